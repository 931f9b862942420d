import { sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../open";

/** Inserts many rows at once, whatever their number: PostgreSQL reads them as one JSON. Every row has the same columns. */
export async function insertMany<Of extends PgTable>(
  db: Database,
  table: Of,
  rows: readonly Of["$inferInsert"][],
): Promise<void> {
  if (rows.length === 0) return;
  const { name, columns } = getTableConfig(table);
  const given = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) given.add(key);
  const own = columns.filter((column) => given.has(column.name));
  // bytes and periods, which are no JSON
  const special = own.filter(({ columnType }) => columnType === "PgCustomColumn");
  const written = rows.map((row) => {
    const copy: Record<string, unknown> = { ...row };
    for (const column of special) copy[column.name] = asText(copy[column.name], column);
    return copy;
  });
  const names = sql.raw(own.map((column) => `"${column.name}"`).join(", "));
  const of = sql.raw(`"${name}"`);
  await db.execute(
    sql`insert into ${of} (${names}) select ${names} from json_populate_recordset(null::${of}, ${JSON.stringify(written)}::json)`,
  );
}

function asText(value: unknown, column: PgColumn): unknown {
  if (value === undefined || value === null) return null;
  return value instanceof Buffer ? `\\x${value.toString("hex")}` : column.mapToDriverValue(value);
}

/** Does work that fills tables, whose indexes are made when it is done: row by row they take longer. */
export async function withIndexesAfter(db: Database, tables: readonly PgTable[], work: () => Promise<void>) {
  const names = tables.map((table) => getTableConfig(table).name);
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index left join pg_constraint on conindid = indexrelid
    where indrelid = any (${`{${names.join(",")}}`}::regclass[]) and not indisunique and conindid is null`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  await work();
  for (const { made } of rows) await db.execute(sql.raw(made));
}

/** The next numbers that a table gives begin after those that rows have. */
export async function goOnAfter(db: Database, table: PgTable): Promise<void> {
  const { name } = getTableConfig(table);
  const of = sql.raw(`"${name}"`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'idx'), greatest((select max(idx) from ${of}), 1))`,
  );
}
