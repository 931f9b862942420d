import { columnName } from "@portal/definition";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { RequestContext, Row } from "../../records/rules";
import { aliasOf, type Entity } from "../entity";
import { columnOf, isKept, namingField } from "../place";
import { linksTo } from "../writing/links";

/** How many that are in the way are named. */
const TOLD = 3;

/** What both records have although only one may, in words. */
export async function clashesOf(context: RequestContext, entity: Entity, gone: Row, kept: Row): Promise<string[]> {
  const clashes: string[] = [];
  for (const { from, columns } of linksTo(entity)) {
    const { definition } = from;
    const part = entity.definition.parts?.[from.name];
    // of a part that a record has one of, the one that stays keeps its own
    if (definition.ledger || definition.twice || (part && !part.isMany)) continue;
    const single = Object.keys(definition.fields).filter((key) => definition.fields[key]?.unique);
    const sets = [...(definition.unique ?? []), ...single.map((key) => [key])];
    const named = sets.map((keys) => keys.map((key) => nameOfColumn(from, key)));
    for (const names of named) {
      for (const link of columns.filter((column) => names.includes(column))) {
        // what is placed in a team goes to the office and the sector of the one that stays
        const follow = definition.hasOrgUnit && link === "idx_team" ? ["idx_office", "idx_sector"] : [];
        const others = names.filter((name) => name !== link && !follow.includes(name));
        const found = await bothHave(context, from, link, others, Number(gone.idx), Number(kept.idx));
        if (found.length > 0) clashes.push(`${definition.title} ${found.join(", ")}: 양쪽에 다 있습니다.`);
      }
    }
  }
  return clashes;
}

/** The column of a field; the writer and the units are known to all that have them, and no fields. */
export function nameOfColumn({ definition: { fields }, table }: Entity, key: string): string {
  const name = columnName(key, fields[key]);
  return name in getTableColumns(table) ? name : `idx_${key}`;
}

/** The names of records that link to the one and have the same in these columns as one that links to the other. */
async function bothHave(
  { db }: RequestContext,
  from: Entity,
  link: string,
  others: readonly string[],
  idx: number,
  into: number,
): Promise<string[]> {
  const other = aliasOf(from, "other");
  const key = namingField(from);
  const same = others.map((name): SQL => {
    return sql`${columnOf(from.table, name)} is not distinct from ${columnOf(other, name)}`;
  });
  const isOther = and(eq(columnOf(other, link), into), isKept(other), ...same);
  const rows = await db
    .select({ idx: from.table.idx, name: key === undefined ? sql<string>`''` : columnOf(from.table, key) })
    .from(from.table)
    .innerJoin(other, isOther)
    .where(and(eq(columnOf(from.table, link), idx), isKept(from.table)))
    .limit(TOLD);
  return rows.map(({ idx: at, name }) => (name ? `‘${String(name)}’` : `${String(at)}번`));
}
