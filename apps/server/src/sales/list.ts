import type { AnswerOf, GivenIn, getSalesPublishList } from "@portal/definition/contract";
import { and, count, eq, gte, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { customer, salesPublish, salesPublishItem } from "../db/tables";
import { namedStaff, nameIn } from "../flows/approval/reading/people";
import { containing, isOfUnit, number, sortedBy } from "../narrowed";
import { isSeen, issued, keepsBooks, received, takesMoney, unpaid } from "./seen";

export type Sale = typeof salesPublish.$inferSelect;
export type Row = AnswerOf<typeof getSalesPublishList>["list"][number];
type Given = GivenIn<typeof getSalesPublishList>;

/** A page of the invoices that somebody may see, with the sums of every page. */
export async function listSales(db: Database, given: Given, person: Person, now: Date) {
  const where = and(await isSeen(db, person, now), whereFilters(given));
  const rows = await db
    .select({ sale: salesPublish, customer: customer.name, received: received() })
    .from(salesPublish)
    .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
    .where(where)
    .orderBy(...orderOf(given))
    .limit(given.rows)
    .offset((given.page - 1) * given.rows);
  const [all] = await db
    .select({
      rows: count(),
      supply: number(sql`sum(${salesPublish.supply})`),
      vat: number(sql`sum(${salesPublish.vat})`),
      total: number(sql`sum(${salesPublish.total})`),
      received: number(sql`sum(${received()})`),
      unpaid: number(sql`sum(${unpaid()})`),
    })
    .from(salesPublish)
    .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
    .where(where);
  const { rows: total = 0, ...sums } = all ?? { supply: 0, vat: 0, total: 0, received: 0, unpaid: 0 };
  return {
    list: await described(db, rows),
    total,
    sums,
    may: { publish: keepsBooks(person), receipt: takesMoney(person) },
  };
}

interface Found {
  readonly sale: Sale;
  readonly customer: string;
  readonly received: number;
}

/** Invoices as lists show them. */
export async function described(db: Database, rows: readonly Found[]): Promise<Row[]> {
  const people = await namedStaff(
    db,
    rows.map(({ sale }) => sale.idx_owner),
  );
  return rows.map(({ sale, customer: name, received: paid }) => ({
    idx: sale.idx,
    idx_document: sale.idx_document,
    wdate: sale.wdate.toISOString(),
    issue_date: sale.issue_date,
    plan_pay_date: sale.plan_pay_date,
    customer: { idx: sale.idx_customer, name },
    contract_name: sale.contract_name,
    tax_kind: sale.tax_kind as Row["tax_kind"],
    issue_kind: sale.issue_kind as Row["issue_kind"],
    supply: sale.supply,
    vat: sale.vat,
    total: sale.total,
    received: paid,
    unpaid: issued.includes(sale.status) ? Math.max(0, sale.total - paid) : 0,
    owner: nameIn(people, sale.idx_owner),
    status: sale.status as Row["status"],
    publish_no: sale.publish_no,
  }));
}

/** What the list is narrowed by; words are looked for in the customer, the contract, its items and the number. */
export function whereFilters(given: Given): SQL | undefined {
  const { q, period, from, to, idx_customer, idx_owner, status, tax_kind } = given;
  const pattern = containing(q);
  const at = period === "issue" ? salesPublish.issue_date : salesPublish.plan_pay_date;
  return and(
    q === ""
      ? undefined
      : or(
          ilike(customer.name, pattern),
          ilike(salesPublish.contract_name, pattern),
          ilike(salesPublish.publish_no, pattern),
          sql`exists (select from ${salesPublishItem} where ${and(eq(salesPublishItem.idx_publish, salesPublish.idx), ilike(salesPublishItem.item, pattern))})`,
        ),
    from ? gte(at, from) : undefined,
    to ? lte(at, to) : undefined,
    idx_customer === 0 ? undefined : eq(salesPublish.idx_customer, idx_customer),
    idx_owner === 0 ? undefined : eq(salesPublish.idx_owner, idx_owner),
    isOfUnit(salesPublish, given),
    status ? eq(salesPublish.status, status) : undefined,
    tax_kind ? eq(salesPublish.tax_kind, tax_kind) : undefined,
  );
}

function orderOf({ sort, order }: Given): SQL[] {
  const { issue_date, wdate, supply, total, plan_pay_date } = salesPublish;
  const columns = { issue_date, wdate, supply, total, plan_pay_date };
  return sortedBy(columns[sort ?? "issue_date"], order, salesPublish.idx);
}
