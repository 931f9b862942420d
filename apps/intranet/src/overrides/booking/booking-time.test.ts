import { expect, test } from "vitest";
import { nextHour } from "./booking-time";

test.each([
  ["2026-11-26T10:20", "2026-11-26T11:00"],
  ["2026-11-26T11:00", "2026-11-26T11:00"],
  ["2026-11-26T20:59", "2026-11-26T21:00"],
  ["2026-11-26T21:01", "2026-11-27T09:00"],
  ["2026-12-31T23:30", "2027-01-01T09:00"],
  ["2026-11-26T00:10", "2026-11-26T09:00"],
  ["2026-11-26T06:30", "2026-11-26T07:00"],
])("a booking begun at %s in Seoul is suggested for an hour from %s", (now, from) => {
  const seoul = (time: string) => Date.parse(`${time}:00+09:00`);
  expect(nextHour(seoul(now))).toEqual({ from: seoul(from), to: seoul(from) + 3_600_000 });
});
