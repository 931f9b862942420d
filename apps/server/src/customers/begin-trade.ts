import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { customer } from "../db/tables";
import { logStatus } from "../status-log";

/** Who did what with a customer, when. */
interface Actor {
  readonly db: Database;
  readonly person: { readonly idx: number };
  readonly now: Date;
}

/** A customer that is in one of these states is traded with from now on; `memo` says why. */
export async function beginTrade(
  { db, person, now }: Actor,
  idx: number,
  { from, memo }: { from: readonly ("lead" | "pause")[]; memo: string },
): Promise<void> {
  const [row] = await db
    .select({ status: customer.status })
    .from(customer)
    .where(and(eq(customer.idx, idx), isNull(customer.deleted_at), inArray(customer.status, [...from])))
    .for("update");
  if (!row) return;
  await db
    .update(customer)
    .set({ status: "active", ver: sql`${customer.ver} + 1`, idx_editor: person.idx, mdate: now })
    .where(eq(customer.idx, idx));
  await logStatus(db, { entity: "customer", idx, from: row.status, to: "active", memo }, person.idx, now);
}
