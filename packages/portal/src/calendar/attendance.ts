import { businessDaysIn, type WorkCalendar } from "./business-days";
import { type Day, daysAfter, endOfMonths, monthsAfter } from "./days";
import { type Grant, inProportion } from "./leave-grants";

/** A leave of absence (휴직): from a day until the day before somebody came back. */
export interface LeaveOfAbsence {
  readonly from: Day;
  /** Nothing while it lasts. */
  readonly to: Day | null;
  /** Whether the law counts it as worked (Labor Standards Act, art. 60 (6)); nothing when nobody has said what it is. */
  readonly isWorked: boolean | null;
}

/** What a grant comes to by how much of its time was worked. */
export interface Earned {
  readonly qty: number;
  /** Of the working days of its time those without leave of absence, from 0 to 1. */
  readonly attendance: number;
  /** Somebody has to decide: nobody said what a leave was, or less than 80 % was worked. */
  readonly isAsked: boolean;
}

/** Who has worked less than this of a year gets a day for each full month in place of the year's leave (art. 60 (1), (2)). */
const LEAST = 0.8;

/**
 * What of a grant is earned in spite of leaves of absence: all of it when they count as worked; of a month that was not worked
 * in full nothing; of a year the part that was worked, or one day for each full month when that is less than 80 %.
 */
export function earnedOf(grant: Grant, absences: readonly LeaveOfAbsence[], calendar: WorkCalendar): Earned {
  const { from, to } = grant.earned;
  const counted = absences.filter(({ isWorked }) => isWorked !== true);
  const away = daysAway(from, to, counted, calendar);
  if (away === 0) return { qty: grant.qty, attendance: 1, isAsked: false };
  const all = businessDaysIn(from, to, calendar);
  const attendance = (all - away) / all;
  const isUnknown = counted.some((absence) => absence.isWorked === null && daysAway(from, to, [absence], calendar) > 0);
  if (grant.ref.startsWith("monthly")) return { qty: 0, attendance, isAsked: isUnknown };
  if (attendance >= LEAST) {
    return { qty: inProportion(grant.qty, all - away, all), attendance, isAsked: isUnknown };
  }
  let full = 0;
  for (let month = 0; monthsAfter(from, month + 1) <= daysAfter(to, 1); month++) {
    if (daysAway(monthsAfter(from, month), endOfMonths(from, month + 1), counted, calendar) === 0) full++;
  }
  return { qty: Math.min(full, grant.qty), attendance, isAsked: true };
}

/** The working days from one day to another that lie in leaves of absence, which do not overlap. */
function daysAway(from: Day, to: Day, absences: readonly LeaveOfAbsence[], calendar: WorkCalendar): number {
  return absences.reduce((sum, absence) => {
    const [first, last] = [
      absence.from > from ? absence.from : from,
      (absence.to ?? to) < to ? (absence.to ?? to) : to,
    ];
    return first > last ? sum : sum + businessDaysIn(first, last, calendar);
  }, 0);
}
