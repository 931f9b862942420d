import type { Problem } from "./define-form";

/** What is wrong with two days that a form asks for. */
export function periodProblems({ date_from, date_to }: DayPeriod): Problem[] {
  if (!date_from || !date_to || date_from <= date_to) return [];
  return [{ path: "date_to", message: "종료일은 시작일과 같거나 늦어야 합니다." }];
}

interface DayPeriod {
  readonly date_from?: string | null;
  readonly date_to?: string | null;
}

/** The day a number of days later, YYYY-MM-DD. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The Monday of a day's week, YYYY-MM-DD. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
