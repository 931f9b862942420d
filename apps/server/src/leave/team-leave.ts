import { type Day, roundDays } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { office, staff, team, vacation, vacationType } from "../db/tables";
import { periodText } from "./away";
import { balancesOf } from "./balance";
import { calendarOf } from "./holidays";
import { awayInMonth, daysOfMonth } from "./month";
import { byOrganisation } from "./people";
import { AWAY_SHARE } from "./team-away";

/** The leave of people, one row each, and a month of who is away. */
export async function teamLeave(db: Database, who: SQL | undefined, month: string, today: Day, now: Date) {
  const people = await db
    .select({
      idx: staff.idx,
      kname: staff.kname,
      ename: staff.ename,
      idx_team: staff.idx_team,
      idx_sector: staff.idx_sector,
      team_name: sql<string>`coalesce(${team.kname}, ${office.kname})`,
    })
    .from(staff)
    .innerJoin(office, eq(office.idx, staff.idx_office))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(who)
    .orderBy(...byOrganisation);
  const balances = await balancesOf(db, today, who);
  const next = await nextLeaves(db, who, now);
  const calendar = await calendarOf(db, people[0]?.idx_sector ?? 0);
  const days = daysOfMonth(month, calendar);
  const away = await awayInMonth(db, month, who);
  const list = people.map(({ idx, kname, ename, team_name }) => {
    const balance = balances.get(idx) ?? { granted: 0, adjusted: 0, used: 0, pending: 0, remain: 0, expires: null };
    const had = roundDays(balance.granted + balance.adjusted);
    const rate = had > 0 ? Math.round((balance.used / had) * 100) : 0;
    return { idx, kname, ename, team_name, balance, rate, next: next.get(idx) ?? null };
  });
  return {
    list,
    month,
    days,
    away: away.map(({ day, idx, kname, title, isPending }) => ({ day, idx, kname, title, isPending })),
    warnings: warningsOf(people, away, new Set(days.filter(({ isOff }) => !isOff).map(({ day }) => day))),
  };
}

/** Each person's next leave, or the one that lasts. */
async function nextLeaves(db: Database, who: SQL | undefined, now: Date) {
  const rows = await db
    .selectDistinctOn([vacation.idx_staff], {
      idx: vacation.idx_staff,
      during: vacation.during,
      type: vacationType.name,
    })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(
      and(
        who,
        inArray(vacation.status, ["req", "ok", "cancel_req"]),
        isNull(vacation.deleted_at),
        sql`upper(${vacation.during}) > ${now.toISOString()}`,
      ),
    )
    .orderBy(vacation.idx_staff, sql`lower(${vacation.during})`);
  return new Map(rows.map(({ idx, during, type }) => [idx, { type, when: periodText(during) }]));
}

interface Away {
  readonly day: Day;
  readonly idx: number;
  readonly idx_team: number | null;
  readonly isLeave: boolean;
}

/** Working days on which so much of a team is on leave that it is pointed out. */
function warningsOf(
  people: readonly { idx_team: number | null; team_name: string }[],
  away: readonly Away[],
  worked: ReadonlySet<Day>,
) {
  const teams = new Map<number, { team_name: string; size: number }>();
  for (const { idx_team, team_name } of people) {
    if (idx_team !== null) teams.set(idx_team, { team_name, size: (teams.get(idx_team)?.size ?? 0) + 1 });
  }
  const gone = new Map<string, Set<number>>();
  for (const { day, idx, idx_team, isLeave } of away) {
    if (!isLeave || idx_team === null || !worked.has(day)) continue;
    const key = `${day} ${idx_team}`;
    gone.set(key, (gone.get(key) ?? new Set()).add(idx));
  }
  return [...gone].flatMap(([key, who]) => {
    const [day = "", of] = key.split(" ");
    const { team_name, size } = teams.get(Number(of)) ?? { team_name: "", size: 0 };
    return size > 1 && who.size / size >= AWAY_SHARE ? [{ day, team_name, away: who.size, size }] : [];
  });
}
