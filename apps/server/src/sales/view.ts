import type { AnswerOf, getSalesPublish } from "@portal/definition/contract";
import { and, asc, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { happeningsOf } from "../crud/reading/history";
import type { Database } from "../db/open";
import { customer, document, salesPublish, salesPublishItem, salesReceipt } from "../db/tables";
import { isWritable } from "../flows/approval/acting/draft";
import { described, type Row, type Sale } from "./list";
import { isSeen, issued, keepsBooks, missing, received, takesMoney } from "./seen";

type View = AnswerOf<typeof getSalesPublish>["list"][number];

/** The invoices of these numbers, else the person's latest, as they are printed. Whoever may not see one of them is refused. */
export async function viewSales(
  db: Database,
  wanted: readonly number[] | undefined,
  person: Person,
  now: Date,
): Promise<View[]> {
  const rows = await db
    .select({ sale: salesPublish, customer: customer.name, received: received() })
    .from(salesPublish)
    .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
    .where(
      and(
        await isSeen(db, person, now),
        wanted ? inArray(salesPublish.idx, [...wanted]) : eq(salesPublish.idx_owner, person.idx),
      ),
    )
    .orderBy(wanted ? asc(salesPublish.idx) : desc(salesPublish.idx))
    .limit(wanted ? wanted.length : 1);
  if (wanted && rows.length < new Set(wanted).size) throw await missing(db, wanted);
  const heads = await described(db, rows);
  const list: View[] = [];
  for (const [index, { sale }] of rows.entries()) list.push(await viewOf(db, sale, heads[index] as Row, person));
  return list;
}

async function viewOf(db: Database, sale: Sale, head: Row, person: Person): Promise<View> {
  const [items, receipts, fixes] = [
    await db
      .select()
      .from(salesPublishItem)
      .where(eq(salesPublishItem.idx_publish, sale.idx))
      .orderBy(asc(salesPublishItem.seq)),
    await db
      .select()
      .from(salesReceipt)
      .where(and(eq(salesReceipt.idx_publish, sale.idx), isNull(salesReceipt.deleted_at)))
      .orderBy(asc(salesReceipt.paid_at), asc(salesReceipt.idx)),
    await db
      .select({ idx: salesPublish.idx })
      .from(salesPublish)
      .where(and(eq(salesPublish.idx_origin, sale.idx), notInArray(salesPublish.status, ["reject", "draft"]))),
  ];
  const [source] =
    sale.idx_document === null ? [] : await db.select().from(document).where(eq(document.idx, sale.idx_document));
  const isOwner = sale.idx_owner === person.idx;
  const isIssued = issued.includes(sale.status);
  return {
    ...head,
    biz_no: sale.biz_no,
    ceo_name: sale.ceo_name,
    tax_email: sale.tax_email,
    fix_reason: sale.fix_reason,
    pay_method: sale.pay_method as View["pay_method"],
    published_at: sale.published_at?.toISOString() ?? null,
    memo: sale.memo,
    origin: sale.idx_origin,
    corrected_by: fixes[0]?.idx ?? null,
    items: items.map(({ item_date, item, spec, qty, unit_price, supply, vat }) => ({
      item_date,
      item,
      spec,
      qty,
      unit_price,
      supply,
      vat: vat ?? 0,
    })),
    receipts: receipts.map(({ idx, paid_at, amount, method, memo }) => ({
      idx,
      paid_at,
      amount,
      method: method as View["receipts"][number]["method"],
      memo,
    })),
    history: (await happeningsOf(db, "sales_publish", sale.idx)).map(({ changes: _, ...row }) => row).reverse(),
    may: {
      edit: isOwner && source !== undefined && isWritable(source),
      publish: keepsBooks(person) && sale.status === "wait",
      receipt: takesMoney(person) && (sale.status === "done" || sale.status === "part"),
      fix: isOwner && isIssued && sale.total > 0 && fixes.length === 0,
    },
  };
}
