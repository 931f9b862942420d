import { daysAfter, momentOf } from "@portal/definition/calendar";
import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import type { Period } from "../../../db/table-of";
import { booking, businessTrip } from "../../../db/tables";
import { beAway, beBack } from "../../../leave/away";
import { bookableOf, obstaclesOf, readTime, spokenTime } from "../../booking";
import { dataOf, logStatus } from "../document";
import { type Drafter, type Effect, type Effecting, placeOf, writtenBy } from "./effect";

interface Trip {
  readonly area: string;
  readonly place: string;
  readonly date_from: string;
  readonly date_to: string;
  readonly companions: number[] | null;
  readonly purpose: string;
  readonly transport: string;
  readonly est_cost: number;
  readonly idx_vehicle?: number | null;
}

/** Days after the end of a trip by which its report is due. */
const REPORTED_WITHIN = 5;

/** 출장: the person is away, with a car that is booked for them, and reports afterwards. */
export const trip: Effect = {
  async submitted({ tx, document, drafter, person, now }) {
    const given = dataOf<Trip>(document);
    const { area, place, date_from, date_to, companions, purpose, transport, est_cost } = given;
    const during = { from: new Date(momentOf(date_from, "09:00")), to: new Date(momentOf(date_to, "18:00")) };
    const idx_booking = await bookVehicle(tx, { ...given, title: document.title, during }, drafter, now);
    const [made] = await tx
      .insert(businessTrip)
      .values({
        ...placeOf(drafter),
        idx_document: document.idx,
        idx_staff: drafter.idx,
        area,
        place,
        during,
        companions,
        purpose,
        transport,
        est_cost,
        idx_booking,
        report_due: daysAfter(date_to, REPORTED_WITHIN),
        ...writtenBy({ document, now }),
      })
      .returning({ idx: businessTrip.idx });
    const idx = made?.idx as number;
    await beAway(tx, drafter.idx, { kind: "trip", ref_idx: idx }, [during]);
    await logStatus(tx, { entity: "business_trip", idx, from: null, to: "req" }, person.idx, now);
  },

  async completed(effecting) {
    const trip = await setStatus(effecting, "ok", null);
    if (trip?.idx_booking) await moveBooking(effecting, trip.idx_booking, "confirmed", null);
  },

  async released(effecting, to, memo) {
    const trip = await setStatus(effecting, to === "reject" ? "reject" : "cancel", memo);
    if (!trip) return;
    await beBack(effecting.tx, { kind: "trip", ref_idx: trip.idx });
    if (trip.idx_booking) await moveBooking(effecting, trip.idx_booking, "cancel", memo);
  },

  async results(db, { idx, status }) {
    if (status !== "done") return [];
    const [row] = await db.select().from(businessTrip).where(eq(businessTrip.idx_document, idx)).limit(1);
    return row ? [{ title: "출장", note: `결과보고 ${row.report_due}까지`, path: `/documents/document/${idx}` }] : [];
  },
};

async function setStatus({ tx, document, person, now }: Effecting, to: string, memo: string | null) {
  const [row] = await tx
    .update(businessTrip)
    .set({ status: to, idx_editor: person.idx, mdate: now })
    .where(and(eq(businessTrip.idx_document, document.idx), eq(businessTrip.status, "req")))
    .returning({ idx: businessTrip.idx, idx_booking: businessTrip.idx_booking });
  if (!row) return null;
  await logStatus(tx, { entity: "business_trip", idx: row.idx, from: "req", to, memo }, person.idx, now);
  return row;
}

/** Holds the car of the form for the whole trip; nothing without one. */
async function bookVehicle(
  tx: Database,
  { idx_vehicle, title, place, during }: Trip & { readonly title: string; readonly during: Period },
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

async function moveBooking({ tx, person, now }: Effecting, idx: number, to: string, memo: string | null) {
  const [moved] = await tx
    .update(booking)
    .set({ status: to, idx_editor: person.idx, mdate: now, ver: sql`${booking.ver} + 1` })
    .where(and(eq(booking.idx, idx), eq(booking.status, "requested")))
    .returning({ idx: booking.idx });
  if (moved) await logStatus(tx, { entity: "booking", idx, from: "requested", to, memo }, person.idx, now);
}
