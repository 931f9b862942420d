import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { tellOwner, tellSupport } from "../bookings/booking-notices";
import type { Database } from "../db/open";
import { booking, vehicle } from "../db/tables";
import { dayOf } from "../seoul";

const DAY = 24 * 60 * 60 * 1000;

/** Reminds drivers of the logs they owe, and the support team of inspections and insurances thirty days ahead. */
export async function remindOfVehicles(db: Database, now: Date): Promise<number> {
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
  const soon = dayOf(new Date(now.getTime() + 30 * DAY));
  const due = await db
    .select()
    .from(vehicle)
    .where(
      and(
        or(eq(vehicle.inspect_to, soon), eq(vehicle.insurance_to, soon)),
        inArray(vehicle.status, ["ok", "repair"]),
        isNull(vehicle.deleted_at),
      ),
    );
  for (const { plate_no, inspect_to } of due) {
    const what = inspect_to === soon ? "검사" : "보험";
    await tellSupport({ db, now }, `${plate_no} ${what} 만료 30일 전입니다 (${soon})`, "vehicle");
  }
  return owed.length + due.length;
}
