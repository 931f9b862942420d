import { REPEAT_WEEKS, type Repeat } from "@portal/definition";
import { and, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { booking, studioBooking } from "../db/tables";
import type { RowOf } from "../records/record-of";
import type { RequestContext, Series } from "../records/rules";
import { dayOf } from "../seoul";
import { type Booking, HOLDING, obstaclesOf, taken } from "./booking";
import { logStates } from "./booking-log";

const DAY = 24 * 60 * 60 * 1000;

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
export async function addSeries(
  context: RequestContext,
  first: Booking,
  repeat: Repeat,
  studioPart: RowOf<"studio_booking"> | null,
): Promise<void> {
  const { db, now, person } = context;
  const times = repeated(first.during, repeat);
  const obstacles = await obstaclesOf(db, first.kind, first.idx_resource, times);
  if (obstacles.length > 0) throw taken(obstacles, true);
  await db.update(booking).set({ series_idx: first.idx }).where(eq(booking.idx, first.idx));
  const same = { ...pick(first, shared), ...pick(first, placed), idx_writer: person.idx, wdate: now };
  const rows = await db
    .insert(booking)
    .values(times.map((during) => ({ ...same, during, series_idx: first.idx }) as typeof booking.$inferInsert))
    .returning();
  await logStates(db, rows, first.status, now, "반복 예약", person.idx);
  if (!studioPart) return;
  const { idx: _, idx_booking: __, ver: ___, ...part } = studioPart;
  await db.insert(studioBooking).values(rows.map(({ idx }) => ({ ...part, idx_booking: idx })));
}

/** Does to the rest of a series what was done to one of its bookings: the same columns, and as much earlier or later. */
export async function changeSeries(
  context: RequestContext,
  before: Booking,
  after: Booking,
  series: Series,
): Promise<void> {
  const { db, now, person } = context;
  const others = await othersOf(db, before, series);
  const by = after.during.from.getTime() - before.during.from.getTime();
  const longer = after.during.to.getTime() - before.during.to.getTime() - by;
  const changed = pick(
    after,
    shared.filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key])),
  );
  const moved = others.map((row) => ({ ...row, ...changed, during: shifted(row.during, by, longer) }));
  if (by !== 0 || longer !== 0 || "idx_resource" in changed) {
    const own = [after.idx, ...others.map(({ idx }) => idx)];
    const obstacles = await obstaclesOf(
      db,
      after.kind,
      after.idx_resource,
      moved.map(({ during }) => during),
      own,
    );
    if (obstacles.length > 0) throw taken(obstacles, true);
  }
  for (const { idx, ver, during } of moved) {
    const written = { ...changed, during, ver: ver + 1, mdate: now, idx_editor: person.idx };
    await db.update(booking).set(written).where(eq(booking.idx, idx));
  }
  await db.execute(sql`set constraints booking_no_overlap immediate`);
  await logStates(db, moved, "changed", now, "반복 예약을 함께 수정", person.idx);
}

/** Columns that all bookings of a series have alike. */
const shared = [
  "kind",
  "idx_resource",
  "idx_booker",
  "title",
  "repeat",
  "purpose",
  "dest",
  "idx_driver",
  "people",
  "attendees",
  "setup",
  "memo",
  "status",
] as const satisfies readonly (keyof Booking)[];
const placed = ["idx_sector", "idx_office", "idx_team"] as const;

function pick<Key extends keyof Booking>(row: Booking, keys: readonly Key[]): Partial<Booking> {
  return Object.fromEntries(keys.map((key) => [key, row[key]]));
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
