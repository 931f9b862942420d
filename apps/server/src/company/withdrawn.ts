import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/open";
import { retire } from "../db/tables";

/** Who has withdrawn their resignation may leave another time: what was withdrawn gives way to it. */
export async function setAsideWithdrawn(db: Database, idx_staff: number, now: Date): Promise<void> {
  const isWithdrawn = and(eq(retire.idx_staff, idx_staff), eq(retire.status, "withdraw"), isNull(retire.deleted_at));
  await db.update(retire).set({ deleted_at: now }).where(isWithdrawn);
}
