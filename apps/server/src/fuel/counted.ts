import { eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { fuelCost } from "../db/tables";

/** Refuses to change a drive that somebody has been paid for. */
export async function refuseCounted(db: Database, idx: number | null): Promise<void> {
  if (idx === null) return;
  // nobody confirms the month before this transaction has ended
  const [row] = await db.select({ status: fuelCost.status }).from(fuelCost).where(eq(fuelCost.idx, idx)).for("share");
  if (row?.status === "ok") throw new ApiError(409, "유류비를 확정한 운행이라 바꿀 수 없습니다.");
}
