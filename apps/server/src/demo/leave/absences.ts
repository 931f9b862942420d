import { daysAfter } from "@portal/definition/calendar";
import type { absence } from "../../db/tables";
import { dayOf, dayStart } from "../../seoul";
import type { DemoPerson } from "../company/people";
import { dayBefore, workday } from "../days";

const HOUR = 60 * 60 * 1000;

/** Trips of two days: who makes them (the remainder of their number), and how many days ago each began. */
const trips = [
  { of: 48, rest: 41, ago: [0] },
  { of: 48, rest: 4, ago: [3, 40, 110] },
  { of: 48, rest: 29, ago: [68, 150] },
] as const;

/** Who is or was on a trip; leave and work from home have records of their own. */
export function demoTrips(people: readonly DemoPerson[], now: Date): (typeof absence.$inferInsert)[] {
  const begun = (ago: number) => (ago === 0 ? dayOf(now) : workday(dayBefore(now, ago)));
  return trips.flatMap(({ of, rest, ago }) =>
    people
      .filter(({ idx }) => idx % of === rest)
      .flatMap(({ idx, joinday }) =>
        ago
          .map(begun)
          .filter((day) => day > daysAfter(joinday, 14))
          .map((day) => dayStart(day).getTime())
          .map((day) => ({
            idx_staff: idx,
            kind: "trip",
            during: { from: new Date(day + 9 * HOUR), to: new Date(day + 42 * HOUR) },
            ref_idx: 0,
            idx_writer: idx,
            wdate: now,
          })),
      ),
  );
}
