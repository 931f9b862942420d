import { daysAfter, isWeekend, momentOf } from "@portal/definition/calendar";
import { dayOf } from "../seoul";

const HOUR = 60 * 60 * 1000;
/** We answer between nine and six on working days. */
const [OPENS, CLOSES] = ["09:00", "18:00"];

/** The moment that is so many business hours after another one. */
export function businessHoursAfter(from: Date, hours: number, holidays: ReadonlySet<string>): Date {
  let left = hours * HOUR;
  for (let day = dayOf(from), days = 0; days < 100; day = daysAfter(day, 1), days++) {
    if (isWeekend(day) || holidays.has(day)) continue;
    const [opens, closes] = [OPENS, CLOSES].map((time) => Date.parse(momentOf(day, time as string))) as [
      number,
      number,
    ];
    const begin = Math.max(opens, from.getTime());
    if (begin >= closes) continue;
    if (begin + left <= closes) return new Date(begin + left);
    left -= closes - begin;
  }
  return from;
}
