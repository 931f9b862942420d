import { eq, type SQL } from "drizzle-orm";
import type { Database } from "./db/open";
import { staff, statusLog } from "./db/tables";

/** Who does something, when; `by` is nobody for what happens by itself. */
export interface Actor {
  readonly by: number | null;
  readonly now: Date;
}

/** A record's change of status: none before it when the record is new. */
export interface StatusChange {
  readonly entity: string;
  readonly idx: number;
  readonly from: string | null;
  readonly to: string;
  readonly memo?: string | null | undefined;
  readonly changes?: Changes | undefined;
}

/** Values before and after, by what has changed. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The longest memo that is kept. */
const MEMO = 300;

/** Writes a change of a record's status into the history. */
export async function logStatus(tx: Database, change: StatusChange, idx_staff: number, at: Date): Promise<void> {
  await tx.insert(statusLog).values(statusChange(change, idx_staff, at));
}

/** A change of a record's status as the history keeps it, with who, when and why. */
export function statusChange({ entity, idx, from, to, memo, changes }: StatusChange, idx_staff: number, at: Date) {
  return {
    entity,
    entity_idx: idx,
    from_status: from,
    to_status: to,
    idx_staff,
    at,
    memo: !memo || memo.length <= MEMO ? memo || null : `${memo.slice(0, MEMO - 1)}…`,
    changes: (changes ?? null) as (typeof statusLog.$inferInsert)["changes"],
    idx_writer: idx_staff,
    wdate: at,
  };
}

/** Changes of status with who made them, in an order. */
export function statusChanges(db: Database, where: SQL | undefined, order: SQL) {
  return db
    .select({
      entity: statusLog.entity,
      entity_idx: statusLog.entity_idx,
      at: statusLog.at,
      who: staff.kname,
      from: statusLog.from_status,
      to: statusLog.to_status,
      memo: statusLog.memo,
      changes: statusLog.changes,
    })
    .from(statusLog)
    .innerJoin(staff, eq(staff.idx, statusLog.idx_staff))
    .where(where)
    .orderBy(order)
    .$dynamic();
}
