import { passwordProblem } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { account, authSession } from "../db/tables";
import { notify } from "../notifications";
import { hashPassword, isPassword } from "./password";
import { refuseGuessable, rememberPassword } from "./password-rules";
import { endOtherSessions, type Person } from "./sessions";
import { forgive, type Limit, mayTry } from "./throttle";
import { hashOf, makeToken } from "./token";

/** Somebody at a screen that was left open must not try out passwords. */
const PER_PERSON: Limit = { tries: 5, within: 10 * 60 * 1000 };

export interface PasswordChange {
  /** Not asked for in a session that a link began, while the password has to be changed. */
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/**
 * Changes a person's own password. Their other sessions end, this one gets a new token, which is returned. Throws an
 * {@link ApiError} that says what is wrong.
 */
export async function changePassword(
  db: Database,
  person: Person,
  { current, next, again }: PasswordChange,
  now: Date,
): Promise<string> {
  const problem = passwordProblem(next, again);
  if (problem !== null) throw new ApiError(400, problem);
  const [found] = await db.select().from(account).where(eq(account.idx_staff, person.idx));
  if (!found) throw new ApiError(404, "로그인 계정이 없습니다.");
  const isKnown = person.byLink && found.must_change_pw;
  if (!isKnown) {
    const tries = `password of ${person.idx}`;
    if (!(await mayTry(db, tries, PER_PERSON, now))) {
      throw new ApiError(429, "비밀번호를 여러 번 잘못 입력했습니다. 10분 뒤에 다시 시도하세요.");
    }
    if (!(await isPassword(current, found.pw_hash))) throw new ApiError(403, "현재 비밀번호가 올바르지 않습니다.");
    await forgive(db, tries);
  }
  await refuseGuessable(db, person, found.pw_hash, next);
  const pw_hash = await hashPassword(next);
  const token = makeToken();
  await db.transaction(async (tx) => {
    await rememberPassword(tx, found, now);
    const title = "비밀번호가 변경되었습니다. 내가 한 일이 아니면 인사팀에 알려 주세요.";
    await notify(tx, { to: [person.idx], kind: "account", title }, now);
    await tx
      .update(account)
      .set({ pw_hash, must_change_pw: false, pw_changed_at: now })
      .where(eq(account.idx, found.idx));
    await endOtherSessions(tx, person.idx, person.sessionIdx, now);
    await tx
      .update(authSession)
      .set({ token_hash: hashOf(token) })
      .where(eq(authSession.idx, person.sessionIdx));
  });
  return token;
}
