import {
  everyDay,
  type LeaveShare,
  type LeaveUnit,
  roundDays,
  sumOfShares,
  type WorkCalendar,
  workedOf,
} from "@portal/definition/calendar";
import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { cancelAbsence, lockStaff, periodText } from "../../company/away";
import { calendarsOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { staff, vacation, vacationType } from "../../db/tables";
import { notify } from "../../notifications";
import { minuteOf } from "../../seoul";
import type { Actor } from "../../status-log";
import { inTurns } from "../../threads/turns";
import { changeStatus, logStatus } from "../overviews/status";
import { enter, usedBy } from "./ledger";

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
  const calendarOf = await calendarsOf(db);
  const counted = await inTurns(rows, ({ leave, kname, type }) => {
    const calendar = type.counts === "calendar" ? everyDay : calendarOf(leave.idx_sector);
    const span = { unit: type.unit as LeaveUnit, at: minuteOf(leave.during.from).slice(11) };
    return { leave, kname, type, shares: stillWorked(leave.shares, span, calendar) };
  });
  return counted.filter(({ leave, shares }) => sumOfShares(shares) < leave.days);
}

/** As people see it. */
export async function recountList(db: Database, now: Date) {
  return inTurns(await recountsOf(db, now), ({ leave, kname, type, shares }) => ({
    idx: leave.idx,
    kname,
    type: type.name,
    when: periodText(leave.during),
    days: leave.days,
    after: sumOfShares(shares),
  }));
}

/**
 * Gives back what has become holidays, and notifies whose leave it is; a leave of which nothing is left is cancelled. Returns
 * for how many leaves, and how many days.
 */
export async function recount(
  tx: Database,
  idxs: readonly number[],
  doing: Actor,
): Promise<{ done: number; days: number }> {
  await lockLeaves(tx, idxs);
  let days = 0;
  const found = await recountsOf(tx, doing.now, idxs);
  for (const { leave, shares } of found) {
    const after = sumOfShares(shares);
    const back = roundDays(leave.days - after);
    const memo = `휴일이 되어 ${back}일을 돌려줌`;
    await restoreDays(tx, leave, shares, doing);
    await tx.update(vacation).set({ shares, days: after }).where(eq(vacation.idx, leave.idx));
    if (after > 0) {
      await logStatus(tx, "vacation", { idx: leave.idx, from: leave.status, to: leave.status, memo }, doing);
      await tx
        .update(vacation)
        .set({ idx_editor: doing.by, mdate: doing.now, ver: sql`${vacation.ver} + 1` })
        .where(eq(vacation.idx, leave.idx));
    } else {
      await cancelAbsence(tx, { kind: "vacation", ref_idx: leave.idx });
      await changeStatus(tx, vacation, leave, "cancel", doing, {}, "기간이 모두 휴일이 됨");
    }
    const title = `휴일이 되어 휴가 ${back}일을 돌려받았습니다: ${periodText(leave.during)}`;
    await notify(tx, { to: [leave.idx_staff], kind: "leave", title, link: "/mypims/myvacationlist" }, doing.now);
    days = roundDays(days + back);
  }
  return { done: found.length, days };
}

/** Nobody else decides on these leaves, cancels or counts them until the transaction ends. */
async function lockLeaves(tx: Database, idxs: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ idx_staff: vacation.idx_staff })
    .from(vacation)
    .where(inArray(vacation.idx, [...idxs]))
    .orderBy(asc(vacation.idx))
    .for("update");
  const people = new Set(rows.map(({ idx_staff }) => idx_staff));
  for (const idx_staff of [...people].sort((a, b) => a - b)) await lockStaff(tx, idx_staff);
}

/** What each day still takes: all of it, half of a day whose other half has become free, or nothing. */
function stillWorked(
  shares: readonly LeaveShare[],
  span: { unit: LeaveUnit; at: string },
  calendar: WorkCalendar,
): LeaveShare[] {
  return shares.flatMap((share) => {
    const worked = workedOf(span, calendar.halvesOf(share.day));
    // half a day that was asked for as such stays
    const days = worked === 1 ? share.days : Math.min(share.days, worked);
    return days > 0 ? [{ ...share, days }] : [];
  });
}

/** What a day no longer takes goes back to a grant it came from, to the one that ends last of them. */
async function restoreDays(tx: Database, leave: Leave, shares: readonly LeaveShare[], doing: Actor): Promise<void> {
  const kept = new Map(shares.map(({ day, days }) => [day, days]));
  const draws = (await usedBy(tx, leave.idx)).sort((a, b) => b.valid_to.localeCompare(a.valid_to));
  const left = draws.map(({ qty }) => qty);
  for (const { day, days } of leave.shares) {
    let back = roundDays(days - (kept.get(day) ?? 0));
    draws.forEach(({ valid_from, valid_to }, index) => {
      if (day < valid_from || valid_to < day) return;
      const qty = Math.min(back, left[index] ?? 0);
      left[index] = roundDays((left[index] ?? 0) - qty);
      back = roundDays(back - qty);
    });
  }
  const entries = draws
    .map((draw, index) => ({ ...draw, qty: roundDays(draw.qty - (left[index] ?? 0)) }))
    .filter(({ qty }) => qty > 0)
    .map((draw) => ({ ...draw, kind: "restore" as const, idx_vacation: leave.idx, memo: "휴일이 되어 돌려줌" }));
  await enter(tx, leave.idx_staff, entries, doing);
}

type Leave = Pick<typeof vacation.$inferSelect, "idx" | "idx_staff" | "shares">;
