import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { account, loginLog, staff } from "../db/tables";
import { hashPassword, isPassword } from "./password";
import { type Arrival, beginSession } from "./sessions";
import { forgive, type Limit, mayTry } from "./throttle";

/** Five wrong passwords lock an email for ten minutes, whether it has an account or not. */
const PER_EMAIL: Limit = { tries: 5, within: 10 * 60 * 1000 };
/** A whole office may sign in from one address. */
export const PER_ADDRESS: Limit = { tries: 100, within: 60 * 1000 };

export interface SignInAttempt extends Arrival {
  readonly email: string;
  readonly password: string;
}

export type SignInOutcome =
  | { readonly person: typeof staff.$inferSelect; readonly mustChangePassword: boolean; readonly token: string }
  | { readonly refused: "wrong" | "locked" | "busy" };

/**
 * Checks an email and a password, records the attempt and begins a session. An unknown email takes as long as a wrong
 * password, is refused in the same words and is locked like one that is known.
 */
export async function signIn(db: Database, attempt: SignInAttempt, now: Date): Promise<SignInOutcome> {
  const email = emailOf(attempt.email);
  if (!(await mayTry(db, `address ${attempt.ip}`, PER_ADDRESS, now))) return { refused: "busy" };
  const isOpen = await mayTry(db, tryOf(email), PER_EMAIL, now);
  const found = isOpen ? await findAccount(db, email) : undefined;
  const isRight = isOpen && (await isPassword(attempt.password, found?.account.pw_hash ?? (await unknownHash)));
  const entry = { email: email.slice(0, 120), ip: attempt.ip, ua: attempt.userAgent.slice(0, 300), at: now };
  if (!(found && isRight) || found.staff.status === "retired") {
    await db.insert(loginLog).values({ ...entry, ok: false });
    return { refused: isOpen ? "wrong" : "locked" };
  }
  const token = await db.transaction(async (tx) => {
    await tx.insert(loginLog).values({ ...entry, ok: true });
    await forgive(tx, tryOf(email));
    await tx.update(account).set({ last_login_at: now }).where(eq(account.idx, found.account.idx));
    return beginSession(tx, found.staff.idx, attempt, now);
  });
  return { person: found.staff, mustChangePassword: found.account.must_change_pw, token };
}

/** Ends the lock of an email. */
export async function unlock(db: Database, email: string): Promise<void> {
  await forgive(db, tryOf(emailOf(email)));
}

/** An email as it is stored. */
export function emailOf(typed: string): string {
  return typed.trim().toLowerCase();
}

async function findAccount(db: Database, email: string) {
  const [found] = await db
    .select({ account, staff })
    .from(account)
    .innerJoin(staff, eq(staff.idx, account.idx_staff))
    .where(eq(account.email, email));
  return found;
}

function tryOf(email: string): string {
  return `email ${email}`;
}

/** A hash that no password belongs to, for emails that have no account. */
const unknownHash = hashPassword(crypto.randomUUID());
