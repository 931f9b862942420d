import { monthsAfter } from "@portal/definition/calendar";
import { type AnswerOf, getMyExpenseList } from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { document, expense, expenseItem } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayStart } from "../../seoul";

type Row = AnswerOf<typeof getMyExpenseList>["list"][number];

/** One's own expenses by month. */
export const expenseRoutes: Routes = (app, services) => {
  const { db } = services;

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
};

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
