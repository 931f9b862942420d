import { dayOf, dayStart } from "../../seoul";
import type { absence } from "../tables";
import type { DemoPerson } from "./people";

const HOUR = 60 * 60 * 1000;

/** Who is on a trip today and tomorrow; leave and work from home have records of their own. */
export function demoTrips(people: readonly DemoPerson[], now: Date): (typeof absence.$inferInsert)[] {
  const day = dayStart(dayOf(now)).getTime();
  const during = { from: new Date(day + 9 * HOUR), to: new Date(day + 42 * HOUR) };
  return people
    .filter(({ idx }) => idx % 48 === 41)
    .map(({ idx }) => ({ idx_staff: idx, kind: "trip", during, ref_idx: 0, idx_writer: idx, wdate: now }));
}
