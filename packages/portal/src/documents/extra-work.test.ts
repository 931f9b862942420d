import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hoursOfMinutes } from "../define/minutes";
import { leaveDaysOf, minutesByRate, overlaps, paidMinutes, rateText, sumOfMinutes } from "./extra-work";

/** 2026-03-08 is a Sunday. */
const isWorkday = (day: string) => day !== "2026-03-08";
const work = (time_from: string, time_to: string, rest_min = 0, work_date = "2026-03-04") => ({
  ...{ work_date, time_from, time_to, rest_min },
});
const rated = (...works: ReturnType<typeof work>[]) => minutesByRate(works, isWorkday);

type Fraction = readonly [over: bigint, under: bigint];

/** The sum of fractions, exact. */
function fraction(all: readonly (readonly [number, number])[]): Fraction {
  return all.reduce<Fraction>(
    ([a, b], [over, under]) => [a * BigInt(under) + BigInt(over) * b, b * BigInt(under)],
    [0n, 1n],
  );
}

/** A fraction to the hundredth or thousandth, a half up. */
function rounded([over, under]: Fraction, places: number): number {
  return Number((over * BigInt(places) * 2n + under) / (under * 2n)) / places;
}

const paid = (...works: ReturnType<typeof work>[]) => paidMinutes(sumOfMinutes(rated(...works))) / 60;

