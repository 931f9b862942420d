import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { logRemoval, logSeal } from "../db/system-tables";
import type { LogName } from "./logs";

/** Who has read a document is known as long as the document is. */
const shortened: readonly LogName[] = ["audit_log", "login_log", "export_log"];

/**
 * Removes from the logs what was sealed before a day, and writes down that it did; returns how many rows. The triggers
 * let go of no row that no removal names, and of none that is younger than 90 days.
 */
export async function shortenLogs(tx: Database, before: Date, now: Date): Promise<number> {
  let removed = 0;
  for (const log of shortened) {
    const [seal] = await tx
      .select()
      .from(logSeal)
      .where(and(eq(logSeal.log, log), lt(logSeal.at, before)))
      .orderBy(desc(logSeal.last_idx))
      .limit(1);
    if (!seal) continue;
    const table = sql.identifier(log);
    const { rows } = await tx.execute(sql`select from ${table} where idx <= ${seal.last_idx} limit 1`);
    if (rows.length === 0) continue;
    await tx.insert(logRemoval).values({ log, last_idx: seal.last_idx, before, at: now });
    removed += (await tx.execute(sql`delete from ${table} where idx <= ${seal.last_idx}`)).rowCount ?? 0;
  }
  return removed;
}
