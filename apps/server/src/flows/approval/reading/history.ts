import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { statusLog } from "../../../db/tables";
import { statusChanges } from "../../../status-log";
import type { Step } from "../document";

/** A document's changes of status and those of its steps, newest first, each with the step that changed. */
export async function documentHistory(db: Database, idx: number, steps: readonly Step[]) {
  const isOf = and(eq(statusLog.entity, "document"), eq(statusLog.entity_idx, idx));
  const idxs = steps.map((step) => step.idx);
  const isOfStep = and(eq(statusLog.entity, "doc_step"), inArray(statusLog.entity_idx, idxs));
  const rows = await statusChanges(db, idxs.length > 0 ? or(isOf, isOfStep) : isOf, desc(statusLog.idx));
  return rows.map(({ entity, entity_idx, at, changes: _, ...row }) => ({
    ...row,
    at: at.toISOString(),
    step: entity === "doc_step" ? (steps.find((step) => step.idx === entity_idx) ?? null) : null,
  }));
}
