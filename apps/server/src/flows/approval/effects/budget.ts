import { moduleOf, type Problem } from "@portal/definition";
import { and, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { document, expense, expenseBudget, expenseItem } from "../../../db/tables";
import type { Drafter } from "./effect";

interface Line {
  readonly use_date?: string | null;
  readonly account?: string | null;
  readonly supply?: number | null;
  readonly vat?: number | null;
}

const { account: accounts } = moduleOf.expense.entities.expense_item.fields;

/**
 * Lines with which an account goes beyond what the drafter's team may spend on it in the year: what was handed in and not
 * refused counts, paid or not. Nothing where no budget is set.
 */
export async function overBudget(
  db: Database,
  { items = [] }: { readonly items?: readonly Line[] },
  { idx_team }: Drafter,
  idx_document: number,
): Promise<Problem[]> {
  const years = [...new Set(items.flatMap(({ use_date }) => yearOf(use_date) ?? []))];
  if (years.length === 0 || idx_team === null) return [];
  const budgets = await db
    .select()
    .from(expenseBudget)
    .where(
      and(eq(expenseBudget.idx_team, idx_team), inArray(expenseBudget.year, years), isNull(expenseBudget.deleted_at)),
    );
  const found = await Promise.all(
    budgets.map(async ({ account, year, amount }) => {
      const mine = items.filter((line) => line.account === account && yearOf(line.use_date) === year);
      const asked = mine.reduce((sum, { supply, vat }) => sum + (supply ?? 0) + (vat ?? 0), 0);
      if (asked === 0) return [];
      const spent = await spentOf(db, { account, year, idx_team, idx_document });
      const over = spent + asked - amount;
      if (over <= 0) return [];
      const name = accounts.options[account as keyof typeof accounts.options];
      const message = `${year}년 ${name} 예산 ${won(amount)} 가운데 ${won(spent)}을 썼습니다. 이 문서로 ${won(over)}을 넘습니다.`;
      return [{ path: `items.${items.indexOf(mine[0] as Line)}.account`, message }];
    }),
  );
  return found.flat();
}

interface Spent {
  readonly account: string;
  readonly year: number;
  readonly idx_team: number;
  readonly idx_document: number;
}

async function spentOf(db: Database, { account, year, idx_team, idx_document }: Spent): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${expenseItem.supply} + ${expenseItem.vat}), 0)`.mapWith(Number) })
    .from(expenseItem)
    .innerJoin(expense, eq(expense.idx, expenseItem.idx_expense))
    .innerJoin(document, eq(document.idx, expense.idx_document))
    .where(
      and(
        eq(expense.idx_team, idx_team),
        eq(expenseItem.account, account),
        gte(expenseItem.use_date, `${year}-01-01`),
        lt(expenseItem.use_date, `${year + 1}-01-01`),
        ne(document.idx, idx_document),
        inArray(document.status, ["run", "done"]),
        isNull(document.deleted_at),
      ),
    );
  return row?.sum ?? 0;
}

function yearOf(day: string | null | undefined): number | null {
  return /^\d{4}-\d\d-\d\d$/.test(day ?? "") ? Number(day?.slice(0, 4)) : null;
}

function won(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}
