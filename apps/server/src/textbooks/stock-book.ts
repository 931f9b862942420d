import type { AnswerOf, getStockBook } from "@portal/definition/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { textbook, textbookStock } from "../db/tables";
import { dayStart } from "../seoul";
import type { Cell } from "../threads/sheet";

type Line = AnswerOf<typeof getStockBook>["list"][number];

/**
 * A month of the store (`YYYY-MM`, in Seoul), book by book: what there was, came, went and is left, and what that is worth
 * at the moving average of what was paid for it. What comes back comes at the average that it left at.
 */
export async function stockBook(db: Database, month: string): Promise<Line[]> {
  const from = dayStart(`${month}-01`);
  const to = nextMonth(month);
  const { qty, at, idx } = textbookStock;
  const { rows } = await db.execute<Record<"idx" | "opening" | "came" | "went" | "closing" | "value", string> & Line>(
    sql`select ${textbook.idx} as idx, coalesce(${textbook.code}, '') as code, ${textbook.title} as title, book.*
      from (
        select ${textbookStock.idx_textbook} as of,
          coalesce(sum(${qty}) filter (where ${at} < ${from}), 0) as opening,
          coalesce(sum(${qty}) filter (where ${at} >= ${from} and ${qty} > 0), 0) as came,
          coalesce(-sum(${qty}) filter (where ${at} >= ${from} and ${qty} < 0), 0) as went,
          sum(${qty}) as closing,
          (worth_at_average(${qty}, ${textbookStock.unit_cost}::float8 order by ${at}, ${idx}))[2] as value
        from ${textbookStock} where ${at} < ${to} and ${textbookStock.deleted_at} is null
        group by ${textbookStock.idx_textbook}
      ) book join ${textbook} on ${textbook.idx} = book.of
      where book.opening <> 0 or book.came <> 0 or book.went <> 0
      order by ${textbook.title}, ${textbook.idx}`,
  );
  return rows.map(({ idx: book, code, title, opening, came, went, closing, value }) => ({
    ...{ idx: Number(book), code, title },
    ...{ opening: Number(opening), came: Number(came), went: Number(went), closing: Number(closing) },
    cost: Number(closing) === 0 ? 0 : Math.round(Number(value) / Number(closing)),
    amount: Math.round(Number(value)),
  }));
}

export function stockBookTable(list: readonly Line[]): Cell[][] {
  const rows = list.map(({ code, title, opening, came, went, closing, cost, amount }) => [
    ...[code, title, opening, came, went, closing, cost, amount],
  ]);
  return [["교재코드", "교재명", "기초", "입고", "출고", "기말", "평균단가", "금액"], ...rows];
}

function nextMonth(month: string): Date {
  const [year = 0, of = 1] = month.split("-").map(Number);
  const next = of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, "0")}-01`;
  return dayStart(next);
}
