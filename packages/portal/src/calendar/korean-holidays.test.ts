import { describe, expect, test } from "vitest";
import { businessDaysIn, workCalendarOf } from "./business-days";
import { koreanHolidays } from "./korean-holidays";

const daysOf = (year: number) =>
  koreanHolidays(year).map(({ hdate, kind }) => `${hdate.slice(5)}${kind === "sub" ? "*" : ""}`);

describe("the public holidays of Korea", () => {
  test("of 2026 are those of the almanac, with Constitution Day back and the local elections", () => {
    expect(daysOf(2026).join(" ")).toBe(
      "01-01 02-16 02-17 02-18 03-01 03-02* 05-01 05-05 05-24 05-25* 06-03 06-06 07-17 08-15 08-17* 09-24 09-25 09-26 10-03 10-05* 10-09 12-25",
    );
  });

  test("of 2027 make up for a Sunday of Seollal and for Saturdays of the other feasts", () => {
    expect(daysOf(2027).join(" ")).toBe(
      "01-01 02-06 02-07 02-08 02-09* 03-01 05-01 05-03* 05-05 05-13 06-06 07-17 07-19* 08-15 08-16* 09-14 09-15 09-16 10-03 10-04* 10-09 10-11* 12-25 12-27*",
    );
  });

  test("have Workers' Day among them since 2026: of a Saturday the Monday is free, of a Sunday, too", () => {
    const may = (year: number) => daysOf(year).filter((day) => day < "05-05" && day >= "05-01");
    expect([2021, 2022, 2027, 2032, 2033].map(may)).toEqual([
      ["05-01"],
      ["05-01"],
      ["05-01", "05-03*"],
      ["05-01", "05-03*"],
      ["05-01", "05-02*"],
    ]);
  });

  test("make leave from 30 April to 6 May 2027 cost three days", () => {
    const calendar = workCalendarOf(
      koreanHolidays(2027).map((holiday) => ({ ...holiday, half: "full", idx_sector: null })),
      0,
    );
    expect(businessDaysIn("2027-04-30", "2027-05-06", calendar)).toBe(3);
  });

  test("that fall together on one day are one holiday and a substitute after all of them", () => {
    expect(koreanHolidays(2025).filter(({ hdate }) => hdate.startsWith("2025-05"))).toEqual([
      { hdate: "2025-05-01", name: "근로자의 날", kind: "legal" },
      { hdate: "2025-05-05", name: "어린이날·부처님오신날", kind: "legal" },
      { hdate: "2025-05-06", name: "대체공휴일(부처님오신날)", kind: "sub" },
    ]);
    expect(daysOf(2028).filter((day) => day.startsWith("10"))).toEqual(["10-02", "10-03", "10-04", "10-05*", "10-09"]);
    expect(daysOf(2025).filter((day) => day.startsWith("10"))).toEqual([
      "10-03",
      "10-05",
      "10-06",
      "10-07",
      "10-08*",
      "10-09",
    ]);
  });
});
