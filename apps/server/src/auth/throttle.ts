import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { throttle } from "../db/system-tables";
import { apart } from "../db/transactions";

/** So many tries within so many milliseconds; after the last one the next are refused for that long. */
export interface Limit {
  readonly tries: number;
  readonly within: number;
}

/** After so many free tries each next one has to wait, twice as long as the one before; all in milliseconds. */
export interface Patience {
  readonly free: number;
  /** How long the first that is not free waits, and how long any waits at most. */
  readonly first: number;
  readonly longest: number;
  /** Nothing is known any more after so long without a try. */
  readonly forgets: number;
}

/** What is tried, from the general to the particular, and with how much patience. */
export interface Try {
  readonly what: readonly string[];
  readonly patience: Patience;
}

/**
 * Counts a try and says whether it is allowed. Counted in the database before anything is tried, so that tries at once,
 * by several server processes too, are not more than tries one by one.
 */
export async function mayTry(db: Database, what: string, { tries, within }: Limit, now: Date): Promise<boolean> {
  const from = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + within);
  const isOver = sql`${throttle.until} <= ${from}`;
  // a refusal takes back what its call has written, but not that it was tried
  const [row] = await apart(() =>
    db
      .insert(throttle)
      .values({ key: keyOf(what), hits: 1, until })
      .onConflictDoUpdate({
        target: throttle.key,
        set: {
          hits: sql`case when ${isOver} then 1 else ${throttle.hits} + 1 end`,
          until: sql`case when ${isOver} or ${throttle.hits} + 1 = ${tries} then excluded.until else ${throttle.until} end`,
        },
      })
      .returning({ hits: throttle.hits }),
  );
  return (row?.hits ?? 0) <= tries;
}

/** Adds an amount to what is counted from its first moment on for so many milliseconds; returns the sum. */
export async function countAmount(
  db: Database,
  what: string,
  amount: number,
  within: number,
  now: Date,
): Promise<number> {
  const isOver = sql`${throttle.until} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttle)
    .values({ key: keyOf(what), hits: amount, until: new Date(now.getTime() + within) })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        hits: sql`case when ${isOver} then ${amount} else ${throttle.hits} + ${amount} end`,
        until: sql`case when ${isOver} then excluded.until else ${throttle.until} end`,
      },
    })
    .returning({ hits: throttle.hits });
  return row?.hits ?? 0;
}

/**
 * Counts what is tried under each of its names, before it is tried; returns `null`, or which of them has to wait for how
 * many milliseconds. What has to wait is not counted.
 */
export async function countTries(db: Database, tries: readonly Try[], now: Date) {
  const waiting = await firstToWait(db, tries, now);
  if (waiting) return waiting;
  const counted: Try[] = [];
  for (const each of tries) {
    if (await countTry(db, each, now)) counted.push(each);
    else {
      // somebody else came in between
      await takeBack(db, counted);
      return (await firstToWait(db, tries, now)) ?? { of: each, wait: each.patience.first };
    }
  }
  return null;
}

/** Takes back what was counted of a try that was none. */
export async function takeBack(db: Database, tries: readonly Try[]): Promise<void> {
  if (tries.length === 0) return;
  const keys = tries.map(({ what }) => keyOf(...what));
  await db
    .update(throttle)
    .set({ hits: sql`greatest(${throttle.hits} - 1, 0)`, next: null })
    .where(inArray(throttle.key, keys));
}

/** Forgets what was counted of something, and of all that is more particular. */
export async function forgive(db: Database, ...what: readonly string[]): Promise<void> {
  const key = keyOf(...what);
  await db.delete(throttle).where(or(eq(throttle.key, key), sql`starts_with(${throttle.key}, ${`${key}.`})`));
}

/** Removes counts that mean nothing any more; returns how many. */
export async function removeOldCounts(db: Database, now: Date): Promise<number> {
  return (await db.delete(throttle).where(lte(throttle.until, now))).rowCount ?? 0;
}

async function firstToWait(db: Database, tries: readonly Try[], now: Date) {
  const keys = tries.map(({ what }) => keyOf(...what));
  const rows = await db
    .select({ key: throttle.key, next: throttle.next })
    .from(throttle)
    .where(and(inArray(throttle.key, keys), gt(throttle.next, now), gt(throttle.until, now)));
  for (const [index, of] of tries.entries()) {
    const next = rows.find(({ key }) => key === keys[index])?.next;
    if (next) return { of, wait: next.getTime() - now.getTime() };
  }
  return null;
}

/** Counts one try; says no while it has to wait. */
async function countTry(db: Database, { what, patience }: Try, now: Date): Promise<boolean> {
  const { free, first, longest, forgets } = patience;
  const at = sql`${now.toISOString()}::timestamptz`;
  const hits = sql`case when ${throttle.until} <= ${at} then 1 else ${throttle.hits} + 1 end`;
  // a free one makes nobody wait, also not who asked a moment earlier and comes a moment later
  const after = (count: typeof hits) =>
    sql`case when ${count} < ${free} then null
      else ${at} + least(${longest}, ${first} * power(2, least(${count} - ${free}, 30))) * interval '1 millisecond' end`;
  const rows = await db
    .insert(throttle)
    .values({ key: keyOf(...what), hits: 1, until: new Date(now.getTime() + forgets), next: after(sql`1`) })
    .onConflictDoUpdate({
      target: throttle.key,
      set: { hits, next: after(hits), until: sql`excluded.until` },
      setWhere: sql`${throttle.next} is null or ${throttle.next} <= ${at} or ${throttle.until} <= ${at}`,
    })
    .returning({ hits: throttle.hits });
  return rows.length > 0;
}

/** Hashes: what people type into the email's field may be anything, a password too. */
function keyOf(...what: readonly string[]): string {
  return what.map((part) => createHash("sha256").update(part).digest("base64url")).join(".");
}
