import type { Match, Rows } from "@portal/definition";
import { and, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
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

/** Whether a match is told by the lines below a record alone. */
function isByLines(match: Match): match is Match & Required<Pick<Match, "below">> {
  return match.below !== undefined && match.below.below === undefined && match.through === undefined;
}

function whereMatch(match: Match, table: AnyTable, tables: (name: string) => AnyTable, depth = 0): SQL {
  const { isNot, and: also, ...one } = match;
  if (also)
    return and(
      whereMatch({ ...one, ...(isNot && { isNot }) }, table, tables, depth),
      whereMatch(also, table, tables, depth),
    ) as SQL;
  if (isNot) return sql`coalesce(not ${whereMatch(one, table, tables, depth)}, true)`;
  const { column, in: values, through, below } = match;
  if (through) {
    const above = beside(tables, through.entity, depth);
    const next = { column, in: values, ...(below && { below }), ...(through.through && { through: through.through }) };
    const isAbove = and(
      ...isLinked(above.table, table, through.link),
      whereMatch(next, above.table, tables, depth + 1),
    );
    return exists(sql`(select from ${above.from} where ${isAbove})`);
  }
  if (below === undefined) return inArray(columnOf(table, column), [...values]);
  if (below.below) {
    const lines = beside(tables, below.entity, depth);
    const next = { column, in: values, below: below.below };
    const isBelow = and(...isLineOf(lines.table, table, below), whereMatch(next, lines.table, tables, depth + 1));
    return exists(sql`(select from ${lines.from} where ${isBelow})`);
  }
  const lines = tables(below.entity);
  const isBelow = and(eq(columnOf(lines, below.link), table.idx), whereLine(match, lines));
  return exists(sql`(select from ${lines} where ${isBelow})`);
}

/** Those who take part in a record by others than itself, as a list of their numbers. */
export function reachedBy(party: Reaching, table: AnyTable, tables: (name: string) => AnyTable): SQL<number[]> {
  return sql<number[]>`array(select reached.who from (${whoIn(party, table, tables, 0)}) reached)`;
}

type Reaching = Pick<Match, "column" | "through" | "below">;

function whoIn({ column, through, below }: Reaching, table: AnyTable, tables: Tables, depth: number): SQL {
  const step = through ?? below;
  if (!step) return sql`select ${columnOf(table, column)}::int as who`;
  const next = beside(tables, step.entity, depth);
  const where = and(
    ...(through ? isLinked(next.table, table, through.link) : isLineOf(next.table, table, step as Below)),
  );
  const deeper = through
    ? { column, ...(through.through && { through: through.through }), ...(below && { below }) }
    : { column, ...(below?.below && { below: below.below }) };
  const inner = sql.identifier(`who${depth}`);
  return sql`select ${inner}.who from ${next.from} cross join lateral (${whoIn(deeper, next.table, tables, depth + 1)}) ${inner} where ${where}`;
}

type Tables = (name: string) => AnyTable;
type Below = NonNullable<Match["below"]>;

/** A table under a name of its own, so that it may stand in a query more than once. */
function beside(tables: Tables, entity: string, depth: number): { table: AnyTable; from: SQL } {
  const name = `reach${depth}`;
  return {
    table: alias(tables(entity), name) as unknown as AnyTable,
    from: sql`${tables(entity)} ${sql.identifier(name)}`,
  };
}

function isLinked(above: AnyTable, table: AnyTable, link: string): SQL[] {
  return [eq(above.idx, columnOf(table, link)), isNull(columnOf(above, "deleted_at"))];
}

function isLineOf(lines: AnyTable, table: AnyTable, { link, where = {} }: Below): SQL[] {
  const isMeant = Object.entries(where).map(([name, value]) => eq(columnOf(lines, name), value));
  return [eq(columnOf(lines, link), table.idx), isNull(columnOf(lines, "deleted_at")), ...isMeant];
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
