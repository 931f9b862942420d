import { moduleOf } from "@portal/definition";
import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { absencesOn, hoursOn } from "../company/absences";
import { visitsOn } from "../customers/visits-on";
import type { Database } from "../db/open";
import { absence, staff } from "../db/tables";
import { interviewsOn } from "../people/recruiting/interviews";
import { bookingsOn } from "./bookings";
import { pathOf } from "./todo";

export type Scheduled = AnswerOf<typeof getHome>["schedule"][number];

/** Finds what of one kind is on somebody's day (YYYY-MM-DD, in Seoul). */
type ScheduleSource = (db: Database, person: Person, day: string) => Promise<readonly Scheduled[]>;

const kinds: Readonly<Record<string, string>> = moduleOf.shellHome.entities.absence.fields.kind.options;

/** What the day consists of. A module with bookings, visits or classes adds its source here. */
const scheduleSources: readonly ScheduleSource[] = [
  async (db, person, day) => {
    const team = db
      .select({ idx: staff.idx })
      .from(staff)
      .where(and(eq(staff.idx_team, person.idx_team ?? 0), ne(staff.status, "retired")));
    const rows = await absencesOn(db, day, or(eq(absence.idx_staff, person.idx), inArray(absence.idx_staff, team)));
    const people = await db
      .select({ idx: staff.idx, kname: staff.kname })
      .from(staff)
      .where(
        inArray(
          staff.idx,
          rows.map((row) => row.idx_staff),
        ),
      );
    return rows.map(({ idx_staff, kind, during }) => {
      const is_mine = idx_staff === person.idx;
      return {
        kind: kinds[kind] ?? kind,
        title: is_mine ? "나" : (people.find(({ idx }) => idx === idx_staff)?.kname ?? ""),
        ...hoursOn(day, during),
        is_mine,
        link: is_mine && kind === "vacation" ? pathOf("myPIMS-myVacationList") : "",
      };
    });
  },
  bookingsOn,
  visitsOn,
  interviewsOn,
];

/** What is on somebody's day: theirs first, in the order of the hours. */
export async function scheduleOf(db: Database, person: Person, day: string): Promise<Scheduled[]> {
  const lists = await Promise.all(scheduleSources.map((source) => source(db, person, day)));
  return lists
    .flat()
    .sort((a, b) => Number(b.is_mine) - Number(a.is_mine) || (a.from < b.from ? -1 : Number(a.from > b.from)));
}
