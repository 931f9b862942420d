import type { Day } from "@portal/definition/calendar";
import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff, team, telecommuting } from "../../db/tables";

/** How many of each team work from home on a day, of the people who are meant; teams without any are left out. */
export async function homeOn(db: Database, day: Day, who: SQL) {
  const isHome = sql`exists (select from ${telecommuting} where ${and(
    eq(telecommuting.idx_staff, staff.idx),
    isNull(telecommuting.deleted_at),
    sql`${telecommuting.status} in ('ok', 'run', 'reported', 'check')`,
    sql`${day} between ${telecommuting.date_from} and ${telecommuting.date_to}`,
  )})`;
  const away = sql<number>`count(*) filter (where ${isHome})`.mapWith(Number);
  return db
    .select({ team_name: team.kname, away, size: sql<number>`count(*)`.mapWith(Number) })
    .from(staff)
    .innerJoin(team, eq(team.idx, staff.idx_team))
    .where(and(who, ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .groupBy(team.idx, team.kname)
    .having(sql`count(*) filter (where ${isHome}) > 0`)
    .orderBy(asc(team.idx));
}
