import { moduleOf } from "@portal/definition";
import { daysAfter, momentOf } from "@portal/definition/calendar";
import { and, desc, eq } from "drizzle-orm";
import { cancelAbsence, recordAbsence } from "../../../company/away";
import { booking, businessTrip } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import { dataOf } from "../document";
import { type Effect, type Effecting, placeOf, writtenBy } from "./effect";
import { bookVehicle, moveBooking } from "./trip-vehicle";

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

/** Where cars are booked, and what the states of a booking are called. */
const VEHICLES = "/resourcemanagement/vehiclereservationlogmonth";
const bookingStates: Readonly<Record<string, string>> = moduleOf.booking.entities.booking.fields.status.options;

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
    await recordAbsence(tx, drafter.idx, { kind: "trip", ref_idx: idx }, [during]);
    await logStatus(tx, { entity: "business_trip", idx, from: null, to: "req" }, person.idx, now);
  },

  async completed(effecting) {
    const trip = await setStatus(effecting, "ok", null);
    if (trip?.idx_booking) await moveBooking(effecting.tx, trip.idx_booking, "confirmed", effecting);
  },

  async released(effecting, to, memo) {
    const trip = await setStatus(effecting, to === "reject" ? "reject" : "cancel", memo);
    if (!trip) return;
    await cancelAbsence(effecting.tx, { kind: "trip", ref_idx: trip.idx });
    if (trip.idx_booking) await moveBooking(effecting.tx, trip.idx_booking, "cancel", effecting, memo);
  },

  async results(db, { idx }) {
    const [row] = await db
      .select({ status: booking.status })
      .from(businessTrip)
      .innerJoin(booking, eq(booking.idx, businessTrip.idx_booking))
      .where(eq(businessTrip.idx_document, idx))
      .orderBy(desc(businessTrip.idx))
      .limit(1);
    return row ? [{ title: "차량예약", note: bookingStates[row.status] ?? "", path: VEHICLES }] : [];
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
