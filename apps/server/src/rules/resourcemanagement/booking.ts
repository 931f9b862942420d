import { permissionsOf } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { type Booking, bookableOf, lockTimes, MINUTE, obstaclesOf, readTime, taken } from "../../bookings/booking";
import { bookingCharts } from "../../bookings/booking-charts";
import { mayMove, moved, moving } from "../../bookings/booking-moves";
import { tellOfBooking } from "../../bookings/booking-notices";
import { addSeries, changeSeries, checkLater, othersOf } from "../../bookings/booking-series";
import { missingLogOf } from "../../bookings/vehicle-log";
import { booking } from "../../db/tables";
import type { GivenOf } from "../../records/record-of";
import type { RequestContext, RulesOf, Series } from "../../records/rules";

/** Whoever comes a little late may still book what has begun. */
const LATE = 30 * MINUTE;
type Given = GivenOf<"booking">;

const YEAR = 366 * 24 * 60 * MINUTE;

/** What holds of bookings: times, obstacles, repeats, confirmations, the log of vehicles. */
export const rules: RulesOf<"booking"> = {
  async saving(context, { before: old, after: next, series }) {
    if (old) await refuseOver(context, old);
    refuseMissing(next, old === null);
    const isMoved = old === null || !isSameTime(old, next);
    const state = isMoved ? await stateFor(context, old, next, series) : {};
    // how it repeats is said once; the series is changed booking by booking
    return { ...state, ...(old && { repeat: old.repeat, kind: old.kind }) };
  },

  async saved(context, { before: old, after: next, series }) {
    if (old === null) {
      if (next.repeat) await addSeries(context, next, next.repeat, next.studio_booking);
    } else if (series && series !== "one") await changeSeries(context, old, next, series);
    await tellOfBooking(context, old, next);
  },

  moving,
  moved,
  mayMove,

  async removing() {
    throw new ApiError(403, "예약은 지우지 않고 취소합니다.");
  },

  async refused({ db }, { constraint }, sent) {
    if (constraint !== "booking_no_overlap") return;
    // somebody was faster by a moment; what was sent may lack what the record or the screen has
    const { kind, idx_resource, during } = sent;
    if (!kind || !idx_resource || !during)
      return new ApiError(409, "방금 다른 예약이 먼저 들어왔습니다. 달력을 확인하고 다른 시간을 선택하세요.");
    return taken(await obstaclesOf(db, kind, idx_resource, [{ from: new Date(during.from), to: new Date(during.to) }]));
  },

  async extra({ db }, row) {
    const what = await bookableOf(db, row.kind, row.idx_resource);
    const missing = row.kind === "vehicle" ? await missingLogOf(db, row.idx_resource, row.idx) : undefined;
    const count = row.series_idx === null ? 0 : await db.$count(booking, eq(booking.series_idx, row.series_idx));
    return {
      resource: what?.name ?? "",
      odometer: what?.odometer ?? null,
      series: count,
      missingLog: missing ? { booker: missing.booker, to: missing.during.to.toISOString() } : null,
    };
  },

  charts: bookingCharts,
};

export function isSupport({ asker }: RequestContext): boolean {
  return permissionsOf(asker).isManageSupportAdmin;
}

/** Checks the time against what is booked and who has booked it; gives the state that follows. */
async function stateFor(context: RequestContext, before: Booking | null, next: Given, series: Series | undefined) {
  const { db, now } = context;
  const { kind, idx_resource, during } = next;
  const what = await bookableOf(db, kind, idx_resource);
  if (!what) throw wrongFields({ idx_resource: "무엇을 예약할지 선택하세요." });
  if (what.closed !== undefined) throw wrongFields({ idx_resource: `${what.name}: ${what.closed}` });
  const read = readTime(kind, what, during);
  if ("error" in read) throw wrongFields({ during: read.error });
  const hasBegun = before?.during.from.getTime() === during.from.getTime();
  if (!hasBegun && !isSupport(context) && during.from.getTime() < now.getTime() - LATE) {
    throw wrongFields({ during: "지난 시간은 예약할 수 없습니다." });
  }
  if (during.from.getTime() > now.getTime() + YEAR) throw wrongFields({ during: "1년 안의 시간을 예약하세요." });
  await lockTimes(db, next);
  const others = before && series ? await othersOf(db, before, series) : [];
  const obstacles = await obstaclesOf(
    db,
    kind,
    idx_resource,
    [during],
    [before?.idx ?? 0, ...others.map(({ idx }) => idx)],
  );
  if (obstacles.length > 0) throw taken(obstacles);
  if (others.length > 0) await checkLater(db);
  if (before?.status === "in_use") return {};
  return { status: read.needsConfirm && !isSupport(context) ? "requested" : "confirmed" };
}

/** A booking is its owner's until it ends. */
async function refuseOver(context: RequestContext, { status, during }: Booking): Promise<void> {
  const isOver = !["requested", "confirmed", "in_use"].includes(status);
  if (isOver) throw new ApiError(409, "끝났거나 취소된 예약은 수정할 수 없습니다.");
  if (during.to <= context.now && !isSupport(context)) throw new ApiError(409, "지난 예약은 수정할 수 없습니다.");
}

/** What each kind of booking needs. */
function refuseMissing(after: Given, isNew: boolean): void {
  const missing: Record<string, string> = {};
  const need = (column: "dest" | "purpose", label: string) => {
    if (!after[column]) missing[column] = `${label}: 필수 항목입니다.`;
  };
  if (after.kind === "vehicle") {
    need("dest", "목적지");
    need("purpose", "목적");
  }
  if (after.kind === "classroom") need("purpose", "목적");
  if (after.kind === "studio" && !after.studio_booking) missing["studio_booking.kind"] = "촬영구분: 필수 항목입니다.";
  if (isNew && after.vehicle_log) missing.vehicle_log = "운행일지는 반납할 때 씁니다.";
  if (Object.keys(missing).length > 0) throw wrongFields(missing);
}

function isSameTime(a: Given, b: Given): boolean {
  return (
    a.idx_resource === b.idx_resource &&
    a.during.from.getTime() === b.during.from.getTime() &&
    a.during.to.getTime() === b.during.to.getTime()
  );
}
