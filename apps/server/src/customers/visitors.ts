import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence, staff, team, visit, visitMember } from "../db/tables";
import { spokenTime } from "../flows/booking";
import { absencesOn, absenceWords } from "../people/absences";
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

/** Who of these people is away at a time, or visits somebody else, in words. */
export async function visitObstacles(
  db: Database,
  { from, to, people, idx = 0 }: { from: string; to: string; people: string; idx?: number | undefined },
): Promise<string[]> {
  const span = { from: new Date(from), to: new Date(to) };
  if (span.to <= span.from) return [];
  const idxs = people.split(",").map(Number);
  const away = await db
    .select({ name: staff.kname, kind: absence.kind, during: absence.during })
    .from(absence)
    .innerJoin(staff, eq(staff.idx, absence.idx_staff))
    .where(
      and(
        inArray(absence.idx_staff, idxs),
        eq(absence.is_active, true),
        isNull(absence.deleted_at),
        overlaps(absence.during, span),
      ),
    );
  const goesAlong = and(eq(visitMember.idx_visit, visit.idx), isNull(visitMember.deleted_at));
  const busy = await db
    .selectDistinct({ name: staff.kname, title: visit.title, during: visit.during })
    .from(visit)
    .leftJoin(visitMember, goesAlong)
    .innerJoin(staff, or(eq(staff.idx, visit.idx_visitor), eq(staff.idx, visitMember.idx_staff)))
    .where(and(overlaps(visit.during, span), isLive(), ne(visit.idx, idx), inArray(staff.idx, idxs)));
  return [
    ...away.map((row) => `${row.name}: ${absenceWords(row, dayOf(span.from))}`),
    ...busy.map(({ name, title, during }) => `${name}: ${title} (${spokenTime(during)})`),
  ];
}

function isLive(): SQL | undefined {
  return and(inArray(visit.status, ["plan", "delay", "done"]), isNull(visit.deleted_at));
}

function overlaps(column: AnyPgColumn, { from, to }: Period): SQL {
  return sql`${column} && tstzrange(${from.toISOString()}, ${to.toISOString()}, '[)')`;
}
