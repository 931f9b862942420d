import { and, getTableColumns, inArray, not, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import type { Entity } from "../entity";

/** Which of some records are neither about somebody nor written by them; asked, because a list does not send whose they are. */
export async function recordsOfOthers(
  db: Database,
  { table, definition }: Entity,
  list: readonly number[],
  idxStaff: number,
): Promise<number[]> {
  if (list.length === 0) return [];
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  const owners = [...new Set(["idx_writer", ...(definition.own ?? [])])].flatMap((name) => columns[name] ?? []);
  const isOwn = or(...owners.map((column) => sql`${column} is not distinct from ${idxStaff}::bigint`));
  const rows = await db
    .select({ idx: table.idx })
    .from(table)
    .where(and(inArray(table.idx, [...list]), isOwn && not(isOwn)));
  return rows.map(({ idx }) => Number(idx));
}
