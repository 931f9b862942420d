import { sql } from "drizzle-orm";
import type { Database } from "../db/open";
import type { LogName } from "./logs";

export interface Stretch {
  readonly log: LogName;
  readonly first_idx: number;
  readonly last_idx: number;
  /** The columns that are hashed, in their order. */
  readonly columns: readonly string[];
}

/** Hashes the rows of a stretch and the seal before it (`previous`); gives the hash in hex, and how many rows there are. */
export async function hashOf(db: Database, { log, first_idx, last_idx, columns }: Stretch, previous: string) {
  const values = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // as JSON and in UTC, so that it does not depend on how somebody has set up the session
  const { rows } = await db.execute<{ hash: string; rows: number }>(sql`
    select count(*)::int as rows, encode(sha256(convert_to(
      ${previous} || ${`\n${log} ${first_idx}-${last_idx}\n`} || coalesce(string_agg(line, E'\n' order by idx), ''), 'UTF8')), 'hex') as hash
    from (select idx, jsonb_build_array(${values})::text as line from ${sql.identifier(log)}
          where idx between ${first_idx} and ${last_idx}) hashed`);
  return rows[0] as { hash: string; rows: number };
}

/** The columns of a log, in their order. */
export async function columnsOf(db: Database, log: LogName): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${log}::regclass and attnum > 0 and not attisdropped order by attnum`);
  return rows.map(({ name }) => name);
}
