import { type Day, daysFrom, endOfMonths, monthsAfter } from "./days";

/** Whether years of leave begin on 1 January (회계연도) or on the day somebody joined (입사일). */
export type GrantBasis = "fiscal" | "joinday";

/** Days of leave that are given by the rules. */
export interface Grant {
  /** Tells it from every other grant of the person: `monthly:3`, `fiscal:2027`, `anniversary:5`. */
  readonly ref: string;
  readonly qty: number;
  /** From when to when it can be used. It is given on its first day. */
  readonly valid_from: Day;
  readonly valid_to: Day;
  /** The time that it is given for. */
  readonly earned: { readonly from: Day; readonly to: Day };
}

const FIRST_YEAR_MOST = 11;
const FULL = 15;
const MOST = 25;

/**
 * The grants that begin in a time, both days among it. In the first year one day for each full month, at most 11, to be
 * used before the year is over; from then on 15 a year, one more for every two further years, at most 25. By fiscal year
 * the first January brings the part of 15 that the year of joining was worked, rounded up to half a day.
 */
export function grantsBetween(joinday: Day, basis: GrantBasis, from: Day, to: Day): Grant[] {
  const yearly = basis === "fiscal" ? fiscalGrants : anniversaryGrants;
  return [...monthlyGrants(joinday), ...yearly(joinday, from, to)].filter(
    ({ valid_from }) => from <= valid_from && valid_from <= to,
  );
}

/** The year of leave that a day belongs to. */
export function leaveYearOf(joinday: Day, basis: GrantBasis, day: Day): { from: Day; to: Day } {
  if (basis === "fiscal") return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  let years = Math.max(0, Number(day.slice(0, 4)) - Number(joinday.slice(0, 4)));
  if (years > 0 && monthsAfter(joinday, years * 12) > day) years--;
  return { from: monthsAfter(joinday, years * 12), to: endOfMonths(joinday, years * 12 + 12) };
}

/** The days of leave in somebody's n-th full year after the first. */
export function daysOfYear(years: number): number {
  return Math.min(MOST, FULL + Math.floor((years - 1) / 2));
}

function monthlyGrants(joinday: Day): Grant[] {
  const valid_to = endOfMonths(joinday, 12);
  return Array.from({ length: FIRST_YEAR_MOST }, (_, index) => ({
    ref: `monthly:${index + 1}`,
    qty: 1,
    valid_from: monthsAfter(joinday, index + 1),
    valid_to,
    earned: { from: monthsAfter(joinday, index), to: endOfMonths(joinday, index + 1) },
  }));
}

function fiscalGrants(joinday: Day, from: Day, to: Day): Grant[] {
  const joined = Number(joinday.slice(0, 4));
  // who joined on 1 January has a full year behind on the first one
  const isFull = joinday.endsWith("-01-01");
  return yearsFrom(joined + 1, from, to).map((year) => ({
    ref: `fiscal:${year}`,
    qty: year === joined + 1 ? prorated(joinday) : daysOfYear(year - joined - (isFull ? 0 : 1)),
    valid_from: `${year}-01-01`,
    valid_to: `${year}-12-31`,
    earned: { from: year === joined + 1 ? joinday : `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  }));
}

function anniversaryGrants(joinday: Day, from: Day, to: Day): Grant[] {
  const joined = Number(joinday.slice(0, 4));
  return yearsFrom(joined + 1, from, to).map((year) => ({
    ref: `anniversary:${year - joined}`,
    qty: daysOfYear(year - joined),
    valid_from: monthsAfter(joinday, (year - joined) * 12),
    valid_to: endOfMonths(joinday, (year - joined + 1) * 12),
    earned: { from: monthsAfter(joinday, (year - joined - 1) * 12), to: endOfMonths(joinday, (year - joined) * 12) },
  }));
}

/** The years of a time, from a first one on: of a day in two hundred years it is one. */
function yearsFrom(earliest: number, from: Day, to: Day): number[] {
  const first = Math.max(earliest, Number(from.slice(0, 4)));
  return Array.from({ length: Math.max(0, Number(to.slice(0, 4)) - first + 1) }, (_, index) => first + index);
}

function prorated(joinday: Day): number {
  const year = Number(joinday.slice(0, 4));
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  return inProportion(FULL, daysFrom(joinday, next), daysFrom(first, next));
}

/** A part of days of leave, rounded up to half a day. */
export function inProportion(days: number, part: number, whole: number): number {
  return Math.ceil((days * part * 2) / whole) / 2;
}
