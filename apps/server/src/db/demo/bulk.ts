import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../open";

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
