import { authOf, hoursOf, permissionsOf, WEEKLY_EXTENDED } from "@portal/definition";
import { daysAfter, monthsAfter, weekdayOf } from "@portal/definition/calendar";
import type { AnswerOf, getMyExtraPayList } from "@portal/definition/contract";
import { and, gte, isNull, lt, type SQL } from "drizzle-orm";
import { idsOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import { extraPay } from "../db/tables";

export type Work = typeof extraPay.$inferSelect;
type View = AnswerOf<typeof getMyExtraPayList>["list"][number];

/** Days after the work within which one may enter when it really was. */
export const ENTERED_WITHIN = 3;
/** States of work that was allowed. */
export const counted = ["ok", "check", "closed"];

/** Whether somebody closes months for payroll. */
export function mayClose(person: Person): boolean {
  const permissions = permissionsOf(idsOf(person));
  return permissions.isMaster || permissions.isSalesAdmin || authOf(person.idx_office) === "accounting";
}

export function mayEnter({ status, work_date }: Work, day: string): boolean {
  return status === "ok" && work_date <= day && day <= daysAfter(work_date, ENTERED_WITHIN);
}

export function mayCancel({ status, work_date }: Work, day: string): boolean {
  return status === "ok" && day <= work_date;
}

/** The rows of a month (YYYY-MM). */
export function isIn(month: string): SQL | undefined {
  const first = `${month}-01`;
  return and(
    isNull(extraPay.deleted_at),
    gte(extraPay.work_date, first),
    lt(extraPay.work_date, monthsAfter(first, 1)),
  );
}

/** The rows of the whole weeks, Monday to Sunday, that a month has days in. */
export function isInWeeksOf(month: string): SQL | undefined {
  const first = `${month}-01`;
  const next = monthsAfter(first, 1);
  return and(
    isNull(extraPay.deleted_at),
    gte(extraPay.work_date, mondayOf(first)),
    lt(extraPay.work_date, daysAfter(mondayOf(daysAfter(next, -1)), 7)),
  );
}

/** The Mondays of weeks with more than twelve hours of extended work. */
export function overWeeks(rows: readonly Work[]): string[] {
  const weeks = new Map<string, number>();
  for (const { kind, work_date, hours } of rows) {
    if (kind === "holiday") continue;
    const monday = mondayOf(work_date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + (hours ?? 0));
  }
  return [...weeks].filter(([, hours]) => hours > WEEKLY_EXTENDED).map(([monday]) => monday);
}

function mondayOf(day: string): string {
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** The days of leave that an hour of work, done as asked for or as it really was, comes to. */
export function leaveDaysOf({ hours, rate }: Pick<Work, "hours" | "rate">): number {
  return Math.round((((hours ?? 0) * (rate ?? 1)) / HOURS_OF_DAY) * 100) / 100;
}

/** The hours that were asked for. */
export function askedHours({ time_from, time_to, rest_min }: Work): number {
  return hoursOf({ time_from, time_to, rest_min });
}

/** Hours of work in a day of leave. */
const HOURS_OF_DAY = 8;

/** Work as lists show it. */
export function viewOf(row: Work): Omit<View, "may"> {
  const { idx, idx_document, work_date, time_from, time_to, rest_min, reason, actual_from, actual_to } = row;
  return {
    idx,
    idx_document,
    work_date,
    time_from,
    time_to,
    rest_min,
    reason,
    actual_from,
    actual_to,
    amount: row.amount,
    close_month: row.close_month,
    kind: row.kind as View["kind"],
    hours: row.hours ?? 0,
    rate: row.rate ?? 1,
    comp: row.comp as View["comp"],
    status: row.status as View["status"],
  };
}
