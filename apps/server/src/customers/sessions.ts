import { daysAfter, weekdayOf } from "@portal/definition/calendar";

interface Course {
  readonly date_from: string;
  readonly date_to: string;
  readonly class_time: readonly { readonly weekday: string }[];
}

/** How many sessions a class has up to a day, holidays left out. */
export function sessionsUntil(
  { date_from, date_to, class_time }: Course,
  until: string,
  holidays: ReadonlySet<string>,
) {
  const last = until < date_to ? until : date_to;
  let sessions = 0;
  for (let day = date_from; day <= last; day = daysAfter(day, 1)) {
    if (!holidays.has(day))
      sessions += class_time.filter(({ weekday }) => Number(weekday) === (weekdayOf(day) || 7)).length;
  }
  return sessions;
}
