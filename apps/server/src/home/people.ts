import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, asc, eq, gte, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { staff, team } from "../db/tables";
import { dayOf, dayStart } from "../seoul";

export type Celebrated = AnswerOf<typeof getHome>["people"][number];

/** How long somebody counts as new, and how far ahead birthdays are shown, in days. */
const [NEW_FOR, AHEAD] = [30, 6];

/** Whose birthday is today or in the next six days, in that order, and who joined in the last 30 days. */
export async function celebrated(db: Database, day: string): Promise<Celebrated[]> {
  const week = Array.from({ length: AHEAD + 1 }, (_, later) => dayOf(dayStart(day, later)).slice(5));
  const birthday = sql<string>`to_char(${staff.birth}, 'MM-DD')`;
  const isNew = and(gte(staff.joinday, dayOf(dayStart(day, -NEW_FOR))), lte(staff.joinday, day));
  const hasBirthday = and(isNotNull(staff.birth), sql`${birthday} = any(${sql.param(week)})`);
  const rows = await db
    .select({ idx: staff.idx, kname: staff.kname, joinday: staff.joinday, birthday, team_name: team.kname })
    .from(staff)
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), or(isNew, hasBirthday)))
    .orderBy(asc(staff.kname), asc(staff.idx));
  const named = rows.map(({ team_name, ...row }) => ({ ...row, team_name: team_name ?? "" }));
  const birthdays = week.flatMap((date) =>
    named
      .filter((row) => row.birthday === date)
      .map(({ idx, kname, team_name }) => ({ idx, kind: "birthday" as const, kname, team_name, day: date })),
  );
  const joiners = named
    .filter(({ joinday }) => joinday >= dayOf(dayStart(day, -NEW_FOR)) && joinday <= day)
    .map(({ idx, kname, team_name, joinday }) => ({
      idx,
      kind: "joiner" as const,
      kname,
      team_name,
      day: joinday.slice(5),
    }));
  return [...birthdays, ...joiners];
}
