import type { Match, Rows } from "@portal/definition";
import { and, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import { tableByName } from "../db/tables";

type AnyTable = PgTable & { idx: AnyPgColumn };

/** The condition for the records that somebody may see; `can` says the same of one record. */
export function whereRows(rows: Rows, table: AnyTable, tables: Tables = tableByName): SQL {
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
export function waysTo(rows: Exclude<Rows, "all">, table: AnyTable, tables: Tables): RowsWay[] {
  return distinct(rows).map((match) => ({
    where: whereMatch(match, table, tables),
    ...(isByLines(match) && {
      lines: { part: match.below.entity, where: whereLine(match, tables(match.below.entity)) },
    }),
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

/** Whether a match goes by the lines below a record alone. */
function isByLines(match: Match): match is Match & Required<Pick<Match, "below">> {
  return match.below !== undefined && match.through === undefined;
}

function whereMatch(match: Match, table: AnyTable, tables: Tables): SQL {
  const { isNot, and: also, ...one } = match;
  if (also)
    return and(whereMatch({ ...one, ...(isNot && { isNot }) }, table, tables), whereMatch(also, table, tables)) as SQL;
  if (isNot) return sql`coalesce(not ${whereMatch(one, table, tables)}, true)`;
  const { column, in: values, through, below } = match;
  if (through) {
    const above = aliased(tables, through.entity, "above");
    const next = { column, in: values, ...(below && { below }) };
    const isAbove = and(...isLinked(above.table, table, through.link), whereMatch(next, above.table, tables));
    return exists(sql`(select from ${above.from} where ${isAbove})`);
  }
  if (below === undefined) return inArray(columnOf(table, column), [...values]);
  const lines = tables(below.entity);
  const isBelow = and(eq(columnOf(lines, below.link), table.idx), whereLine(match, lines));
  return exists(sql`(select from ${lines} where ${isBelow})`);
}

/** Those who take part in a record by others than itself, as a list of their numbers. */
export function reachedBy({ column, through, below }: Reaching, table: AnyTable, tables: Tables): SQL<number[]> {
  const above = through && { ...through, ...aliased(tables, through.entity, "above") };
  const lines = below && { ...below, ...aliased(tables, below.entity, "lines") };
  const from = [above, lines].flatMap((one) => (one ? [one.from] : []));
  const who = columnOf((lines ?? above)?.table ?? table, column);
  const isOf = and(
    ...(above ? isLinked(above.table, table, above.link) : []),
    ...(lines ? isLineOf(lines.table, above?.table ?? table, lines) : []),
  );
  return sql<number[]>`array(select ${who}::int from ${sql.join(from, sql`, `)} where ${isOf})`;
}

type Reaching = Pick<Match, "column" | "through" | "below">;
type Tables = (name: string) => AnyTable;
type Below = NonNullable<Match["below"]>;

/** A table under a name of its own: the record that is asked about may be of the same entity. */
function aliased(tables: Tables, entity: string, name: string): { table: AnyTable; from: SQL } {
  const table = tables(entity);
  // Drizzle's type of an alias loses the columns of a table that is known by its name alone; the alias itself has them
  return { table: alias(table, name) as unknown as AnyTable, from: sql`${table} ${sql.identifier(name)}` };
}

function isLinked(above: AnyTable, table: AnyTable, link: string): SQL[] {
  return [eq(above.idx, columnOf(table, link)), isNull(columnOf(above, "deleted_at"))];
}

function isLineOf(lines: AnyTable, table: AnyTable, { link, where }: Below): SQL[] {
  return [eq(columnOf(lines, link), table.idx), ...isMeant(lines, where)];
}

/** What a match says of a line. */
function whereLine({ column, in: values, below }: Match, lines: AnyTable): SQL {
  return and(...isMeant(lines, below?.where), inArray(columnOf(lines, column), [...values])) as SQL;
}

/** Lines that were not taken out, with these values. */
function isMeant(lines: AnyTable, where: Below["where"] = {}): SQL[] {
  const has = Object.entries(where).map(([name, value]) => eq(columnOf(lines, name), value));
  return [isNull(columnOf(lines, "deleted_at")), ...has];
}

function columnOf(table: AnyTable, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no such column: ${name}`);
  return column;
}
