import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allocate,
  businessDayAfter,
  businessDaysIn,
  dayInMonth,
  daysAfter,
  daysBetween,
  earnedOf,
  endOfMonths,
  everyDay,
  type Grant,
  grantsBetween,
  type LeaveOfAbsence,
  type LeaveSpan,
  leavePeriodOf,
  leaveSharesOf,
  leaveYearOf,
  monthsAfter,
  nextPeriod,
  noticeTimesOf,
  serviceOf,
  spreadDays,
  sumOfShares,
  unfilledText,
  workCalendarOf,
  workedOf,
} from ".";

const closed = (hdate: string, half = "full", idx_sector: number | null = null) => ({
  hdate,
  name: "창립기념일",
  kind: "legal",
  half,
  idx_sector,
});
/** March 2026: the 2nd stands in for the 1st; the morning of the 11th is free, and the 12th for sector 100. */
const calendar = workCalendarOf(
  [closed("2026-03-02"), closed("2026-03-11", "am"), closed("2026-03-12", "full", 100)],
  200,
);

describe("business days", () => {
  test("are weekdays but for holidays; half a closed day is half a day", () => {
    expect(businessDaysIn("2026-03-01", "2026-03-08", calendar)).toBe(4);
    expect(businessDaysIn("2026-03-09", "2026-03-13", calendar)).toBe(4.5);
    expect(businessDaysIn("2026-03-07", "2026-03-08", calendar)).toBe(0);
  });

  test("of a year whose holidays nobody has entered are said to be without them", () => {
    expect(unfilledText(["2026-12-31", "2027-01-04", "2027-01-05"], calendar)).toContain("2027년 휴일이 아직 등록되지");
    expect(unfilledText(["2026-12-31"], calendar)).toBe("");
    // one founding day, or public holidays of another sector alone, are not a year's holidays
    const own = { ...closed("2027-04-17"), kind: "company" };
    const few = workCalendarOf([own, closed("2028-01-01", "full", 100)], 200);
    expect(["2027", "2028"].map((year) => few.isFilled(`${year}-01-04`))).toEqual([false, false]);
  });

  test("are fewer for the sector that has a holiday of its own", () => {
    const other = workCalendarOf([closed("2026-03-12", "full", 100)], 100);
    expect(businessDaysIn("2026-03-09", "2026-03-13", other)).toBe(4);
  });

  test("are counted forward and back for deadlines", () => {
    expect(businessDayAfter("2026-02-27", 1, calendar)).toBe("2026-03-03");
    expect(businessDayAfter("2026-03-03", -1, calendar)).toBe("2026-02-27");
    expect(businessDayAfter("2026-03-07", 0, calendar)).toBe("2026-03-07");
  });
});

