import { type Asker, moduleOf, rowsOf } from "@portal/definition";
import { daysFrom, monthsAfter } from "@portal/definition/calendar";
import { type GivenIn, getSalesNotPublishList } from "@portal/definition/contract";
import { and, eq, gte, ilike, isNull, lt, lte, or } from "drizzle-orm";
import { whereRows } from "../access/rows-where";
import type { Database } from "../db/open";
import { customer, salesPlan, salesPublish } from "../db/tables";
import { namedStaff, nameIn } from "../flows/approval/reading/people";
import { containing, isOfUnit } from "../narrowed";

type Given = GivenIn<typeof getSalesNotPublishList>;

const { sales_publish, sales_plan } = moduleOf.salesPublishing.entities;
const { can } = getSalesNotPublishList;

/** A customer with what an invoice needs of them. */
const { idx, name, biz_no, ceo_name, tax_email } = customer;
const buyer = { idx, name, biz_no, ceo_name, tax_email };

/** Planned sales that nobody asked to invoice, and requests whose day of issue has passed: the oldest first. */
export async function listUnpublished(db: Database, given: Given, asker: Asker, today: string) {
  const [from, to] = [given.from?.slice(0, 7), given.to?.slice(0, 7)];
  const plans = await db
    .select({ row: salesPlan, customer: buyer })
    .from(salesPlan)
    .innerJoin(customer, eq(customer.idx, salesPlan.idx_customer))
    .where(
      and(
        whereRows(rowsOf(asker, can, sales_plan), salesPlan),
        whereFilters(salesPlan, given),
        isNull(salesPlan.idx_publish),
        from ? gte(salesPlan.month, from) : undefined,
        to ? lte(salesPlan.month, to) : undefined,
      ),
    );
  const waiting = await db
    .select({ row: salesPublish, customer: buyer })
    .from(salesPublish)
    .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
    .where(
      and(
        whereRows(rowsOf(asker, can, sales_publish), salesPublish),
        whereFilters(salesPublish, given),
        eq(salesPublish.status, "wait"),
        lt(salesPublish.issue_date, today),
        from ? gte(salesPublish.issue_date, `${from}-01`) : undefined,
        to ? lt(salesPublish.issue_date, monthsAfter(`${to}-01`, 1)) : undefined,
      ),
    );
  const people = await namedStaff(
    db,
    [...plans, ...waiting].map(({ row }) => row.idx_owner),
  );
  const all = [
    ...plans.map(({ row, customer: of }) => ({
      kind: "plan" as const,
      idx: row.idx,
      month: row.month,
      customer: named(of),
      contract_name: row.contract_name,
      amount: row.amount,
      overdue: Math.max(0, daysFrom(monthsAfter(`${row.month}-01`, 1), today)),
      owner: nameIn(people, row.idx_owner),
      carry_reason: row.carry_reason,
    })),
    ...waiting.map(({ row, customer: of }) => ({
      kind: "request" as const,
      idx: row.idx,
      month: row.issue_date.slice(0, 7),
      customer: named(of),
      contract_name: row.contract_name,
      amount: row.total,
      overdue: Math.max(0, daysFrom(row.issue_date, today)),
      owner: nameIn(people, row.idx_owner),
      carry_reason: null,
    })),
  ].sort((a, b) => a.month.localeCompare(b.month) || a.idx - b.idx);
  return {
    list: all.slice((given.page - 1) * given.rows, given.page * given.rows),
    total: all.length,
    sums: { amount: all.reduce((sum, { amount }) => sum + amount, 0) },
  };
}

function named({ biz_no, ceo_name, tax_email, ...of }: Pick<typeof customer.$inferSelect, keyof typeof buyer>) {
  return { ...of, biz_no: biz_no ?? "", ceo_name: ceo_name ?? "", tax_email: tax_email ?? "" };
}

function whereFilters(table: typeof salesPlan | typeof salesPublish, given: Given) {
  const { q, idx_customer, idx_office, idx_team } = given;
  const pattern = containing(q);
  return and(
    isNull(table.deleted_at),
    idx_customer === 0 ? undefined : eq(table.idx_customer, idx_customer),
    isOfUnit(table, { idx_office, idx_team }),
    q === "" ? undefined : or(ilike(table.contract_name, pattern), ilike(customer.name, pattern)),
  );
}
