import { expect, test } from "vitest";
import { periodText } from "./seoul-time";

test("a period tells its second day only when that is not the next morning", () => {
  const at = (day: string, time: string) => `${day}T${time}:00+09:00`;
  expect(periodText(at("2026-03-02", "10:00"), at("2026-03-02", "11:00"))).toBe("2026-03-02 10:00 ~ 11:00");
  expect(periodText(at("2026-02-28", "23:00"), at("2026-03-01", "01:00"))).toBe("2026-02-28 23:00 ~ 다음 날 01:00");
  expect(periodText(at("2026-03-02", "23:00"), at("2026-03-04", "01:00"))).toBe("2026-03-02 23:00 ~ 2026-03-04 01:00");
  expect(periodText(at("2026-03-02", "09:00"), at("2026-03-03", "18:00"))).toBe("2026-03-02 09:00 ~ 2026-03-03 18:00");
});
