import { dayOf } from "../../seoul";

const DAY = 24 * 60 * 60 * 1000;

/** A number of days before a time; negative for later. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
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
