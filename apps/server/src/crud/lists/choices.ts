import { and, asc, type SQL, sql } from "drizzle-orm";
import type { Asking } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { whereOpen } from "../access/scope";
import type { Entity } from "../entity";
import { columnOf, namingField } from "../place";
import { derivedValue } from "./derived";
import { type Query, whereFilters, whereWords } from "./filters";

/** How many records are offered at once. */
const OFFERED = 50;

/** The records that somebody may link to, by their names: those that they may read and that are in use. */
export async function choicesOf(asking: Asking, entity: Entity, query: Query) {
  const { table, definition } = entity;
  const key = namingField(entity);
  if (key === undefined) return { list: [] };
  const name = columnOf(table, key);
  const q = typeof query.q === "string" ? query.q : undefined;
  const notes = notesOf(asking, entity);
  const words = [key, ...(definition.words ?? [])];
  const links = ["idx", ...Object.keys(definition.fields).filter((each) => definition.fields[each]?.kind !== "json")];
  const rows = await asking.db
    .select({
      idx: table.idx,
      name,
      ...(notes && { note: sql<string>`concat_ws(' · ', ${sql.join(notes, sql`, `)})` }),
    })
    .from(table)
    .where(
      and(
        whereOpen(asking, entity, "read"),
        isInUse(entity),
        whereFilters(asking, entity, links, query),
        whereComparable(asking, entity, key),
        await whereWords(asking, entity, words, q),
      ),
    )
    .orderBy(...(definition.fields.sort ? [asc(columnOf(table, "sort"))] : []), asc(name), asc(table.idx))
    .limit(OFFERED);
  return {
    list: rows.map(({ idx, name, note }) => ({ idx: idx as number, name: String(name), ...(note && { note }) })),
  };
}

/**
 * What is told beside each name: texts as they are, derived columns behind what they are called; nothing of what the person
 * is not told of the record.
 */
function notesOf(asking: Asking, entity: Entity): SQL[] | undefined {
  const { note, derived = {} } = entity.definition;
  return note?.map((key) => {
    const counted = derived[key];
    const told = counted
      ? sql`(select ${`${counted.label} `} || value from ${derivedValue(asking, entity, counted)} counted)`
      : sql`${columnOf(entity.table, key)}`;
    const where = whereComparable(asking, entity, key);
    return where ? sql`case when ${where} then ${told} end` : told;
  });
}

function isInUse({ table, definition: { fields } }: Entity): SQL | undefined {
  return fields.is_use?.kind === "flag" ? sql`${columnOf(table, "is_use")} is not false` : undefined;
}
