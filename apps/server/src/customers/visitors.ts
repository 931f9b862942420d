import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { absencesOn, absenceWords } from "../company/absences";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence, staff, team, visit } from "../db/tables";
import { dayOf, dayStart } from "../seoul";

const DAY = 24 * 60 * 60 * 1000;
/** How many people a calendar has rows for. */
const MOST_PEOPLE = 60;

interface Asked {
  readonly team: number;
  readonly from: string;
  readonly to: string;
}

/** The people of a team, or those of all teams who visit somebody on these days, and when they are away. */
export async function visitorsOf(db: Database, { team: idx_team, from, to }: Asked) {
  const days = (dayStart(to).getTime() - dayStart(from).getTime()) / DAY + 1;
  const whole = { from: dayStart(from), to: dayStart(to, 1) };
  const visiting = db
    .select({ idx: visit.idx_visitor })
    .from(visit)
    .where(and(overlaps(visit.during, whole), isLive()));
  const isShown = idx_team === 0 ? inArray(staff.idx, visiting) : eq(staff.idx_team, idx_team);
  const people = await db
    .select({ idx: staff.idx, name: staff.kname, note: sql<string>`coalesce(${team.kname}, '')` })
    .from(staff)
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(and(isShown, ne(staff.status, "retired"), isNull(staff.deleted_at)))
    .orderBy(asc(staff.idx_team), asc(staff.idx_position), asc(staff.kname))
    .limit(MOST_PEOPLE);
  const idxs = people.map(({ idx }) => idx);
  const each = Array.from({ length: days }, (_, n) => dayOf(dayStart(from, n)));
  const away = await Promise.all(
    each.map(async (day) => {
      const rows = idxs.length === 0 ? [] : await absencesOn(db, day, inArray(absence.idx_staff, idxs));
      return rows.map((row) => ({ idx: row.idx_staff, day, text: absenceWords(row, day) }));
    }),
  );
  return { people, away: away.flat() };
}

function isLive(): SQL | undefined {
  return and(inArray(visit.status, ["plan", "delay", "done"]), isNull(visit.deleted_at));
}

function overlaps(column: AnyPgColumn, { from, to }: Period): SQL {
  return sql`${column} && tstzrange(${from.toISOString()}, ${to.toISOString()}, '[)')`;
}
