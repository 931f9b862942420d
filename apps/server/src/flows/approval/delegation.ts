import type { AnyColumn, Placeholder } from "drizzle-orm";
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { delegation } from "../../db/tables";

/** Whether a delegation holds on a day (YYYY-MM-DD). */
export function holdsOn(day: string | Placeholder): SQL | undefined {
  return and(lte(delegation.date_from, day), gte(delegation.date_to, day), isNull(delegation.deleted_at));
}

/** The people for whom somebody decides on a day. */
export async function delegatorsOf(db: Database, idx: number, day: string): Promise<number[]> {
  const rows = await db
    .select({ idx: delegation.idx_staff })
    .from(delegation)
    .where(and(eq(delegation.idx_delegate, idx), holdsOn(day)));
  return rows.map((row) => row.idx);
}

/** Whether somebody was, or will be, the delegate of one of these people. */
export async function hasDecidedFor(db: Database, idx: number, people: readonly number[]): Promise<boolean> {
  const isOfThem = and(eq(delegation.idx_delegate, idx), inArray(delegation.idx_staff, [...people]));
  return (await db.$count(delegation, isOfThem)) > 0;
}

/** Whether a column is somebody, or one of those for whom they decide on a day. */
export function isMeOrDelegator(column: AnyColumn | SQL, me: number | Placeholder, day: string | Placeholder): SQL {
  const delegators = sql`select ${delegation.idx_staff} from ${delegation} where ${and(eq(delegation.idx_delegate, me), holdsOn(day))}`;
  return sql`${column} in (select ${me}::bigint union all ${delegators})`;
}
