import { expect, test } from "vitest";
import { dayIn, isDay } from "./day-text";

test("a text that names no day is told apart", () => {
  expect(["2026-02-28", "2026-02-30", "2026-2-3", "x", null].map(isDay)).toEqual([true, false, false, false, false]);
});

test.each(["2026-03-02", "2026-3-2", "2026.3.2", "2026. 3. 2", "2026/03/02", "20260302", "2026-03-02 09:30"])(
  "%s is read as 2 March 2026",
  (written) => expect(dayIn(written)).toBe("2026-03-02"),
);

test.each(["", "3월 2일", "2026-02-30", "2026-13-01", "202603021", "12000"])("%j is read as no day", (written) =>
  expect(dayIn(written)).toBeNull(),
);
