import { permissionsOf } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import { booking, studioBooking } from "../db/tables";
import type { RequestContext, RulesOf, Series } from "../records/rules";
import { type Booking, MINUTE, spokenTime } from "./booking";
import { logStates } from "./booking-log";
import { tellOwner } from "./booking-notices";
import { othersOf } from "./booking-series";
import { missingLogOf, takeLog } from "./vehicle-log";

/** How long before its time a room may be entered, and a car taken. */
const EARLY: Readonly<Record<string, number>> = { classroom: 15 * MINUTE, studio: 15 * MINUTE, vehicle: 60 * MINUTE };
const DAY = 24 * 60 * MINUTE;

/** Whether a booking's kind and the hour have this move. */
export const mayMove: NonNullable<RulesOf<"booking">["mayMove"]> = ({ asker, now }, { kind, during }, move) => {
  const isVehicle = kind === "vehicle";
  const isNear = now.getTime() >= during.from.getTime() - (EARLY[kind] ?? 0);
  if (move === "start") return isVehicle && isNear && now < during.to;
  if (move === "return") return isVehicle;
  if (move === "checkin") return !isVehicle && isNear && now < during.to;
  if (move === "finish") return !isVehicle;
  if (move === "confirm") return now < during.to;
  if (move === "cancel") return now < during.from || permissionsOf(asker).isManageSupportAdmin;
  return true;
};

export const moving: NonNullable<RulesOf<"booking">["moving"]> = async (
  context,
  { record: row, move, values, reason },
) => {
  const { now, db } = context;
  if (move === "checkin") return { checkin_at: now };
  if (move === "start") await refuseBeforeLog(context, row);
  if (move === "return") await takeLog(context, row, values.vehicle_log);
  if (move === "return" || move === "finish") return { during: shortened(row, now) };
  if (move === "cancel") refuseSilence(context, row, reason);
  if (move === "reject") {
    await db
      .update(studioBooking)
      .set({ reject_reason: reason?.slice(0, 200) ?? null })
      .where(eq(studioBooking.idx_booking, row.idx));
  }
};

export const moved: NonNullable<RulesOf<"booking">["moved"]> = async (
  context,
  { after: row, move, reason, series },
) => {
  const { db, now, person } = context;
  const words: Partial<Record<typeof move, string>> = {
    confirm: "예약 승인",
    reject: `예약 반려(${reason ?? ""})`,
    cancel: "예약 취소",
  };
  if (words[move]) await tellOwner(db, row, words[move], now, person.idx);
  if (move === "cancel" && series) await cancelOthers(context, row, series, reason);
};

async function cancelOthers(
  { db, now, person }: RequestContext,
  row: Booking,
  series: Series,
  reason = "",
): Promise<void> {
  const others = (await othersOf(db, row, series)).filter(({ during }) => during.from > now);
  for (const { idx, ver } of others) {
    const change = { status: "cancel", ver: ver + 1, mdate: now, idx_editor: person.idx };
    await db.update(booking).set(change).where(eq(booking.idx, idx));
  }
  await logStates(db, others, "cancel", now, reason, person.idx);
}

/** The next driver waits for the log of the drive before: without it the counter cannot go on. */
async function refuseBeforeLog(context: RequestContext, row: Booking): Promise<void> {
  const missing = await missingLogOf(context.db, row.idx_resource, row.idx);
  if (!missing || permissionsOf(context.asker).isManageSupportAdmin) return;
  throw new ApiError(
    409,
    `앞 운행의 일지가 아직 없습니다: ${missing.booker} (${spokenTime(missing.during)}). 일지를 쓴 뒤에 시작할 수 있습니다.`,
  );
}

/** Who gives up a studio on the day says why. */
function refuseSilence({ now }: RequestContext, { kind, during }: Booking, reason: string | undefined): void {
  const isLate = during.from.getTime() - now.getTime() < DAY;
  if (kind === "studio" && isLate && !reason)
    throw new ApiError(400, "시작 24시간 안에 취소하려면 사유를 입력하세요.", 400, {
      fields: { reason: "취소 사유를 입력하세요." },
    });
}

/** What is given back early is free again from the next ten minutes on. */
function shortened({ during: { from, to } }: Booking, now: Date) {
  const end = new Date(Math.ceil(now.getTime() / (10 * MINUTE)) * 10 * MINUTE);
  return { from, to: end > from && end < to ? end : to };
}
