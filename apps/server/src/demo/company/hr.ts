import type { jobrotation, orgHead } from "../../db/tables";
import { dayOf } from "../../seoul";
import { dayBefore } from "../days";
import type { DemoPerson } from "./people";

/** Who heads what: the leads by position, and one who acts for a team. */
export function demoHeads(people: readonly DemoPerson[]): (typeof orgHead.$inferInsert)[] {
  const byPosition = (position: number, unit_level: "0" | "1" | "2", unitOf: (person: DemoPerson) => number) =>
    people
      .filter(({ idx_position }) => idx_position === position)
      .map((person) => ({
        unit_level,
        unit_idx: unitOf(person),
        ...placeAt(unit_level, person),
        idx_staff: person.idx,
        date_from: person.joinday,
      }));
  return [
    ...byPosition(6100, "0", () => 0),
    ...byPosition(6103, "1", ({ idx_office }) => idx_office),
    ...byPosition(6104, "2", ({ idx_team }) => idx_team),
    {
      unit_level: "2",
      unit_idx: 112,
      idx_office: 110,
      idx_team: 112,
      idx_staff: 109,
      date_from: "2020-03-02",
      is_acting: true,
      memo: "팀장 휴직",
    },
  ];
}

function placeAt(level: "0" | "1" | "2", { idx_office, idx_team }: DemoPerson) {
  return { idx_office: level === "0" ? null : idx_office, idx_team: level === "2" ? idx_team : null };
}

/** A round of the job rotation that began a week ago. */
export function demoRotation(now: Date): typeof jobrotation.$inferInsert {
  return {
    year: Number(dayOf(now).slice(0, 4)),
    sdate: dayBefore(now, 7),
    edate: dayBefore(now, -30),
    is_open: true,
    notice: "<p>내년 인사에 반영합니다. 내용은 공개하지 않습니다.</p>",
  };
}
