import { workCalendarOf } from "@portal/definition/calendar";
import { describe, expect, test } from "vitest";
import { dayOf } from "../../seoul";
import { demoPeople } from "../company/people";
import { demoHolidays, demoLeave } from "./leave";

/** What the demo company has when it is made at a time. */
function madeAt(time: string) {
  const now = new Date(time);
  const holidays = demoHolidays(now).map((row) => ({ half: "full", idx_sector: null, ...row }));
  const made = demoLeave(demoPeople(now), now);
  return { ...made, now, today: dayOf(now), calendar: workCalendarOf(holidays, 0) };
}

// the last day of 2026 is a Thursday, that of 2028 a Sunday
const times = ["2026", "2028"].flatMap((year) =>
  ["01-01T00:00", "07-01T00:30", "07-01T02:00", "07-03T01:00", "10-05T02:00", "11-22T03:00"]
    .concat(["12-28T01:00", "12-30T01:00", "12-31T01:00", "12-31T15:00"])
    .map((time) => `${year}-${time}:00Z`),
);

describe.each([...times, "2028-02-29T01:00:00Z"])("notices of unused leave in the demo company of %s", (time) => {
  const { notices, absences, history, now, today, calendar } = madeAt(time);

  test("name working days to come, each once, within the year that they are for, when the person is not away", () => {
    for (const { idx_staff, plan, valid_to, remain } of notices) {
      const away = absences.filter((it) => it.idx_staff === idx_staff).map(({ during }) => dayOf(during.from));
      const wrong = (plan ?? []).filter(
        (day) => day <= today || day > valid_to || calendar.halvesOf(day).length < 2 || away.includes(day),
      );
      expect([idx_staff, wrong]).toEqual([idx_staff, []]);
      expect(new Set(plan).size).toBe(plan?.length ?? 0);
      expect(plan?.length ?? 0).toBeLessThanOrEqual(Math.ceil(remain));
    }
  });

  test("were sent and received before now, a second one with days to those who had not answered", () => {
    for (const { idx_staff, step, plan, sent_at, read_at, valid_to } of notices) {
      expect(sent_at < now && (read_at ?? sent_at) < now && valid_to >= today).toBe(true);
      if (step !== "second") continue;
      const first = notices.find((it) => it.idx_staff === idx_staff && it.step === "first");
      expect([first?.plan, plan?.length]).toEqual([null, expect.any(Number)]);
    }
    const events = history.filter(({ entity }) => entity === "leave_notice");
    expect(events.every(({ at }) => at < now)).toBe(true);
    expect(events.filter(({ to_status }) => to_status === "auto")).toHaveLength(notices.length);
  });
});

test("the demo company has notices that are answered, that are not, and days that were set, from October to the end of December", () => {
  for (const day of ["10-06", "11-22", "12-24", "12-30"]) {
    const { notices } = madeAt(`2026-${day}T01:00:00Z`);
    const counts = [
      notices.filter(({ step, plan }) => step === "first" && plan),
      notices.filter(({ step, read_at }) => step === "first" && !read_at),
      notices.filter(({ step }) => step === "second"),
    ].map(({ length }) => length > 20);
    expect([day, counts]).toEqual([day, [true, true, true]]);
  }
  expect(madeAt("2026-06-30T14:00:00Z").notices).toEqual([]);
});
