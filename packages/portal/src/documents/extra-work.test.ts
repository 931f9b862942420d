import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hoursOfMinutes,
  leaveDaysOf,
  minutesByRate,
  overlaps,
  paidMinutes,
  rateText,
  sumOfMinutes,
} from "./extra-work";

/** 2026-03-08 is a Sunday. */
const isWorkday = (day: string) => day !== "2026-03-08";
const work = (time_from: string, time_to: string, rest_min = 0, work_date = "2026-03-04") => ({
  ...{ work_date, time_from, time_to, rest_min },
});
const rated = (...works: ReturnType<typeof work>[]) => minutesByRate(works, isWorkday);
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
