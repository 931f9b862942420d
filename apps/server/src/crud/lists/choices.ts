import { and, asc, type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { whereOpen } from "../access/scope";
import type { Entity } from "../entity";
import { columnOf, namingField } from "../place";
import { derivedValue } from "./derived";
import { type Query, whereFilters, whereWords } from "./filters";

/** How many records are offered at once. */
const OFFERED = 50;

/** The records that somebody may link to, by their names: those that they may read and that are in use. */
export async function choicesOf(context: RequestContext, entity: Entity, query: Query) {
  const { table, definition } = entity;
  const key = namingField(entity);
  if (key === undefined) return { list: [] };
  const name = columnOf(table, key);
  const q = typeof query.q === "string" ? query.q : undefined;
  const notes = notesOf(context, entity);
  const words = [key, ...(definition.words ?? [])];
  const links = ["idx", ...Object.keys(definition.fields).filter((each) => definition.fields[each]?.kind !== "json")];
  const rows = await context.db
    .select({
      idx: table.idx,
      name,
      ...(notes && { note: sql<string>`concat_ws(' · ', ${sql.join(notes, sql`, `)})` }),
    })
    .from(table)
    .where(
      and(
        whereOpen(context, entity, "read"),
        isInUse(entity),
        whereFilters(context, entity, links, query),
        whereComparable(context, entity, key),
        await whereWords(context, entity, words, q),
      ),
    )
    .orderBy(...(definition.fields.sort ? [asc(columnOf(table, "sort"))] : []), asc(name), asc(table.idx))
    .limit(OFFERED);
  return {
    list: rows.map(({ idx, name, note }) => ({ idx: idx as number, name: String(name), ...(note && { note }) })),
  };
}

/**
 * What is shown beside each name: texts as they are, derived columns behind what they are called; nothing of what the person
 * may not read of the record.
 */
function notesOf(context: RequestContext, entity: Entity): SQL[] | undefined {
  const { note, derived = {} } = entity.definition;
  return note?.map((key) => {
    const counted = derived[key];
    const told = counted
      ? sql`(select ${`${counted.label} `} || value from ${derivedValue(context, entity, counted)} counted)`
      : sql`${columnOf(entity.table, key)}`;
    const where = whereComparable(context, entity, key);
    return where ? sql`case when ${where} then ${told} end` : told;
  });
}

function isInUse({ table, definition: { fields } }: Entity): SQL | undefined {
  return fields.is_use?.kind === "flag" ? sql`${columnOf(table, "is_use")} is not false` : undefined;
}
