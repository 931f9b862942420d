import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { account, loginLog, staff } from "../db/tables";
import { hashPassword, isPassword } from "./password";

/** After this many wrong passwords in a row an account is locked. */
const FAILURES_ALLOWED = 5;
/** How long it stays locked, in milliseconds. */
const LOCKED_FOR = 10 * 60 * 1000;

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
}

export type SignInOutcome =
  | { readonly person: typeof staff.$inferSelect; readonly mustChangePassword: boolean }
  | { readonly refused: "wrong" | "locked" };

/**
 * Checks an email and a password and records the attempt. An unknown email takes as long as a wrong password, and is
 * refused in the same words.
 */
export async function signIn(db: Database, attempt: SignInAttempt, now: Date): Promise<SignInOutcome> {
  const email = attempt.email.trim().toLowerCase();
  const [found] = await db
    .select({ account, staff })
    .from(account)
    .innerJoin(staff, eq(staff.idx, account.idx_staff))
    .where(eq(account.email, email));
  const isRight = await isPassword(attempt.password, found?.account.pw_hash ?? (await unknownHash));
  const isLocked = (found?.account.locked_until ?? now) > now;
  const mayEnter = found !== undefined && isRight && !isLocked && found.staff.status !== "retired";
  await db
    .insert(loginLog)
    .values({ email: email.slice(0, 120), ok: mayEnter, ip: attempt.ip, ua: attempt.userAgent.slice(0, 300), at: now });
  if (mayEnter) {
    await db
      .update(account)
      .set({ fail_count: 0, locked_until: null, last_login_at: now })
      .where(eq(account.idx, found.account.idx));
    return { person: found.staff, mustChangePassword: found.account.must_change_pw };
  }
  if (found && isLocked) return { refused: "locked" };
  if (found && !isRight) await countFailure(db, found.account.idx, now);
  return { refused: "wrong" };
}

async function countFailure(db: Database, idxAccount: number, now: Date): Promise<void> {
  const isLast = sql`${account.fail_count} + 1 >= ${FAILURES_ALLOWED}`;
  const until = new Date(now.getTime() + LOCKED_FOR);
  await db
    .update(account)
    .set({
      fail_count: sql`case when ${isLast} then 0 else ${account.fail_count} + 1 end`,
      locked_until: sql`case when ${isLast} then ${until.toISOString()}::timestamptz else ${account.locked_until} end`,
    })
    .where(eq(account.idx, idxAccount));
}

/** A hash that no password belongs to, for emails that have no account. */
const unknownHash = hashPassword(crypto.randomUUID());
