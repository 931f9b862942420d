import { monthsAfter } from "@portal/definition/calendar";

/** Seoul is nine hours ahead of UTC all year; what is booked is booked by Seoul's clock, wherever somebody looks from. */
const AHEAD = 9 * 60 * 60 * 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From the first day of a week. */
export const weekdays = ["일", "월", "화", "수", "목", "금", "토"];

/** The day of a moment in Seoul, YYYY-MM-DD. */
export function dayOf(time: number): string {
  return new Date(time + AHEAD).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Seoul, or some minutes later. */
export function momentOf(day: string, minutes = 0): number {
  return Date.parse(`${day}T00:00:00Z`) - AHEAD + minutes * MINUTE;
}

/** Minutes from the beginning of a day; less than none before it, more than 1440 after it. */
export function minutesInto(day: string, time: number): number {
  return Math.round((time - momentOf(day)) / MINUTE);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The first day of the month some months later. */
export function addMonths(day: string, months: number): string {
  return monthsAfter(`${day.slice(0, 7)}-01`, months);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] as string;
}

/** The seven days of a day's week, from Sunday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day));
  return weekdays.map((_, index) => addDays(sunday, index));
}

/** The weeks that a month touches, from Sunday, each of seven days. */
export function weeksOfMonth(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks = [];
  for (
    let week = weekOf(`${month}-01`);
    (week[0] as string).slice(0, 7) <= month;
    week = weekOf(addDays(week[6] as string, 1))
  )
    weeks.push(week);
  return weeks;
}

/** HH:MM of minutes into a day; the day's end is 24:00. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The time of a moment in Seoul, HH:MM. */
export function timeOf(time: number): string {
  return new Date(time + AHEAD).toISOString().slice(11, 16);
}

/** Minutes into the day of HH:MM. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}

/** "2026년 3월 2일 (월)". */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}년 ${month}월 ${date}일 (${weekdayName(day)})`;
}

/** "3월 2일 (월)". */
export function shortDay(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}월 ${date}일 (${weekdayName(day)})`;
}

/** "10:00–11:00", with the days where it goes over one. */
export function spanOf(from: number, to: number): string {
  const [first, last] = [dayOf(from), dayOf(to - 1)];
  const end = last < dayOf(to) ? "24:00" : timeOf(to);
  return first === last ? `${timeOf(from)}–${end}` : `${shortDay(first)} ${timeOf(from)} – ${shortDay(last)} ${end}`;
}
