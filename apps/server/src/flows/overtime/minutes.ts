import {
  leaveDaysOf,
  minutesByRate,
  overlaps,
  paidMinutes,
  sumOfMinutes,
  type Work as Times,
  WEEKLY_EXTENDED,
  type WorkMinutes,
  workedMinutes,
} from "@portal/definition";
import { type Day, daysAfter, mondayOf } from "@portal/definition/calendar";
import { and, asc, between, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { lockStaff } from "../../company/away";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { document, extraPay, staff } from "../../db/tables";
import { compensate } from "../../leave/ledger/compensation";
import type { Actor } from "../../status-log";
import { counted, type Work } from "./work";

/** States in which work takes its time: nobody is paid for the same minute twice. */
const live = ["req", ...counted];

/** When work is paid for: as it was asked for, and once that is confirmed as it really was. */
function paidTimes(row: Work): Times {
  const isReal = ["check", "closed"].includes(row.status) && row.actual_from && row.actual_to;
  return isReal ? { ...row, time_from: row.actual_from, time_to: row.actual_to } : row;
}

/** When somebody works, as far as that is known. */
function takenTimes(row: Work): Times {
  return row.actual_from && row.actual_to ? { ...row, time_from: row.actual_from, time_to: row.actual_to } : row;
}

/** Somebody's work that takes its time, of these days and those beside them, without that of a document. */
export async function worksNear(db: Database, idx_staff: number, days: readonly Day[], without = 0) {
  if (days.length === 0) return [];
  const sorted = days.toSorted();
  const isNear = between(extraPay.work_date, daysAfter(sorted[0] as Day, -1), daysAfter(sorted.at(-1) as Day, 1));
  return db
    .select({ row: extraPay, doc_no: document.doc_no })
    .from(extraPay)
    .innerJoin(document, eq(document.idx, extraPay.idx_document))
    .where(
      and(
        eq(extraPay.idx_staff, idx_staff),
        isNear,
        inArray(extraPay.status, live),
        ne(extraPay.idx_document, without),
        isNull(extraPay.deleted_at),
      ),
    )
    .orderBy(asc(extraPay.work_date), asc(extraPay.time_from), asc(extraPay.idx));
}

type Near = Awaited<ReturnType<typeof worksNear>>;

/** Why work cannot be at that time: the other work that takes a minute of it; nothing when none does. */
export function takenBy(work: Times, others: Near): string {
  const other = others.find(({ row }) => overlaps(takenTimes(row), work));
  if (!other) return "";
  const { work_date, time_from, time_to } = takenTimes(other.row);
  const name = other.doc_no ?? `결재 중인 문서 ${other.row.idx_document}번`;
  return `${name}의 근무(${work_date} ${time_from?.slice(0, 5)}~${time_to?.slice(0, 5)})와 시간이 겹칩니다.`;
}

/** What the law pays for works that are asked for, with what is worked on the same days already. */
export async function minutesOfAsked(db: Database, idx_sector: number, works: readonly Times[], others: Near) {
  const all = [...works, ...others.map(({ row }) => paidTimes(row))];
  return sumOfMinutes(minutesByRate(all, await workdaysOf(db, idx_sector)).slice(0, works.length));
}

/**
 * Does something to somebody's work of some days. What is paid for it follows, by the holidays as they are now, and the leave
 * that is given in place of pay; a month that is closed stays as it is.
 */
export async function changeWorks<Result>(
  tx: Database,
  { idx_staff, days, memo }: { idx_staff: number; days: readonly Day[]; memo: string },
  doing: Actor,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockStaff(tx, idx_staff);
  if (days.length === 0) return change();
  const isMeant = and(
    eq(extraPay.idx_staff, idx_staff),
    inArray(extraPay.work_date, [...days]),
    isNull(extraPay.deleted_at),
  );
  const documents = async () => {
    const rows = await tx.selectDistinct({ idx: extraPay.idx_document }).from(extraPay).where(and(isMeant, isLeave));
    return rows.map(({ idx }) => idx);
  };
  const before = await leaveOf(tx, await documents());
  const result = await change();
  await recount(tx, idx_staff, await tx.select().from(extraPay).where(isMeant));
  const mondays = days.map(mondayOf);
  await markWeeks(tx, and(eq(extraPay.idx_staff, idx_staff), inArray(monday, mondays)));
  const after = await leaveOf(tx, await documents());
  for (const [idx_document, days] of after) {
    await compensate(tx, { idx_staff, idx_document, before: before.get(idx_document) ?? 0, days, memo }, doing);
  }
  return result;
}

const isLeave = eq(extraPay.comp, "leave");

/**
 * Counts the minutes of somebody's work of one or more whole days again; what is asked for takes nothing from what is
 * allowed.
 */
async function recount(tx: Database, idx_staff: number, rows: readonly Work[]): Promise<void> {
  const [person] = await tx.select({ idx_sector: staff.idx_sector }).from(staff).where(eq(staff.idx, idx_staff));
  const isWorkday = await workdaysOf(tx, person?.idx_sector ?? 0);
  const of = (states: readonly string[]) => rows.filter(({ status }) => states.includes(status));
  const byRate = (works: readonly Work[]) => {
    const minutes = minutesByRate(works.map(paidTimes), isWorkday);
    return works.map((row, at) => ({ row, minutes: minutes[at] as WorkMinutes }));
  };
  const all = [...byRate(of(live)).filter(({ row }) => row.status === "req"), ...byRate(of(counted))];
  for (const { row, minutes } of all) {
    const set = {
      minutes: workedMinutes(paidTimes(row)),
      over_min: minutes.over,
      holiday_min: minutes.holiday,
      beyond_min: minutes.beyond,
      night_min: minutes.night,
      paid_min: paidMinutes(minutes),
    };
    const isSame = Object.entries(set).every(([key, value]) => row[key as keyof typeof set] === value);
    if (row.status !== "closed" && !isSame) await tx.update(extraPay).set(set).where(eq(extraPay.idx, row.idx));
  }
}

/** The days of leave that the allowed work of each of these documents comes to. */
async function leaveOf(tx: Database, idxs: readonly number[]): Promise<Map<number, number>> {
  if (idxs.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(extraPay)
    .where(and(inArray(extraPay.idx_document, [...idxs]), isLeave, isNull(extraPay.deleted_at)));
  return new Map(
    idxs.map((idx) => {
      const allowed = rows.filter(({ idx_document, status }) => idx_document === idx && counted.includes(status));
      return [idx, leaveDaysOf(paidMinutes(sumOfMinutes(allowed.map(minutesOfRow))))];
    }),
  );
}

/** The minutes of a row by what the law pays for them. */
export function minutesOfRow({ over_min, holiday_min, beyond_min, night_min }: Work): WorkMinutes {
  return { over: over_min, holiday: holiday_min, beyond: beyond_min, night: night_min };
}

/** The Monday of a work's week. */
const monday = sql<string>`(date_trunc('week', ${extraPay.work_date}::timestamp)::date)`;

/** Marks the work of weeks with more than twelve hours of extended work, and of no others. */
export async function markWeeks(tx: Database, which?: SQL): Promise<void> {
  const isLive = inArray(extraPay.status, live);
  const weeks = tx
    .select({
      person: sql`${extraPay.idx_staff}`.as("person"),
      monday: sql`${monday}`.as("monday"),
      is_over: sql`sum(${extraPay.over_min}) filter (where ${isLive}) > ${WEEKLY_EXTENDED}`.as("is_over"),
    })
    .from(extraPay)
    .where(and(which, isNull(extraPay.deleted_at)))
    .groupBy(sql`1, 2`)
    .as("weeks");
  const isOver = sql`(coalesce(weeks.is_over, false) and ${isLive})`;
  await tx
    .update(extraPay)
    .set({ is_over_week: isOver })
    .from(weeks)
    .where(
      and(
        which,
        sql`${extraPay.idx_staff} = weeks.person and ${monday} = weeks.monday`,
        sql`${extraPay.is_over_week} is distinct from ${isOver}`,
      ),
    );
}

async function workdaysOf(db: Database, idx_sector: number) {
  const calendar = await calendarOf(db, idx_sector);
  return (day: Day) => calendar.halvesOf(day).length > 0;
}
