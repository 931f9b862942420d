import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayOf,
  longDay,
  minutesInto,
  momentOf,
  spanOf,
  timeOn,
  weekOf,
  weeksOfMonth,
} from "./days";

test("a moment is told by Seoul's clock, wherever the browser stands", () => {
  const nine = Date.parse("2026-03-02T00:00:00Z");
  expect(dayOf(nine)).toBe("2026-03-02");
  expect(dayOf(Date.parse("2026-03-02T15:00:00Z"))).toBe("2026-03-03");
  expect(minutesInto("2026-03-02", nine)).toBe(540);
  expect(momentOf("2026-03-02", 540)).toBe(nine);
});

test("a span tells its days only when it has several", () => {
  const at = (day: string, hour: number) => momentOf(day, hour * 60);
  expect(spanOf(at("2026-03-02", 9), at("2026-03-02", 10.5))).toBe("09:00–10:30");
  expect(spanOf(at("2026-03-02", 9), at("2026-03-03", 0))).toBe("09:00–24:00");
  expect(spanOf(at("2026-03-02", 23), at("2026-03-03", 1))).toBe("23:00–다음 날 01:00");
  expect(spanOf(at("2026-12-31", 23), at("2027-01-01", 1))).toBe("23:00–다음 날 01:00");
  expect(spanOf(at("2026-03-02", 9), at("2026-03-03", 9))).toBe("3월 2일 (월) 09:00 – 3월 3일 (화) 09:00");
  expect(spanOf(at("2026-03-02", 9), at("2026-03-04", 18))).toBe("3월 2일 (월) 09:00 – 3월 4일 (수) 18:00");
});

test("what goes over midnight does not begin again on the next day", () => {
  const [from, to] = [momentOf("2026-03-02", 23 * 60), momentOf("2026-03-04", 60)];
  expect(["2026-03-02", "2026-03-03", "2026-03-04"].map((day) => timeOn(day, from, to))).toEqual([
    "23:00",
    "종일",
    "~01:00",
  ]);
});

test("a month is the weeks that it touches, from Sunday", () => {
  const weeks = weeksOfMonth("2026-02-14");
  expect(weeks).toHaveLength(4);
  expect(weeks[0]?.[0]).toBe("2026-02-01");
  expect(weeksOfMonth("2026-08-31")).toHaveLength(6);
  expect(weekOf("2026-01-01")).toContain("2025-12-31");
});

test("days and months are counted over the ends of years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-01");
  expect(addMonths("2026-01-31", -1)).toBe("2025-12-01");
  expect(longDay("2026-03-02")).toBe("2026년 3월 2일 (월)");
});
