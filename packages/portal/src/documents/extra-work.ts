import { type Day, daysFrom } from "../calendar/days";

/** Work beyond the hours that are owed, as it is written; past midnight it ends on the next day. */
export interface Work {
  readonly work_date?: Day | null;
  readonly time_from?: string | null;
  readonly time_to?: string | null;
  readonly rest_min?: number | null;
}

/** The minutes of work by what the law pays for them (Labor Standards Act, art. 56). */
export interface WorkMinutes {
  /** On a working day: half as much again. */
  readonly over: number;
  /** On a holiday, the first eight hours of that day: half as much again. */
  readonly holiday: number;
  /** On a holiday, what is over eight hours: twice as much. */
  readonly beyond: number;
  /** What of all these lies between 22:00 and 06:00: half as much on top. */
  readonly night: number;
}

/** Minutes of extended work in a week from which the limit of 52 hours is passed. */
export const WEEKLY_EXTENDED = 12 * 60;

const HOUR = 60;
const DAY = 24 * HOUR;
/** The hours of a day of work, in minutes: of a holiday those that are paid as such, and of a day of leave. */
const WORKDAY = 8 * HOUR;
/** The nights that work of a day can reach into, in minutes from its midnight. */
const NIGHTS = [-1, 0, 1].map((day) => [day * DAY + 22 * HOUR, (day + 1) * DAY + 6 * HOUR] as const);
/** Any day, from which minutes are counted. */
const EPOCH = "2000-01-01";

/** The minutes that were worked, without the rest; none while a time is missing. */
export function workedMinutes({ time_from, time_to, rest_min }: Work): number {
  if (!time_from || !time_to || time_from === time_to) return 0;
  const { from, to } = clockOf(time_from, time_to);
  return Math.max(0, to - from - (rest_min ?? 0));
}

/** Whether two works have a minute in common, also over midnight. */
export function overlaps(one: Work, other: Work): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a !== null && b !== null && a.from < b.to && b.from < a.to;
}

/**
 * What the law pays for each of somebody's works; those of one holiday share its first eight hours, the earlier one first.
 * Work belongs to the day on which it begins. Rest is taken out of the hours by day first.
 */
export function minutesByRate(works: readonly Work[], isWorkday: (day: Day) => boolean): WorkMinutes[] {
  const found = works.map((): WorkMinutes => ({ over: 0, holiday: 0, beyond: 0, night: 0 }));
  const left = new Map<Day, number>();
  const inOrder = [...works.entries()].sort(([, a], [, b]) => (spanOf(a)?.from ?? 0) - (spanOf(b)?.from ?? 0));
  for (const [at, work] of inOrder) {
    const { work_date, time_from, time_to } = work;
    const minutes = workedMinutes(work);
    if (!work_date || !time_from || !time_to || minutes === 0) continue;
    const { from, to } = clockOf(time_from, time_to);
    const night = NIGHTS.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)), 0);
    const rest = { night: Math.min(night, minutes), over: 0, holiday: 0, beyond: 0 };
    if (isWorkday(work_date)) found[at] = { ...rest, over: minutes };
    else {
      const open = left.get(work_date) ?? WORKDAY;
      const holiday = Math.min(minutes, open);
      left.set(work_date, open - holiday);
      found[at] = { ...rest, holiday, beyond: minutes - holiday };
    }
  }
  return found;
}

/** The minutes of several works together. */
export function sumOfMinutes(works: readonly WorkMinutes[]): WorkMinutes {
  const sum = (of: keyof WorkMinutes) => works.reduce((all, work) => all + work[of], 0);
  return { over: sum("over"), holiday: sum("holiday"), beyond: sum("beyond"), night: sum("night") };
}

/** The minutes that are paid: each as often as it counts. */
export function paidMinutes({ over, holiday, beyond, night }: WorkMinutes): number {
  return (over + holiday) * 1.5 + beyond * 2 + night * 0.5;
}

/** Paid minutes as days of leave, to the thousandth. */
export function leaveDaysOf(paid: number): number {
  return Math.round((paid * 1000) / WORKDAY) / 1000;
}

/** How it is counted, as people read it: "휴일 8시간 × 1.5 + 휴일 8시간 초과 4시간 × 2.0 = 20시간". */
export function rateText(minutes: WorkMinutes): string {
  const parts = [
    ["연장", minutes.over, "1.5"],
    ["휴일", minutes.holiday, "1.5"],
    ["휴일 8시간 초과", minutes.beyond, "2.0"],
    ["야간 가산", minutes.night, "0.5"],
  ] as const;
  const text = parts
    .filter(([, worked]) => worked > 0)
    .map(([name, worked, rate]) => `${name} ${durationText(worked)} × ${rate}`);
  return text.length === 0 ? "" : `${text.join(" + ")} = ${durationText(paidMinutes(minutes))}`;
}

/** Minutes as people say them: "3시간 20분". */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(" ") || "0분";
}

/** From when to when, in minutes from one day that is the same for all. */
function spanOf({ work_date, time_from, time_to }: Work): { from: number; to: number } | null {
  if (!work_date || !time_from || !time_to) return null;
  const { from, to } = clockOf(time_from, time_to);
  const midnight = daysFrom(EPOCH, work_date) * DAY;
  return { from: midnight + from, to: midnight + to };
}

function clockOf(time_from: string, time_to: string): { from: number; to: number } {
  const [from, to] = [time_from, time_to].map((time) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))) as [
    number,
    number,
  ];
  return { from, to: to > from ? to : to + DAY };
}
