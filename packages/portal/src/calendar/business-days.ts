import { type Day, daysAfter, daysBetween, weekdayOf } from "./days";

/** A row of the holiday table, the only one that says when the company is closed beside weekends. */
export interface Holiday {
  readonly hdate: Day;
  readonly name: string;
  /** `legal` for a public holiday; the others are days in place of one, for one time, or the company's own. */
  readonly kind: string;
  /** The whole day, or the morning or afternoon of it. */
  readonly half: string;
  /** The sector that it holds for; everyone without one. */
  readonly idx_sector: number | null;
}

/** The halves of a day. */
export type Half = "am" | "pm";

/** Which halves of each day somebody works. */
export interface WorkCalendar {
  /** The halves of a day that are worked: none on weekends and holidays. */
  halvesOf(day: Day): readonly Half[];
  /** What the holidays of a day are called. */
  namesOf(day: Day): readonly string[];
  /** Whether the public holidays of a day's year have been entered; without them every weekday counts as worked. */
  isFilled(day: Day): boolean;
}

const both: readonly Half[] = ["am", "pm"];

/** Of what the law counts in days of the calendar (Civil Act, art. 157 to 161): every day counts. */
export const everyDay: WorkCalendar = { halvesOf: () => both, namesOf: () => [], isFilled: () => true };

/** The work calendar of a sector: weekdays but for the holidays of everyone and of that sector. */
export function workCalendarOf(holidays: readonly Holiday[], idx_sector: number): WorkCalendar {
  const byDay = new Map<Day, Holiday[]>();
  const legal = holidays.filter((holiday) => holiday.kind === "legal" && holiday.idx_sector === null);
  const years = new Set(legal.map(({ hdate }) => hdate.slice(0, 4)));
  for (const holiday of holidays) {
    if (holiday.idx_sector !== null && holiday.idx_sector !== idx_sector) continue;
    const known = byDay.get(holiday.hdate);
    if (known) known.push(holiday);
    else byDay.set(holiday.hdate, [holiday]);
  }
  return {
    halvesOf(day) {
      if (isWeekend(day)) return [];
      const closed = byDay.get(day) ?? [];
      return both.filter((half) => !closed.some((holiday) => holiday.half === "full" || holiday.half === half));
    },
    namesOf: (day) => (byDay.get(day) ?? []).map(({ name }) => name),
    isFilled: (day) => years.has(day.slice(0, 4)),
  };
}

/** Says of which of these days' years the holidays have not been entered; nothing when all of them have. */
export function unfilledText(days: readonly Day[], calendar: WorkCalendar): string {
  const years = unfilledYears(days, calendar);
  return years && `${years} 휴일이 등록되면 일수가 줄어들 수 있습니다.`;
}

/** The same of days that stay as they were counted. */
export function unfilledYears(days: readonly Day[], calendar: WorkCalendar): string {
  const years = new Set(days.filter((day) => !calendar.isFilled(day)).map((day) => `${day.slice(0, 4)}년`));
  return years.size === 0 ? "" : `${[...years].join(", ")} 휴일이 아직 등록되지 않아 주말만 빼고 계산했습니다.`;
}

/** The business days from one day to another, both among them; a day with one half closed is half a day. */
export function businessDaysIn(from: Day, to: Day, calendar: WorkCalendar): number {
  return daysBetween(from, to).reduce((days, day) => days + calendar.halvesOf(day).length / 2, 0);
}

/** The day a number of business days later, or earlier for a negative number; days with one half closed count. */
export function businessDayAfter(day: Day, days: number, calendar: WorkCalendar): Day {
  const step = Math.sign(days);
  let found = day;
  for (let left = Math.abs(days); left > 0; ) {
    found = daysAfter(found, step);
    if (calendar.halvesOf(found).length > 0) left--;
  }
  return found;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0;
}