describe("extra work is paid by the minute (Labor Standards Act, art. 56)", () => {
  test("on a holiday half as much again up to eight hours, and twice as much for what is over them", () => {
    // Sunday from 9 to 22 with an hour of rest are 12 hours: 8 × 1.5 + 4 × 2.0 = 20
    const sunday = work("09:00", "22:00", 60, "2026-03-08");
    expect(rated(sunday)).toEqual([{ over: 0, holiday: 480, beyond: 240, night: 0 }]);
    expect(paid(sunday)).toBe(20);
    expect(rateText(sumOfMinutes(rated(sunday)))).toBe("휴일 8시간 × 1.5 + 휴일 8시간 초과 4시간 × 2.0 = 20시간");
  });

  test("on one holiday in several parts as if it were one, the earlier part first", () => {
    const parts = [work("19:00", "22:00", 0, "2026-03-08"), work("09:00", "18:00", 60, "2026-03-08")];
    expect(rated(...parts)).toEqual([
      { over: 0, holiday: 0, beyond: 180, night: 0 },
      { over: 0, holiday: 480, beyond: 0, night: 0 },
    ]);
  });

  test("by night half as much on top, for the minutes from 22:00 to 06:00 alone", () => {
    // 4 h 30 × 1.5 + 30 min × 0.5 = 7 h
    expect(paid(work("18:00", "22:30"))).toBe(7);
    expect(rated(work("14:00", "16:00"))).toEqual([{ over: 120, holiday: 0, beyond: 0, night: 0 }]);
    expect(paid(work("14:00", "16:00"))).toBe(3);
    // over midnight: 8 hours of the night among ten: 10 × 1.5 + 8 × 0.5
    expect(paid(work("21:00", "07:00"))).toBe(19);
    expect(paid(work("05:00", "07:00"))).toBe(3.5);
    // a holiday's tenth hour by night: 8 × 1.5 + 2 × 2.0 + 2 × 0.5
    expect(paid(work("14:00", "00:00", 0, "2026-03-08"))).toBe(17);
  });

  test("is what a walk through its minutes finds", () => {
    const clock = (minute: number) =>
      [Math.floor(minute / 60), minute % 60].map((it) => `${it}`.padStart(2, "0")).join(":");
    fc.assert(
      fc.property(fc.nat(143), fc.nat(143), fc.boolean(), (from, to, isHoliday) => {
        fc.pre(from !== to);
        const one = work(clock(from * 10), clock(to * 10), 0, isHoliday ? "2026-03-08" : "2026-03-04");
        let [halves, worked] = [0, 0];
        for (let minute = from * 10; minute % 1440 !== to * 10 || worked === 0; minute++) {
          const isNight = minute % 1440 >= 1320 || minute % 1440 < 360;
          halves += (isHoliday && worked >= 480 ? 4 : 3) + (isNight ? 1 : 0);
          worked++;
        }
        expect(paidMinutes(sumOfMinutes(rated(one)))).toBe(halves / 2);
      }),
    );
  });

  test("of a day, in parts, by night and with rest in between, is what a walk through its minutes finds", () => {
    const clock = (minute: number) =>
      [Math.floor(minute / 60) % 24, minute % 60].map((it) => `${it}`.padStart(2, "0")).join(":");
    // up to three works that follow on each other, the last perhaps over midnight, each with rest
    const cuts = fc.uniqueArray(fc.nat(1439), { minLength: 1, maxLength: 3 });
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(cuts, shares, fc.nat(479), fc.boolean(), (begins, parts, after, isHoliday) => {
        const starts = begins.toSorted((a, b) => a - b);
        const ends = starts.map((from, at) => {
          const most = starts[at + 1] ?? 1440 + Math.min(after, from);
          return from + Math.max(1, Math.round((most - from) * (parts[at] as number)));
        });
        const rests = starts.map((from, at) => Math.round(((ends[at] as number) - from) * (parts[at + 3] as number)));
        const day = isHoliday ? "2026-03-08" : "2026-03-04";
        const works = starts.map((from, at) => work(clock(from), clock(ends[at] as number), rests[at], day));
        fc.pre(works.every(({ time_from, time_to }) => time_from !== time_to));
        // each minute that is worked, as whether it is of the night; rest is taken out of those by day first
        let [halves, onHoliday] = [0, 0];
        for (const [at, from] of starts.entries()) {
          const nights: boolean[] = [];
          for (let minute = from; minute < (ends[at] as number); minute++) {
            nights.push(minute % 1440 >= 1320 || minute % 1440 < 360);
          }
          const worked = nights.toSorted((a, b) => Number(a) - Number(b)).slice(rests[at]);
          for (const isNight of worked) {
            halves += (isHoliday && onHoliday >= 480 ? 4 : 3) + (isNight ? 1 : 0);
            onHoliday++;
          }
        }
        // in whatever order they are written
        expect(paidMinutes(sumOfMinutes(rated(...works.toReversed())))).toBe(halves / 2);
      }),
    );
  });

  test("comes to the hours and days that its exact fractions do, however many they are", () => {
    const minutes = fc.array(fc.nat(1440), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (over, beyond, night) => {
        const all = over.map((each, at) => ({
          ...{ over: each, holiday: night[at] ?? 0, beyond: beyond[at] ?? 0, night: Math.min(each, night[at] ?? 0) },
        }));
        const whole = sumOfMinutes(all);
        // hours of sixty minutes, as so many hundredths; days of eight hours, as so many thousandths
        expect(hoursOfMinutes(whole.over)).toBe(rounded(fraction(all.map((it) => [it.over, 60])), 100));
        const paid = all.flatMap((it): [number, number][] => [
          [it.over * 3, 960],
          [it.holiday * 3, 960],
          [it.beyond * 4, 960],
          [it.night, 960],
        ]);
        expect(leaveDaysOf(paidMinutes(whole))).toBe(rounded(fraction(paid), 1000));
      }),
    );
    // what each alone is rounded to is another sum: three times 0.33
    expect(rounded(fraction([[20, 60]]), 100) * 3).not.toBe(rounded(fraction(Array(3).fill([20, 60])), 100));
  });

  test("is summed in minutes and rounded once", () => {
    const sum = (count: number, minutes: number) =>
      hoursOfMinutes(
        sumOfMinutes(Array.from({ length: count }, () => rated(work("18:00", `18:${minutes}`))[0] as never)).over,
      );
    expect(sum(3, 20)).toBe(1);
    expect(sum(6, 10)).toBe(1);
    // 3 h 20 min × 1.5 = 300 minutes of a day's 480
    expect(leaveDaysOf(paidMinutes(sumOfMinutes(rated(work("18:00", "21:20")))))).toBe(0.625);
  });
});

test("two works overlap when they have a minute in common, also over midnight", () => {
  const night = work("22:00", "02:00", 0, "2026-03-03");
  expect(overlaps(night, work("01:50", "03:00"))).toBe(true);
  expect(overlaps(night, work("02:00", "03:00"))).toBe(false);
  expect(overlaps(night, work("21:00", "22:00", 0, "2026-03-03"))).toBe(false);
});
