import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeTime } from "./place-time";
import { readTime, saysWhen } from "./read-time";
import { DAY, daysIn, momentOf, type Time } from "./time";

/** A time as `2018-06-04T16:00/16:01 minute ~`, for reading. */
function shown(time: Time | null): string | null {
  if (!time) return null;
  const moment = (value: number) => new Date(value).toISOString().replace(/T00:00:00\.000Z$|:00\.000Z$|\.000Z$/, "");
  const flags = [time.isApproximate && "~", time.isRange && "range", time.bound].filter(Boolean);
  return [`${moment(time.from)}/${moment(time.to)}`, time.precision, ...flags].join(" ");
}

function at(text: string, base: Time | null = null): Time | null {
  const written = readTime(text);
  return written && placeTime(written, base);
}

const base = at("2018. 6. 4. 16:00경");

test("a year is never counted from another time", () => {
  expect(shown(at("2009년 이전", base))).toBe("2009-01-01/2010-01-01 year before");
  expect(shown(at("1995년 후", base))).toBe("1995-01-01/1996-01-01 year after");
});

test("what is within a length of another time is placed with doubt", () => {
  expect(shown(at("그로부터 3년 이내", base))).toBe("2021-06-04/2021-06-05 day ~ before");
});

describe("a time that stands by itself", () => {
  test.each([
    ["2018. 6. 4. 16:00경", "2018-06-04T16:00/2018-06-04T16:01 minute ~"],
    ["2018.6.4.", "2018-06-04/2018-06-05 day"],
    ["2018. 6. 4", "2018-06-04/2018-06-05 day"],
    ["2018-06-04", "2018-06-04/2018-06-05 day"],
    ["2018/6/4", "2018-06-04/2018-06-05 day"],
    ["2018-06-04T16:00", "2018-06-04T16:00/2018-06-04T16:01 minute"],
    ["2018-06-04 16:00:30", "2018-06-04T16:00:30/2018-06-04T16:00:31 second"],
    ["2018년 6월 4일 16시 30분경", "2018-06-04T16:30/2018-06-04T16:31 minute ~"],
    ["18. 6. 4.", "2018-06-04/2018-06-05 day"],
    ["'98. 12. 31. 23:59", "1998-12-31T23:59/1999-01-01 minute"],
    ["2018. 6. 4.(월) 오후 4시 반", "2018-06-04T16:30/2018-06-04T16:31 minute"],
    ["2018. 6. 4. 오전 12시", "2018-06-04/2018-06-04T01:00 hour"],
    ["2018. 6. 4. 밤 11시 20분", "2018-06-04T23:20/2018-06-04T23:21 minute"],
    ["2018. 6. 4. 새벽 두 시경", "2018-06-04T02:00/2018-06-04T03:00 hour ~"],
    ["2018. 6. 4. 정오", "2018-06-04T12:00/2018-06-04T12:01 minute"],
    ["2018. 6. 4. 자정 무렵", "2018-06-05/2018-06-05T00:01 minute ~"],
    ["2018. 6. 4. 24:00", "2018-06-05/2018-06-05T00:01 minute"],
    ["2018. 6. 4. 저녁", "2018-06-04T18:00/2018-06-04T21:00 part-of-day"],
    ["2018. 6. 4. 오전", "2018-06-04/2018-06-04T12:00 part-of-day"],
    ["2017. 8. 초순경", "2017-08-01/2017-08-11 part-of-month ~"],
    ["2017년 8월 중순", "2017-08-11/2017-08-21 part-of-month"],
    ["2018. 2. 하순", "2018-02-21/2018-03-01 part-of-month"],
    ["2018. 2. 말경", "2018-02-21/2018-03-01 part-of-month ~"],
    ["2017. 8.경", "2017-08-01/2017-09-01 month ~"],
    ["2017년경", "2017-01-01/2018-01-01 year ~"],
    ["2017", "2017-01-01/2018-01-01 year"],
    ["2017년 초", "2017-01-01/2017-04-01 part-of-year ~"],
    ["2017년 하반기", "2017-07-01/2018-01-01 part-of-year"],
    ["2017. 겨울", "2017-12-01/2018-03-01 part-of-year ~"],
    ["2018. 6. 4. 이후", "2018-06-04/2018-06-05 day after"],
    ["2018. 6. 4.부터", "2018-06-04/2018-06-05 day after"],
    ["2018. 6. 4.까지", "2018-06-04/2018-06-05 day before"],
    ["2009년 이전", "2009-01-01/2010-01-01 year before"],
    ["2009년 이후", "2009-01-01/2010-01-01 year after"],
    ["2022. 5. 26.자", "2022-05-26/2022-05-27 day"],
    ["2022. 5. 26. 전후", "2022-05-26/2022-05-27 day ~"],
    ["2007. 7. 전까지", "2007-07-01/2007-08-01 month before"],
    ["2009. 3. 일자불상경", "2009-03-01/2009-04-01 month ~"],
    ["2018. 6월경", "2018-06-01/2018-07-01 month ~"],
    ["2018. 12월 4일", "2018-12-04/2018-12-05 day"],
    ["2018. 6월 초순 일자불상경", "2018-06-01/2018-06-11 part-of-month ~"],
    ["2018. 6. 불상일시경", "2018-06-01/2018-07-01 month ~"],
    ["2018년 6월 하순 날짜불상경", "2018-06-21/2018-07-01 part-of-month ~"],
    ["2018. 6. 일자불상 22:00경", "2018-06-01/2018-07-01 month ~"],
    ["2018. 6. 4. 시간불상경", "2018-06-04/2018-06-05 day ~"],
    ["2003. 4.경부터 약 1년 10개월간", "2003-04-01/2005-03-01 month ~ range"],
    ["2009. 3. 1.부터 2009. 3. 5.까지 사이", "2009-03-01/2009-03-06 day range"],
    ["2003. 4.경부터 약 6년", "2003-04-01/2009-05-01 month ~ range"],
  ])("%s", (text, expected) => {
    expect(shown(at(text))).toBe(expected);
    expect(readTime(text)?.isRelative).toBe(false);
  });
});

