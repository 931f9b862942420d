import type { Match, Rows } from "@portal/definition";
import { and, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableByName } from "../db/tables";

type AnyTable = PgTable & { idx: AnyPgColumn };

/** The condition for the records that somebody may see; `can` says the same of one record. */
export function whereRows(rows: Rows, table: AnyTable, tables: (name: string) => AnyTable = tableByName): SQL {
  if (rows === "all") return sql`true`;
  return or(...whereEach(rows, table, tables)) ?? sql`false`;
}

/**
 * The same, way by way. A condition of several ways has no index, each of them alone has one: whoever looks for few
 * records of many asks way by way.
 */
export function whereEach(
  rows: Exclude<Rows, "all">,
  table: AnyTable,
  tables: (name: string) => AnyTable = tableByName,
): SQL[] {
  const distinct = new Map(rows.map((match) => [JSON.stringify(match), match]));
  return [...distinct.values()].map((match) => whereMatch(match, table, tables));
}

function whereMatch({ column, in: values, below }: Match, table: AnyTable, tables: (name: string) => AnyTable): SQL {
  if (below === undefined) return inArray(columnOf(table, column), [...values]);
  const child = tables(below.entity);
  const isMeant = Object.entries(below.where ?? {}).map(([name, value]) => eq(columnOf(child, name), value));
  const isBelow = and(eq(columnOf(child, below.link), table.idx), isNull(columnOf(child, "deleted_at")), ...isMeant);
  return exists(sql`(select from ${child} where ${and(isBelow, whereMatch({ column, in: values }, child, tables))})`);
}

function columnOf(table: AnyTable, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no such column: ${name}`);
  return column;
}
