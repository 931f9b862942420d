import type { BookingKind } from "@portal/definition";
import { and, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { spokenTime } from "../bookings/booking";
import { logStates } from "../bookings/booking-log";
import { pathOf, tellOwner, tellSupport } from "../bookings/booking-notices";
import type { Database } from "../db/open";
import { booking } from "../db/tables";

interface Release {
  readonly from: readonly string[];
  readonly kinds: readonly string[];
  /** What has come to pass, after the booking's beginning or end. */
  readonly when: SQL;
  readonly minutes: number;
  readonly to: string;
  readonly memo: string;
  /** The notice to its owner; nothing where it is no news. */
  readonly told?: string;
}

/** From when on a booking could have been used: its beginning, or when it was made if that was later. */
const since = sql`greatest(lower(${booking.during}), ${booking.wdate})`;
const end = sql`upper(${booking.during})`;

/** What becomes of bookings by themselves, in this order. */
const releases: readonly Release[] = [
  {
    from: ["requested"],
    kinds: ["vehicle", "studio", "classroom"],
    when: since,
    minutes: 0,
    to: "cancel",
    memo: "승인되지 않은 채 시작 시각이 지나 해제",
    told: "승인되지 않아 해제됨",
  },
  { from: ["confirmed"], kinds: ["studio"], when: since, minutes: 0, to: "in_use", memo: "시작 시각" },
  { from: ["in_use"], kinds: ["studio", "classroom"], when: end, minutes: 0, to: "done", memo: "종료 시각" },
  {
    from: ["confirmed"],
    kinds: ["classroom"],
    when: since,
    minutes: 20,
    to: "noshow",
    memo: "20분 안에 입실 확인이 없어 해제",
    told: "입실 확인이 없어 해제됨",
  },
  {
    from: ["confirmed"],
    kinds: ["vehicle"],
    when: since,
    minutes: 60,
    to: "noshow",
    memo: "60분 안에 운행을 시작하지 않아 해제",
    told: "운행을 시작하지 않아 해제됨",
  },
];

/**
 * Releases what nobody came for, and ends what is over; says how many bookings it changed. Each is changed once, however
 * many servers do it at the same time.
 */
export async function releaseBookings(db: Database, now: Date): Promise<number> {
  let changed = 0;
  for (const release of releases) changed += await db.transaction((tx) => apply(tx, release, now));
  return changed;
}

async function apply(
  db: Database,
  { from, kinds, when, minutes, to, memo, told }: Release,
  now: Date,
): Promise<number> {
  const limit = new Date(now.getTime() - minutes * 60_000).toISOString();
  const due = and(
    inArray(booking.status, [...from]),
    inArray(booking.kind, [...kinds]),
    lte(when, limit),
    isNull(booking.deleted_at),
  );
  const found = await db.select().from(booking).where(due).orderBy(booking.idx).for("update", { skipLocked: true });
  if (found.length === 0) return 0;
  await db
    .update(booking)
    .set({ status: to, mdate: now, ver: sql`${booking.ver} + 1` })
    .where(
      and(
        inArray(
          booking.idx,
          found.map(({ idx }) => idx),
        ),
        eq(booking.status, from[0] as string),
      ),
    );
  await logStates(db, found, to, now, `자동: ${memo}`);
  if (told) for (const row of found) await tellOwner(db, row, told, now);
  if (from.includes("requested")) {
    for (const row of found) {
      const title = `승인하지 않아 해제된 예약: ${row.title} (${spokenTime(row.during)})`;
      await tellSupport({ db, now }, title, row.kind as BookingKind, pathOf(row));
    }
  }
  return found.length;
}
