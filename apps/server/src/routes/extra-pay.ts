import { authOf, hoursOf, moduleOf, permissionsOf, rowsOf, WEEKLY_EXTENDED, WHOLE_OFFICE } from "@portal/definition";
import { daysAfter, monthsAfter, weekdayOf } from "@portal/definition/calendar";
import {
  type AnswerOf,
  cancelExtraPay,
  closeExtraPay,
  confirmExtraPay,
  exportAllExtraPayList,
  type GivenIn,
  getAllExtraPayList,
  getMyExtraPayList,
  saveExtraPayActual,
} from "@portal/definition/contract";
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { askerOf, idsOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { extraPay } from "../db/tables";
import { logStatus, notYours } from "../flows/approval/document";
import { namedStaff, nameIn } from "../flows/approval/people";
import { hourlyOf } from "../flows/hourly-pay";
import { dayOf } from "../seoul";
import { serve } from "./answer";
import { extraPaySheet } from "./document-sheets";
import { reported } from "./report";
import type { Routes } from "./routes";
import { type By, serveSheet } from "./sheet";

type Row = typeof extraPay.$inferSelect;
type View = AnswerOf<typeof getMyExtraPayList>["list"][number];
type Given = GivenIn<typeof getAllExtraPayList>;

const { extra_pay: scopes } = moduleOf.extraPay.entities;
/** Days after the work within which one may enter when it really was. */
const ENTERED_WITHIN = 3;
const counted = ["ok", "check", "closed"];

/** Work beyond the hours that are owed: what was asked for, what was done, and the month's closing. */
export const extraPayRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getMyExtraPayList, async ({ month }, { person }) => {
    const day = dayOf(now());
    const rows = await db
      .select()
      .from(extraPay)
      .where(and(eq(extraPay.idx_staff, person.idx), isIn(month)))
      .orderBy(asc(extraPay.work_date), asc(extraPay.time_from), asc(extraPay.idx));
    const valid = rows.filter(({ status }) => counted.includes(status));
    const hours = (kind: string) => sum(valid.filter((row) => row.kind === kind).map((row) => row.hours ?? 0));
    return {
      list: rows.map((row) => ({
        ...viewOf(row),
        may: { actual: mayEnter(row, day), cancel: mayCancel(row, day) },
      })),
      sums: {
        over: hours("over"),
        night: hours("night"),
        holiday: hours("holiday"),
        amount: sum(valid.map(({ amount }) => amount ?? 0)),
      },
      over_weeks: overWeeks(rows.filter(({ status }) => status === "req" || counted.includes(status))),
    };
  });

  serve(app, services, saveExtraPayActual, async ({ idx, actual_from, actual_to }, { person, audit }) => {
    audit.subject = `extra_pay ${idx}`;
    await change(db, idx, person, now(), (row) => {
      if (row.idx_staff !== person.idx) throw notYours();
      if (!mayEnter(row, dayOf(now()))) {
        throw new ApiError(409, `실적은 승인된 근무의 근무일부터 ${ENTERED_WITHIN}일 안에 입력할 수 있습니다.`);
      }
      const hours = hoursOf({ time_from: actual_from, time_to: actual_to, rest_min: row.rest_min });
      if (hours <= 0) throw new ApiError(400, "휴게를 뺀 근무시간이 있어야 합니다.");
      return { actual_from, actual_to, hours };
    });
    return {};
  });

  serve(app, services, cancelExtraPay, async ({ idx }, { person, audit }) => {
    audit.subject = `extra_pay ${idx}`;
    await change(db, idx, person, now(), (row) => {
      if (row.idx_staff !== person.idx) throw notYours();
      if (!mayCancel(row, dayOf(now()))) throw new ApiError(409, "근무일 전의 승인된 근무만 취소할 수 있습니다.");
      return { status: "cancel" };
    });
    return {};
  });

  const listAll = async (given: GivenIn<typeof getAllExtraPayList>, { person }: By) => {
    const asker = await askerOf(db, person, dayOf(now()));
    const where = whereAll(given, whereRows(rowsOf(asker, getAllExtraPayList.can, scopes), extraPay));
    const isCounted = inArray(extraPay.status, counted);
    const hours = (kind: string) =>
      number(sql`sum(${extraPay.hours}) filter (where ${and(isCounted, eq(extraPay.kind, kind))})`);
    const perPerson = await db
      .select({
        idx: extraPay.idx_staff,
        rows: count(),
        over: hours("over"),
        night: hours("night"),
        holiday: hours("holiday"),
        amount: number(sql`sum(${extraPay.amount}) filter (where ${isCounted})`),
        leave_hours: number(
          sql`sum(${extraPay.hours} * ${extraPay.rate}) filter (where ${and(isCounted, eq(extraPay.comp, "leave"))})`,
        ),
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
    const [open] = await db
      .select({ rows: count() })
      .from(extraPay)
      .where(and(where, ne(extraPay.status, "closed"), inArray(extraPay.status, ["ok", "check"])));
    const [closed] = await db
      .select({ rows: count() })
      .from(extraPay)
      .where(and(where, eq(extraPay.status, "closed")));
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
      is_closed: (closed?.rows ?? 0) > 0 && open?.rows === 0,
      may: { confirm: permissionsOf(asker).isLead || (asker.heads ?? []).length > 0, close: mayClose(person) },
    };
  };
  serve(app, services, getAllExtraPayList, listAll);
  serveSheet(app, services, exportAllExtraPayList, extraPaySheet, (given, by) =>
    listAll({ ...given, view: "row" }, by),
  );

  serve(app, services, confirmExtraPay, async ({ idxs }, { person, audit }) => {
    audit.subject = `extra_pay ${idxs.join(" ")}`;
    const asker = await askerOf(db, person, dayOf(now()));
    const rows = rowsOf(asker, confirmExtraPay.can, scopes, "write");
    const list = await reported(idxs, async (idx) => {
      const [mine] = await db
        .select({ idx: extraPay.idx })
        .from(extraPay)
        .where(and(eq(extraPay.idx, idx), whereRows(rows, extraPay)));
      if (!mine) throw notYours();
      await change(db, idx, person, now(), (row) => {
        if (row.status !== "ok") throw new ApiError(409, "승인된 근무만 확인할 수 있습니다.");
        if (row.work_date > dayOf(now())) throw new ApiError(409, "아직 근무일이 아닙니다.");
        if (row.idx_staff === person.idx) throw new ApiError(409, "본인의 실적은 본인이 확인할 수 없습니다.");
        return { status: "check" };
      });
    });
    return { list };
  });

  serve(app, services, closeExtraPay, async ({ month, is_close }, { person, audit }) => {
    audit.subject = `extra_pay ${month} ${is_close ? "마감" : "마감취소"}`;
    const changed = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(extraPay)
        .where(and(isIn(month), eq(extraPay.status, is_close ? "check" : "closed")))
        .orderBy(asc(extraPay.idx))
        .for("update");
      const hourly = is_close ? await hourlyOf(tx, rows) : new Map<number, number>();
      for (const row of rows) {
        const amount = Math.round((row.hours ?? 0) * (row.rate ?? 1) * (hourly.get(row.idx) ?? 0));
        const set = is_close
          ? { status: "closed", amount, close_month: month }
          : { status: "check", amount: null, close_month: null };
        await tx
          .update(extraPay)
          .set({ ...set, idx_editor: person.idx, mdate: now() })
          .where(eq(extraPay.idx, row.idx));
        await logStatus(tx, { entity: "extra_pay", idx: row.idx, from: row.status, to: set.status }, person.idx, now());
      }
      return rows.length;
    });
    return { changed };
  });
};

