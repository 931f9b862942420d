import type { Database } from "../db/open";
import { statusLog } from "../db/tables";
import type { Booking } from "./booking";

/** Writes to bookings' histories what has become of them, where no call of the engine does. */
export async function logStates(
  db: Database,
  rows: readonly Booking[],
  to: string,
  at: Date,
  memo: string,
  by?: number,
) {
  if (rows.length === 0) return;
  await db.insert(statusLog).values(
    rows.map(({ idx, status, idx_booker }) => ({
      entity: "booking",
      entity_idx: idx,
      from_status: status === to ? null : status,
      to_status: to,
      idx_staff: by ?? idx_booker,
      at,
      memo: memo.slice(0, 300),
      idx_writer: by ?? idx_booker,
      wdate: at,
    })),
  );
}
