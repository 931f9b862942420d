import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import type { Database } from "../db/open";
import { booking, file, staff, vehicle, vehicleLog, visit } from "../db/tables";
import type { RequestContext, Row } from "../records/rules";
import type { Booking } from "./booking";
import { tellSupport } from "./booking-notices";

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
 * Takes the log with which a vehicle is given back: the counter goes on from where the last drive left it, and the way to
 * work is not longer than the whole. The vehicle's counter follows. A gap is kept and reported to the support team.
 */
export async function takeLog(context: RequestContext, row: Booking, log: Row | null | undefined): Promise<void> {
  const { db, now, person } = context;
  if (!log)
    throw new ApiError(400, "운행일지를 써야 반납할 수 있습니다.", 400, {
      fields: { vehicle_log: "운행일지를 작성하세요." },
    });
  if (row.during.from > now) throw new ApiError(409, "시작하지 않은 예약은 반납할 수 없습니다.");
  const [car] = await db.select().from(vehicle).where(eq(vehicle.idx, row.idx_resource)).for("update");
  const wrong = wrongIn(log, { from: car?.odometer ?? 0 });
  if (wrong)
    throw wrongFields(Object.fromEntries(Object.entries(wrong).map(([at, why]) => [`vehicle_log.${at}`, why])));
  const { odo_before, odo_after, commute_km = 0, receipt } = log as typeof vehicleLog.$inferInsert;
  const km = odo_after - odo_before;
  const written = { ...log, km, commute_km: commute_km ?? 0, business_km: km - (commute_km ?? 0) };
  const [made] = await db
    .insert(vehicleLog)
    .values({
      ...(written as typeof vehicleLog.$inferInsert),
      idx_booking: row.idx,
      idx_vehicle: row.idx_resource,
      idx_visit: await visitOf(context, row.idx),
      idx_writer: person.idx,
      wdate: now,
    })
    .returning({ idx: vehicleLog.idx });
  await keepReceipts(context, made?.idx ?? 0, receipt ?? []);
  await db
    .update(vehicle)
    .set({ odometer: odo_after, mdate: now, idx_editor: person.idx, ver: sql`${vehicle.ver} + 1` })
    .where(eq(vehicle.idx, row.idx_resource));
  const gap = odo_before - (car?.odometer ?? 0);
  if (gap > 0)
    await tellSupport(
      context,
      `${car?.plate_no} 계기판이 ${gap}km 비어 있습니다: ${row.title} (${person.kname})`,
      "vehicle",
    );
}

/** Where the counter stood before and after the drives next to one; nothing where there is none. */
interface Between {
  readonly from: number;
  readonly to?: number | undefined;
}

/** The visit with which a car was booked. */
async function visitOf({ db }: RequestContext, idx_booking: number): Promise<number | null> {
  const [found] = await db
    .select({ idx: visit.idx })
    .from(visit)
    .where(and(eq(visit.idx_booking, idx_booking), isNull(visit.deleted_at)));
  return found?.idx ?? null;
}

/** What is wrong with a log, by its columns; nothing when it is fine. */
export function wrongIn(log: Row, { from, to }: Between): Record<string, string> | undefined {
  const missing = required.filter(([column]) => (log[column] ?? "") === "");
  if (missing.length > 0)
    return Object.fromEntries(missing.map(([column, label]) => [column, `${label}: 필수 항목입니다.`]));
  const [before, after, commute] = [log.odo_before, log.odo_after, log.commute_km ?? 0].map(Number) as [
    number,
    number,
    number,
  ];
  if (after <= before) return { odo_after: "주행후계기판: 주행전보다 커야 합니다." };
  if (after - before > LONGEST) return { odo_after: `주행후계기판: 한 번에 ${LONGEST}km까지 쓸 수 있습니다.` };
  if (before < from)
    return { odo_before: `주행전계기판: 앞 운행의 마지막 기록 ${from.toLocaleString("ko")}km보다 작습니다.` };
  if (to !== undefined && after > to)
    return { odo_after: `주행후계기판: 다음 운행의 시작 기록 ${to.toLocaleString("ko")}km보다 큽니다.` };
  if (commute > after - before) return { commute_km: "출퇴근거리: 주행거리보다 깁니다." };
}

const required = [
  ["idx_driver", "운전자"],
  ["use_date", "사용일"],
  ["purpose", "사용목적"],
  ["dest", "목적지"],
  ["odo_before", "주행전계기판"],
  ["odo_after", "주행후계기판"],
] as const;

/** The receipts that the person has just stored, which belong to no record yet (0), are the log's from now on. */
async function keepReceipts({ db, person }: RequestContext, idx: number, receipts: readonly number[]): Promise<void> {
  if (receipts.length === 0) return;
  const isMine = and(eq(file.entity, "vehicle_log"), eq(file.entity_idx, 0), eq(file.idx_writer, person.idx));
  const { rowCount } = await db
    .update(file)
    .set({ entity_idx: idx })
    .where(and(inArray(file.idx, [...receipts]), isMine));
  if (rowCount !== receipts.length)
    throw wrongFields({ "vehicle_log.receipt": "영수증: 올린 파일을 찾지 못했습니다. 다시 올려 주세요." });
}

/** Longest way of one drive, in km: more is a slip of the pen. */
const LONGEST = 3000;
