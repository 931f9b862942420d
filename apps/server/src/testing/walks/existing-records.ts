import { desc, getTableColumns, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import { portalEntities } from "../../portal-entities";
import type { Existing } from "./extremes";

/** The latest record of each entity that has one. */
export async function existingRecords(db: Database): Promise<Existing> {
  const found: Record<string, Existing[string]> = {};
  for (const [name, { table }] of portalEntities) {
    const { ver, deleted_at }: Partial<Record<string, AnyPgColumn>> = getTableColumns(table);
    const [latest] = await db
      .select({ idx: table.idx, ver: ver ?? sql<number>`1` })
      .from(table)
      .where(deleted_at && isNull(deleted_at))
      .orderBy(desc(table.idx))
      .limit(1);
    if (latest) found[name] = latest as Existing[string];
  }
  return found;
}
