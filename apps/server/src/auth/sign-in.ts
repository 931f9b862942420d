import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { account, loginLog, staff } from "../db/tables";
import { essentially, PATIENCE } from "../db/transactions";
import { FairQueue, TooMany } from "../fair-queue";
import { type Arrived, arrive } from "./arrive";
import { isKnownDevice } from "./devices";
import { hashPassword, isPassword } from "./password";
import type { Arrival } from "./sessions";
import { countTries, forgive, type Patience, type Try, takeBack } from "./throttle";
import { hashOf } from "./token";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Wrong passwords for one email from one address, or from one browser that the person has signed in with before. */
const FROM_ONE_PLACE: Patience = { free: 5, first: 10 * SECOND, longest: 15 * MINUTE, forgets: 60 * MINUTE };
/** Wrong passwords for one email from everywhere, known browsers aside: many machines together are no faster. */
export const PER_EMAIL: Patience = { free: 20, first: 10 * SECOND, longest: 15 * MINUTE, forgets: 24 * 60 * MINUTE };
/** Wrong passwords from one address, whatever the emails; a whole office may sign in from one. */
export const PER_ADDRESS: Patience = { free: 100, first: SECOND, longest: MINUTE, forgets: 10 * MINUTE };

/** Passwords that this process checks at once (each takes 32 MB), and how many of one address or known browser. */
const checks = new FairQueue(4, { running: 2, waiting: 60 });
/** One after the other, and how many may wait: for one email and place. */
const tries = new FairQueue(Number.POSITIVE_INFINITY, { running: 1, waiting: 20 });

export interface SignInAttempt extends Arrival {
  readonly email: string;
  readonly password: string;
}

export type SignInOutcome =
  | (Arrived & { readonly person: typeof staff.$inferSelect; readonly mustChangePassword: boolean })
  | { readonly refused: "wrong" }
  | {
      readonly refused: "locked" | "busy";
      /** In milliseconds. */
      readonly wait: number;
    };

/**
 * Checks an email and a password, records the attempt and begins a session. An unknown email takes as long as a wrong
 * password, is refused in the same words and has to wait like one that is known. A browser that the person has signed in
 * with before is counted for itself: wrong passwords of others do not keep the person out there.
 */
export async function signIn(db: Database, attempt: SignInAttempt, now: Date): Promise<SignInOutcome> {
  const email = emailOf(attempt.email);
  const found = await findAccount(db, email);
  const isKnown = found !== undefined && (await isKnownDevice(db, found.staff.idx, attempt.deviceToken, now));
  const counted = isKnown ? [ofDevice(email, attempt.deviceToken)] : ofStranger(email, attempt.ip);
  const place = counted[0]?.what.join(" ") ?? email;
  try {
    // one after the other: of right ones at once none has to wait for the others to be forgiven
    return await tries.run(place, () =>
      checks.run(isKnown ? place : attempt.ip, () => checkPassword(db, attempt, { email, found, tries: counted }, now)),
    );
  } catch (error) {
    if (error instanceof TooMany) return { refused: "busy", wait: SECOND };
    throw error;
  }
}

async function checkPassword(
  db: Database,
  attempt: SignInAttempt,
  {
    email,
    found,
    tries,
  }: { email: string; found: Awaited<ReturnType<typeof findAccount>> | undefined; tries: readonly Try[] },
  now: Date,
): Promise<SignInOutcome> {
  const entry = { email: email.slice(0, 120), ip: attempt.ip, ua: attempt.userAgent.slice(0, 300), at: now };
  const note = (ok: boolean) => essentially(db, async (on) => on.insert(loginLog).values({ ...entry, ok }), PATIENCE);
  const waiting = await essentially(db, (on) => countTries(on, tries, now), PATIENCE);
  if (waiting) {
    await note(false);
    return { refused: waiting.of.patience === PER_ADDRESS ? "busy" : "locked", wait: waiting.wait };
  }
  unknownHash ??= hashPassword(crypto.randomUUID());
  const isRight = await isPassword(attempt.password, found?.account.pw_hash ?? (await unknownHash));
  if (!(found && isRight) || found.staff.status === "retired") {
    await note(false);
    return { refused: "wrong" };
  }
  const [ofPlace, ...others] = tries as [Try, ...Try[]];
  const begin = (on: Database) =>
    on.transaction(async (tx) => {
      await tx.insert(loginLog).values({ ...entry, ok: true });
      await forgive(tx, ...ofPlace.what);
      await takeBack(tx, others);
      await tx.update(account).set({ last_login_at: now }).where(eq(account.idx, found.account.idx));
      return arrive(tx, found.staff.idx, { ...attempt, mustChange: found.account.must_change_pw }, now);
    });
  const arrived = await essentially(db, begin, PATIENCE);
  return { person: found.staff, mustChangePassword: found.account.must_change_pw, ...arrived };
}

/** Ends the waiting for an email, wherever it is tried. */
export async function unlock(db: Database, email: string): Promise<void> {
  await forgive(db, emailTry(emailOf(email)));
}

/** An email as it is stored. */
export function emailOf(typed: string): string {
  return typed.trim().toLowerCase();
}

function ofDevice(email: string, token = ""): Try {
  return { what: [emailTry(email), `device ${hashOf(token)}`], patience: FROM_ONE_PLACE };
}

function ofStranger(email: string, ip: string): Try[] {
  return [
    { what: [emailTry(email), `address ${ip}`], patience: FROM_ONE_PLACE },
    { what: [emailTry(email)], patience: PER_EMAIL },
    { what: [`address ${ip}`], patience: PER_ADDRESS },
  ];
}

function emailTry(email: string): string {
  return `email ${email}`;
}

async function findAccount(db: Database, email: string) {
  const [found] = await db
    .select({ account, staff })
    .from(account)
    .innerJoin(staff, eq(staff.idx, account.idx_staff))
    .where(eq(account.email, email));
  return found;
}

/** A hash that no password belongs to, for emails that have no account; made at the first sign-in, whosever it is. */
let unknownHash: Promise<string> | undefined;
