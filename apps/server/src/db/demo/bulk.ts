import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../open";

/** Inserts many rows at once, whatever their number: PostgreSQL reads them as one JSON. Every row has the same columns. */
export async function insertMany<Of extends PgTable>(
  db: Database,
  table: Of,
  rows: readonly Of["$inferInsert"][],
): Promise<void> {
  if (rows.length === 0) return;
  const { name, columns } = getTableConfig(table);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const names = sql.raw(
    columns
      .filter((column) => given.has(column.name))
      .map((column) => `"${column.name}"`)
      .join(", "),
  );
  const of = sql.raw(`"${name}"`);
  await db.execute(
    sql`insert into ${of} (${names}) select ${names} from json_populate_recordset(null::${of}, ${JSON.stringify(rows, written)}::json)`,
  );
}

/** Bytes and periods as PostgreSQL reads them; the JSON of a buffer says what it is by `type`. */
function written(_: string, value: unknown): unknown {
  const isPeriod = typeof value === "object" && value !== null && "from" in value && "to" in value;
  if (isPeriod && value.from instanceof Date && value.to instanceof Date) {
    return `[${value.from.toISOString()},${value.to.toISOString()})`;
  }
  const isBytes =
    typeof value === "object" && value !== null && "type" in value && value.type === "Buffer" && "data" in value;
  return isBytes ? `\\x${Buffer.from(value.data as number[]).toString("hex")}` : value;
}

/** The next numbers that a table gives begin after those that rows have. */
export async function goOnAfter(db: Database, table: PgTable): Promise<void> {
  const { name } = getTableConfig(table);
  const of = sql.raw(`"${name}"`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'idx'), greatest((select max(idx) from ${of}), 1))`,
  );
}