describe("a leave", () => {
  test("is refused for its length before a day of it is looked at", () => {
    let looks = 0;
    const looking = {
      halvesOf: () => {
        looks++;
        return [];
      },
      namesOf: () => [],
      isFilled: () => true,
    };
    const asked = { unit: "day", from: "1900-01-01", to: "2200-12-31" } as const;
    expect(leaveSharesOf(asked, 1, looking)).toEqual({ error: "한 번에 366일까지 신청할 수 있습니다." });
    expect(looks).toBe(0);
    // nor are the days built: whoever walks more than ten years of them has not looked at the length
    expect(() => daysBetween("1900-01-01", "2200-12-31")).toThrow(RangeError);
  });

  const count = (span: Partial<LeaveSpan>, deduct = 1) => {
    const counted = leaveSharesOf({ unit: "day", from: "2026-03-05", to: "2026-03-05", ...span }, deduct, calendar);
    return "error" in counted ? counted.error : sumOfShares(counted.shares);
  };

  test("counts working days: a weekend and a holiday within it are free, a half day closed is half", () => {
    expect(count({ from: "2026-02-27", to: "2026-03-03" })).toBe(2);
    expect(count({ from: "2026-03-10", to: "2026-03-11" })).toBe(1.5);
  });

  test("that the law counts by the calendar takes every day: 90 from 1 December 2026 end on 28 February 2027", () => {
    // 31 + 31 + 28 (Labor Standards Act, art. 74)
    const span = { unit: "day", from: "2026-12-01", to: "2027-02-28" } as const;
    const counted = leaveSharesOf(span, 1, everyDay);
    expect("shares" in counted && sumOfShares(counted.shares)).toBe(90);
  });

  test("of half a day or two hours takes what its type says", () => {
    expect(count({ unit: "am" }, 0.5)).toBe(0.5);
    expect(count({ unit: "pm", from: "2026-03-11", to: "2026-03-11" }, 0.5)).toBe(0.5);
    expect(count({ unit: "quarter" }, 0.25)).toBe(0.25);
  });

  test("is refused where nobody works: on a holiday, a weekend, the half that is closed", () => {
    expect(count({ from: "2026-03-01", to: "2026-03-02" })).toBe(
      "2026-03-01(일)~2026-03-02(월)에는 근무일이 없습니다 (창립기념일). 다른 날을 선택하세요.",
    );
    expect(count({ unit: "am", from: "2026-03-11", to: "2026-03-11" }, 0.5)).toContain("근무일이 없습니다");
    expect(count({ unit: "quarter", at: "09:00", from: "2026-03-11", to: "2026-03-11" }, 0.25)).toContain("없습니다");
    expect(count({ from: "2026-03-07", to: "2026-03-08" })).toContain("근무일이 없습니다");
  });

  test("is refused the wrong way round, in half days of several days, and at hours without work", () => {
    expect(count({ to: "2026-03-04" })).toContain("종료일은 시작일 이후여야 합니다.");
    expect(count({ unit: "am", to: "2026-03-06" })).toContain("하루씩");
    expect(count({ unit: "quarter", at: "17:00" })).toContain("16:00");
  });

  test("lasts from the beginning to the end of its hours in Seoul", () => {
    const span = { from: "2026-03-05", to: "2026-03-05" };
    expect(leavePeriodOf({ ...span, unit: "day", to: "2026-03-06" })).toEqual({
      from: "2026-03-05T09:00:00+09:00",
      to: "2026-03-06T18:00:00+09:00",
    });
    expect(leavePeriodOf({ ...span, unit: "am" }).to).toBe(leavePeriodOf({ ...span, unit: "pm" }).from);
    expect(leavePeriodOf({ ...span, unit: "quarter", at: "10:30" })).toEqual({
      from: "2026-03-05T10:30:00+09:00",
      to: "2026-03-05T12:30:00+09:00",
    });
  });
});

describe("grants", () => {
  const days = (joinday: string, basis: "fiscal" | "joinday", year: number) =>
    grantsBetween(joinday, basis, `${year}-01-01`, `${year}-12-31`).map(({ qty, valid_from }) => [
      valid_from.slice(5),
      qty,
    ]);

  test("are one day for each full month of the first year, at most eleven, to be used within it", () => {
    const first = grantsBetween("2025-08-31", "joinday", "2025-08-31", "2026-08-30");
    expect(first.map(({ valid_from }) => valid_from)).toEqual([
      "2025-10-01",
      "2025-10-31",
      "2025-12-01",
      "2025-12-31",
      "2026-01-31",
      "2026-03-01",
      "2026-03-31",
      "2026-05-01",
      "2026-05-31",
      "2026-07-01",
      "2026-07-31",
    ]);
    expect(new Set(first.map(({ qty, valid_to }) => `${qty} ${valid_to}`))).toEqual(new Set(["1 2026-08-30"]));
  });

  test("by the day of joining are 15 from a year on, one more for every two further years, at most 25", () => {
    const of = (years: number) => days("2010-05-10", "joinday", 2010 + years).at(-1);
    expect([1, 2, 3, 4, 5, 20, 21, 22, 30].map((years) => of(years)?.[1])).toEqual([
      15, 15, 16, 16, 17, 24, 25, 25, 25,
    ]);
    expect(of(1)?.[0]).toBe("05-10");
  });

  test("by fiscal year are prorated in the first January and then grow as they do by the day of joining", () => {
    expect(days("2025-07-01", "fiscal", 2026)).toContainEqual(["01-01", 8]);
    expect([2027, 2028, 2029, 2030].map((year) => days("2025-07-01", "fiscal", year)[0]?.[1])).toEqual([
      15, 15, 16, 16,
    ]);
    expect([2026, 2027, 2028].map((year) => days("2025-01-01", "fiscal", year)[0]?.[1])).toEqual([15, 15, 16]);
  });

  test("belong to years of leave that lie side by side", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom("fiscal" as const, "joinday" as const),
        (joined, later, basis) => {
          const joinday = joined.toISOString().slice(0, 10);
          const day = daysAfter(joinday, later);
          const year = leaveYearOf(joinday, basis, day);
          expect(year.from <= day && day <= year.to).toBe(true);
          expect(leaveYearOf(joinday, basis, daysAfter(year.to, 1)).from).toBe(daysAfter(year.to, 1));
        },
      ),
    );
  });
});

