import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff, statusLog } from "../../db/tables";
import type { Step } from "./document";

/** A document's changes of status and those of its steps, newest first, each with the step that changed. */
export async function documentHistory(db: Database, idx: number, steps: readonly Step[]) {
  const isOf = and(eq(statusLog.entity, "document"), eq(statusLog.entity_idx, idx));
  const idxs = steps.map((step) => step.idx);
  const isOfStep = and(eq(statusLog.entity, "doc_step"), inArray(statusLog.entity_idx, idxs));
  const rows = await changesOf(db, idxs.length > 0 ? or(isOf, isOfStep) : isOf);
  return rows.map(({ entity, entity_idx, ...row }) => ({
    ...row,
    step: entity === "doc_step" ? (steps.find((step) => step.idx === entity_idx) ?? null) : null,
  }));
}

/** A record's changes of status, newest first. */
export async function historyOf(db: Database, entity: string, idx: number) {
  const rows = await changesOf(db, and(eq(statusLog.entity, entity), eq(statusLog.entity_idx, idx)));
  return rows.map(({ at, who, from, to, memo }) => ({ at, who, from, to, memo }));
}

async function changesOf(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({
      entity: statusLog.entity,
      entity_idx: statusLog.entity_idx,
      at: statusLog.at,
      who: staff.kname,
      from: statusLog.from_status,
      to: statusLog.to_status,
      memo: statusLog.memo,
    })
    .from(statusLog)
    .innerJoin(staff, eq(staff.idx, statusLog.idx_staff))
    .where(where)
    .orderBy(desc(statusLog.idx));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
