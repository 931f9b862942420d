import { businessDayAfter, daysAfter } from "@portal/definition/calendar";
import { calendarOf } from "../company/holidays";
import type { Database } from "../db/open";
import { dayOf, minuteOf } from "../seoul";

/** What is asked for later in the day goes out on the next business day. */
const LAST_MINUTE = "15:00";

/** The first day on which what is asked for now can leave the store. */
export async function firstDayOut(db: Database, now: Date): Promise<string> {
  const today = dayOf(now);
  const before = minuteOf(now).slice(11) < LAST_MINUTE ? daysAfter(today, -1) : today;
  return businessDayAfter(before, 1, await calendarOf(db, 0));
}

/** The day so many business days from now. */
export async function businessDayFrom(db: Database, now: Date, days: number): Promise<string> {
  return businessDayAfter(dayOf(now), days, await calendarOf(db, 0));
}
