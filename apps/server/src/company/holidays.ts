import type { Problem } from "@portal/definition";
import { type Day, type Holiday, unfilledText, type WorkCalendar, workCalendarOf } from "@portal/definition/calendar";
import { and, asc, gt, is, isNull } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "../db/open";
import { holiday } from "../db/tables";

/** The holidays as a transaction has read them: within it, every count of days sees the same ones. */
const read = new WeakMap<Database, Promise<readonly Holiday[]>>();

/** Which days a sector works. In a transaction the holidays are read once. */
export async function calendarOf(db: Database, idx_sector: number): Promise<WorkCalendar> {
  return workCalendarOf(await holidaysOf(db), idx_sector);
}

/** Which days each sector works, for many records at once: the holidays are read once, and a sector's calendar is made once. */
export async function calendarsOf(db: Database): Promise<(idx_sector: number) => WorkCalendar> {
  const holidays = await holidaysOf(db);
  const made = new Map<number, WorkCalendar>();
  return (idx_sector) => {
    const calendar = made.get(idx_sector) ?? workCalendarOf(holidays, idx_sector);
    made.set(idx_sector, calendar);
    return calendar;
  };
}

/** Every holiday that has not been removed. */
export async function holidaysOf(db: Database): Promise<readonly Holiday[]> {
  const known = read.get(db);
  if (known !== undefined) return known;
  const found = readHolidays(db);
  if (is(db, PgTransaction)) read.set(db, found);
  return found;
}

/** The days that are holidays of some sector, by which sessions and hours with customers are counted. */
export async function daysOff(db: Database): Promise<ReadonlySet<string>> {
  return new Set((await holidaysOf(db)).map(({ hdate }) => hdate));
}

/** What a form that counts these days warns of: years whose holidays nobody has entered, and where that is done. */
export function unfilledWarnings(path: string, days: readonly Day[], calendar: WorkCalendar): Problem[] {
  return asWarnings(path, [unfilledText(days, calendar)]);
}

/** Notes that holidays are missing, as warnings of a form. */
export function asWarnings(path: string, notes: readonly string[]): Problem[] {
  const way = { label: "휴일 관리", route: "myPIMS-HolidayList" };
  return notes
    .filter((message) => message !== "")
    .map((message) => ({ path, message, way: { ...way, search: `?year=${/\d{4}/.exec(message)?.[0]}` } }));
}

/** The transaction has changed the holidays: they are read again when they are next asked for. */
export function forgetHolidays(db: Database): void {
  read.delete(db);
}

/** So many are read at once, with turns for others in between. */
const IN_A_PART = 2000;

async function readHolidays(db: Database): Promise<readonly Holiday[]> {
  const all: Holiday[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        idx: holiday.idx,
        hdate: holiday.hdate,
        name: holiday.name,
        kind: holiday.kind,
        half: holiday.half,
        idx_sector: holiday.idx_sector,
      })
      .from(holiday)
      .where(and(isNull(holiday.deleted_at), gt(holiday.idx, last)))
      .orderBy(asc(holiday.idx))
      .limit(IN_A_PART);
    all.push(...rows);
    if (rows.length < IN_A_PART) return all;
    last = rows.at(-1)?.idx ?? last;
  }
}
