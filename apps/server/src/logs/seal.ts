import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { logSeal } from "../db/system-tables";
import { columnsOf, hashOf } from "./hash";
import { type LogName, logs } from "./logs";

/** Names the lock that keeps two servers from sealing at once; who writes to a log does not know of it. */
const SEAL_LOCK = 6_167_003;
/** Most numbers of a seal, so that a missing row is found among few. */
const BATCH = 5000;
/** A call whose outcome is not known after so long has none. */
const OUTCOME_WITHIN = "10 minutes";

/**
 * Seals what has been added to the logs since the last time; returns how many rows. Nobody who writes waits for it: it
 * waits for them, and seals only up to where nothing can appear any more.
 */
export async function sealLogs(db: Database, now: Date): Promise<number> {
  let sealed = 0;
  for (const log of logs) {
    const last = await settledUpTo(db, log, now);
    if (last !== null) sealed += await sealUpTo(db, log, last, now);
  }
  return sealed;
}

/** The last seal of a log; none in a new installation. */
export async function lastSeal(db: Database, log: LogName) {
  const [seal] = await db.select().from(logSeal).where(eq(logSeal.log, log)).orderBy(desc(logSeal.last_idx)).limit(1);
  return seal;
}

/**
 * The number below which no row of a log can appear any more. Numbers are given before rows are seen: whoever had the
 * log open for writing when the number was read may still bring a lower one, and is waited for. `null` when they take long.
 */
async function settledUpTo(db: Database, log: LogName, now: Date): Promise<number | null> {
  const sequence = sql.identifier(`${log}_idx_seq`);
  const { rows } = await db.execute<{ last: string }>(
    sql`select case when is_called then last_value else 0 end as last from ${sequence}`,
  );
  const writing = async () => {
    const { rows: holders } = await db.execute<{ holder: string }>(sql`
      select virtualtransaction as holder from pg_locks
      where locktype = 'relation' and relation = ${log}::regclass and mode = 'RowExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`);
    return new Set(holders.map(({ holder }) => holder));
  };
  const before = await writing();
  for (let tries = 0; ; tries++) {
    const open = await writing();
    if (![...before].some((holder) => open.has(holder))) break;
    if (tries === 50) return null;
    await sleep(100);
  }
  const last = Number(rows[0]?.last ?? 0);
  if (log !== "audit_log") return last;
  // the outcome of a call comes after its row
  const { rows: running } = await db.execute<{ last: string | null }>(sql`
    select min(idx) - 1 as last from audit_log
    where status is null and at > ${now.toISOString()}::timestamptz - ${OUTCOME_WITHIN}::interval
      and idx > coalesce((select max(last_idx) from log_seal where log = 'audit_log'), 0)`);
  return Math.min(last, Number(running[0]?.last ?? last));
}

async function sealUpTo(db: Database, log: LogName, last: number, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`);
    await tx.execute(sql`set local timezone = 'UTC'`);
    const columns = await columnsOf(tx, log);
    let sealed = 0;
    for (let seal = await lastSeal(tx, log); (seal?.last_idx ?? 0) < last; seal = await lastSeal(tx, log)) {
      const first_idx = (seal?.last_idx ?? 0) + 1;
      const stretch = { log, columns, first_idx, last_idx: Math.min(last, first_idx + BATCH - 1) };
      const { hash, rows } = await hashOf(tx, stretch, seal?.hash ?? "");
      await tx.insert(logSeal).values({ ...stretch, rows, hash, at: now });
      sealed += rows;
    }
    return sealed;
  });
}

/** Whether a hash that somebody has noted is one of the chain. */
export async function isInChain(db: Database, log: LogName, hash: string): Promise<boolean> {
  return (await db.$count(logSeal, and(eq(logSeal.log, log), eq(logSeal.hash, hash)))) > 0;
}
