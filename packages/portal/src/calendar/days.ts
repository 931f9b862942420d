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

/** The same day of the month a number of months later; the month's last day where it has no such day. */
export function monthsAfter(day: Day, months: number): Day {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return dayOfTime(first.getTime() + (Math.min(date, length) - 1) * DAY);
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

/** The day as people read it: 2026-03-05(목). */
export function dayText(day: Day): string {
  return `${day}(${"일월화수목금토"[weekdayOf(day)]})`;
}

/** The years and months of service from the day somebody joined to a day. */
export function serviceOf(joinday: Day, day: Day): { years: number; months: number } {
  let months =
    (Number(day.slice(0, 4)) - Number(joinday.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(joinday.slice(5, 7));
  if (monthsAfter(joinday, months) > day) months--;
  return { years: Math.max(0, Math.floor(months / 12)), months: Math.max(0, months % 12) };
}

/** A day's time of the clock in Seoul, as ISO 8601. */
export function momentOf(day: Day, time: string): string {
  return `${day}T${time}:00${AHEAD}`;
}

function timeOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfTime(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