describe("a range", () => {
  test.each([
    ["2018. 6. 4. 16:00경부터 18:00경까지", "2018-06-04T16:00/2018-06-04T18:01 minute ~ range"],
    ["2018. 6. 4. 16:00 ~ 17:00", "2018-06-04T16:00/2018-06-04T17:01 minute range"],
    ["2018. 6. 4. ~ 6. 7.", "2018-06-04/2018-06-08 day range"],
    ["2018. 6. 4.부터 같은 달 7.까지", "2018-06-04/2018-06-08 day range"],
    ["2018. 6. ~ 8.", "2018-06-01/2018-09-01 month range"],
    ["2018. 6. 4. ~ 7.", "2018-06-04/2018-06-08 day range"],
    ["2017. 8. 초순경부터 같은 해 9. 말경까지", "2017-08-01/2017-10-01 part-of-month ~ range"],
    ["2017. 12. 20.부터 이듬해 1. 5.까지", "2017-12-20/2018-01-06 day range"],
    ["2018. 6. 4. 22:00 내지 다음 날 02:00", "2018-06-04T22:00/2018-06-05T02:01 minute range"],
    ["2018. 6. 4. 22:00경부터 다음 날 02:00경까지 사이에", "2018-06-04T22:00/2018-06-05T02:01 minute ~ range"],
    ["2018. 6. 4.에서 2018. 6. 7.까지", "2018-06-04/2018-06-08 day range"],
  ])("%s", (text, expected) => expect(shown(at(text))).toBe(expected));

  test("whose end lies before its start gives the start alone", () => {
    expect(shown(at("2018. 6. 4. ~ 2018. 6. 1."))).toBe("2018-06-04/2018-06-05 day");
  });
});

describe("a clock time that counts from a night", () => {
  test.each([
    ["23:10경", "2018-06-04T23:10/2018-06-04T23:11 minute ~"],
    ["02:40경", "2018-06-05T02:40/2018-06-05T02:41 minute ~"],
    ["같은 날 02:40경", "2018-06-04T02:40/2018-06-04T02:41 minute ~"],
  ])("%s", (text, expected) => {
    expect(shown(at(text, at("2018. 6. 4. 22:00경부터 다음 날 02:00경까지")))).toBe(expected);
  });
});

