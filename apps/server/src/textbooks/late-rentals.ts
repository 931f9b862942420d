import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { textbookRental } from "../db/tables";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";

/** In the night after its last day a rental is late. Gives how many are. */
export async function markLateRentals(db: Database, now: Date): Promise<number> {
  const isOver = and(
    inArray(textbookRental.status, ["out", "part"]),
    lt(textbookRental.due, dayOf(now)),
    isNull(textbookRental.deleted_at),
  );
  const rows = await db
    .select({ idx: textbookRental.idx, status: textbookRental.status, borrower: textbookRental.idx_borrower })
    .from(textbookRental)
    .where(isOver)
    .for("update");
  if (rows.length === 0) return 0;
  const idxs = rows.map(({ idx }) => idx);
  await db
    .update(textbookRental)
    .set({ status: "late", ver: sql`${textbookRental.ver} + 1` })
    .where(inArray(textbookRental.idx, idxs));
  for (const { idx, status, borrower } of rows) {
    await logStatus(db, { entity: "textbook_rental", idx, from: status, to: "late" }, borrower, now);
  }
  return rows.length;
}
