import { and, asc, ilike, isNull, or } from "drizzle-orm";
import type { Database } from "../db/open";
import { customer } from "../db/tables";
import { containing } from "../narrowed";

/** How many customers are shown to choose from. */
const SHOWN = 30;

/** Customers of this name or registration number, with what an invoice needs of them. */
export async function customersLike(db: Database, q: string) {
  const isLike = or(ilike(customer.name, containing(q)), ilike(customer.biz_no, containing(q.replaceAll("-", ""))));
  const rows = await db
    .select()
    .from(customer)
    .where(and(isNull(customer.deleted_at), q === "" ? undefined : isLike))
    .orderBy(asc(customer.name))
    .limit(SHOWN);
  return rows.map(({ idx, name, biz_no, ceo_name, tax_email }) => ({
    idx,
    name,
    biz_no: biz_no ?? "",
    ceo_name: ceo_name ?? "",
    tax_email: tax_email ?? "",
  }));
}
