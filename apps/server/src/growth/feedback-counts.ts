import { monthsAfter } from "@portal/definition/calendar";
import type { AnswerOf, getFeedbackCounts } from "@portal/definition/contract";
import { and, count, gte, isNull, sql } from "drizzle-orm";
import { hideFew } from "../company/hide-few";
import type { Database } from "../db/open";
import { feedback } from "../db/tables";
import { dayOf } from "../seoul";

/** Of fewer than so many nothing is shown. */
const LEAST = 5;
const kinds = ["praise", "improve", "ask", "one"];

/** How much was given in each month of a year, by kind; numbers of few are hidden, also by subtraction. */
export async function feedbackCounts(
  db: Database,
  now: Date,
): Promise<Omit<AnswerOf<typeof getFeedbackCounts>, "err" | "err_msg">> {
  const from = `${monthsAfter(dayOf(now), -12).slice(0, 7)}-01`;
  const month = sql<string>`to_char(${feedback.given_on}, 'YYYY-MM')`;
  const found = await db
    .select({ month, kind: feedback.kind, count: count() })
    .from(feedback)
    .where(and(gte(feedback.given_on, from), isNull(feedback.deleted_at)))
    .groupBy(month, feedback.kind);
  const months = [...new Set(found.map((row) => row.month))].toSorted((a, b) => b.localeCompare(a));
  const of = (at: string, kind: string) => found.find((row) => row.month === at && row.kind === kind)?.count ?? 0;
  const told = hideFew(
    months.map((at) => kinds.map((kind) => of(at, kind))),
    LEAST,
  );
  return {
    kinds: [...kinds],
    months: months.map((at, row) => ({ month: at, counts: [...(told[row] ?? [])] })),
  };
}
