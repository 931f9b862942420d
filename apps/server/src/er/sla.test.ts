import { daysAfter, type Holiday, workCalendarOf } from "@portal/definition/calendar";
import { expect, test } from "vitest";
import { daysLeft, dueAfter } from "./sla";

const off = ["2026-02-16", "2026-02-17", "2026-02-18", "2026-03-02", "2026-05-05", "2026-05-25"];
const calendar = workCalendarOf(
  off.map((hdate): Holiday => ({ hdate, name: "휴일", kind: "legal", half: "full", idx_sector: null })),
  0,
);

/** The same by a calendar of its own: a list of all days that are worked, written down day by day. */
const worked: string[] = [];
for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2026, 11, 31); time += 86_400_000) {
  const day = new Date(time);
  const written = day.toISOString().slice(0, 10);
  if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !off.includes(written)) worked.push(written);
}

/** Numbers in an order of their own, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("a request is due after so many days that are worked", () => {
  expect(dueAfter("2026-02-13", 1, calendar)).toBe("2026-02-19");
  expect(dueAfter("2026-02-14", 0, calendar)).toBe("2026-02-19");
  expect(daysLeft("2026-02-13", "2026-02-19", calendar)).toBe(1);
  expect(daysLeft("2026-02-19", "2026-02-13", calendar)).toBe(-1);
});

test("however often a request is put on hold, over holidays and weekends, it gets its days and no others", () => {
  const any = numbers(24);
  for (let round = 0; round < 500; round++) {
    const days = 1 + any(12);
    let day = daysAfter("2026-01-05", any(90));
    let due = dueAfter(day, days, calendar);
    // what an own count says is used up: the worked days behind the receipt on which it was not on hold
    let used = 0;
    for (let holds = any(5); holds > 0; holds--) {
      const held = daysAfter(day, any(9));
      used += worked.filter((one) => one > day && one <= held).length;
      const left = daysLeft(held, due, calendar);
      expect([round, left]).toEqual([round, days - used]);
      day = daysAfter(held, any(20));
      due = dueAfter(day, left, calendar);
      // what is due on a day off has the next day that is worked
      if (left === 0 && !worked.includes(day)) used--;
    }
    const ahead = worked.filter((one) => one > day);
    if (used < days) expect([round, due]).toEqual([round, ahead[days - used - 1]]);
    else expect(due <= (worked.find((one) => one >= day) ?? "")).toBe(true);
  }
});