describe("what is earned in spite of leave of absence", () => {
  const open = workCalendarOf([], 0);
  const grantOf = (joinday: string, basis: "fiscal" | "joinday", ref: string) =>
    grantsBetween(joinday, basis, joinday, "2027-12-31").find((grant) => grant.ref === ref) as Grant;
  const away = (from: string, to: string | null, isWorked: boolean | null = false) => ({ from, to, isWorked });

  test("of a month is nothing when a working day of it was missed, unless the law counts that as worked", () => {
    // from 2 February to 1 March 2026: 20 working days
    const month = grantOf("2026-02-02", "joinday", "monthly:1");
    const of = (...absences: LeaveOfAbsence[]) => earnedOf(month, absences, open);
    expect(of()).toEqual({ qty: 1, attendance: 1, isAsked: false });
    expect(of(away("2026-02-20", "2026-02-20"))).toEqual({ qty: 0, attendance: 0.95, isAsked: false });
    expect(of(away("2026-02-20", "2026-02-20", true))).toEqual({ qty: 1, attendance: 1, isAsked: false });
    // nobody has said what it was
    expect(of(away("2026-02-20", "2026-02-20", null))).toEqual({ qty: 0, attendance: 0.95, isAsked: true });
    // a Saturday, and what lies before and after
    expect(of(away("2026-02-21", "2026-02-21"), away("2026-01-01", "2026-02-01"), away("2026-03-02", null)).qty).toBe(
      1,
    );
    // from the last day on, without an end
    expect(of(away("2026-02-27", null))).toMatchObject({ qty: 0, attendance: 0.95 });
  });

  test("of the part of a fiscal year is in proportion, or a day for each full month below 80 %", () => {
    // 15 × 184 ÷ 365 = 7.56, rounded up to 8; July to December 2025 have 23, 21, 22, 23, 20 and 23 working days: 132
    const year = grantOf("2025-07-01", "fiscal", "fiscal:2026");
    const of = (...absences: LeaveOfAbsence[]) => earnedOf(year, absences, open);
    expect(of()).toMatchObject({ qty: 8, isAsked: false });
    // without December 109 ÷ 132 = 82.6 %: 8 × 109 ÷ 132 = 6.6, rounded up to a half
    expect(of(away("2025-12-01", null))).toEqual({ qty: 7, attendance: 109 / 132, isAsked: false });
    expect(of(away("2025-12-01", null, null))).toEqual({ qty: 7, attendance: 109 / 132, isAsked: true });
    expect(of(away("2025-12-01", null, true))).toEqual({ qty: 8, attendance: 1, isAsked: false });
    // without November and December 89 ÷ 132 = 67.4 %: July to October are full
    expect(of(away("2025-11-03", "2025-12-31"))).toEqual({ qty: 4, attendance: 89 / 132, isAsked: true });
    // a day of September as well: August and October are not touched by it
    expect(of(away("2025-09-15", "2025-09-15"), away("2025-11-03", null)).qty).toBe(3);
  });
});

