import { byName } from "@portal/definition";
import { type Day, daysBetween, endOfMonths, type WorkCalendar } from "@portal/definition/calendar";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff, telecommuting, vacation, vacationType } from "../../db/tables";

/** The names of the holidays of a month (YYYY-MM), by their days. */
export function holidaysOfMonth(month: string, calendar: WorkCalendar): Record<Day, string> {
  const named = daysBetween(...endsOf(month)).map((day) => [day, calendar.namesOf(day).join(", ")] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ""));
}

/** Who is on leave or works from home on which day of a month, in the order of the days. */
export async function awayInMonth(db: Database, month: string, who: SQL | undefined) {
  const [first, last] = endsOf(month);
  const leaves = await db
    .select({
      day: sql<Day>`share ->> 'day'`,
      idx: staff.idx,
      kname: staff.kname,
      idx_team: staff.idx_team,
      title: vacationType.name,
      status: vacation.status,
    })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .innerJoin(sql`jsonb_array_elements(${vacation.shares}) share`, sql`true`)
    .where(
      and(
        who,
        isNull(vacation.deleted_at),
        sql`${vacation.status} in ('req', 'ok', 'used', 'cancel_req')`,
        sql`share ->> 'day' between ${first} and ${last}`,
      ),
    );
  const homes = await db
    .select({
      from: telecommuting.date_from,
      to: telecommuting.date_to,
      idx: staff.idx,
      kname: staff.kname,
      idx_team: staff.idx_team,
      status: telecommuting.status,
    })
    .from(telecommuting)
    .innerJoin(staff, eq(staff.idx, telecommuting.idx_staff))
    .where(
      and(
        who,
        isNull(telecommuting.deleted_at),
        sql`${telecommuting.status} not in ('cancel', 'reject')`,
        sql`${telecommuting.date_from} <= ${last} and ${telecommuting.date_to} >= ${first}`,
      ),
    );
  return [
    ...leaves.map((row) => ({ ...row, isLeave: true })),
    ...homes.flatMap(({ from, to, ...row }) =>
      daysBetween(from, to)
        .filter((day) => first <= day && day <= last)
        .map((day) => ({
          ...row,
          day,
          title: "재택",
          isLeave: false,
        })),
    ),
  ]
    .map(({ status, ...row }) => ({ ...row, isPending: status === "req" }))
    .sort((a, b) => a.day.localeCompare(b.day) || byName(a.kname, b.kname));
}

/** The first and the last day of a month. */
function endsOf(month: string): [Day, Day] {
  const first = `${month}-01`;
  return [first, endOfMonths(first, 1)];
}
