import type pg from "pg";

type Queries = pg.Pool | pg.ClientBase;

/** Every table of the portal with its columns, by name. */
export async function columnsByTable(client: Queries): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Hashes of the migrations that have been applied, in their order; none in a new database. */
export async function appliedMigrations(client: Queries): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (found[0]?.name === null) return [];
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
  return rows.map(({ hash }) => hash);
}
