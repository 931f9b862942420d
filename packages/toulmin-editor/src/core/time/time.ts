/** How fine a time is told: the length of what is meant by it. */
export type Precision =
  | "year"
  | "part-of-year"
  | "month"
  | "part-of-month"
  | "day"
  | "part-of-day"
  | "hour"
  | "minute"
  | "second";

/**
 * A stretch of time as a judgment means it. Moments are milliseconds of local time counted as if it were UTC
 * (`Date.UTC`): judgments name no time zone, and no summer time may shift their dates.
 */
export interface Time {
  /** The first moment that is meant. */
  readonly from: number;
  /** The moment after the last; greater than `from`. */
  readonly to: number;
  readonly precision: Precision;
  /** Said with “about” (경, 무렵), or by words without sharp ends (연초, 봄). */
  readonly isApproximate: boolean;
  /** Said as from one moment to another. */
  readonly isRange: boolean;
  /** Only one end is told: some time after it, or before it. */
  readonly bound: "after" | "before" | null;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The years that are read as years. */
export const FIRST_YEAR = 1000;
export const LAST_YEAR = 2999;

/** The first moment of a day (month 1 to 12); days and months beyond the end go on into the next. */
export function momentOf(year: number, month = 1, day = 1): number {
  return Date.UTC(year, month - 1, day);
}

/** Year, month (1 to 12) and day of a moment. */
export function dateOf(moment: number): { year: number; month: number; day: number } {
  const date = new Date(moment);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** How many days a month has. */
export function daysIn(year: number, month: number): number {
  return dateOf(momentOf(year, month + 1, 0)).day;
}
