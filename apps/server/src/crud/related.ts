import { linkBelow, relatedKey } from "@portal/definition";
import { and, eq, type SQL } from "drizzle-orm";
import { type Entity, entityOf } from "./entity";
import { whereComparable } from "./field-access";
import { type ListPart, listPart } from "./list";
import { orderOf } from "./order";
import { openRelated } from "./page-parts";
import { columnOf } from "./place";
import { readWhole } from "./read";
import { whereReadable } from "./reading";
import type { Asking } from "./rules";
import { refused, whereFixed } from "./scope";

/** A page of the records that link to one: of those that the person may read, whoever may read the one itself. */
export async function relatedRecords(
  asking: Asking,
  entity: Entity,
  { idx, on, key, page, rows }: { idx: number; on: string; key: string; page: number; rows: number },
): Promise<ListPart & { readonly of: Entity }> {
  const { whole } = await readWhole(asking, entity, { idx, on });
  const related = openRelated(asking, entity, on, whole).find((each) => relatedKey(each) === key);
  if (!related) throw refused();
  const of = entityOf(entity, related.of);
  const { columns, sort = [["idx", "desc"]] } = related;
  const link = linkBelow((name) => entity.entities.get(name)?.definition, entity.name, related);
  const where = and(
    eq(columnOf(of.table, `idx_${link}`), idx),
    whereReadable(asking, of),
    // of whom the link is kept, it is not told by the records that it gathers
    whereComparable(asking, of, link),
    whereFixed(of, related.where),
  ) as SQL;
  const order = orderOf(asking, of, undefined, sort, columns);
  const stretch = { limit: rows, offset: (page - 1) * rows };
  return { of, ...(await listPart(asking, of, { screen: undefined, columns, beside: [], where, order }, stretch)) };
}
