import { businessDayAfter, type Day } from "@portal/definition/calendar";
import { and, count, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { calendarOf } from "../company/holidays";
import type { Database } from "../db/open";
import { orgHead, staff, telecommuting, vacation, vacationType } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { giveDueGrants } from "./ledger/grants";
import { usualTypes } from "./ledger/usual-types";
import { endLeave } from "./ledger/year-end";
import { remindOfNotices, sendLeaveNotices } from "./notices/notices";
import { logStatus } from "./overviews/status";

/** The days that have come since the last night. */
interface Days {
  readonly days: readonly Day[];
}

const todayAlone = (now: Date): Days => ({ days: [dayOf(now)] });

/** What happens to leave and work from home by itself, every night. */
export const leaveJobs = [
  { name: "leave-types", run: (tx: Database) => addUsualTypes(tx) },
  { name: "leave-grants", run: (tx: Database, now: Date) => giveDueGrants(tx, dayOf(now), now) },
  { name: "leave-used", run: (tx: Database, now: Date) => finishLeaves(tx, now) },
  { name: "leave-end", run: (tx: Database, now: Date) => endLeave(tx, dayOf(now), { by: null, now }) },
  { name: "leave-notices", run: (tx: Database, now: Date) => sendLeaveNotices(tx, dayOf(now), now) },
  {
    name: "leave-notice-reminders",
    run: (tx: Database, now: Date, { days }: Days = todayAlone(now)) => remindOfNotices(tx, days, now),
  },
  { name: "telecommuting-begins", run: (tx: Database, now: Date) => beginTelecommuting(tx, now) },
  {
    name: "telecommuting-reports",
    run: (tx: Database, now: Date, { days }: Days = todayAlone(now)) => askForReports(tx, days, now),
  },
];

/** A company that has people and no kinds of leave gets the usual ones. */
async function addUsualTypes(tx: Database): Promise<number> {
  const [types] = await tx.select({ all: count() }).from(vacationType);
  const [people] = await tx.select({ all: count() }).from(staff);
  if (types?.all !== 0 || people?.all === 0) return 0;
  await tx.insert(vacationType).values([...usualTypes]);
  return usualTypes.length;
}

/** Leave that is over has been used. */
async function finishLeaves(tx: Database, now: Date): Promise<number> {
  const over = await tx
    .update(vacation)
    .set({ status: "used", ver: sql`${vacation.ver} + 1` })
    .where(
      and(
        eq(vacation.status, "ok"),
        isNull(vacation.deleted_at),
        sql`upper(${vacation.during}) <= ${now.toISOString()}`,
      ),
    )
    .returning({ idx: vacation.idx, idx_staff: vacation.idx_staff });
  for (const { idx, idx_staff } of over) {
    await logStatus(tx, "vacation", { idx, from: "ok", to: "used", memo: "종료일이 지남" }, { by: idx_staff, now });
  }
  return over.length;
}

async function beginTelecommuting(tx: Database, now: Date): Promise<number> {
  const begun = await tx
    .update(telecommuting)
    .set({ status: "run", ver: sql`${telecommuting.ver} + 1` })
    .where(
      and(eq(telecommuting.status, "ok"), isNull(telecommuting.deleted_at), lte(telecommuting.date_from, dayOf(now))),
    )
    .returning({ idx: telecommuting.idx, idx_staff: telecommuting.idx_staff });
  for (const { idx, idx_staff } of begun) {
    await logStatus(tx, "telecommuting", { idx, from: "ok", to: "run", memo: "시작일이 됨" }, { by: idx_staff, now });
  }
  return begun.length;
}

/** Whoever has not reported by the end of the next business day is notified, with the head of the team; once. */
async function askForReports(tx: Database, days: readonly Day[], now: Date): Promise<number> {
  const running = await tx
    .select({
      idx_staff: telecommuting.idx_staff,
      idx_sector: telecommuting.idx_sector,
      idx_team: telecommuting.idx_team,
      date_to: telecommuting.date_to,
      kname: staff.kname,
    })
    .from(telecommuting)
    .innerJoin(staff, eq(staff.idx, telecommuting.idx_staff))
    .where(and(eq(telecommuting.status, "run"), isNull(telecommuting.deleted_at)));
  let told = 0;
  for (const { idx_staff, idx_sector, idx_team, date_to, kname } of running) {
    const calendar = await calendarOf(tx, idx_sector);
    // the report was due yesterday: the business day after the last one from home
    const due = businessDayAfter(date_to, 1, calendar);
    const day = days.find((each) => calendar.halvesOf(each).length > 0 && businessDayAfter(each, -1, calendar) === due);
    if (day === undefined) continue;
    const leads = idx_team === null ? [] : await headsOf(tx, idx_team, day);
    const link = "/mypims/telecommutinglist?tab=missing";
    const title = `${kname} 님의 재택근무(${date_to}) 업무결과가 없습니다.`;
    await notify(tx, { to: [idx_staff, ...leads], kind: "leave", title, link }, now);
    told++;
  }
  return told;
}

/** Who heads a team on a day. */
async function headsOf(tx: Database, idx_team: number, day: Day): Promise<number[]> {
  const rows = await tx
    .select({ idx: orgHead.idx_staff })
    .from(orgHead)
    .where(
      and(
        eq(orgHead.unit_level, "2"),
        inArray(orgHead.unit_idx, [idx_team]),
        lte(orgHead.date_from, day),
        sql`(${orgHead.date_to} is null or ${orgHead.date_to} >= ${day})`,
        isNull(orgHead.deleted_at),
      ),
    );
  return rows.map(({ idx }) => idx);
}
