/** A day, YYYY-MM-DD. Days in this folder are those of Seoul; none of it asks what day it is. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;
/** The most days that are walked one by one: ten years. */
const WALKED = 3660;
/** Seoul is nine hours ahead of UTC all year. */
const AHEAD = "+09:00";

/** The day a number of days later; earlier for a negative one. */
export function daysAfter(day: Day, days: number): Day {
  return dayOfTime(timeOfDay(day) + days * DAY);
}

/**
 * When a period of months that begins on a day is over: the day after its last one, on which what it gives is due (Civil
 * Act, art. 157 and 160). It ends the day before the same day of the last month, or with that month where it has no such
 * day. For months before zero the other way round: the last day on which such a period can begin to be over by a day.
 */
export function monthsAfter(day: Day, months: number): Day {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const next = Date.UTC(year, month + months, 1);
  const last = months < 0 ? next - DAY : next;
  return dayOfTime(Math.min(Date.UTC(year, month - 1 + months, date), last));
}

/** The last day of a period of months that begins on a day. */
export function endOfMonths(day: Day, months: number): Day {
  return daysAfter(monthsAfter(day, months), -1);
}

/** The period that follows on another one and is as long: as many months where it was of full ones, else as many days. */
export function nextPeriod(from: Day, to: Day): { from: Day; to: Day } {
  const next = daysAfter(to, 1);
  const apart = monthOf(next) - monthOf(from);
  const months = [apart, apart - 1].find((it) => it > 0 && monthsAfter(from, it) === next);
  return { from: next, to: months ? endOfMonths(next, months) : daysAfter(next, daysFrom(from, to)) };
}

/** The n-th day of a month, YYYY-MM; the month's last one where it has fewer. */
export function dayInMonth(month: string, date: number): Day {
  const last = endOfMonths(`${month}-01`, 1);
  const day = `${month}-${String(date).padStart(2, "0")}`;
  return day < last ? day : last;
}

/** How many days a day is after another one. */
export function daysFrom(earlier: Day, later: Day): number {
  return (timeOfDay(later) - timeOfDay(earlier)) / DAY;
}

/**
 * Every day from one to another, both among them; none when the second is the earlier one. Whoever calls it has refused
 * what is longer than {@link WALKED}, which is a mistake of ours here.
 */
export function daysBetween(from: Day, to: Day): Day[] {
  if (daysFrom(from, to) >= WALKED) throw new RangeError(`${from} to ${to} are too many days to walk`);
  return Array.from({ length: Math.max(0, daysFrom(from, to) + 1) }, (_, index) => daysAfter(from, index));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOfDay(day)).getUTCDay();
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** The day as people read it: 2026-03-05(목). */
export function dayText(day: Day): string {
  return `${day}(${"일월화수목금토"[weekdayOf(day)]})`;
}

/** The years and months of service from the day somebody joined to a day. */
export function serviceOf(joinday: Day, day: Day): { years: number; months: number } {
  let months = monthOf(day) - monthOf(joinday);
  if (monthsAfter(joinday, months) > day) months--;
  return { years: Math.max(0, Math.floor(months / 12)), months: Math.max(0, months % 12) };
}

/** A day's time of the clock in Seoul, as ISO 8601. */
export function momentOf(day: Day, time: string): string {
  return `${day}T${time}:00${AHEAD}`;
}

/** Counts months from the year 0. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function timeOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfTime(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
