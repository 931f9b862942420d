import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { logRemoval, logSeal } from "../db/system-tables";
import { hashOf } from "./hash";
import { type LogName, logs } from "./logs";

export interface Verdict {
  readonly log: LogName;
  /** What is not as it was sealed, in words. */
  readonly problems: readonly string[];
  readonly sealed: number;
  /** Added since the last seal: nothing is known of these. */
  readonly unsealed: number;
  /** Up to which row the log was shortened, and when; `null` when it never was. */
  readonly removed: { readonly last_idx: number; readonly at: Date } | null;
  /** The last seal's hash: who has noted it elsewhere sees whether the chain is still the same. */
  readonly head: string;
}

/** Looks whether every row of every log is there and as it was written. */
export async function verifyLogs(db: Database): Promise<Verdict[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const verdicts: Verdict[] = [];
      for (const log of logs) verdicts.push(await verifyLog(tx, log));
      return verdicts;
    },
    { isolationLevel: "repeatable read" },
  );
}

async function verifyLog(tx: Database, log: LogName): Promise<Verdict> {
  const seals = await tx.select().from(logSeal).where(eq(logSeal.log, log)).orderBy(asc(logSeal.last_idx));
  const [removal] = await tx
    .select()
    .from(logRemoval)
    .where(eq(logRemoval.log, log))
    .orderBy(desc(logRemoval.last_idx))
    .limit(1);
  const problems: string[] = [];
  let [next, head, sealed] = [1, "", 0];
  for (const seal of seals) {
    const rows = `rows ${seal.first_idx} to ${seal.last_idx}`;
    if (seal.first_idx !== next) problems.push(`the seal of rows ${next} to ${seal.first_idx - 1} is missing`);
    if (!(removal && seal.last_idx <= removal.last_idx)) {
      const found = await hashOf(tx, { ...seal, log }, head);
      const missing = seal.rows - found.rows;
      if (missing > 0) problems.push(`${rows}: ${missing} of ${seal.rows} are missing`);
      else if (missing < 0) problems.push(`${rows}: ${-missing} were added later`);
      else if (found.hash !== seal.hash) problems.push(`${rows}: something was changed`);
      sealed += found.rows;
    }
    [next, head] = [seal.last_idx + 1, seal.hash];
  }
  const { rows } = await tx.execute<{ unsealed: number }>(
    sql`select count(*)::int as unsealed from ${sql.identifier(log)} where idx >= ${next}`,
  );
  return { log, problems, sealed, unsealed: rows[0]?.unsealed ?? 0, removed: removal ?? null, head };
}
