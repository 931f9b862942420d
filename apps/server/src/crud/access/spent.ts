import { type Asker, columnName, type EntityDefinition, rowsBy } from "@portal/definition";
import { and, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { whereRows } from "../../access/rows-where";
import type { Table } from "../entity";
import { columnOf, isKept } from "../place";

/** The records whose cost somebody may claim by an expense document, and nobody has claimed yet. */
export function whereSpent(asker: Asker, definition: EntityDefinition, table: Table): SQL {
  const { spends, fields } = definition;
  if (!spends) return sql`false`;
  const column = (key: string) => columnOf(table, columnName(key, fields[key]));
  return and(
    isKept(table),
    whereRows(rowsBy(asker, spends.by, definition, "write"), table),
    gt(column(spends.amount), 0),
    isNull(column(spends.expense)),
    ...Object.entries(spends.when ?? {}).map(([key, values]) => inArray(column(key), [...values])),
  ) as SQL;
}
