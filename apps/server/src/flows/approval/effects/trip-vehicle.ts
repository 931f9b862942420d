import { eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { bookableOf, obstaclesOf, readTime, spokenTime } from "../../../bookings/booking";
import type { Database } from "../../../db/open";
import type { Period } from "../../../db/table-of";
import { booking } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import type { DocumentActor } from "../document";
import { type Drafter, placeOf } from "./effect";

/** A trip as far as its car goes. */
interface Ride {
  readonly idx_vehicle?: number | null;
  readonly title: string;
  readonly place: string;
  readonly during: Period;
}

/** Holds the car of the form for the whole trip; nothing without one. */
export async function bookVehicle(
  tx: Database,
  { idx_vehicle, title, place, during }: Ride,
  drafter: Drafter,
  now: Date,
): Promise<number | null> {
  if (!idx_vehicle) return null;
  const refused = (message: string) => new ApiError(400, message, 400, { fields: { idx_vehicle: message } });
  const vehicle = await bookableOf(tx, "vehicle", idx_vehicle);
  if (!vehicle) throw refused("차량을 다시 선택하세요.");
  const time = readTime("vehicle", vehicle, during);
  if (vehicle.closed ?? "error" in time) throw refused(vehicle.closed ?? (time as { error: string }).error);
  const obstacles = await obstaclesOf(tx, "vehicle", idx_vehicle, [during]);
  if (obstacles[0]) {
    const { title: what, during: when, booker } = obstacles[0];
    throw refused(`이미 예약된 차량입니다: ${what} · ${spokenTime(when)} · ${booker}`);
  }
  const [made] = await tx
    .insert(booking)
    .values({
      ...placeOf(drafter),
      kind: "vehicle",
      idx_resource: idx_vehicle,
      idx_booker: drafter.idx,
      idx_driver: drafter.idx,
      title: title.slice(0, 100),
      during,
      purpose: "출장",
      dest: place,
      status: "requested",
      idx_writer: drafter.idx,
      wdate: now,
    })
    .returning({ idx: booking.idx });
  await logStatus(tx, { entity: "booking", idx: made?.idx as number, from: null, to: "requested" }, drafter.idx, now);
  return made?.idx ?? null;
}

/** Moves a booking that waits or holds; nothing when it was given up or used already. */
export async function moveBooking(
  tx: Database,
  idx: number,
  to: "confirmed" | "cancel",
  { person, now }: Pick<DocumentActor, "person" | "now">,
  memo: string | null = null,
): Promise<void> {
  const before = to === "confirmed" ? ["requested"] : ["requested", "confirmed"];
  const [found] = await tx.select().from(booking).where(eq(booking.idx, idx)).for("update");
  if (!found || !before.includes(found.status)) return;
  await tx
    .update(booking)
    .set({ status: to, idx_editor: person.idx, mdate: now, ver: found.ver + 1 })
    .where(eq(booking.idx, idx));
  await logStatus(tx, { entity: "booking", idx, from: found.status, to, memo }, person.idx, now);
}
