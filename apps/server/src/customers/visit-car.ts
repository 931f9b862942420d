import { eq, sql } from "drizzle-orm";
import type { GivenOf, RowOf } from "../crud/record-of";
import type { Asking, Writing } from "../crud/rules";
import { booking } from "../db/tables";
import { HOLDING } from "../flows/booking";
import { logStates } from "../flows/booking-log";

type Visit = RowOf<"visit">;

/**
 * The booking of the car that a visit is made with, as the visit now is: made, moved or freed with it, in its
 * transaction, and refused with it. Gives its number.
 */
export async function keepCar(asking: Writing, before: Visit | null, after: GivenOf<"visit">): Promise<number | null> {
  const old = before && before.idx_booking !== null ? await heldBooking(asking, before.idx_booking) : undefined;
  if (after.idx_vehicle === null || !["plan", "delay"].includes(after.status)) {
    // what is done was driven
    if (old && after.status !== "done") await freeCar(asking, old.idx, "방문 일정 변경");
    return after.status === "done" ? after.idx_booking : null;
  }
  const values = {
    kind: "vehicle",
    idx_resource: after.idx_vehicle,
    during: after.during,
    title: `${after.title ?? "고객"} 방문`.slice(0, 100),
    purpose: "거래처방문",
    dest: (after.place ?? after.title ?? "고객사").slice(0, 150),
    idx_driver: after.idx_visitor,
    idx_customer: after.idx_customer,
  };
  if (!old) return (await asking.add("booking", { ...values, idx_booker: asking.person.idx })).idx;
  const isSame = before?.idx_vehicle === after.idx_vehicle && isSameTime(before, after);
  if (
    isSame &&
    before?.idx_visitor === after.idx_visitor &&
    before.place === after.place &&
    before.idx_customer === after.idx_customer
  )
    return old.idx;
  await asking.change("booking", old.idx, values);
  return old.idx;
}

/** Gives a visit's car back to others. */
export async function freeCar({ db, now, person }: Asking, idx: number, memo: string): Promise<void> {
  const rows = await db.select().from(booking).where(eq(booking.idx, idx));
  const held = rows.filter(({ status }) => ["requested", "confirmed"].includes(status));
  if (held.length === 0) return;
  const change = { status: "cancel", ver: sql`${booking.ver} + 1`, mdate: now, idx_editor: person.idx };
  await db.update(booking).set(change).where(eq(booking.idx, idx));
  await logStates(db, held, "cancel", now, memo, person.idx);
}

export function isSameTime(a: Pick<Visit, "during">, b: Pick<Visit, "during">): boolean {
  const time = ({ during: { from, to } }: Pick<Visit, "during">) => [new Date(from), new Date(to)].map(Number).join();
  return time(a) === time(b);
}

/** The booking of a visit, while it holds its car. */
async function heldBooking({ db }: Asking, idx: number) {
  const [row] = await db.select().from(booking).where(eq(booking.idx, idx));
  return row && HOLDING.includes(row.status) ? row : undefined;
}