describe("a time that counts from 2018. 6. 4. 16:00경", () => {
  test.each([
    ["같은 날 저녁", "2018-06-04T18:00/2018-06-04T21:00 part-of-day"],
    ["같은 날 18:20경", "2018-06-04T18:20/2018-06-04T18:21 minute ~"],
    ["당일", "2018-06-04/2018-06-05 day"],
    ["18:20경", "2018-06-04T18:20/2018-06-04T18:21 minute ~"],
    ["다음날인 2018. 6. 5.", "2018-06-05/2018-06-06 day"],
    ["다음날", "2018-06-05/2018-06-06 day"],
    ["이튿날 새벽", "2018-06-05/2018-06-05T06:00 part-of-day"],
    ["전날 밤 11시", "2018-06-03T23:00/2018-06-04 hour"],
    ["그로부터 약 3일 후", "2018-06-07/2018-06-08 day ~"],
    ["그로부터 약 1년 10개월 후", "2020-04-04/2020-04-05 day ~"],
    ["1시간 30분 후", "2018-06-04T17:30/2018-06-04T17:31 minute ~"],
    ["같은 날 시각불상경", "2018-06-04/2018-06-05 day ~"],
    ["같은 달 일자불상 22:00경", "2018-06-01/2018-07-01 month ~"],
    ["10년 이후", "2028-06-04/2028-06-05 day ~ after"],
    ["10년 이전", "2008-06-04/2008-06-05 day ~ before"],
    ["10년이 지난", "2028-06-04/2028-06-05 day ~"],
    ["6월 초순 일자불상경", "2018-06-01/2018-06-11 part-of-month ~"],
    ["22:00경부터 다음 날 02:00경까지 사이에", "2018-06-04T22:00/2018-06-05T02:01 minute ~ range"],
    ["2시간 뒤", "2018-06-04T18:00/2018-06-04T18:01 minute ~"],
    ["약 15분 전", "2018-06-04T15:45/2018-06-04T15:46 minute ~"],
    ["이틀 뒤 16:00", "2018-06-06T16:00/2018-06-06T16:01 minute ~"],
    ["일주일 후", "2018-06-11/2018-06-12 day ~"],
    ["한 달 뒤", "2018-07-04/2018-07-05 day ~"],
    ["같은 달 7.", "2018-06-07/2018-06-08 day"],
    ["같은 달 7일 오전", "2018-06-07/2018-06-07T12:00 part-of-day"],
    ["같은 달 하순", "2018-06-21/2018-07-01 part-of-month"],
    ["다음 달 초순경", "2018-07-01/2018-07-11 part-of-month ~"],
    ["같은 해 9.", "2018-09-01/2018-10-01 month"],
    ["같은 해 9월 말", "2018-09-21/2018-10-01 part-of-month ~"],
    ["같은 해 가을", "2018-09-01/2018-12-01 part-of-year ~"],
    ["이듬해 1월", "2019-01-01/2019-02-01 month"],
    ["6. 13.", "2018-06-13/2018-06-14 day"],
    ["그 무렵", "2018-06-04T16:00/2018-06-04T16:01 minute ~"],
    ["그 후", "2018-06-04T16:00/2018-06-04T16:01 minute ~ after"],
    ["다음날 ~ 6. 7.", "2018-06-05/2018-06-08 day range"],
  ])("%s", (text, expected) => {
    expect(shown(at(text, base))).toBe(expected);
  });

  test("cannot be placed without it", () => {
    expect(readTime("같은 날 저녁")).toMatchObject({ isRelative: true });
    expect(at("같은 날 저녁")).toBeNull();
    expect(at("6. 13.")).toBeNull();
  });

  test("cannot take a clock time from a month", () => {
    expect(at("16:00", at("2018. 6."))).toBeNull();
  });
});

describe("that nobody knows the time", () => {
  test.each(["불상일시경", "일자불상경", "일시 불상경", "불상의 날짜", "시각불상 무렵"])("%s is understood", (text) => {
    expect(saysWhen(text)).toBe(false);
    expect(at(text, base)).toBeNull();
  });

  test.each(["경", "불상의 장소", "2018. 6. 일자불상경"])("%s says something else", (text) => {
    expect(saysWhen(text)).toBe(true);
  });
});

describe("what is no time", () => {
  test.each([
    "",
    "   ",
    "모름",
    "2018. 13. 4.",
    "2018. 2. 30.",
    "2018. 6. 4. 25:00",
    "2018. 6. 4. 16:70",
    "2018. 6. 4. 선거사무소",
    "2018. 6. 4. ~ 6. 5. ~ 6. 6.",
    "~",
    "부터",
    "경",
    "99999",
    "가".repeat(300),
  ])("%s is not guessed at", (text) => expect(at(text, base)).toBeNull());
});

const pieces = [
  ..."0123456789.:/~-T '",
  ..."년월일시분초반경말",
  "2018. 6. 4. ",
  "같은 날 ",
  "다음 달 ",
  "그로부터 ",
  "약 ",
  "3일 후",
  "오후 ",
  "자정",
  "초순",
  "부터 ",
  "까지",
  "무렵",
];

describe("whatever is typed", () => {
  test("is read without a throw, and what is read is a stretch of time within the years", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (words, hasBase) => {
        const time = at(words, hasBase ? base : null);
        if (time === null) return;
        expect(time.from).toBeLessThan(time.to);
        expect(Number.isInteger(time.from) && Number.isInteger(time.to)).toBe(true);
        expect(time).toEqual(at(words, hasBase ? base : null));
      }),
      { numRuns: 1000 },
    );
  });

  test("means the same day in every way of writing it", () => {
    const day = fc
      .record({
        year: fc.integer({ min: 1950, max: 2049 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      })
      .filter(({ year, month, day }) => day <= daysIn(year, month));
    fc.assert(
      fc.property(day, ({ year, month, day }) => {
        const two = (value: number) => String(value).padStart(2, "0");
        const from = momentOf(year, month, day);
        for (const text of [
          `${year}. ${month}. ${day}.`,
          `${year}.${two(month)}.${two(day)}`,
          `${year}-${two(month)}-${two(day)}`,
          `${year}년 ${month}월 ${day}일`,
          `${two(year % 100)}. ${month}. ${day}.`,
          `${year}. ${month}. ${day}.경부터 ${month}. ${day}.까지`,
        ]) {
          expect(at(text), text).toMatchObject({ from, to: from + DAY, precision: "day" });
        }
      }),
    );
  });
});
