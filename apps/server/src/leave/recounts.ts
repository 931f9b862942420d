import { type LeaveShare, roundDays, sumOfShares, type WorkCalendar } from "@portal/definition/calendar";
import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { staff, vacation, vacationType } from "../db/tables";
import { lockStaff, periodText } from "./away";
import { calendarOf } from "./holidays";
import { type Doing, enter, usedBy } from "./ledger";
import { logStatus } from "./status";

/** Leave, from today on, that counts days on which nobody works any more, and what it would count. */
export async function recountsOf(db: Database, now: Date, only?: readonly number[]) {
  const rows = await db
    .select({ leave: vacation, kname: staff.kname, type: vacationType })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(
      and(
        inArray(vacation.status, ["req", "ok", "cancel_req"]),
        isNull(vacation.deleted_at),
        gte(sql`upper(${vacation.during})`, sql`${now.toISOString()}::timestamptz`),
        only && inArray(vacation.idx, [...only]),
      ),
    )
    .orderBy(sql`lower(${vacation.during})`);
  const found = [];
  for (const { leave, kname, type } of rows) {
    const shares = stillWorked(leave.shares, await calendarOf(db, leave.idx_sector));
    if (sumOfShares(shares) < leave.days) found.push({ leave, kname, type, shares });
  }
  return found;
}

/** As people see it. */
export async function recountList(db: Database, now: Date) {
  return (await recountsOf(db, now)).map(({ leave, kname, type, shares }) => ({
    idx: leave.idx,
    kname,
    type: type.name,
    when: periodText(leave.during),
    days: leave.days,
    after: sumOfShares(shares),
  }));
}

/** Gives back what has become holidays. Returns for how many leaves, and how many days. */
export async function recount(
  tx: Database,
  idxs: readonly number[],
  doing: Doing,
): Promise<{ done: number; days: number }> {
  let days = 0;
  const found = await recountsOf(tx, doing.now, idxs);
  for (const { leave, shares } of found) {
    await lockStaff(tx, leave.idx_staff);
    const after = sumOfShares(shares);
    const back = roundDays(leave.days - after);
    await restorePart(tx, leave, back, doing);
    await tx
      .update(vacation)
      .set({ shares, days: after, idx_editor: doing.by, mdate: doing.now, ver: sql`${vacation.ver} + 1` })
      .where(eq(vacation.idx, leave.idx));
    const memo = `휴일이 되어 ${back}일을 돌려줌`;
    await logStatus(tx, "vacation", { idx: leave.idx, from: leave.status, to: leave.status, memo }, doing);
    days = roundDays(days + back);
  }
  return { done: found.length, days };
}

/** The part of each day that is still worked: all, half or none of what it took. */
function stillWorked(shares: readonly LeaveShare[], calendar: WorkCalendar): LeaveShare[] {
  return shares.flatMap((share) => {
    const worked = calendar.halvesOf(share.day).length / 2;
    const days = Math.min(share.days, worked);
    return days > 0 ? [{ ...share, days }] : [];
  });
}

/** Days go back to the grant that ends last of those they came from. */
async function restorePart(
  tx: Database,
  { idx, idx_staff }: { idx: number; idx_staff: number },
  days: number,
  doing: Doing,
): Promise<void> {
  let left = days;
  for (const draw of (await usedBy(tx, idx)).sort((a, b) => b.valid_to.localeCompare(a.valid_to))) {
    const qty = Math.min(left, draw.qty);
    if (qty <= 0) break;
    left = roundDays(left - qty);
    const memo = "휴일이 되어 돌려줌";
    await enter(tx, idx_staff, [{ ...draw, qty, kind: "restore", idx_vacation: idx, memo }], doing);
  }
}
