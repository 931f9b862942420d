import { businessDayAfter, type Day, daysAfter, type WorkCalendar } from "@portal/definition/calendar";
import type { RowOf } from "../records/record-of";
import { dayOf } from "../seoul";

/** By when a request is done that has so many business days left on a day; a day off passes none. */
export function dueAfter(day: Day, left: number, calendar: WorkCalendar): Day {
  let begin = day;
  // what is due on a day off is due on the next day that anybody works; what is late is as late as before it
  const step = left === 0 ? 1 : -1;
  while (left <= 0 && calendar.halvesOf(begin).length === 0) begin = daysAfter(begin, step);
  return businessDayAfter(begin, left, calendar);
}

/** How many business days are left on a day until another one; negative once that is past. */
export function daysLeft(day: Day, due: Day, calendar: WorkCalendar): number {
  const [from, to, sign] = due >= day ? [day, due, 1] : [due, day, -1];
  let days = 0;
  for (let at = daysAfter(from, 1); at <= to; at = daysAfter(at, 1)) if (calendar.halvesOf(at).length > 0) days++;
  return sign * days || 0;
}

/** What a request is once it is done: how long it took, and whether in time. The days that the answer took do not count. */
export function finished(row: RowOf<"er">, now: Date, calendar: WorkCalendar) {
  const day = dayOf(row.check_at ?? now);
  const left = row.sla_due === null ? null : daysLeft(day, row.sla_due, calendar);
  return {
    done_at: now,
    ...(left !== null && row.sla_days !== null && { work_days: row.sla_days - left, is_in_time: left >= 0 }),
  };
}
