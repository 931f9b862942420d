import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open";

/** Inserts rows at once, whatever their number. */
export async function insertMany<Of extends PgTable>(
  db: Database,
  table: Of,
  rows: readonly Of["$inferInsert"][],
): Promise<void> {
  if (rows.length > 0) await db.execute(insertOf(table, rows));
}

/** The statement that inserts rows, of which none is no error: PostgreSQL reads them as one JSON. All have the same columns. */
export function insertOf<Of extends PgTable>(table: Of, rows: readonly Of["$inferInsert"][]): SQL {
  const given = new Set<string>();
  for (const row of rows) for (const key of Object.keys(row)) given.add(key);
  const own = Object.values<PgColumn>(getTableColumns(table)).filter(({ name }) => given.has(name));
  // bytes and periods, which are no JSON
  const special = own.filter(({ columnType }) => columnType === "PgCustomColumn");
  const written = rows.map((row) => {
    const copy: Record<string, unknown> = { ...row };
    for (const column of special) copy[column.name] = asText(copy[column.name], column);
    return copy;
  });
  const names = sql.raw(own.map((column) => `"${column.name}"`).join(", "));
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`;
}

function asText(value: unknown, column: PgColumn): unknown {
  if (value === undefined || value === null) return null;
  return value instanceof Buffer ? `\\x${value.toString("hex")}` : column.mapToDriverValue(value);
}
