import { authOf, moduleOf, permissionsOf, rowsOf } from "@portal/definition";
import { monthsAfter } from "@portal/definition/calendar";
import {
  type AnswerOf,
  exportAllExpenseList,
  type GivenIn,
  getAllExpenseList,
  getMyExpenseList,
  getTransferFile,
  holdExpense,
  payExpenses,
} from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { askerOf, idsOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { customer, document, expense, expenseItem, staff } from "../db/tables";
import { namedStaff, nameIn } from "../flows/approval/people";
import { documentPath } from "../flows/approval/turns";
import { containing, isOfUnit, number, sortedBy } from "../narrowed";
import { notify } from "../notifications";
import { dayOf, dayStart } from "../seoul";
import { logStatus } from "../status-log";
import { serve } from "./answer";
import { expenseSheet } from "./document-sheets";
import { reported } from "./report";
import type { Routes } from "./routes";
import { type By, serveSheet } from "./sheet";

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
      may: { pay: permissionsOf(idsOf(person)).isMaster || authOf(person.idx_office) === "accounting" },
    };
  };
  serve(app, services, getAllExpenseList, listAll);
  serveSheet(app, services, exportAllExpenseList, expenseSheet, listAll);

  serve(app, services, payExpenses, async ({ idxs, pay_date }, { person, audit }) => {
    audit.subject = `expense ${idxs.join(" ")}`;
    if (pay_date > dayOf(now())) throw new ApiError(400, "지급일은 오늘이거나 그 전이어야 합니다.");
    const list = await reported(idxs, (idx) =>
      setPay(db, idx, person, now(), { to: "paid", from: ["wait", "hold"], set: { pay_date, hold_reason: null } }),
    );
    return { list };
  });

  serve(app, services, holdExpense, async ({ idx, reason }, { person, audit }) => {
    audit.subject = `expense ${idx}`;
    await setPay(db, idx, person, now(), { to: "hold", from: ["wait"], set: { hold_reason: reason }, memo: reason });
    return {};
  });

  serve(app, services, getTransferFile, async ({ ids }, _, reply) => {
    const rows = await db
      .select({ expense, title: document.title, kname: staff.kname })
      .from(expense)
      .innerJoin(document, eq(document.idx, expense.idx_document))
      .innerJoin(staff, eq(staff.idx, expense.idx_staff))
      .where(and(inArray(expense.idx, ids.split(",").map(Number)), eq(expense.pay_status, "wait")))
      .orderBy(asc(expense.idx));
    if (rows.length === 0) throw new ApiError(409, "지급대기인 지출결의를 선택하세요.");
    const lines = rows.map(({ expense: it, title, kname }) => [
      it.bank ?? "",
      it.account_no ?? "",
      it.pay_to ?? kname,
      String(it.total),
      title,
    ]);
    const csv = [["은행", "계좌번호", "예금주", "금액", "적요"], ...lines]
      .map((line) => line.map(csvCell).join(","))
      .join("\r\n");
    return reply
      .type("application/octet-stream")
      .header(
        "content-disposition",
        `attachment; filename*=UTF-8''${encodeURIComponent(`이체파일_${dayOf(now())}.csv`)}`,
      )
      .send(`\uFEFF${csv}\r\n`);
  });
};

/** Quoted where it must be; what a spreadsheet would run as a formula is made text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface Payment {
  readonly to: "paid" | "hold";
  readonly from: readonly string[];
  readonly set: Partial<typeof expense.$inferInsert>;
  readonly memo?: string;
}

async function setPay(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  { to, from, set, memo = "" }: Payment,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(expense).where(eq(expense.idx, idx)).for("update");
    if (!row) throw new ApiError(404, "없는 지출결의입니다.");
    if (!from.includes(row.pay_status)) {
      const states = scopes.fields.pay_status.options;
      throw new ApiError(409, `${states[row.pay_status as keyof typeof states]} 상태입니다. 새로 고쳐 확인하세요.`);
    }
    await tx
      .update(expense)
      .set({ ...set, pay_status: to, idx_editor: person.idx, mdate: now })
      .where(eq(expense.idx, idx));
    await logStatus(tx, { entity: "expense", idx, from: row.pay_status, to, memo }, person.idx, now);
    const [source] = await tx.select().from(document).where(eq(document.idx, row.idx_document));
    if (!source) return;
    const title = `${to === "paid" ? "지급완료" : "지급보류"}: ${source.title}`;
    await notify(tx, { to: [row.idx_staff], kind: "approval", title, link: documentPath(source) }, now);
  });
}

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
