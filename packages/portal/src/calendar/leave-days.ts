import { notBefore } from "../text/not-before";
import type { Half, WorkCalendar } from "./business-days";
import { type Day, daysBetween, daysFrom, dayText, momentOf } from "./days";

/** How much of a day somebody is away: all of it, its morning or afternoon, or two hours of it. */
export type LeaveUnit = "day" | "am" | "pm" | "quarter";

export interface LeaveSpan {
  readonly unit: LeaveUnit;
  readonly from: Day;
  readonly to: Day;
  /** When the two hours of a quarter begin, HH:MM; 16:00, the end of the day by default. */
  readonly at?: string;
}

/** What a leave takes of one day. */
export interface LeaveShare {
  readonly day: Day;
  readonly days: number;
}

/** Longer leaves are asked for in parts; it also bounds what is counted for a request. */
export const LONGEST_LEAVE = 366;

/** The hours of each unit; those of a quarter are its own. */
const hours = { day: ["09:00", "18:00"], am: ["09:00", "14:00"], pm: ["14:00", "18:00"] } as const;
const QUARTER = 2;

/**
 * What a leave takes of each day: `deduct` for a whole day of its type, half of it where half the day is closed, nothing
 * on weekends and holidays. `error` says why it cannot be taken: the wrong way round, a half day that is more than one
 * day, or no work at all in that time.
 */
export function leaveSharesOf(
  span: LeaveSpan,
  deduct: number,
  calendar: WorkCalendar,
): { shares: LeaveShare[] } | { error: string } {
  const { unit, from, to } = span;
  if (to < from) return { error: notBefore("종료일", "시작일") };
  if (unit !== "day" && from !== to) return { error: "반차와 반반차는 하루씩 신청하세요." };
  // before the days are walked: they may be as many as somebody likes
  if (daysFrom(from, to) >= LONGEST_LEAVE) return { error: `한 번에 ${LONGEST_LEAVE}일까지 신청할 수 있습니다.` };
  if (unit === "quarter" && !isQuarterStart(span.at ?? LAST_QUARTER)) {
    return { error: "반반차는 09:00부터 16:00 사이에 시작합니다. 시작 시각을 확인하세요." };
  }
  const shares = daysBetween(from, to).flatMap((day) => {
    const worked = workedOf(span, calendar.halvesOf(day));
    return worked === 0 ? [] : [{ day, days: roundDays(deduct * worked) }];
  });
  return shares.length > 0 ? { shares } : { error: whyClosed(span, calendar) };
}

/** How much of the unit is worked on a day of which these halves are open: 1, half or nothing. */
export function workedOf({ unit, at = LAST_QUARTER }: Pick<LeaveSpan, "unit" | "at">, open: readonly Half[]): number {
  if (unit === "day") return open.length / 2;
  const half = unit === "quarter" ? (at < hours.pm[0] ? "am" : "pm") : unit;
  return open.includes(half) ? 1 : 0;
}

/** The hours of a day of which these halves are worked; nothing where none is. */
export function workingHoursOf([half, ...others]: readonly Half[]): readonly [from: string, to: string] | undefined {
  return half && hours[others.length > 0 ? "day" : half];
}

/** The days of a leave together. */
export function sumOfShares(shares: readonly LeaveShare[]): number {
  return roundDays(shares.reduce((sum, { days }) => sum + days, 0));
}

/** From when to when somebody on this leave is away, as ISO 8601: 종일 09–18, 오전 09–14, 오후 14–18, two hours. */
export function leavePeriodOf({ unit, from, to, at = LAST_QUARTER }: LeaveSpan): { from: string; to: string } {
  if (unit === "quarter") {
    const end = `${String(Number(at.slice(0, 2)) + QUARTER).padStart(2, "0")}${at.slice(2)}`;
    return { from: momentOf(from, at), to: momentOf(to, end) };
  }
  const [start, end] = hours[unit];
  return { from: momentOf(from, start), to: momentOf(to, end) };
}

/** Days are kept to thousandths, as leave for extra work comes to; sums of them, too. */
export function roundDays(days: number): number {
  return Math.round(days * 1000) / 1000;
}

const LAST_QUARTER = "16:00";

function isQuarterStart(at: string): boolean {
  return /^\d\d:[0-5]0$/.test(at) && at >= "09:00" && at <= LAST_QUARTER;
}

function whyClosed({ from, to }: LeaveSpan, calendar: WorkCalendar): string {
  const names = [...new Set(daysBetween(from, to).flatMap((day) => calendar.namesOf(day)))];
  const when = from === to ? dayText(from) : `${dayText(from)}~${dayText(to)}`;
  return `${when}에는 근무일이 없습니다${names.length > 0 ? ` (${names.join(", ")})` : ""}. 다른 날을 선택하세요.`;
}
