import { errorCodes } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { account, authSession } from "../db/tables";
import { isPassword } from "./password";
import type { Person } from "./sessions";
import { forgive, type Limit, mayTry } from "./throttle";

/** How long a password that was given counts, in milliseconds. */
export const PASSWORD_COUNTS = 15 * 60 * 1000;
/** Somebody at a screen that was left open must not try out passwords. */
const PER_PERSON: Limit = { tries: 5, within: 10 * 60 * 1000 };

/** Refuses what asks for the password where it was not given in this session within the last quarter of an hour. */
export async function needPassword(db: Database, { sessionIdx }: Pick<Person, "sessionIdx">, now: Date): Promise<void> {
  const [session] = await db
    .select({ at: authSession.password_at })
    .from(authSession)
    .where(eq(authSession.idx, sessionIdx));
  const at = session?.at ?? null;
  if (at !== null && now.getTime() - at.getTime() <= PASSWORD_COUNTS) return;
  throw new ApiError(403, "계속하려면 비밀번호를 다시 입력하세요.", errorCodes.passwordAgain);
}

/** Notes that a person has given the password again. Throws when it is wrong, or was so too often. */
export async function confirmPassword(db: Database, person: Person, password: string, now: Date): Promise<void> {
  const tries = `password of ${person.idx}`;
  if (!(await mayTry(db, tries, PER_PERSON, now))) {
    throw new ApiError(429, "비밀번호를 여러 번 잘못 입력했습니다. 10분 뒤에 다시 시도하세요.");
  }
  const [found] = await db.select().from(account).where(eq(account.idx_staff, person.idx));
  if (!found || !(await isPassword(password, found.pw_hash))) throw new ApiError(403, "비밀번호가 올바르지 않습니다.");
  await forgive(db, tries);
  await db.update(authSession).set({ password_at: now }).where(eq(authSession.idx, person.sessionIdx));
}
