import type { Field, TextFormat } from "@portal/definition";
import { readText } from "@portal/definition/contract";
import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import type { Entities, Table } from "../entity";
import { columnOf } from "../place";

/**
 * Writes texts that have a format as they are kept today, where they were written before they were read so or past the
 * calls: only alike are they found, compared and shown. What is no such text stays. Returns how many were changed.
 */
export async function writeAlike(entities: Entities, db: Database): Promise<number> {
  let changed = 0;
  for (const { table, definition } of entities.values()) {
    for (const [key, field] of Object.entries(definition.fields)) {
      if (field.kind !== "text" || !field.format || field.sealed) continue;
      changed += await rewrite(db, table, columnOf(table, key), { ...field, format: field.format });
    }
  }
  return changed;
}

interface Formatted extends Pick<Extract<Field, { kind: "text" }>, "max" | "unique"> {
  readonly format: TextFormat;
}

async function rewrite(
  db: Database,
  table: Table,
  column: AnyPgColumn,
  { format, max = Number.POSITIVE_INFINITY, unique = false }: Formatted,
): Promise<number> {
  const found = await db
    .selectDistinct({ before: sql<string>`${column}` })
    .from(table)
    .where(and(isNotNull(column), isOther[format](column)));
  const read = found.flatMap(({ before }) => {
    const one = readText(format, before);
    const after = "value" in one && one.value.length <= max ? one.value : before;
    return after === before ? [] : [{ before, after }];
  });
  if (read.length === 0) return 0;
  const rows = sql`json_to_recordset(${JSON.stringify(read)}::json) as read (before text, after text)`;
  // of what is there once only the first becomes it
  const from = unique
    ? sql`(select distinct on (after) * from ${rows} where not exists (select from ${table} where ${column} = after)
        order by after, before) read`
    : rows;
  const name = sql.identifier(column.name);
  const { rowCount } = await db.execute(sql`update ${table} set ${name} = after from ${from} where ${column} = before`);
  return rowCount ?? 0;
}

/** What the database tells at once of a text: that it may be written otherwise than it is kept. `\d` would be any script's digit. */
const isOther: Readonly<Record<TextFormat, (text: AnyPgColumn) => SQL>> = {
  phone: (text) => sql`${text} !~ '^(0[0-9]{1,3}-[0-9]{3,4}-[0-9]{4}|1[0-9]{3}-[0-9]{4}|\\+(?!82)[0-9 ]+)$'`,
  businessNumber: (text) => sql`${text} !~ '^[0-9]{10}$'`,
  email: (text) => sql`${text} ~ '[[:upper:][:space:]]|[^[:ascii:]]'`,
  homepage: (text) => sql`${text} !~ '^https?://[[:ascii:]]+$'`,
  postcode: (text) => sql`${text} !~ '^[0-9]{5}$'`,
};
