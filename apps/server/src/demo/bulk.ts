import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/open";

/**
 * Does work that fills tables, whose indexes are made and whose references are looked at when it is done: row by row both
 * take longer.
 */
export async function withIndexesAfter(db: Database, tables: readonly PgTable[], work: () => Promise<void>) {
  const of = sql`any (${`{${tables.map((table) => getTableConfig(table).name).join(",")}}`}::regclass[])`;
  const { rows } = await db.execute<{ gone: string; made: string }>(sql`
    select format('drop index %s', indexrelid::regclass) as gone, pg_get_indexdef(indexrelid) as made
    from pg_index left join pg_constraint on conindid = indexrelid
    where indrelid = ${of} and not indisunique and conindid is null
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = ${of} and contype = 'f'`);
  for (const { gone } of rows) await db.execute(sql.raw(gone));
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
