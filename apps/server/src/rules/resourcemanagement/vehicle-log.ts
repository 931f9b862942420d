import { and, eq, isNull, max, min, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { wrongIn } from "../../bookings/vehicle-log";
import { vehicle, vehicleLog } from "../../db/tables";
import { refuseCounted } from "../../fuel/counted";
import type { RulesOf } from "../../records/rules";

/** A log is written when its car is given back. What is mended in it lies between the drives before and after. */
export const rules: RulesOf<"vehicle_log"> = {
  async saving({ db }, { before: old, after: log }) {
    if (old === null) throw new ApiError(400, "운행일지는 차량을 반납할 때 씁니다.");
    const isDriven = ["odo_before", "odo_after", "use_date", "commute_km"] as const;
    if (isDriven.some((column) => log[column] !== old[column])) await refuseCounted(db, old.idx_fuel_month);
    const { odo_before, odo_after } = vehicleLog;
    const others = and(
      eq(vehicleLog.idx_vehicle, old.idx_vehicle),
      ne(vehicleLog.idx, old.idx),
      isNull(vehicleLog.deleted_at),
    );
    // nobody else writes down a drive of this car meanwhile
    await db.select({ idx: vehicle.idx }).from(vehicle).where(eq(vehicle.idx, old.idx_vehicle)).for("update");
    const [earlier] = await db
      .select({ end: max(odo_after) })
      .from(vehicleLog)
      .where(and(others, sql`${odo_before} < ${old.odo_before}`));
    const [later] = await db
      .select({ begin: min(odo_before) })
      .from(vehicleLog)
      .where(and(others, sql`${odo_before} > ${old.odo_before}`));
    const wrong = wrongIn(log, { from: earlier?.end ?? 0, to: later?.begin ?? undefined });
    if (wrong) throw wrongFields(wrong);
    return { idx_booking: old.idx_booking, idx_vehicle: old.idx_vehicle, commute_km: log.commute_km ?? 0 };
  },

  async saved({ db, now, person }, { before: old, after: log }) {
    if (old === null || old.odo_after === log.odo_after) return;
    // after the last drive the car's counter says what its log says
    await db
      .update(vehicle)
      .set({ odometer: log.odo_after, mdate: now, idx_editor: person.idx, ver: sql`${vehicle.ver} + 1` })
      .where(and(eq(vehicle.idx, log.idx_vehicle), eq(vehicle.odometer, old.odo_after)));
  },

  async removing() {
    throw new ApiError(403, "운행일지는 지우지 않고 바로잡습니다.");
  },
};
