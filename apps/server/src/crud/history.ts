import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { staff, statusLog } from "../db/tables";
import type { Entity } from "./entity";
import type { Asking } from "./rules";

/** What happened to a record: a state of the flow, or `added`, `changed`, `removed`. */
interface Happening {
  readonly idx: number;
  readonly from?: string | null;
  readonly to: string;
  readonly memo?: string | undefined;
}

/** Writes to a record's history who did what. */
export async function logHappening(
  { db, now, person }: Asking,
  { name }: Pick<Entity, "name">,
  { idx, from = null, to, memo }: Happening,
): Promise<void> {
  await db.insert(statusLog).values({
    entity: name,
    entity_idx: idx,
    from_status: from,
    to_status: to,
    idx_staff: person.idx,
    at: now,
    memo: memo === undefined || memo.length <= MEMO ? memo : `${memo.slice(0, MEMO - 1)}…`,
    idx_writer: person.idx,
    wdate: now,
  });
}

/** The longest memo that is kept. */
const MEMO = 300;

/** What happened to a record, the first thing first. */
export async function historyOf(db: Database, { name }: Entity, idx: number) {
  const rows = await db
    .select({
      at: statusLog.at,
      who: staff.kname,
      from: statusLog.from_status,
      to: statusLog.to_status,
      memo: statusLog.memo,
    })
    .from(statusLog)
    .innerJoin(staff, eq(staff.idx, statusLog.idx_staff))
    .where(and(eq(statusLog.entity, name), eq(statusLog.entity_idx, idx)))
    .orderBy(asc(statusLog.idx))
    .limit(200);
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}
