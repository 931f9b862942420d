import type { Match, Rows } from "@portal/definition";
import { and, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableByName } from "../db/tables";

type AnyTable = PgTable & { idx: AnyPgColumn };

/** The condition for the records that somebody may see; `can` says the same of one record. */
export function whereRows(rows: Rows, table: AnyTable, tables: (name: string) => AnyTable = tableByName): SQL {
  if (rows === "all") return sql`true`;
  return or(...distinct(rows).map((match) => whereMatch(match, table, tables))) ?? sql`false`;
}

/** One way in which somebody may see records, and what it says of the lines below them, where it goes by those. */
export interface RowsWay {
  readonly where: SQL;
  readonly lines?: { readonly part: string; readonly where: SQL };
}

/**
 * The same, way by way. A condition of several ways has no index, each of them alone has one: whoever looks for few
 * records of many asks way by way.
 */
export function waysTo(rows: Exclude<Rows, "all">, table: AnyTable, tables: (name: string) => AnyTable): RowsWay[] {
  return distinct(rows).map((match) => ({
    where: whereMatch(match, table, tables),
    ...(match.below && { lines: { part: match.below.entity, where: whereLine(match, tables(match.below.entity)) } }),
  }));
}

/** Whether whatever some rows are is among the others too. */
export function isAmong(rows: Exclude<Rows, "all">, others: Exclude<Rows, "all">): boolean {
  const known = new Set(others.map((match) => JSON.stringify(match)));
  return rows.every((match) => known.has(JSON.stringify(match)));
}

function distinct(rows: Exclude<Rows, "all">): Match[] {
  return [...new Map(rows.map((match) => [JSON.stringify(match), match])).values()];
}

function whereMatch(match: Match, table: AnyTable, tables: (name: string) => AnyTable): SQL {
  const { column, in: values, below } = match;
  if (below === undefined) return inArray(columnOf(table, column), [...values]);
  const lines = tables(below.entity);
  const isBelow = and(eq(columnOf(lines, below.link), table.idx), whereLine(match, lines));
  return exists(sql`(select from ${lines} where ${isBelow})`);
}

/** What a match says of a line. */
function whereLine({ column, in: values, below }: Match, lines: AnyTable): SQL {
  const isMeant = Object.entries(below?.where ?? {}).map(([name, value]) => eq(columnOf(lines, name), value));
  return and(isNull(columnOf(lines, "deleted_at")), ...isMeant, inArray(columnOf(lines, column), [...values])) as SQL;
}

function columnOf(table: AnyTable, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no such column: ${name}`);
  return column;
}
