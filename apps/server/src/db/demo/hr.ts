import { dayOf } from "../../seoul";
import type { eduRecord, jobrotation, orgHead } from "../tables";
import { dayBefore } from "./days";
import type { DemoPerson } from "./people";

/** Who heads what: the leads by position, and one who acts for a team. */
export function demoHeads(people: readonly DemoPerson[]): (typeof orgHead.$inferInsert)[] {
  const byPosition = (position: number, unit_level: "0" | "1" | "2", unitOf: (person: DemoPerson) => number) =>
    people
      .filter(({ idx_position }) => idx_position === position)
      .map((person) => ({ unit_level, unit_idx: unitOf(person), idx_staff: person.idx, date_from: person.joinday }));
  return [
    ...byPosition(6100, "0", () => 0),
    ...byPosition(6103, "1", ({ idx_office }) => idx_office),
    ...byPosition(6104, "2", ({ idx_team }) => idx_team),
    { unit_level: "2", unit_idx: 112, idx_staff: 109, date_from: "2020-03-02", is_acting: true, memo: "팀장 휴직" },
  ];
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

const courses = [
  { title: "정보보호 필수교육", hours: 1, credit: 0.5 },
  { title: "성희롱 예방교육", hours: 1, credit: 0.5 },
  { title: "고객 응대의 기본", hours: 4, credit: 2 },
  { title: "숫자로 말하는 보고서", hours: 6, credit: 3 },
];

/** What the demo people have learnt since the year began. */
export function demoEducation(people: readonly DemoPerson[], now: Date): (typeof eduRecord.$inferInsert)[] {
  const today = dayOf(now);
  return people.flatMap((person) =>
    courses.slice(0, 1 + (person.idx % courses.length)).map((course, index) => ({
      ...course,
      idx_staff: person.idx,
      idx_sector: person.idx_sector,
      idx_office: person.idx_office,
      idx_team: person.idx_team || null,
      edu_date: index === 0 ? `${today.slice(0, 4)}-01-01` : dayBefore(now, index * 9),
      status: index === 3 ? "run" : "pass",
    })),
  );
}
