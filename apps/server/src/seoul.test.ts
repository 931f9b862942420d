import { expect, test } from "vitest";
import { dayOf, minuteOf, monthStartOf } from "./seoul";

test("days, minutes and months are those of Seoul", () => {
  expect(dayOf(new Date("2026-02-28T15:00:00Z"))).toBe("2026-03-01");
  expect(minuteOf(new Date("2026-02-28T14:59:59Z"))).toBe("2026-02-28 23:59");
  expect(monthStartOf(new Date("2026-02-28T14:59:59Z"))).toEqual(new Date("2026-01-31T15:00:00Z"));
  expect(monthStartOf(new Date("2026-02-28T15:00:00Z"))).toEqual(new Date("2026-02-28T15:00:00Z"));
});
