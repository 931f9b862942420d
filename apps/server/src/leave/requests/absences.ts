import { daysAfter, type LeaveOfAbsence } from "@portal/definition/calendar";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staffOrder } from "../../db/tables";

/** Kinds of leave of absence that the law counts as worked (Labor Standards Act, art. 60 (6)). */
const worked = ["parental", "injury"];

/** Everybody's leaves of absence (휴직), by the orders that were carried out: each from its day until the day of the return. */
export async function leavesOfAbsence(db: Database): Promise<ReadonlyMap<number, readonly LeaveOfAbsence[]>> {
  const orders = await db
    .select({
      idx_staff: staffOrder.idx_staff,
      kind: staffOrder.kind,
      day: staffOrder.effective_date,
      leave_kind: staffOrder.leave_kind,
    })
    .from(staffOrder)
    .where(
      and(inArray(staffOrder.kind, ["leave", "back"]), eq(staffOrder.status, "done"), isNull(staffOrder.deleted_at)),
    )
    .orderBy(asc(staffOrder.effective_date), asc(staffOrder.idx));
  const found = new Map<number, LeaveOfAbsence[]>();
  for (const { idx_staff, kind, day, leave_kind } of orders) {
    const leaves = found.get(idx_staff) ?? [];
    found.set(idx_staff, leaves);
    const last = leaves.at(-1);
    // another kind of leave ends the one before, as a return does
    if (last && last.to === null) leaves[leaves.length - 1] = { ...last, to: daysAfter(day, -1) };
    if (kind === "leave") {
      leaves.push({ from: day, to: null, isWorked: leave_kind === null ? null : worked.includes(leave_kind) });
    }
  }
  return found;
}
