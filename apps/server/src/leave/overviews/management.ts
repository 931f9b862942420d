import { type Day, serviceOf } from "@portal/definition/calendar";
import type { GivenIn, getLeaveManagement } from "@portal/definition/contract";
import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { leaveLedger, leaveNotice, office, staff, team } from "../../db/tables";
import { dayOf } from "../../seoul";
import { type Cell, everyPage } from "../../threads/sheet";
import { balancesOf, noLeave } from "../ledger/balance";
import { isUnanswered } from "../notices/notices";
import { byOrganisation, peopleWhere } from "./people";

type Asked = GivenIn<typeof getLeaveManagement>;

/** Everybody's leave on a day, a page of it. */
export async function managedLeave(db: Database, asked: Asked, today: Day) {
  return { today, total: await db.$count(staff, meant(asked, today)), list: await managedRows(db, asked, today) };
}

/** All of it as a table, the head first. */
export async function managedTable(db: Database, asked: Omit<Asked, "page" | "rows">, today: Day): Promise<Cell[][]> {
  const list = await everyPage(db, (page) => managedRows(db, { ...asked, ...page }, today));
  const head = ["사번", "이름", "팀", "입사일", "근속(개월)", "발생", "조정", "사용", "대기", "잔여"];
  const told = ["촉진 1차", "1차 수신", "촉진 2차", "2차 수신"];
  return [
    [...head, ...told],
    ...list.map(({ emp_no, kname, team_name, joinday, years, months, balance, first, second }) => [
      ...[emp_no, kname, team_name, joinday, years * 12 + months],
      ...[balance.granted, balance.adjusted, balance.used, balance.pending, balance.remain],
      ...[first, second].flatMap((notice) => [notice?.sent ?? "", notice?.read ?? ""]),
    ]),
  ];
}

async function managedRows(db: Database, asked: Asked, today: Day) {
  const people = await db
    .select({
      idx: staff.idx,
      emp_no: staff.emp_no,
      kname: staff.kname,
      team_name: sql<string>`coalesce(${team.kname}, ${office.kname})`,
      joinday: staff.joinday,
    })
    .from(staff)
    .innerJoin(office, eq(office.idx, staff.idx_office))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(meant(asked, today))
    .orderBy(...orderOf(asked.sort, today))
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows);
  const shown = people.map(({ idx }) => idx);
  const balances = await balancesOf(db, today, inArray(staff.idx, shown));
  const notices = await db
    .select()
    .from(leaveNotice)
    .where(and(inArray(leaveNotice.idx_staff, shown), gte(leaveNotice.valid_to, today), isNull(leaveNotice.deleted_at)))
    .orderBy(desc(leaveNotice.valid_to));
  // the earliest that is still to come stays
  const byPerson = new Map(notices.map((notice) => [`${notice.idx_staff} ${notice.step}`, notice]));
  const told = (idx: number, step: string) => {
    const notice = byPerson.get(`${idx} ${step}`);
    if (!notice) return null;
    const { sent_at, read_at, plan } = notice;
    return { sent: dayOf(sent_at), read: read_at ? dayOf(read_at) : "", planned: plan?.length ?? 0 };
  };
  return people.map((person) => ({
    ...person,
    ...serviceOf(person.joinday, today),
    balance: balances.get(person.idx) ?? noLeave,
    first: told(person.idx, "late_first") ?? told(person.idx, "first"),
    second: told(person.idx, "late_second") ?? told(person.idx, "second"),
  }));
}

/** The people who are asked for, with notices in the state that is asked for. */
function meant(asked: Pick<Asked, "idx_office" | "idx_team" | "q" | "notice">, today: Day): SQL | undefined {
  const answer = sql`coalesce(jsonb_array_length(${leaveNotice.plan}), 0)`;
  const isFirst = inArray(leaveNotice.step, ["first", "late_first"]);
  const states: Readonly<Record<Asked["notice"], SQL | undefined>> = {
    all: undefined,
    unread: isNull(leaveNotice.read_at),
    unanswered: isUnanswered(),
    answered: and(isFirst, sql`${answer} > 0`),
    set: inArray(leaveNotice.step, ["second", "late_second"]),
  };
  const state = states[asked.notice];
  const isOwn = and(
    eq(leaveNotice.idx_staff, staff.idx),
    gte(leaveNotice.valid_to, today),
    isNull(leaveNotice.deleted_at),
  );
  return and(peopleWhere(asked), state && sql`exists (select from ${leaveNotice} where ${and(isOwn, state)})`);
}

function orderOf(sort: Asked["sort"], today: Day) {
  const summed = (kinds: SQL) =>
    sql`(select coalesce(sum(qty), 0) from ${leaveLedger} l where l.idx_staff = ${staff.idx} and ${today} between l.valid_from and l.valid_to ${kinds})`;
  switch (sort) {
    case "name":
      return [asc(staff.kname), asc(staff.idx)];
    case "joined":
      return [asc(staff.joinday), asc(staff.idx)];
    case "remain":
      return [desc(summed(sql``)), asc(staff.idx)];
    case "used":
      return [asc(summed(sql`and l.kind in ('use', 'restore')`)), asc(staff.idx)];
    case "org":
      return byOrganisation.map((column) => asc(column));
  }
}
