import { isWeekend, type WorkCalendar } from "./business-days";
import { type Day, daysAfter, daysBetween, monthsAfter } from "./days";

/** The leave of a year (연차), or the days that are earned month by month in the first one. */
export type NoticedLeave = "year" | "monthly";

/** The round of a notice: pointed out, then set by the company; in the first year again for what was earned later. */
export type NoticeStep = "first" | "second" | "late_first" | "late_second";

interface NoticeTime {
  readonly step: NoticeStep;
  /** The days on which it is sent, both among them. */
  readonly from: Day;
  readonly to: Day;
}

/** Days from a notice within which somebody says when they will take their leave. */
export const ANSWER_WITHIN = 10;

/** The second round is sent by itself in so many days before its end; until then HR may choose the days. */
const SECOND_DAYS = 30;

/**
 * When unused leave that ends with a day is pointed out (Labor Standards Act, art. 61). Of a year: within ten days from six
 * months before its end, and two months before it at the latest. Of the months of the first year: within ten days from
 * three months before, and one month before at the latest; what is earned after that within five days from one month
 * before, and ten days before at the latest.
 */
export function noticeTimesOf(valid_to: Day, kind: NoticedLeave): readonly NoticeTime[] {
  const end = daysAfter(valid_to, 1);
  const [first, second] = kind === "year" ? [6, 2] : [3, 1];
  const rounds = [
    firstOf("first", monthsAfter(end, -first), 10),
    secondOf("second", daysAfter(monthsAfter(end, -second), -1)),
  ];
  if (kind === "year") return rounds;
  const late = firstOf("late_first", monthsAfter(end, -1), 5);
  return [
    ...rounds,
    late,
    { step: "late_second", from: daysAfter(late.from, ANSWER_WITHIN + 1), to: daysAfter(valid_to, -10) },
  ];
}

/** The round in which the company sets the days that were not said in this one; nothing after a second one. */
export function secondRoundOf(step: NoticeStep): NoticeStep | null {
  return step === "first" ? "second" : step === "late_first" ? "late_second" : null;
}

/**
 * Days for leave that nobody has said when they will take: spread over the time, whole working days that are not taken;
 * `shift` (0–1) moves them, so that the people of a team are not all away on the same ones. Fewer when there are no more.
 */
export function spreadDays(
  count: number,
  { from, to, taken, shift }: { from: Day; to: Day; taken: ReadonlySet<Day>; shift: number },
  calendar: WorkCalendar,
): Day[] {
  if (to < from) return [];
  const open = daysBetween(from, to).filter(
    (day) => !isWeekend(day) && !taken.has(day) && calendar.halvesOf(day).length === 2,
  );
  const wanted = Math.min(count, open.length);
  return Array.from(
    { length: wanted },
    (_, index) => open[Math.floor(((index + shift) * open.length) / wanted)] as Day,
  );
}

function firstOf(step: NoticeStep, from: Day, days: number): NoticeTime {
  return { step, from, to: daysAfter(from, days - 1) };
}

function secondOf(step: NoticeStep, to: Day): NoticeTime {
  return { step, from: daysAfter(to, -SECOND_DAYS), to };
}
