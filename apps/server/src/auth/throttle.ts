import { createHash } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { throttle } from "../db/system-tables";

/** So many tries within so many milliseconds; after the last one the next are refused for that long. */
export interface Limit {
  readonly tries: number;
  readonly within: number;
}

/**
 * Counts a try and says whether it is allowed. Counted in the database before anything is tried, so that tries at once,
 * by several server processes too, are not more than tries one by one.
 */
export async function mayTry(db: Database, what: string, { tries, within }: Limit, now: Date): Promise<boolean> {
  const from = sql`${now.toISOString()}::timestamptz`;
  const until = new Date(now.getTime() + within);
  const isOver = sql`${throttle.until} <= ${from}`;
  const [row] = await db
    .insert(throttle)
    .values({ key: keyOf(what), hits: 1, until })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${throttle.hits} + 1 end`,
        until: sql`case when ${isOver} or ${throttle.hits} + 1 = ${tries} then excluded.until else ${throttle.until} end`,
      },
    })
    .returning({ hits: throttle.hits });
  return (row?.hits ?? 0) <= tries;
}

/** Forgets what was counted. */
export async function forgive(db: Database, what: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, keyOf(what)));
}

/** Removes counts that mean nothing any more; returns how many. */
export async function removeOldCounts(db: Database, now: Date): Promise<number> {
  return (await db.delete(throttle).where(lte(throttle.until, now))).rowCount ?? 0;
}

/** A hash: what people type into the email's field may be anything, a password too. */
function keyOf(what: string): string {
  return createHash("sha256").update(what).digest("base64url");
}