describe("unused leave", () => {
  const times = (...asked: Parameters<typeof noticeTimesOf>) =>
    noticeTimesOf(...asked).map(({ step, from, to }) => [step, from, to]);

  test("of a year that ends in December is pointed out from 1 to 10 July, and its days are set by the end of October", () => {
    expect(times("2026-12-31", "year")).toEqual([
      ["first", "2026-07-01", "2026-07-10"],
      ["second", "2026-10-01", "2026-10-31"],
    ]);
  });

  test("of the first year is pointed out three months and one month before its end, with days set in between", () => {
    // joined on 1 March 2026
    expect(times("2027-02-28", "monthly")).toEqual([
      ["first", "2026-12-01", "2026-12-10"],
      ["second", "2027-01-01", "2027-01-31"],
      ["late_first", "2027-02-01", "2027-02-05"],
      ["late_second", "2027-02-12", "2027-02-18"],
    ]);
  });

  test("is given days that are spread over the time, worked, free and each once", () => {
    const span = { from: "2026-11-02", to: "2026-12-31", taken: new Set(["2026-11-02"]), shift: 0 };
    expect(spreadDays(3, span, calendar)).toEqual(["2026-11-03", "2026-11-23", "2026-12-11"]);
    fc.assert(
      fc.property(fc.nat(60), fc.double({ min: 0, max: 0.99, noNaN: true }), (count, shift) => {
        const days = spreadDays(count, { ...span, shift }, calendar);
        expect(new Set(days).size).toBe(Math.min(count, 43));
        expect(days.every((day) => calendar.halvesOf(day).length === 2 && !span.taken.has(day))).toBe(true);
      }),
    );
    expect(spreadDays(3, { ...span, to: "2026-11-01" }, calendar)).toEqual([]);
  });
});

describe("what a leave is taken out of", () => {
  const year = (of: number, qty: number) => ({ valid_from: `${of}-01-01`, valid_to: `${of}-12-31`, qty });
  const want = (...days: string[]) => days.map((day) => ({ of: 7, day, days: 1 }));

  test("is each day's own grant: a leave over the turn of the year takes from both", () => {
    const { draws, short } = allocate([year(2026, 3), year(2027, 15)], want("2026-12-31", "2027-01-04", "2027-01-05"));
    expect(short).toBe(0);
    expect(draws).toEqual([
      { of: 7, ...year(2026, 1) },
      { of: 7, ...year(2027, 2) },
    ]);
  });

  test("is what expires first, and what is missing is told", () => {
    const monthly = { valid_from: "2026-01-05", valid_to: "2026-04-04", qty: 0.5 };
    const { draws, short } = allocate([year(2026, 1), monthly], want("2026-03-03", "2026-03-04"));
    expect(draws).toEqual([
      { of: 7, ...monthly, qty: 0.5 },
      { of: 7, ...year(2026, 1) },
    ]);
    expect(short).toBe(0.5);
  });

  test("may be taken in advance, as far as that is allowed and not owed already", () => {
    const yearOf = (day: string) => leaveYearOf("2020-01-01", "fiscal", day);
    expect(allocate([year(2026, 1)], want("2026-03-03", "2026-03-04"), { days: 1, yearOf })).toEqual({
      draws: [{ of: 7, ...year(2026, 2) }],
      short: 0,
    });
    expect(allocate([year(2026, -1)], want("2026-03-03"), { days: 1, yearOf }).short).toBe(1);
  });

  test("is found whenever there is a way at all", () => {
    const spans = fc.array(fc.tuple(fc.nat(8), fc.nat(4)), { maxLength: 4 });
    fc.assert(
      fc.property(spans, fc.array(fc.nat(12), { maxLength: 5 }), (grants, wanted) => {
        const day = (index: number) => daysAfter("2026-01-01", index);
        const buckets = grants.map(([from, length]) => ({
          valid_from: day(from),
          valid_to: day(from + length),
          qty: 1,
        }));
        const { short } = allocate(
          buckets,
          wanted.map((index) => ({ of: 1, day: day(index), days: 1 })),
        );
        const fitsOf = (rest: readonly number[], left: typeof buckets): number =>
          rest.length === 0
            ? 0
            : Math.max(
                fitsOf(rest.slice(1), left),
                ...left
                  .filter(
                    ({ valid_from, valid_to }) =>
                      valid_from <= day(rest[0] as number) && day(rest[0] as number) <= valid_to,
                  )
                  .map(
                    (bucket) =>
                      1 +
                      fitsOf(
                        rest.slice(1),
                        left.filter((it) => it !== bucket),
                      ),
                  ),
              );
        expect(wanted.length - short).toBe(fitsOf(wanted, buckets));
      }),
    );
  });
});

