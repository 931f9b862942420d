import { authOf, moduleOf, permissionsOf, rowsOf } from "@portal/definition";
import { monthsAfter } from "@portal/definition/calendar";
import {
  type AnswerOf,
  exportAllExpenseList,
  type GivenIn,
  getAllExpenseList,
  getMyExpenseList,
} from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { askerOf, idsOf } from "../../access/asker";
import { whereRows } from "../../access/rows-where";
import type { Person } from "../../auth/sessions";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import type { Database } from "../../db/open";
import { customer, document, expense, expenseItem, staff } from "../../db/tables";
import { namedStaff, nameIn } from "../../flows/approval/reading/people";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { containing, isOfUnit, number, sortedBy } from "../../narrowed";
import { dayOf, dayStart } from "../../seoul";
import { expenseSheet } from "./document-sheets";

type Row = AnswerOf<typeof getMyExpenseList>["list"][number];
type Given = GivenIn<typeof getAllExpenseList>;

const { expense: scopes } = moduleOf.expense.entities;

/** Expenses: one's own by month, everybody's for those who answer for them, and their payment. */
export const expenseRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getMyExpenseList, async ({ month, status, page, rows }, { person }) => {
    const isMonth = and(
      eq(document.kind, "EXP"),
      eq(document.idx_drafter, person.idx),
      isNull(document.deleted_at),
      gte(document.wdate, dayStart(`${month}-01`)),
      lt(document.wdate, dayStart(monthsAfter(`${month}-01`, 1))),
    );
    const where = and(isMonth, status ? eq(document.status, status) : undefined);
    const found = await db
      .select({ document, expense })
      .from(document)
      .leftJoin(expense, eq(expense.idx_document, document.idx))
      .where(where)
      .orderBy(desc(document.wdate), desc(document.idx))
      .limit(rows)
      .offset((page - 1) * rows);
    const sum = (isCounted: SQL | undefined) =>
      sql<number>`coalesce(sum(coalesce(${document.amount}, 0)) filter (where ${isCounted}), 0)`.mapWith(Number);
    const [cards] = await db
      .select({
        draft: sum(inArray(document.status, ["draft", "withdraw", "reject"])),
        run: sum(eq(document.status, "run")),
        wait: sum(and(eq(document.status, "done"), inArray(expense.pay_status, ["wait", "hold"]))),
        paid: sum(eq(expense.pay_status, "paid")),
      })
      .from(document)
      .leftJoin(expense, eq(expense.idx_document, document.idx))
      .where(isMonth);
    const [all] = await db.select({ total: count() }).from(document).where(where);
    return {
      list: await described(db, found),
      total: all?.total ?? 0,
      cards: cards ?? { draft: 0, run: 0, wait: 0, paid: 0 },
    };
  });

  const listAll = async (given: GivenIn<typeof getAllExpenseList>, { person }: By) => {
    const where = await whereAll(db, given, person, dayOf(now()));
    const found = await db
      .select({ document, expense })
      .from(expense)
      .innerJoin(document, eq(document.idx, expense.idx_document))
      .where(where)
      .orderBy(...orderOf(given))
      .limit(given.rows)
      .offset((given.page - 1) * given.rows);
    const lines = sql`(select coalesce(sum(supply), 0) as supply, coalesce(sum(vat), 0) as vat from ${expenseItem} where ${eq(expenseItem.idx_expense, expense.idx)}) lines`;
    const [all] = await db
      .select({
        rows: count(),
        total: number(sql`sum(${expense.total})`),
        supply: number(sql`sum(lines.supply)`),
        vat: number(sql`sum(lines.vat)`),
      })
      .from(expense)
      .innerJoin(document, eq(document.idx, expense.idx_document))
      .crossJoinLateral(lines)
      .where(where);
    const people = await namedStaff(
      db,
      found.map((row) => row.document.idx_drafter),
    );
    const names = await customersOf(
      db,
      found.map((row) => row.expense.idx),
    );
    const list = await described(db, found);
    return {
      list: list.map((row, index) => ({
        ...row,
        drafter: nameIn(people, found[index]?.document.idx_drafter as number),
        pay_to: found[index]?.expense.pay_to ?? null,
        customers: names.get(row.idx as number) ?? [],
      })),
      total: all?.rows ?? 0,
      sums: { total: all?.total ?? 0, supply: all?.supply ?? 0, vat: all?.vat ?? 0 },
      may: { pay: permissionsOf(idsOf(person)).isMaster || authOf(idsOf(person).idx_office) === "accounting" },
    };
  };
  serve(app, services, getAllExpenseList, listAll);
  serveSheet(app, services, exportAllExpenseList, expenseSheet, listAll);
};

