import { endStaffSession, exportAdminLog, getAdminLog, resendMail } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { endSession } from "../../auth/sessions";
import { type RowOf, type Sheet, serveSheet } from "../../crud/tables/serve-sheet";
import { authSession } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { lookInto } from "../../logs/look";

const columns: Sheet<RowOf<typeof getAdminLog>> = [
  ["일시", ({ at }) => at],
  ["사용자", ({ who }) => who],
  ["내용", ({ what }) => what],
  ["대상", ({ subject }) => subject],
  ["결과", ({ outcome }) => outcome],
  ["IP", ({ ip }) => ip],
  ["브라우저", ({ ua }) => ua],
];

/** What the operators of the portal look at: who did what, who signs in, what runs at night. */
export const adminRoutes: Routes = (app, services) => {
  const { db, now, mailer } = services;
  serve(app, services, getAdminLog, (asked) => lookInto(db, asked, now()));
  serveSheet(app, services, exportAdminLog, { title: "운영 기록", columns }, (asked) => lookInto(db, asked, now()));
  serve(app, services, endStaffSession, async ({ idx }, { audit }) => {
    const [session] = await db.select().from(authSession).where(eq(authSession.idx, idx));
    if (!session || !(await endSession(db, session.idx_staff, idx, now())))
      throw new ApiError(404, "끝난 로그인입니다.");
    audit.subject = `auth_session ${idx} of staff ${session.idx_staff}`;
    return { err_msg: "로그아웃하였습니다." };
  });
  serve(app, services, resendMail, async ({ idx }, { audit }) => {
    audit.subject = `mail ${idx}`;
    if (!mailer) throw new ApiError(409, "이 인트라넷은 메일을 보내지 않습니다.");
    if (!(await mailer.sendAgain(idx))) throw new ApiError(404, "다시 보낼 메일이 없습니다.");
    return { err_msg: "다시 보냅니다." };
  });
};
