import { and, eq, inArray, isNull, type Placeholder, type SQL } from "drizzle-orm";
import { periodText } from "../../company/away";
import type { Database } from "../../db/open";
import { leaveAdvance, staff, statusLog, vacation, vacationType } from "../../db/tables";

/** Cancellations that somebody is to decide on, with the reasons that were given. */
export async function cancellationsFor(db: Database, decider: number) {
  const rows = await db
    .select({ leave: vacation, kname: staff.kname, type: vacationType.name })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(isToDecideBy(decider))
    .orderBy(vacation.idx);
  const reasons = await reasonsOf(
    db,
    rows.map(({ leave }) => leave.idx),
  );
  return rows.map(({ leave, kname, type }) => ({
    idx: leave.idx,
    ver: leave.ver,
    kname,
    type,
    when: periodText(leave.during),
    days: leave.days,
    reason: reasons.get(leave.idx) ?? "",
  }));
}

/** Leave whose cancellation was asked for and waits for somebody. */
export function isToDecideBy(decider: number | Placeholder): SQL | undefined {
  return and(eq(vacation.idx_decider, decider), eq(vacation.status, "cancel_req"), isNull(vacation.deleted_at));
}

/** What somebody may use before it is granted, and the record that says so. */
export async function advanceDays(db: Database, idx_staff: number): Promise<{ idx: number | null; days: number }> {
  const [row] = await db
    .select({ idx: leaveAdvance.idx, days: leaveAdvance.days })
    .from(leaveAdvance)
    .where(and(eq(leaveAdvance.idx_staff, idx_staff), isNull(leaveAdvance.deleted_at)));
  return row ?? { idx: null, days: 0 };
}

/** Why each cancellation was asked for, the last time. */
async function reasonsOf(db: Database, idxs: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select()
    .from(statusLog)
    .where(
      and(eq(statusLog.entity, "vacation"), inArray(statusLog.entity_idx, idxs), eq(statusLog.to_status, "cancel_req")),
    )
    .orderBy(statusLog.idx);
  return new Map(rows.map(({ entity_idx, memo }) => [entity_idx, memo ?? ""]));
}
