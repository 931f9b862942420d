import { linkBelow, type Related, relatedKey } from "@portal/definition";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { refused, whereFixed } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { type Listing, type ListPart, listPart, sumsOf } from "../lists/list";
import { orderOf } from "../lists/order";
import { columnOf, isKept } from "../place";
import { openRelated } from "./page-parts";
import { readWhole } from "./read";
import { whereReadable } from "./reading";

/** What is shown beside the records of a page: sums of them all, and how many more are not the person's to read. */
interface Beside {
  readonly sums: Record<string, number>;
  readonly others: number;
}

/** A page of the records that link to one: of those that the person may read, whoever may read the one itself. */
export async function relatedRecords(
  context: RequestContext,
  entity: Entity,
  { idx, on, key, page, rows }: { idx: number; on: string; key: string; page: number; rows: number },
): Promise<ListPart & Beside & { readonly of: Entity }> {
  const { whole } = await readWhole(context, entity, { idx, on });
  const related = openRelated(context, entity, on, whole).find((each) => relatedKey(each) === key);
  if (!related) throw refused();
  const { of, all, readable, listing } = listingBelow(context, entity, related, idx);
  const closed = related.countsOthers && and(all, isKept(of.table), sql`not coalesce(${readable ?? sql`true`}, false)`);
  const others = closed ? await context.db.$count(of.table, closed) : 0;
  const sums = await sumsOf(context, of, { ...listing, keys: related.sums ?? [] });
  const stretch = { limit: rows, offset: (page - 1) * rows };
  return { of, others, sums, ...(await listPart(context, of, listing, stretch)) };
}

/** All records that link to one and fit, and of these the ones that the person may read, in their order. */
export function listingBelow(
  context: RequestContext,
  entity: Entity,
  related: Pick<Related, "of" | "by" | "columns" | "where" | "sort">,
  idx: number,
) {
  const { columns, sort = [["idx", "desc"]] } = related;
  const of = entityOf(entity, related.of);
  const readable = whereReadable(context, of);
  const link = linkBelow((name) => entity.entities.get(name)?.definition, entity.name, related);
  // who may not read the link does not learn it from the records that it gathers
  const all = and(
    eq(columnOf(of.table, `idx_${link}`), idx),
    whereComparable(context, of, link),
    whereFixed(of, related.where),
  );
  const where = and(all, readable) as SQL;
  const order = orderOf(context, of, undefined, sort, columns);
  const listing: Listing = { screen: undefined, columns, beside: [], where, order };
  return { of, all, readable, listing };
}
