import { daysAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { tellOwner, tellSupport } from "../bookings/booking-notices";
import type { Database } from "../db/open";
import { booking, vehicle } from "../db/tables";
import { dayOf } from "../seoul";

/** How many days before it ends the support team is notified. */
const AHEAD = 30;

/** Reminds drivers of the logs they owe, and the support team of inspections and insurances thirty days ahead. */
export async function remindOfVehicles(
  db: Database,
  now: Date,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const owed = await db
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.kind, "vehicle"),
        eq(booking.status, "in_use"),
        lt(sql`upper(${booking.during})`, now.toISOString()),
        isNull(booking.deleted_at),
      ),
    );
  for (const row of owed) await tellOwner(db, row, "운행일지를 작성하세요", now);
  const soon = days.map((day) => daysAfter(day, AHEAD));
  const due = await db
    .select()
    .from(vehicle)
    .where(
      and(
        or(inArray(vehicle.inspect_to, soon), inArray(vehicle.insurance_to, soon)),
        inArray(vehicle.status, ["ok", "repair"]),
        isNull(vehicle.deleted_at),
      ),
    );
  const ends = due.flatMap(({ plate_no, inspect_to, insurance_to }) =>
    Object.entries({ 검사: inspect_to, 보험: insurance_to }).map(([what, day]) => ({ plate_no, what, day })),
  );
  for (const { plate_no, what, day } of ends) {
    if (day && soon.includes(day))
      await tellSupport({ db, now }, `${plate_no} ${what}가 ${day}에 만료됩니다`, "vehicle");
  }
  return owed.length + due.length;
}
