import type { WrittenMoment, WrittenTime } from "./read-time";
import { DAY, dateOf, daysIn, FIRST_YEAR, HOUR, LAST_YEAR, MINUTE, momentOf, type Precision, type Time } from "./time";
import type { Unit } from "./words";

/**
 * Places a written time on the calendar. What it does not say (year, day) is taken from `base`, the time it counts
 * from; the end of a range counts from its start. `null` when it says too little without a base, or names a day that
 * no calendar has. An end before its start gives the start alone.
 */
export function placeTime({ start, end }: WrittenTime, base: Time | null = null): Time | null {
  const from = placed(start, base);
  if (!from || !end) return from;
  const to = placed(end, from);
  return to && spanned(from, to);
}

/** From one time to another; an end before its start gives the start alone. */
export function spanned(from: Time, to: Time): Time {
  if (to.to <= from.from) return from;
  return {
    ...to,
    from: from.from,
    isApproximate: from.isApproximate || to.isApproximate,
    isRange: true,
    bound: null,
  };
}

type Stretch = Pick<Time, "from" | "to" | "precision">;

function placed(moment: WrittenMoment, base: Time | null): Time | null {
  const stretch = stretchOf(moment, base);
  if (!stretch) return null;
  const first = dateOf(stretch.from).year;
  if (!(first >= FIRST_YEAR && first <= LAST_YEAR && stretch.from < stretch.to)) return null;
  return {
    ...stretch,
    isApproximate: moment.isApproximate || (isCounted(moment) && base?.isApproximate === true),
    isRange: false,
    bound: moment.bound,
  };
}

/** Whether it lies a length away from the base, whose blur it shares. */
function isCounted({ offset, pointer }: WrittenMoment): boolean {
  return offset !== null || pointer?.keeps === "moment";
}

function stretchOf(moment: WrittenMoment, base: Time | null): Stretch | null {
  const start = moment.year === undefined ? startOf(moment, base) : null;
  if (moment.year === undefined && !start) return null;
  const saysDate = moment.year ?? moment.month ?? moment.day ?? moment.bare ?? moment.days ?? moment.months;
  const day = saysDate === undefined ? start : dayOf(moment, start);
  return day && withClock(moment, day);
}

/** The stretch the base gives: moved by the offset, cut to what the pointer keeps. */
function startOf(moment: WrittenMoment, base: Time | null): Stretch | null {
  const { pointer, offset, hour, hours, month, day, bare } = moment;
  if (!base) return null;
  let stretch: Stretch = base;
  if (pointer && pointer.keeps !== "moment")
    stretch = wholeOf(pointer.keeps, moved(base.from, pointer.keeps, pointer.shift));
  if (offset) stretch = counted(stretch, offset);
  // a clock time alone is one of the base's day
  const isClockOnly = (hour ?? hours) !== undefined && (month ?? day ?? bare) === undefined;
  if (!isClockOnly || !isFiner(stretch.precision, "day")) return stretch;
  const first = wholeOf("day", stretch.from);
  // one before the base begins is of its last day, where the base goes on past midnight
  if (pointer || offset || base.to <= first.to) return first;
  return (withClock(moment, first) as Stretch).from < base.from ? wholeOf("day", base.to - 1) : first;
}

/** A length away: as fine as the base, but no finer than the unit that is counted in. */
function counted(base: Stretch, { unit, count }: { unit: Unit; count: number }): Stretch {
  const from = moved(base.from, unit, count);
  const coarsest = unit === "hour" || unit === "minute" || unit === "second" ? "minute" : "day";
  if (!isFiner(coarsest, base.precision)) return wholeOf(coarsest, from);
  // a month is as long as the one that it comes to
  return { from, to: moved(base.to, unit, count), precision: base.precision };
}

const ORDER: readonly Precision[] = [
  "year",
  "part-of-year",
  "month",
  "part-of-month",
  "day",
  "part-of-day",
  "hour",
  "minute",
  "second",
];

function isFiner(a: Precision, b: Precision): boolean {
  return ORDER.indexOf(a) > ORDER.indexOf(b);
}

/** The year, month, day … around a moment. */
function wholeOf(unit: Unit, moment: number): Stretch {
  const { year, month, day } = dateOf(moment);
  if (unit === "year") return { from: momentOf(year), to: momentOf(year + 1), precision: "year" };
  if (unit === "month") return { from: momentOf(year, month), to: momentOf(year, month + 1), precision: "month" };
  if (unit === "day") return { from: momentOf(year, month, day), to: momentOf(year, month, day + 1), precision: "day" };
  const from = Math.floor(moment / LENGTH[unit]) * LENGTH[unit];
  return { from, to: from + LENGTH[unit], precision: unit };
}

const LENGTH = { day: DAY, hour: HOUR, minute: MINUTE, second: 1000 };

/** A moment some units later; a day that the month does not have is its last. */
function moved(moment: number, unit: Unit, count: number): number {
  if (unit !== "year" && unit !== "month") return moment + count * LENGTH[unit];
  const { year, month, day } = dateOf(moment);
  const first = dateOf(momentOf(year, month + (unit === "year" ? count * 12 : count)));
  const last = daysIn(first.year, first.month);
  return momentOf(first.year, first.month, Math.min(day, last)) + (moment - momentOf(year, month, day));
}

/** The date that is said, completed from the base; `null` for a day that the month does not have. */
function dayOf(moment: WrittenMoment, start: Stretch | null): Stretch | null {
  const base = start ? dateOf(start.from) : null;
  const isBareMonth =
    moment.bare !== undefined &&
    (moment.pointer ? moment.pointer.keeps === "year" : start !== null && !isFiner(start.precision, "month"));
  const year = moment.year ?? base?.year ?? 0;
  const said = moment.month ?? (isBareMonth ? moment.bare : undefined);
  const day = moment.day ?? (isBareMonth ? undefined : moment.bare);
  const isInMonth = moment.year === undefined && (day !== undefined || moment.days !== undefined);
  const month = said ?? (isInMonth ? base?.month : undefined);
  if (month !== undefined && month > 12) return null;
  if (month === undefined) {
    if (moment.months) {
      const [first, last] = moment.months;
      return { from: momentOf(year, first), to: momentOf(year, last + 1), precision: "part-of-year" };
    }
    return moment.days || day !== undefined ? null : wholeOf("year", momentOf(year));
  }
  const length = daysIn(year, month);
  if (day !== undefined) return day > length ? null : wholeOf("day", momentOf(year, month, day));
  if (!moment.days) return wholeOf("month", momentOf(year, month));
  const [first, last] = moment.days;
  const end = momentOf(year, month, Math.min(last, length) + 1);
  return { from: momentOf(year, month, first), to: end, precision: "part-of-month" };
}

/** The time of day on a day; `null` when a clock time has no day to stand on. */
function withClock({ hours, hour, minute, second }: WrittenMoment, day: Stretch): Stretch | null {
  if (hours === undefined && hour === undefined) return day;
  if (day.precision !== "day") return null;
  if (hours) return { from: day.from + hours[0] * HOUR, to: day.from + hours[1] * HOUR, precision: "part-of-day" };
  const from = day.from + (hour as number) * HOUR + (minute ?? 0) * MINUTE + (second ?? 0) * 1000;
  const precision = minute === undefined ? "hour" : second === undefined ? "minute" : "second";
  return { from, to: from + LENGTH[precision], precision };
}