describe("a period of months", () => {
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const joined = Array.from({ length: 3 * 366 }, (_, index) => iso(Date.UTC(2023, 2, 1 + index)));

  /** The last day by walking: from month to month, the day before the same day, or the last day of the month. */
  const walked = (day: string, months: number) => {
    let [year, month] = day.split("-").map(Number) as [number, number];
    for (let left = months; left > 0; left--) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] as number;
    const date = Number(day.slice(8));
    if (date > length) return { year, month, date: length };
    if (date > 1) return { year, month, date: date - 1 };
    const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
    return { ...before, date: new Date(before.year, before.month, 0).getDate() };
  };
  const text = ({ year, month, date }: { year: number; month: number; date: number }) =>
    [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-");

  test("ends before the same day of the last month, or with that month; what it gives is due the day after", () => {
    const all = joined.flatMap((day) => [1, 2, 3, 6, 11, 12, 24, 36, 48].map((months) => ({ day, months })));
    const wanted = all.map(({ day, months }) => {
      const last = text(walked(day, months));
      return { day, months, last, due: iso(Date.parse(last) + 86_400_000) };
    });
    const found = all.map(({ day, months }) => {
      return { day, months, last: endOfMonths(day, months), due: monthsAfter(day, months) };
    });
    expect(found).toEqual(wanted);
  });

  test("is followed by as many months, and one that is not of full months by as many days", () => {
    const terms = joined.flatMap((from) => [1, 2, 6, 12].map((months) => ({ from, months })));
    const found = terms.map(({ from, months }) => nextPeriod(from, text(walked(from, months))));
    expect(found.map(({ to }) => to)).toEqual(found.map(({ from }, at) => text(walked(from, terms[at]?.months ?? 0))));
    const lengths = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    for (const from of joined) {
      const to = daysAfter(text(walked(from, 1)), 1);
      const next = nextPeriod(from, to);
      expect([from, lengths(to, next.from), lengths(next.from, next.to)]).toEqual([from, 1, lengths(from, to)]);
    }
  });

  test("that is over by a day can begin on one day at the latest", () => {
    const wrong = joined.flatMap((day) =>
      [1, 2, 3, 6].filter((months) => {
        const first = monthsAfter(day, -months);
        const isOver = (begin: string) => text(walked(begin, months)) < day;
        return !isOver(first) || isOver(daysAfter(first, 1));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("gives each day of leave when its month is over, and fifteen days when the year is", () => {
    for (const day of joined) {
      const grants = grantsBetween(day, "joinday", day, "2030-12-31");
      const [months, years] = [grants.slice(0, 11), grants.slice(11)];
      expect(months.map(({ valid_from }) => daysAfter(valid_from, -1))).toEqual(
        months.map((_, index) => text(walked(day, index + 1))),
      );
      expect(new Set(months.map(({ valid_to }) => valid_to))).toEqual(new Set([text(walked(day, 12))]));
      // a year begins when the one before is over, so that no day is without leave and none has it twice
      expect(years.map(({ valid_from }) => daysAfter(valid_from, -1))).toEqual([
        text(walked(day, 12)),
        ...years.slice(0, -1).map(({ valid_to }) => valid_to),
      ]);
    }
  });

  test("of the first year gives by fiscal year its part of fifteen days, in halves, and then what the law gives", () => {
    // after so many full years (Labor Standards Act, art. 60 (1), (4))
    const byLaw = [15, 15, 16, 16, 17, 17];
    for (const day of joined) {
      const year = Number(day.slice(0, 4));
      const length = (of: number) => (Date.UTC(of + 1, 0, 1) - Date.UTC(of, 0, 1)) / 86_400_000;
      const worked = (Date.UTC(year + 1, 0, 1) - Date.parse(day)) / 86_400_000;
      // the least number of halves that is not less than 15 × worked ÷ the year's days
      let halves = 0;
      while (halves * length(year) < 30 * worked) halves++;
      const years = grantsBetween(day, "fiscal", `${year + 1}-01-01`, `${year + 6}-12-31`).filter(({ ref }) =>
        ref.startsWith("fiscal"),
      );
      const isFull = day.endsWith("-01-01");
      expect([day, ...years.map(({ qty }) => qty)]).toEqual([
        day,
        halves / 2,
        ...byLaw.slice(isFull ? 1 : 0, isFull ? 6 : 5),
      ]);
      expect(years.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual(
        years.map((_, at) => [`${year + 1 + at}-01-01`, `${year + 1 + at}-12-31`]),
      );
    }
  });

  test("makes the year of leave that a day is in, and the years and months of service on it", () => {
    const wrong: unknown[] = [];
    for (const day of joined) {
      const ends = Array.from({ length: 4 }, (_, at) => text(walked(day, 12 * (at + 1))));
      const begins = [day, ...ends.map((end) => daysAfter(end, 1))];
      for (const [at, end] of ends.entries()) {
        for (const on of [begins[at] as string, end]) {
          const { from, to } = leaveYearOf(day, "joinday", on);
          if (from !== begins[at] || to !== end) wrong.push({ day, on, from, to });
        }
      }
      for (const months of [1, 2, 11, 12, 13, 24, 25, 48]) {
        const end = text(walked(day, months));
        const notice = (count: number) => ({ years: Math.trunc(count / 12), months: count % 12 });
        const found = [serviceOf(day, end), serviceOf(day, daysAfter(end, 1))];
        if (JSON.stringify(found) !== JSON.stringify([notice(months - 1), notice(months)]))
          wrong.push({ day, end, found });
      }
    }
    expect(wrong).toEqual([]);
  });

  test("that begins on a leap day or on the 31st is full when the month is", () => {
    const [first, , , , , , , , , , , year] = grantsBetween("2024-02-29", "joinday", "2024-02-29", "2025-12-31");
    expect(first).toMatchObject({ valid_from: "2024-03-29", valid_to: "2025-02-28" });
    expect(year).toMatchObject({ qty: 15, valid_from: "2025-03-01", valid_to: "2026-02-28" });
    expect(monthsAfter("2025-08-31", 1)).toBe("2025-10-01");
    expect(leaveYearOf("2024-02-29", "joinday", "2025-02-28")).toEqual({ from: "2024-02-29", to: "2025-02-28" });
    expect(serviceOf("2024-02-29", "2025-02-28")).toEqual({ years: 0, months: 11 });
    expect(serviceOf("2024-02-29", "2025-03-01")).toEqual({ years: 1, months: 0 });
    // unused leave of that year is pointed out from six months before 1 March 2026
    expect(noticeTimesOf("2026-02-28", "year")[0]).toEqual({ step: "first", from: "2025-09-01", to: "2025-09-10" });
  });
});

test("the n-th day of a month is its last one where it has fewer", () => {
  expect(["2026-02", "2026-03", "2026-04", "2028-02"].map((month) => dayInMonth(month, 31))).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2028-02-29",
  ]);
  expect(dayInMonth("2026-02", 7)).toBe("2026-02-07");
});

test("service is told in full years and months", () => {
  expect(serviceOf("2020-03-15", "2026-03-14")).toEqual({ years: 5, months: 11 });
  expect(serviceOf("2020-03-15", "2026-03-15")).toEqual({ years: 6, months: 0 });
  expect(daysBetween("2026-02-27", "2026-03-02")).toHaveLength(4);
});

test("two hours from 14:00 on are of the afternoon, before that of the morning", () => {
  expect(workedOf({ unit: "quarter", at: "14:00" }, ["pm"])).toBe(1);
  expect(workedOf({ unit: "quarter", at: "13:50" }, ["pm"])).toBe(0);
});
