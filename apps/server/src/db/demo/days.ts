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
