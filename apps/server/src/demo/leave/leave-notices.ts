import { ANSWER_WITHIN, type Day, daysAfter, spreadDays, type WorkCalendar } from "@portal/definition/calendar";
import { dayOf } from "../../seoul";
import type { DemoPerson } from "../company/people";
import type { DemoLeave } from "./leave-kept";

interface Around {
  readonly calendar: WorkCalendar;
  readonly now: Date;
  /** What is left of this year's leave. */
  readonly remain: number;
}

/**
 * The notices of unused leave, to those who had much of it in July: one in four has not received the first, one in three has
 * answered it, and the days of the others were set in October. Whatever days they name are still to come.
 */
export function demoNotices(made: DemoLeave, person: DemoPerson, { calendar, now, remain }: Around): void {
  const year = dayOf(now).slice(0, 4);
  if (remain < 5) return;
  const valid_to = `${year}-12-31`;
  const ahead = (from: Day) => {
    const tomorrow = daysAfter(dayOf(now), 1);
    const span = { from: from < tomorrow ? tomorrow : from, to: valid_to, taken: daysAway(made, person.idx) };
    return spreadDays(Math.ceil(remain), { ...span, shift: (person.idx % 10) / 10 }, calendar);
  };
  const send = (step: "first" | "second", sent: Day, days: readonly Day[], isRead: boolean) => {
    const [at, receipt] = [timeOf(sent), timeOf(daysAfter(sent, 1))];
    const read = isRead && receipt < now ? receipt : null;
    const plan = step === "second" || read !== null ? days : [];
    if (at >= now || (step === "second" && days.length === 0)) return;
    const idx = made.notices.length + 1;
    const { idx_sector, idx_office, idx_team } = person;
    made.notices.push({
      ...{ idx, idx_staff: person.idx, idx_sector, idx_office, idx_team: idx_team || null, step, valid_to },
      // what is left of a year that has hardly a day left can no longer be set
      ...{
        remain: step === "second" ? Math.min(remain, plan.length) : remain,
        plan: plan.length > 0 ? [...plan] : null,
      },
      ...{ sent_at: at, wdate: at, read_at: read },
      deadline: daysAfter(sent, ANSWER_WITHIN + (step === "first" && read ? 1 : 0)),
    });
    const log = { entity: "leave_notice", entity_idx: idx, idx_staff: person.idx };
    made.history.push({ ...log, to_status: "auto", at, memo: step === "second" ? `지정 ${plan.join(", ")}` : null });
    if (read === null) return;
    made.history.push({ ...log, to_status: "read", at: read });
    if (step === "first" && plan.length > 0) {
      made.history.push({ ...log, to_status: "plan", at: read, memo: plan.join(", ") });
    }
  };
  const isAnswered = person.idx % 3 === 0;
  send("first", `${year}-07-01`, isAnswered ? ahead(`${year}-08-03`) : [], isAnswered || person.idx % 4 !== 0);
  if (!isAnswered) send("second", `${year}-10-05`, ahead(`${year}-11-02`), person.idx % 5 !== 0);
}

/** The days on which somebody is away already. */
function daysAway({ absences }: DemoLeave, idx_staff: number): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const { during } of absences.filter((it) => it.idx_staff === idx_staff)) {
    for (let day = dayOf(during.from); day <= dayOf(during.to); day = daysAfter(day, 1)) days.add(day);
  }
  return days;
}

function timeOf(day: Day): Date {
  return new Date(`${day}T10:00:00+09:00`);
}
