import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import type { Asking, Row } from "../crud/rules";
import type { Database } from "../db/open";
import { booking, staff, vehicle } from "../db/tables";
import { tellSupport } from "./booking-notices";

type Booking = typeof booking.$inferSelect;

/** The drive of a vehicle that is over and has no log yet; nothing when all are written. */
export async function missingLogOf(db: Database, idx_vehicle: number, except: number) {
  const [found] = await db
    .select({
      idx: booking.idx,
      idx_booker: booking.idx_booker,
      idx_driver: booking.idx_driver,
      during: booking.during,
      booker: staff.kname,
    })
    .from(booking)
    .innerJoin(staff, eq(staff.idx, sql`coalesce(${booking.idx_driver}, ${booking.idx_booker})`))
    .where(
      and(
        eq(booking.kind, "vehicle"),
        eq(booking.idx_resource, idx_vehicle),
        eq(booking.status, "in_use"),
        ne(booking.idx, except),
        isNull(booking.deleted_at),
      ),
    )
    .orderBy(desc(booking.during))
    .limit(1);
  return found;
}

/**
 * Checks the log with which a vehicle is given back: the counter goes on from where the last drive left it, and the parts
 * of the way are not longer than the whole. The vehicle's counter follows. A gap is kept and told to the support team.
 */
export async function takeLog(
  asking: Asking,
  { idx_resource, during, title }: Booking,
  log: Row | undefined,
): Promise<void> {
  const { db, now, person } = asking;
  if (!log)
    throw new ApiError(400, "운행일지를 써야 반납할 수 있습니다.", 400, {
      fields: { vehicle_log: "운행일지를 쓰세요." },
    });
  const [car] = await db.select().from(vehicle).where(eq(vehicle.idx, idx_resource)).for("update");
  const [before, after, commute] = [log.odo_before, log.odo_after, log.commute_km ?? 0].map(Number) as [
    number,
    number,
    number,
  ];
  const at = (column: string, message: string) => wrongFields({ [`vehicle_log.${column}`]: message });
  if (!car || log.idx_vehicle !== idx_resource) throw at("idx_vehicle", "예약한 차량의 일지가 아닙니다.");
  if (!(after > before)) throw at("odo_after", "주행후계기판: 주행전보다 커야 합니다.");
  if (after - before > LONGEST) throw at("odo_after", `주행후계기판: 한 번에 ${LONGEST}km까지 쓸 수 있습니다.`);
  if (before < car.odometer)
    throw at("odo_before", `주행전계기판: 마지막 기록 ${car.odometer.toLocaleString("ko")}km보다 작습니다.`);
  if (commute > after - before) throw at("commute_km", "출퇴근거리: 주행거리보다 깁니다.");
  if (during.from > now) throw new ApiError(409, "시작하지 않은 예약은 반납할 수 없습니다.");
  if (before > car.odometer) {
    const gap = (before - car.odometer).toLocaleString("ko");
    await tellSupport(asking, `${car.plate_no} 계기판이 ${gap}km 비어 있습니다: ${title} (${person.kname})`, "vehicle");
  }
  await db
    .update(vehicle)
    .set({ odometer: after, mdate: now, idx_editor: person.idx, ver: sql`${vehicle.ver} + 1` })
    .where(eq(vehicle.idx, idx_resource));
}

/** Longest way of one drive, in km: more is a slip of the pen. */
const LONGEST = 3000;
