import type { Database } from "../db/open";
import { statusLog } from "../db/tables";
import { statusChange } from "../status-log";
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
  await db
    .insert(statusLog)
    .values(
      rows.map(({ idx, status, idx_booker }) =>
        statusChange({ entity: "booking", idx, from: status === to ? null : status, to, memo }, by ?? idx_booker, at),
      ),
    );
}
