import { type Day, daysAfter, roundDays, unfilledText, type WorkCalendar } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { periodText } from "../../company/away";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { office, staff, team, vacation, vacationType } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { Cell } from "../../threads/sheet";
import { balancesOf, noLeave } from "../ledger/balance";
import { awayInMonth, holidaysOfMonth } from "./month";
import { byOrganisation } from "./people";
import { AWAY_SHARE } from "./team-away";

interface Span {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The leave of people, one row each, and a month of who is away; with a span, those alone who have leave in it. */
export async function teamLeave(
  db: Database,
  who: SQL | undefined,
  { month, span, now }: { month: string; span: Span; now: Date },
) {
  const people = await peopleOf(db, who);
  const calendar = await calendarOf(db, people[0]?.idx_sector ?? 0);
  const away = await awayInMonth(db, month, who);
  return {
    list: await rowsOf(db, people, who, { span, now }),
    month,
    holidays: holidaysOfMonth(month, calendar),
    unfilled: unfilledText([`${month}-01`], calendar),
    away: away.map(({ day, idx, kname, title, isPending }) => ({ day, idx, kname, title, isPending })),
    warnings: warningsOf(people, away, calendar),
  };
}

/** The rows as a table, the head first. */
export async function teamTable(
  db: Database,
  who: SQL | undefined,
  { span, now }: { span: Span; now: Date },
): Promise<Cell[][]> {
  const list = await rowsOf(db, await peopleOf(db, who), who, { span, now });
  const isSpan = span.from !== undefined || span.to !== undefined;
  return [
    ["이름", "팀", "총", "사용", "대기", "잔여", "사용률(%)", isSpan ? "기간 중 휴가" : "다음 휴가"],
    ...list.map(({ kname, team_name, balance, rate, next }) => [
      ...[kname, team_name, roundDays(balance.granted + balance.adjusted)],
      ...[balance.used, balance.pending, balance.remain, rate],
      next ? `${next.when} ${next.type}` : "",
    ]),
  ];
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

async function peopleOf(db: Database, who: SQL | undefined) {
  return db
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
}

async function rowsOf(
  db: Database,
  people: readonly Person[],
  who: SQL | undefined,
  { span, now }: { span: Span; now: Date },
) {
  const balances = await balancesOf(db, dayOf(now), who);
  const next = await leavesIn(db, who, span, now);
  const isMeant = span.from === undefined && span.to === undefined ? () => true : (idx: number) => next.has(idx);
  return people
    .filter(({ idx }) => isMeant(idx))
    .map(({ idx, kname, ename, team_name }) => {
      const balance = balances.get(idx) ?? noLeave;
      const had = roundDays(balance.granted + balance.adjusted);
      const rate = had > 0 ? Math.round((balance.used / had) * 100) : 0;
      return { idx, kname, ename, team_name, balance, rate, next: next.get(idx) ?? null };
    });
}

/** Each person's next leave, or the one that lasts; with a span, the first in it, whether it is over or not. */
async function leavesIn(db: Database, who: SQL | undefined, { from, to }: Span, now: Date) {
  const isSpan = from !== undefined || to !== undefined;
  const since = from === undefined ? null : `${from}T00:00:00+09:00`;
  const until = to === undefined ? null : `${daysAfter(to, 1)}T00:00:00+09:00`;
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
        inArray(vacation.status, ["req", "ok", "cancel_req", ...(isSpan ? ["used"] : [])]),
        isNull(vacation.deleted_at),
        isSpan
          ? sql`${vacation.during} && tstzrange(${since}::timestamptz, ${until}::timestamptz)`
          : sql`upper(${vacation.during}) > ${now.toISOString()}`,
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
  calendar: WorkCalendar,
) {
  const teams = new Map<number, { team_name: string; size: number }>();
  for (const { idx_team, team_name } of people) {
    if (idx_team !== null) teams.set(idx_team, { team_name, size: (teams.get(idx_team)?.size ?? 0) + 1 });
  }
  const gone = new Map<string, Set<number>>();
  for (const { day, idx, idx_team, isLeave } of away) {
    if (!isLeave || idx_team === null || calendar.halvesOf(day).length === 0) continue;
    const key = `${day} ${idx_team}`;
    gone.set(key, (gone.get(key) ?? new Set()).add(idx));
  }
  return [...gone].flatMap(([key, who]) => {
    const [day = "", of] = key.split(" ");
    const { team_name, size } = teams.get(Number(of)) ?? { team_name: "", size: 0 };
    return size > 1 && who.size / size >= AWAY_SHARE ? [{ day, team_name, away: who.size, size }] : [];
  });
}
