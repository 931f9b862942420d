import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file";

test("what happens is taken in by other calendars: its time in UTC, no line over 75 octets, nothing of its text as a line of its own", () => {
  const memo = "견적; 조건, 협의\n다음 달에 다시 만나기로 한 것을 잊지 않도록 적어 두는 긴 글";
  const visit = {
    id: "visit-7",
    title: "(가상)한빛전자",
    place: "본사",
    memo,
    from: "2026-03-02T01:00:00Z",
    to: "2026-03-02T02:00:00Z",
  };
  const lines = calendarFile([visit], new Date("2026-03-01T00:00:00Z")).split("\r\n");
  expect(lines).toEqual(expect.arrayContaining(["DTSTART:20260302T010000Z", "DTEND:20260302T020000Z"]));
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const whole = lines.join("\n").replace(/\n /g, "");
  expect(whole).toContain("DESCRIPTION:견적\\; 조건\\, 협의\\n다음 달에");
});
