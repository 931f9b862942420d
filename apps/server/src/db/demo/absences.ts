import { dayOf, dayStart } from "../../seoul";
import type { absence } from "../tables";
import type { DemoPerson } from "./people";

const HOUR = 60 * 60 * 1000;

/** Who is away today and tomorrow: on leave, for half a day, at home or on a trip. */
export function demoAbsences(people: readonly DemoPerson[], now: Date): (typeof absence.$inferInsert)[] {
  const kinds = [
    { kind: "vacation", from: 9, to: 18 },
    { kind: "telecommute", from: 9, to: 18 },
    { kind: "vacation", from: 14, to: 18 },
    { kind: "trip", from: 9, to: 42 },
  ];
  const day = dayStart(dayOf(now)).getTime();
  return people
    .filter(({ idx }) => idx % 12 === 5)
    .map(({ idx }, index) => {
      const { kind, from, to } = kinds[index % kinds.length] as (typeof kinds)[number];
      const during = { from: new Date(day + from * HOUR), to: new Date(day + to * HOUR) };
      return { idx_staff: idx, kind, during, ref_idx: 0, idx_writer: idx, wdate: now };
    });
}
