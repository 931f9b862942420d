import { dayOf } from "../seoul";

const DAY = 24 * 60 * 60 * 1000;

/** A number of days before a time; negative for later. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

/** The same day in Seoul at an hour between nine and six that `n` chooses. */
export function atWork(then: Date, n: number): Date {
  const minutes = 9 * 60 + ((n * 67) % 540);
  return new Date(new Date(`${dayOf(then)}T00:00:00+09:00`).getTime() + minutes * 60_000);
}

/** The working day on or after a day, YYYY-MM-DD; holidays aside. */
export function workday(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const ahead = { 6: 2, 0: 1 }[new Date(time).getUTCDay()] ?? 0;
  return new Date(time + ahead * DAY).toISOString().slice(0, 10);
}

/** As {@link daysBefore}, YYYY-MM-DD. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(daysBefore(now, days));
}

/** The month of a day, as titles say it: `3월`; with the year when it is not that of now. */
export function monthBefore(now: Date, then: Date): string {
  const [year, month] = dayOf(then).split("-");
  return year === dayOf(now).slice(0, 4) ? `${Number(month)}월` : `${year}년 ${Number(month)}월`;
}
