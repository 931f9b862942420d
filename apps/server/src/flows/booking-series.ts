import { REPEAT_WEEKS, type Repeat } from "@portal/definition";
import { and, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Series } from "../crud/rules";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { booking } from "../db/tables";
import { dayOf } from "../seoul";
import { HOLDING, obstaclesOf, taken } from "./booking";

const DAY = 24 * 60 * 60 * 1000;

type Booking = typeof booking.$inferSelect;

/** The times of a repeated booking after its first one: at the same hours, every day or week up to the last day. */
export function repeated({ from, to }: Period, { every, until }: Repeat): Period[] {
  const step = every === "week" ? 7 * DAY : DAY;
  if (until <= dayOf(from))
    throw new ApiError(400, "반복: 끝낼 날을 첫 예약보다 뒤로 정하세요.", 400, {
      fields: { repeat: "첫 예약보다 뒤로 정하세요." },
    });
  if (until > dayOf(new Date(from.getTime() + REPEAT_WEEKS * 7 * DAY))) {
    const words = `반복은 ${REPEAT_WEEKS}주까지 할 수 있습니다.`;
    throw new ApiError(400, words, 400, { fields: { repeat: words } });
  }
  if (to.getTime() - from.getTime() > step) throw new ApiError(400, "반복하는 예약은 다음 차례 전에 끝나야 합니다.");
  const times: Period[] = [];
  for (let by = step; dayOf(new Date(from.getTime() + by)) <= until; by += step)
    times.push(shifted({ from, to }, by, 0));
  return times;
}

/** Adds the rest of a repeated booking; all of it, or nothing and whose bookings are in the way. */
export async function addSeries(db: Database, first: Booking, repeat: Repeat): Promise<number> {
  const times = repeated(first.during, repeat);
  const obstacles = await obstaclesOf(db, first.kind, first.idx_resource, times);
  if (obstacles.length > 0) throw taken(obstacles, true);
  const { idx, during: _, series_idx: __, wdate, ...same } = first;
  await db.update(booking).set({ series_idx: idx }).where(eq(booking.idx, idx));
  if (times.length > 0) {
    await db.insert(booking).values(times.map((during) => ({ ...same, wdate, during, series_idx: idx, ver: 1 })));
  }
  return times.length;
}

/** The other bookings of a series that a change is meant for, which still hold their time. */
export async function othersOf(db: Database, { idx, series_idx, during }: Booking, series: Series): Promise<Booking[]> {
  if (series_idx === null || series === "one") return [];
  return db
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.series_idx, series_idx),
        ne(booking.idx, idx),
        inArray(
          booking.status,
          HOLDING.filter((state) => state !== "in_use"),
        ),
        isNull(booking.deleted_at),
        series === "following" ? gte(sql`lower(${booking.during})`, during.from.toISOString()) : undefined,
      ),
    )
    .orderBy(booking.during);
}

/** Lets times that move together pass each other; they are checked when the transaction ends. */
export async function checkLater(db: Database): Promise<void> {
  await db.execute(sql`set constraints booking_no_overlap deferred`);
}

/** A time with its beginning and its end moved by so many milliseconds. */
export function shifted({ from, to }: Period, by: number, longer: number): Period {
  return { from: new Date(from.getTime() + by), to: new Date(to.getTime() + by + longer) };
}
