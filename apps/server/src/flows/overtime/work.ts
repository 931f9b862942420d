import { authOf, permissionsOf, WEEKLY_EXTENDED } from "@portal/definition";
import { daysAfter, mondayOf, monthsAfter } from "@portal/definition/calendar";
import { and, gte, isNull, lt, type SQL } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import type { Person } from "../../auth/sessions";
import { extraPay } from "../../db/tables";

export type Work = typeof extraPay.$inferSelect;

/** Days after the work within which one may enter when it really was. */
export const ENTERED_WITHIN = 3;
/** States of work that was allowed. */
export const counted = ["ok", "check", "closed"];

/** Whether somebody closes months for payroll. */
export function mayClose(person: Person): boolean {
  const permissions = permissionsOf(idsOf(person));
  return permissions.isMaster || permissions.isSalesAdmin || authOf(idsOf(person).idx_office) === "accounting";
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
  for (const { work_date, over_min } of rows) {
    const monday = mondayOf(work_date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + (over_min ?? 0));
  }
  return [...weeks].filter(([, minutes]) => minutes > WEEKLY_EXTENDED).map(([monday]) => monday);
}
