import { expect, test } from "vitest";
import { demoPeople } from "../company/people";
import { demoLeave } from "./leave";

test("who works from home has a report to write, whatever day the company is made on", () => {
  const without: string[] = [];
  for (let day = 0; day < 90; day++) {
    const now = new Date(Date.parse("2026-09-01T01:00:00Z") + day * 86_400_000);
    const { telecommutings } = demoLeave(
      demoPeople(now).filter(({ idx }) => idx === 100),
      now,
    );
    if (!telecommutings.some(({ status }) => status === "run")) without.push(now.toISOString().slice(0, 10));
  }
  expect(without).toEqual([]);
});