function mayClose(person: Person): boolean {
  const permissions = permissionsOf(idsOf(person));
  return permissions.isMaster || permissions.isSalesAdmin || authOf(person.idx_office) === "accounting";
}

function mayEnter({ status, work_date }: Row, day: string): boolean {
  return status === "ok" && work_date <= day && day <= daysAfter(work_date, ENTERED_WITHIN);
}

function mayCancel({ status, work_date }: Row, day: string): boolean {
  return status === "ok" && day <= work_date;
}

async function change(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  decide: (row: Row) => Partial<typeof extraPay.$inferInsert>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(extraPay).where(eq(extraPay.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 추가수당입니다.");
    const set = decide(row);
    await tx
      .update(extraPay)
      .set({ ...set, idx_editor: person.idx, mdate: now })
      .where(eq(extraPay.idx, idx));
    if (set.status)
      await logStatus(tx, { entity: "extra_pay", idx, from: row.status, to: set.status }, person.idx, now);
  });
}

function whereAll({ month, idx_office, idx_team, kind, status }: Given, isSeen: SQL): SQL | undefined {
  return and(
    isSeen,
    isIn(month),
    idx_office === 0 ? undefined : eq(extraPay.idx_office, idx_office),
    idx_team === 0 || idx_team === WHOLE_OFFICE ? undefined : eq(extraPay.idx_team, idx_team),
    kind ? eq(extraPay.kind, kind) : undefined,
    status ? eq(extraPay.status, status) : undefined,
  );
}

function isIn(month: string): SQL | undefined {
  const first = `${month}-01`;
  return and(
    isNull(extraPay.deleted_at),
    gte(extraPay.work_date, first),
    lt(extraPay.work_date, monthsAfter(first, 1)),
  );
}

/** Who works more than twelve extended hours in a week of the month. */
async function peopleOverLimit(db: Database, idxs: readonly number[], month: string): Promise<Set<number>> {
  if (idxs.length === 0) return new Set();
  const rows = await db
    .select()
    .from(extraPay)
    .where(and(inArray(extraPay.idx_staff, [...idxs]), isIn(month), inArray(extraPay.status, counted)));
  return new Set(idxs.filter((idx) => overWeeks(rows.filter((row) => row.idx_staff === idx)).length > 0));
}

/** The Mondays of weeks with more than twelve hours of extended work. */
function overWeeks(rows: readonly Row[]): string[] {
  const weeks = new Map<string, number>();
  for (const { kind, work_date, hours } of rows) {
    if (kind === "holiday") continue;
    const monday = daysAfter(work_date, -((weekdayOf(work_date) + 6) % 7));
    weeks.set(monday, (weeks.get(monday) ?? 0) + (hours ?? 0));
  }
  return [...weeks].filter(([, hours]) => hours > WEEKLY_EXTENDED).map(([monday]) => monday);
}

function viewOf(row: Row): Omit<View, "may"> {
  const { idx, idx_document, work_date, time_from, time_to, rest_min, reason, actual_from, actual_to } = row;
  return {
    idx,
    idx_document,
    work_date,
    time_from,
    time_to,
    rest_min,
    reason,
    actual_from,
    actual_to,
    amount: row.amount,
    close_month: row.close_month,
    kind: row.kind as View["kind"],
    hours: row.hours ?? 0,
    rate: row.rate ?? 1,
    comp: row.comp as View["comp"],
    status: row.status as View["status"],
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function number(query: SQL): SQL<number> {
  return sql`coalesce(${query}, 0)`.mapWith(Number) as SQL<number>;
}
