import { hoursOfMinutes, moduleOf, permissionsOf, rowsOf, sumOfMinutes } from "@portal/definition";
import { type GivenIn, getAllExtraPayList } from "@portal/definition/contract";
import { and, asc, count, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { extraPay } from "../db/tables";
import { namedStaff, nameIn } from "../flows/approval/reading/people";
import { minutesOfRow } from "../flows/overtime/minutes";
import { counted, isIn, isInWeeksOf, mayCancel, mayClose, mayEnter, overWeeks } from "../flows/overtime/work";
import { isOfUnit, number } from "../narrowed";
import { dayOf } from "../seoul";
import { viewOf } from "./view";

type Given = GivenIn<typeof getAllExtraPayList>;

const { extra_pay: scopes } = moduleOf.extraPay.entities;

/** Somebody's own work of a month, its hours by kind, and the weeks in which it is too much. */
export async function listMine(db: Database, month: string, person: Person, now: Date) {
  const day = dayOf(now);
  const rows = await db
    .select()
    .from(extraPay)
    .where(and(eq(extraPay.idx_staff, person.idx), isIn(month)))
    .orderBy(asc(extraPay.work_date), asc(extraPay.time_from), asc(extraPay.idx));
  const valid = rows.filter(({ status }) => counted.includes(status));
  const minutes = sumOfMinutes(valid.map(minutesOfRow));
  return {
    list: rows.map((row) => ({
      ...viewOf(row),
      may: { actual: mayEnter(row, day), cancel: mayCancel(row, day) },
    })),
    sums: {
      over: hoursOfMinutes(minutes.over),
      night: hoursOfMinutes(minutes.night),
      holiday: hoursOfMinutes(minutes.holiday + minutes.beyond),
      amount: sum(valid.map(({ amount }) => amount ?? 0)),
    },
    over_weeks: await overWeeksOf(db, person.idx, month),
  };
}

/** The work of a month that somebody may see, one by one or summed for each person. */
export async function listAll(db: Database, given: Given, person: Person, now: Date) {
  const asker = await askerOf(db, person, dayOf(now));
  const isSeen = whereRows(rowsOf(asker, getAllExtraPayList.can, scopes), extraPay);
  const where = whereAll(given, isSeen);
  const isCounted = inArray(extraPay.status, counted);
  const { over_min, holiday_min, beyond_min, night_min } = extraPay;
  // minutes are summed, and rounded to hours once
  const hours = (minutes: SQLWrapper, where: SQL | undefined = isCounted) =>
    number(sql`round(sum(${minutes}) filter (where ${where}) / 60.0, 2)`);
  const paid = sql`(${over_min} + ${holiday_min}) * 1.5 + ${beyond_min} * 2 + ${night_min} * 0.5`;
  const perPerson = await db
    .select({
      idx: extraPay.idx_staff,
      rows: count(),
      over: hours(over_min),
      night: hours(night_min),
      holiday: hours(sql`${holiday_min} + ${beyond_min}`),
      amount: number(sql`sum(${extraPay.amount}) filter (where ${isCounted})`),
      leave_hours: hours(paid, and(isCounted, eq(extraPay.comp, "leave"))),
    })
    .from(extraPay)
    .where(where)
    .groupBy(extraPay.idx_staff)
    .orderBy(asc(extraPay.idx_staff));
  const isByPerson = given.view === "person";
  const page = <Item>(all: readonly Item[]) => all.slice((given.page - 1) * given.rows, given.page * given.rows);
  const list = isByPerson
    ? []
    : await db
        .select()
        .from(extraPay)
        .where(where)
        .orderBy(asc(extraPay.work_date), asc(extraPay.idx))
        .limit(given.rows)
        .offset((given.page - 1) * given.rows);
  // of the whole month, whatever the list is narrowed to: it is closed as a whole
  const [month] = await db
    .select({
      open: number(sql`count(*) filter (where ${inArray(extraPay.status, ["ok", "check"])})`),
      closed: number(sql`count(*) filter (where ${eq(extraPay.status, "closed")})`),
    })
    .from(extraPay)
    .where(and(isSeen, isIn(given.month)));
  const shown = isByPerson ? page(perPerson) : [];
  const people = await namedStaff(db, [...shown.map(({ idx }) => idx), ...list.map(({ idx_staff }) => idx_staff)]);
  const over = await peopleOverLimit(
    db,
    shown.map(({ idx }) => idx),
    given.month,
  );
  return {
    people: shown.map(({ idx, ...row }) => ({ ...row, staff: nameIn(people, idx), is_over_limit: over.has(idx) })),
    list: list.map((row) => ({ ...viewOf(row), staff: nameIn(people, row.idx_staff) })),
    total: isByPerson ? perPerson.length : sum(perPerson.map(({ rows }) => rows)),
    is_closed: (month?.closed ?? 0) > 0 && month?.open === 0,
    may: { confirm: permissionsOf(asker).isLead || (asker.heads ?? []).length > 0, close: mayClose(person) },
  };
}

function whereAll({ month, idx_office, idx_team, kind, status }: Given, isSeen: SQL): SQL | undefined {
  return and(
    isSeen,
    isIn(month),
    isOfUnit(extraPay, { idx_office, idx_team }),
    kind ? eq(extraPay.kind, kind) : undefined,
    status ? eq(extraPay.status, status) : undefined,
  );
}

/** Who works more than twelve extended hours in a week of the month. */
async function peopleOverLimit(db: Database, idxs: readonly number[], month: string): Promise<Set<number>> {
  if (idxs.length === 0) return new Set();
  const rows = await db
    .select()
    .from(extraPay)
    .where(and(inArray(extraPay.idx_staff, [...idxs]), isInWeeksOf(month), inArray(extraPay.status, counted)));
  return new Set(idxs.filter((idx) => overWeeks(rows.filter((row) => row.idx_staff === idx)).length > 0));
}

/** The weeks of a month in which somebody asked for more than twelve extended hours, by their Mondays. */
async function overWeeksOf(db: Database, idx_staff: number, month: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(extraPay)
    .where(and(eq(extraPay.idx_staff, idx_staff), isInWeeksOf(month), inArray(extraPay.status, ["req", ...counted])))
    .orderBy(asc(extraPay.work_date));
  return overWeeks(rows);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
