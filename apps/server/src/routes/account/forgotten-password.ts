import { forgotPassword, makeJoiningLink, resetStaffPassword } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { refuseAbove } from "../../access/not-above";
import { ApiError } from "../../api-error";
import { hashPassword } from "../../auth/password";
import { makePassword, resetPassword } from "../../auth/password-reset";
import type { Person } from "../../auth/sessions";
import { emailOf } from "../../auth/sign-in";
import { makeSignInLink } from "../../auth/sign-in-links";
import { type Limit, mayTry } from "../../auth/throttle";
import type { Database } from "../../db/open";
import { account, staff } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { forgottenMail, joiningMail, resetMail } from "../../mail/account-mails";
import { NO_PASSWORD } from "../../people/joining";
import { dayOf } from "../../seoul";

const HOUR = 60 * 60 * 1000;
/** Nobody's mailbox is filled by others. */
const PER_EMAIL: Limit = { tries: 3, within: HOUR };
const PER_ADDRESS: Limit = { tries: 60, within: HOUR };
/** How long the link of a mail may be used, in minutes. */
const LINK_MINUTES = 30;
/** How long the link of somebody whose password HR has reset may be used. */
const RESET_LENGTH = 24 * HOUR;
/** How long the link of somebody who joins may be used. */
const JOINING_LENGTH = 72 * HOUR;

/** The ways back for somebody who has forgotten the password: by mail, or by HR. */
export const forgottenPasswordRoutes: Routes = (app, services) => {
  const { db, now, settings, mailer } = services;
  serve(app, services, forgotPassword, async ({ uid }, request) => {
    if (!mailer || !settings.publicUrl) {
      throw new ApiError(409, "이 인트라넷은 메일을 보내지 않습니다. 인사팀에 비밀번호 초기화를 요청하세요.");
    }
    const email = emailOf(uid);
    if (!(await mayTry(db, `forgotten at ${request.ip}`, PER_ADDRESS, now()))) {
      throw new ApiError(429, "요청이 너무 많습니다. 한 시간 뒤에 다시 시도하세요.");
    }
    // whether anybody has the email is told to nobody
    const told = {
      err_msg: `계정이 있으면 ${email} 주소로 메일을 보냅니다. 메일의 주소를 ${LINK_MINUTES}분 안에 여세요.`,
    };
    if (!(await mayTry(db, `forgotten ${email}`, PER_EMAIL, now()))) return told;
    const wish = { email, to: "/main", resets: true, isAsked: true, length: LINK_MINUTES * 60_000 };
    const path = await makeSignInLink(db, wish, now());
    if (path === null) return told;
    const [found] = await db
      .select({ kname: staff.kname })
      .from(account)
      .innerJoin(staff, eq(staff.idx, account.idx_staff))
      .where(eq(account.email, email));
    // never where the request says it went: that is whatever the sender writes
    const link = new URL(path, settings.publicUrl).href;
    await mailer.send(forgottenMail(email, found?.kname ?? "", link, LINK_MINUTES), db);
    return told;
  });

  serve(app, services, resetStaffPassword, async ({ idx }, request) => {
    request.audit.subject = `staff ${idx}`;
    const whose = await entrustedTo(db, request.person, idx, now());
    const password = makePassword();
    const pw_hash = await hashPassword(password);
    const done = await db.transaction((tx) => resetPassword(tx, { idxStaff: idx }, pw_hash, now()));
    if (!done) throw new ApiError(404, "로그인 계정이 없습니다.");
    // whoever reads the password can be that person: where there is mail, nobody but the person gets a way in
    if (!mailer || !settings.publicUrl) return { password };
    const wish = { email: done.email, to: "/main", resets: true, length: RESET_LENGTH };
    const path = await makeSignInLink(db, wish, now());
    const link = new URL(path ?? "/login", settings.publicUrl).href;
    await mailer.send(resetMail(done.email, whose.kname, link, RESET_LENGTH / HOUR), db);
    return { password: null };
  });

  serve(app, services, makeJoiningLink, async ({ idx }, request) => {
    request.audit.subject = `staff ${idx}`;
    const { email, kname } = await entrustedTo(db, request.person, idx, now());
    const [own] = await db.select({ pw_hash: account.pw_hash }).from(account).where(eq(account.idx_staff, idx));
    if (!own) throw new ApiError(404, "로그인 계정이 없습니다.");
    // whoever has come in has something of their own: a way in goes to them, and is not for others to read
    if (own.pw_hash !== NO_PASSWORD) {
      throw new ApiError(409, "이미 비밀번호를 정한 직원입니다. 직원 프로필에서 비밀번호를 초기화하세요.");
    }
    const path = await makeSignInLink(db, { email, to: "/main", resets: true, length: JOINING_LENGTH }, now());
    if (path === null) throw new ApiError(404, "로그인 계정이 없습니다.");
    if (!settings.publicUrl) return { link: path, is_mailed: false };
    const link = new URL(path, settings.publicUrl).href;
    await mailer?.send(joiningMail(email, kname, link, JOINING_LENGTH / HOUR), db);
    return { link, is_mailed: mailer !== null };
  });
};

/** Somebody whose way in the person may open: whoever opens it can be that person. */
async function entrustedTo(db: Database, person: Person, idx: number, now: Date) {
  if (idx === person.idx) throw new ApiError(403, "내 비밀번호는 프로필 관리에서 바꾸세요.");
  const [whose] = await db.select().from(staff).where(eq(staff.idx, idx));
  if (!whose || whose.status === "retired") throw new ApiError(404, "없는 직원입니다.");
  await refuseAbove(db, await askerOf(db, person, dayOf(now)), idx, dayOf(now));
  return whose;
}
