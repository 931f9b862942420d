import { DAY, dateOf, HOUR, momentOf, type Time } from "../time/time";

/** The units a timeline is looked at in. */
export type PeriodUnit = "year" | "month" | "day";

export const periodUnits: readonly PeriodUnit[] = ["year", "month", "day"];

/** A stretch of moments, see {@link Time}; half open. */
export type Stretch = readonly [from: number, to: number];

/** A year, month or day, and how many times begin in it. */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** How many of them last longer than the period, so that they may belong to a later one as well. */
  readonly long: number;
}

/** More periods than this cannot be told apart in a picture. */
const MOST_PERIODS = 1500;

/** The year, month or day around a moment. */
export function periodAround(unit: PeriodUnit, moment: number): Stretch {
  const { year, month, day } = dateOf(moment);
  if (unit === "year") return [momentOf(year), momentOf(year + 1)];
  if (unit === "month") return [momentOf(year, month), momentOf(year, month + 1)];
  return [momentOf(year, month, day), momentOf(year, month, day + 1)];
}

/** The periods from the first to the last time, empty ones too. A unit that would give too many gives the coarser one. */
export function periodsOf(times: readonly Time[], unit: PeriodUnit): Period[] {
  const extent = extentOf(times);
  if (!extent) return [];
  const used = coarserUnit(unit, extent);
  const periods: { from: number; to: number; count: number; long: number }[] = [];
  const places = new Map<number, number>();
  const [, last] = extent;
  for (let [from, to] = periodAround(used, extent[0]); from < last; [from, to] = periodAround(used, to)) {
    places.set(from, periods.length);
    periods.push({ from, to, count: 0, long: 0 });
  }
  for (const time of times) {
    const period = periods[places.get(periodAround(used, time.from)[0]) ?? -1];
    if (!period) continue;
    period.count++;
    if (time.to > period.to) period.long++;
  }
  return periods;
}

/** The stretch that holds all times; `null` without any. */
export function extentOf(times: readonly Pick<Time, "from" | "to">[]): Stretch | null {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { from, to } of times) {
    first = Math.min(first, from);
    last = Math.max(last, to);
  }
  return first < last ? [first, last] : null;
}

function coarserUnit(unit: PeriodUnit, [from, to]: Stretch): PeriodUnit {
  const days = (to - from) / DAY;
  if (unit === "day" && days > MOST_PERIODS) return coarserUnit("month", [from, to]);
  return unit === "month" && days / 28 > MOST_PERIODS ? "year" : unit;
}

/** The coarsest unit that divides a stretch into at least four periods, so that its bars say something; else days. */
export function unitFor([from, to]: Stretch): PeriodUnit {
  const days = (to - from) / DAY;
  if (days >= 4 * 365) return "year";
  return days >= 4 * 30 ? "month" : "day";
}

/** The stretch a unit shows around a moment: years show everything, months one year, days one month. */
export function windowFor(unit: PeriodUnit, whole: Stretch, around: number): Stretch {
  if (unit === "year") return whole;
  return periodAround(unit === "month" ? "year" : "month", around);
}

/**
 * The stretch that holds all times with room at either side: a little, so that nothing lies on the edge; as much again
 * where each lasts most of it, as one alone does, so that a bar is no wall. `null` without any.
 */
export function roundTimes(times: readonly Pick<Time, "from" | "to">[]): Stretch | null {
  const extent = extentOf(times);
  if (!extent) return null;
  const [from, to] = extent;
  const length = to - from;
  const isAllLong = times.every((time) => (time.to - time.from) * 2 > length);
  const room = Math.max(isAllLong ? length : length * 0.03, HOUR);
  return [from - room, to + room];
}
