import { type Day, serviceOf } from "@portal/definition/calendar";
import type { GivenIn, getLeaveManagement } from "@portal/definition/contract";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { leaveLedger, leaveNotice, office, staff, team } from "../db/tables";
import { dayOf } from "../seoul";
import { balancesOf } from "./balance";
import { byOrganisation, peopleWhere } from "./people";

type Asked = GivenIn<typeof getLeaveManagement>;

/** Everybody's leave on a day, a page of it. */
export async function managedLeave(db: Database, asked: Asked, today: Day) {
  const where = peopleWhere(asked);
  const total = await db.$count(staff, where);
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
    .where(where)
    .orderBy(...orderOf(asked.sort, today))
    .limit(asked.rows)
    .offset((asked.page - 1) * asked.rows);
  const shown = people.map(({ idx }) => idx);
  const balances = await balancesOf(db, today, inArray(staff.idx, shown));
  const notices = await db
    .select()
    .from(leaveNotice)
    .where(and(inArray(leaveNotice.idx_staff, shown), sql`${leaveNotice.valid_to} >= ${today}`));
  const sent = (idx: number, step: string) => {
    const found = notices.find((notice) => notice.idx_staff === idx && notice.step === step);
    return found ? dayOf(found.sent_at) : "";
  };
  return {
    today,
    total,
    list: people.map((person) => ({
      ...person,
      ...serviceOf(person.joinday, today),
      balance: balances.get(person.idx) ?? none,
      first: sent(person.idx, "first"),
      second: sent(person.idx, "second"),
    })),
  };
}

const none = { granted: 0, adjusted: 0, used: 0, pending: 0, remain: 0, expires: null };

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
