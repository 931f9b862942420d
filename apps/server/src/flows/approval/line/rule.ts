import { and, asc, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Level } from "../../../company/heads";
import type { Database } from "../../../db/open";
import { approvalException, approvalRule } from "../../../db/tables";
import type { ApprovalRule } from "./required";

/**
 * Who has the last word on a document: by an exception of its drafter that holds on the day (YYYY-MM-DD), else by the rules
 * on amounts; `null` where they say nothing.
 */
export async function ruleFor(
  db: Database,
  { kind, amount, drafter }: { kind: string; amount: number | null; drafter: number },
  day: string,
): Promise<ApprovalRule | null> {
  const [exception] = await db
    .select()
    .from(approvalException)
    .where(
      and(
        eq(approvalException.idx_staff, drafter),
        eq(approvalException.kind, kind),
        eq(approvalException.status, "ok"),
        gte(approvalException.amount_to, amount ?? 0),
        lte(approvalException.date_from, day),
        gte(approvalException.date_to, day),
        isNull(approvalException.deleted_at),
      ),
    )
    .orderBy(asc(approvalException.amount_to), desc(approvalException.idx))
    .limit(1);
  if (exception) {
    const { last_level, amount_to, reason } = exception;
    return { last_level: last_level as Level, amount_to, exception: reason };
  }
  const [rule] = await db
    .select({ last_level: approvalRule.last_level, amount_to: approvalRule.amount_to })
    .from(approvalRule)
    .where(
      and(
        eq(approvalRule.kind, kind),
        or(isNull(approvalRule.amount_to), gte(approvalRule.amount_to, amount ?? 0)),
        isNull(approvalRule.deleted_at),
      ),
    )
    .orderBy(asc(approvalRule.amount_to))
    .limit(1);
  return rule ? { last_level: rule.last_level as Level, amount_to: rule.amount_to, exception: null } : null;
}