async function whereAll(db: Database, given: Given, person: Person, day: string): Promise<SQL | undefined> {
  const { q, period, from, to, account, expense_kind, pay_status } = given;
  const asker = await askerOf(db, person, day);
  const pattern = containing(q);
  const hasLine = (where: SQL | undefined) =>
    sql`exists (select from ${expenseItem} where ${and(eq(expenseItem.idx_expense, expense.idx), where)})`;
  const isUsed = and(
    from ? gte(expenseItem.use_date, from) : undefined,
    to ? lte(expenseItem.use_date, to) : undefined,
  );
  const isLine = and(period === "use" ? isUsed : undefined, account ? eq(expenseItem.account, account) : undefined);
  const isPaid = and(from ? gte(expense.pay_date, from) : undefined, to ? lte(expense.pay_date, to) : undefined);
  return and(
    whereRows(rowsOf(asker, getAllExpenseList.can, scopes), expense),
    // a private one is between its participants and those who pay
    permissionsOf(asker).isSalesAdmin || authOf(asker.idx_office) === "accounting"
      ? undefined
      : or(eq(document.secret, "normal"), eq(document.idx_drafter, person.idx)),
    isNull(document.deleted_at),
    inArray(document.status, ["run", "done", "reject"]),
    isLine ? hasLine(isLine) : undefined,
    period === "pay" ? isPaid : undefined,
    isOfUnit(expense, given),
    expense_kind ? eq(expense.expense_kind, expense_kind) : undefined,
    pay_status ? eq(expense.pay_status, pay_status) : undefined,
    q === ""
      ? undefined
      : or(
          ilike(document.title, pattern),
          ilike(document.doc_no, pattern),
          ilike(expense.pay_to, pattern),
          sql`${expense.idx_staff} in (select ${staff.idx} from ${staff} where ${ilike(staff.kname, pattern)})`,
          hasLine(ilike(expenseItem.summary, pattern)),
        ),
  );
}

function orderOf({ sort, order }: Given): SQL[] {
  const columns = { wdate: document.wdate, total: expense.total, pay_date: expense.pay_date, title: document.title };
  return sortedBy(columns[sort ?? "wdate"], order, expense.idx);
}

interface Found {
  readonly document: typeof document.$inferSelect;
  readonly expense: typeof expense.$inferSelect | null;
}

async function described(db: Database, found: readonly Found[]): Promise<Row[]> {
  const idxs = found.flatMap((row) => row.expense?.idx ?? []);
  const lines =
    idxs.length === 0
      ? []
      : await db
          .select({ idx: expenseItem.idx_expense, account: expenseItem.account })
          .from(expenseItem)
          .where(inArray(expenseItem.idx_expense, idxs))
          .orderBy(asc(expenseItem.seq));
  return found.map(({ document: it, expense: made }) => ({
    idx_document: it.idx,
    idx: made?.idx ?? null,
    title: it.title,
    expense_kind: (made?.expense_kind ?? null) as Row["expense_kind"],
    accounts: [
      ...new Set(lines.filter(({ idx }) => idx === made?.idx).map(({ account }) => account)),
    ] as Row["accounts"],
    total: it.amount ?? made?.total ?? 0,
    status: it.status as Row["status"],
    pay_status: (made?.pay_status ?? "none") as Row["pay_status"],
    pay_date: made?.pay_date ?? null,
    hold_reason: made?.hold_reason ?? null,
    wdate: it.wdate.toISOString(),
  }));
}

async function customersOf(db: Database, idxs: readonly number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (idxs.length === 0) return names;
  const rows = await db
    .selectDistinct({ idx: expenseItem.idx_expense, name: customer.name })
    .from(expenseItem)
    .innerJoin(customer, eq(customer.idx, expenseItem.idx_customer))
    .where(inArray(expenseItem.idx_expense, [...idxs]));
  for (const { idx, name } of rows) names.set(idx, [...(names.get(idx) ?? []), name]);
  return names;
}
