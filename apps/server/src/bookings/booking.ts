import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { booking, classroom, staff, studio, vehicle } from "../db/tables";
import type { RowOf } from "../records/record-of";
import { dayOf, minuteOf } from "../seoul";

export type Booking = RowOf<"booking">;

/** States in which a booking holds its time; the table refuses two of them at once (booking_no_overlap). */
export const HOLDING = ["requested", "confirmed", "in_use"];

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is booked, as the rules need it. */
export interface Bookable {
  readonly name: string;
  /** Why it cannot be booked; nothing while it can be. */
  readonly closed?: string;
  /** HH:MM; at any time where there is none. */
  readonly open?: readonly [from: string, to: string];
  readonly minutes: number;
  /** The support team decides on every booking. */
  readonly needsConfirm: boolean;
  /** The counter of a vehicle, in km. */
  readonly odometer?: number;
}

/** A booking that is in the way of another one. */
export interface Obstacle {
  readonly title: string;
  readonly during: Period;
  readonly booker: string;
}

/** What can be booked by its kind and number; nothing when there is no such thing. */
export async function bookableOf(db: Database, kind: string, idx: number): Promise<Bookable | undefined> {
  if (kind === "vehicle") {
    const [found] = await db.select().from(vehicle).where(kept(vehicle, idx));
    if (!found) return;
    const closed = { repair: "정비 중이라 예약할 수 없습니다.", off: "운행을 중지한 차량입니다." }[found.status];
    return {
      name: `${found.model} ${found.plate_no}`,
      minutes: 10,
      needsConfirm: false,
      odometer: found.odometer,
      ...(closed && { closed }),
    };
  }
  if (kind === "studio") {
    const [found] = await db.select().from(studio).where(kept(studio, idx));
    return found && { ...roomOf(found), minutes: found.min_minutes, needsConfirm: false };
  }
  const [found] = await db.select().from(classroom).where(kept(classroom, idx));
  return found && { ...roomOf(found), minutes: 10, needsConfirm: found.need_confirm };
}

/** Why a time cannot be booked; and whether the support team has to confirm it. */
export function readTime(
  kind: string,
  what: Bookable,
  { from, to }: Period,
): { error: string } | { needsConfirm: boolean } {
  const [begin, end] = [from.getTime(), to.getTime()];
  const length = end - begin;
  if (begin % (10 * MINUTE) !== 0 || end % (10 * MINUTE) !== 0) return { error: "시각은 10분 단위로 입력하세요." };
  if (length < what.minutes * MINUTE) return { error: `${what.name}: ${what.minutes}분 이상 예약하세요.` };
  const longest = LONGEST[kind] ?? 24;
  if (length > longest * HOUR) return { error: `한 번에 ${spokenHours(longest)}까지 예약할 수 있습니다.` };
  const isOutside = what.open !== undefined && !isWithin(what.open, { from, to });
  if (kind === "studio") return { needsConfirm: isOutside || length > 8 * HOUR };
  if (isOutside) return { error: `${what.name}: 이용 시간은 ${what.open?.join("–")}입니다. 시간을 바꿔 주세요.` };
  return { needsConfirm: what.needsConfirm };
}

/** Lets those who book the same thing do so one after the other: whoever comes second sees what the first has booked. */
export async function lockTimes(db: Database, { kind, idx_resource }: Pick<Booking, "kind" | "idx_resource">) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${kind} ${idx_resource}`}, 0))`);
}

/** The bookings that hold any of these times, in order; a booking is in nobody's way who changes it. */
export async function obstaclesOf(
  db: Database,
  kind: string,
  resource: number,
  spans: readonly Period[],
  except: readonly number[] = [],
): Promise<Obstacle[]> {
  return db
    .select({ title: booking.title, during: booking.during, booker: staff.kname })
    .from(booking)
    .innerJoin(staff, eq(staff.idx, booking.idx_booker))
    .where(
      and(
        eq(booking.kind, kind),
        eq(booking.idx_resource, resource),
        inArray(booking.status, HOLDING),
        isNull(booking.deleted_at),
        or(...spans.map((span) => overlaps(span))),
        except.length > 0 ? notInArray(booking.idx, [...except]) : undefined,
      ),
    )
    .orderBy(booking.during);
}

/** Refuses a time that others hold, with what they have booked, when, and who they are. */
export function taken(obstacles: readonly Obstacle[], isSeries = false): ApiError {
  const lines = obstacles.map(({ title, during, booker }) => `${title} · ${spokenTime(during)} · ${booker}`);
  const message = isSeries
    ? `겹치는 예약이 ${lines.length}건 있어 아무것도 저장하지 않았습니다.\n${lines.join("\n")}`
    : `이미 예약되어 있습니다: ${lines[0] ?? "다른 예약"}`;
  return new ApiError(409, message, 409, { fields: { during: message } });
}

/** "2026-03-02 09:30–10:30", with the second day where it is another one. */
export function spokenTime({ from, to }: Period): string {
  const isSameDay = dayOf(from) === dayOf(to);
  return minuteOf(from) + (isSameDay ? `–${minuteOf(to).slice(11)}` : ` ~ ${minuteOf(to)}`);
}

/** The condition that a booking touches a time. */
export function overlaps({ from, to }: Period): SQL {
  return sql`${booking.during} && tstzrange(${from.toISOString()}, ${to.toISOString()}, '[)')`;
}

/** Longest bookings, in hours. */
const LONGEST: Readonly<Record<string, number>> = { vehicle: 14 * 24, studio: 24, classroom: 24 };

function spokenHours(hours: number): string {
  return hours > 24 ? `${hours / 24}일` : `${hours}시간`;
}

function isWithin([opens, closes]: readonly [string, string], { from, to }: Period): boolean {
  const [day, start] = minuteOf(from).split(" ") as [string, string];
  const [lastDay, end] = minuteOf(new Date(to.getTime() - 1)).split(" ") as [string, string];
  return day === lastDay && start >= opens && end < closes;
}

function roomOf({
  name,
  is_use,
  open_from,
  open_to,
}: {
  name: string;
  is_use: boolean;
  open_from: string;
  open_to: string;
}) {
  return { name, open: [open_from, open_to] as const, ...(!is_use && { closed: "지금은 사용하지 않습니다." }) };
}

function kept(table: typeof vehicle | typeof studio | typeof classroom, idx: number): SQL | undefined {
  return and(eq(table.idx, idx), isNull(table.deleted_at));
}
