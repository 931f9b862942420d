import { eq, sql } from "drizzle-orm";
import { booking } from "../db/tables";
import type { SentOf } from "../records/record-of";
import type { RequestContext, WriteContext } from "../records/rules";
import { type Booking, HOLDING } from "./booking";
import { logStates } from "./booking-log";

/**
 * The booking of what a record needs, as the record now is: made, moved or freed with it, in its transaction, and refused
 * with it. `idx` is the booking that the record has, `wanted` what it needs. Gives the booking's number.
 */
export async function keepBooking(
  context: WriteContext,
  idx: number | null,
  wanted: SentOf<"booking"> | null,
  memo: string,
): Promise<number | null> {
  const old = idx === null ? undefined : await heldBooking(context, idx);
  if (wanted === null) {
    if (old) await freeBooking(context, old.idx, memo);
    return null;
  }
  if (!old) return (await context.add("booking", { ...wanted, idx_booker: context.person.idx })).idx;
  if (!isAs(old, wanted)) await context.change("booking", old.idx, wanted);
  return old.idx;
}

/** Gives what a record needed back to others. */
export async function freeBooking({ db, now, person }: RequestContext, idx: number, memo: string): Promise<void> {
  const rows = await db.select().from(booking).where(eq(booking.idx, idx));
  const held = rows.filter(({ status }) => ["requested", "confirmed"].includes(status));
  if (held.length === 0) return;
  const change = { status: "cancel", ver: sql`${booking.ver} + 1`, mdate: now, idx_editor: person.idx };
  await db.update(booking).set(change).where(eq(booking.idx, idx));
  await logStates(db, held, "cancel", now, memo, person.idx);
}

/** A record's booking, while it holds its time. */
async function heldBooking({ db }: RequestContext, idx: number): Promise<Booking | undefined> {
  const [row] = await db.select().from(booking).where(eq(booking.idx, idx));
  return row && HOLDING.includes(row.status) ? row : undefined;
}

function isAs(row: Booking, { during, ...wanted }: SentOf<"booking">): boolean {
  const times = ({ from, to }: { from: Date | string; to: Date | string }) => [from, to].map((at) => +new Date(at));
  const isSameTime = !during || times(during).join() === times(row.during).join();
  return isSameTime && Object.entries(wanted).every(([column, value]) => row[column as keyof Booking] === value);
}
