import { moduleOf } from "@portal/definition";
import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { booking, staff, team, vehicle, vehicleLog } from "../db/tables";
import type { Cell } from "../threads/sheet";

const purposes: Readonly<Record<string, string>> = moduleOf.vehicle.entities.vehicle_log.fields.purpose.options;

/** A month's drives of one vehicle, or of all (0), in order, with what they come to. */
export async function vehicleLogOf(db: Database, month: string, idx_vehicle: number) {
  const first = `${month}-01`;
  const isMeant: (SQL | undefined)[] = [
    gte(vehicleLog.use_date, first),
    lt(vehicleLog.use_date, sql`(${first}::date + interval '1 month')::date`),
    idx_vehicle === 0 ? undefined : eq(vehicleLog.idx_vehicle, idx_vehicle),
    isNull(vehicleLog.deleted_at),
  ];
  const rows = await db
    .select({
      log: vehicleLog,
      plate_no: vehicle.plate_no,
      model: vehicle.model,
      driver: staff.kname,
      team: team.kname,
      // where the counter stood after the drive before
      before: sql<number | null>`(
        select max(earlier.odo_after) from vehicle_log earlier
        where earlier.idx_vehicle = ${vehicleLog.idx_vehicle} and earlier.odo_after <= ${vehicleLog.odo_before}
          and earlier.idx <> ${vehicleLog.idx} and earlier.deleted_at is null)`.mapWith(Number),
    })
    .from(vehicleLog)
    .innerJoin(vehicle, eq(vehicle.idx, vehicleLog.idx_vehicle))
    .innerJoin(staff, eq(staff.idx, vehicleLog.idx_driver))
    .innerJoin(booking, eq(booking.idx, vehicleLog.idx_booking))
    .leftJoin(team, eq(team.idx, booking.idx_team))
    .where(and(...isMeant))
    .orderBy(asc(vehicle.plate_no), asc(vehicleLog.use_date), asc(vehicleLog.odo_before));
  const list = rows.map(({ log, plate_no, model, driver, team: teamName, before }) => {
    const km = log.odo_after - log.odo_before;
    return {
      idx: log.idx,
      idx_booking: log.idx_booking,
      idx_vehicle: log.idx_vehicle,
      plate_no,
      model,
      use_date: log.use_date,
      team: teamName ?? "",
      idx_driver: log.idx_driver,
      driver,
      purpose: purposes[log.purpose] ?? log.purpose,
      dest: log.dest,
      odo_before: log.odo_before,
      odo_after: log.odo_after,
      km,
      commute_km: log.commute_km,
      business_km: km - log.commute_km,
      note: log.note ?? "",
      gap: before === null ? 0 : log.odo_before - before,
    };
  });
  const sum = (key: "km" | "commute_km" | "business_km" | "gap") => list.reduce((total, row) => total + row[key], 0);
  const total = { km: sum("km"), commute_km: sum("commute_km"), business_km: sum("business_km"), gap: sum("gap") };
  const driven = total.km + total.gap;
  const share = driven === 0 ? 0 : Math.round((1000 * (total.business_km + total.commute_km)) / driven) / 10;
  return { list, total: { ...total, share } };
}

type Drive = Awaited<ReturnType<typeof vehicleLogOf>>["list"][number];

/** What stands in a file of drives, in this order. */
const columns = [
  ["사용일", "use_date"],
  ["차량번호", "plate_no"],
  ["차종", "model"],
  ["부서", "team"],
  ["운전자", "driver"],
  ["사용목적", "purpose"],
  ["목적지", "dest"],
  ["주행전계기판", "odo_before"],
  ["주행후계기판", "odo_after"],
  ["주행거리", "km"],
  ["출퇴근거리", "commute_km"],
  ["업무거리", "business_km"],
  ["빈 구간", "gap"],
  ["메모", "note"],
] as const satisfies readonly (readonly [label: string, key: keyof Drive])[];

/** Drives as the rows of a file, with their head. */
export function vehicleLogTable(list: readonly Drive[]): Cell[][] {
  return [columns.map(([label]) => label), ...list.map((drive) => columns.map(([, key]) => drive[key]))];
}
