import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import { spokenTime } from "../bookings/booking";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence, miSchedule, type miSlot } from "../db/tables";
import { dayOf, dayStart } from "../seoul";

const HOUR = 60 * 60_000;
/** Hours of one day at most. */
const LONGEST_DAY = 10;
/** How many of the times that are taken are named. */
const NAMED = 5;

type Column = typeof miSchedule.during | typeof absence.during | typeof miSlot.during;

/** What is at some of these times. */
export function overlaps(column: Column, times: readonly Period[]): SQL | undefined {
  return or(
    ...times.map(({ from, to }) => sql`${column} && tstzrange(${from.toISOString()}, ${to.toISOString()}, '[)')`),
  );
}

/** What an instructor has to do at some of these times beside one entry, or why they are away, in words. */
export async function takenAt(db: Database, idx_mi: number, times: readonly Period[], beside = 0): Promise<string[]> {
  if (times.length === 0) return [];
  const { title, during } = miSchedule;
  const isPlanned = and(eq(miSchedule.status, "plan"), ne(miSchedule.idx, beside), isNull(miSchedule.deleted_at));
  const planned = await db
    .select({ title, during })
    .from(miSchedule)
    .where(and(eq(miSchedule.idx_mi, idx_mi), isPlanned, overlaps(during, times)))
    .orderBy(asc(during));
  const isOnLeave = and(inArray(absence.kind, ["vacation"]), eq(absence.is_active, true), isNull(absence.deleted_at));
  const away = await db
    .select({ during: absence.during })
    .from(absence)
    .where(and(eq(absence.idx_staff, idx_mi), isOnLeave, overlaps(absence.during, times)));
  return [
    ...planned.map((one) => `${spokenTime(one.during)} ${one.title}`),
    ...away.map((one) => `${dayOf(one.during.from)} 휴가`),
  ];
}

/** Refuses times at which the instructor is elsewhere or away, and names them. */
export async function refuseTaken(db: Database, idx_mi: number, times: readonly Period[], beside = 0): Promise<void> {
  const words = await takenAt(db, idx_mi, times, beside);
  if (words.length === 0) return;
  const more = words.length > NAMED ? ` 외 ${words.length - NAMED}건` : "";
  const message = `이미 다른 일정이 있습니다: ${words.slice(0, NAMED).join(", ")}${more}`;
  throw new ApiError(409, message, 409, { fields: { during: message } });
}

/** Refuses more hours on one day than anybody teaches. */
export async function refuseLongDay(db: Database, idx_mi: number, time: Period, beside = 0): Promise<void> {
  const day = dayOf(time.from);
  const length = sql`extract(epoch from upper(${miSchedule.during}) - lower(${miSchedule.during}))`;
  const isWork = and(ne(miSchedule.status, "cancel"), ne(miSchedule.kind, "off"), isNull(miSchedule.deleted_at));
  const isThatDay = overlaps(miSchedule.during, [{ from: dayStart(day), to: dayStart(day, 1) }]);
  const [found] = await db
    .select({ seconds: sql<number>`coalesce(sum(${length}), 0)`.mapWith(Number) })
    .from(miSchedule)
    .where(and(eq(miSchedule.idx_mi, idx_mi), ne(miSchedule.idx, beside), isWork, isThatDay));
  const hours = ((found?.seconds ?? 0) * 1000 + (time.to.getTime() - time.from.getTime())) / HOUR;
  if (hours <= LONGEST_DAY) return;
  throw wrongFields({
    during: `시간: ${day}에 ${hours}시간이 됩니다. 하루 ${LONGEST_DAY}시간까지 등록할 수 있습니다.`,
  });
}

/** The words for a time that the database refused, because somebody else was first. */
export function lostTheTime(): ApiError {
  return new ApiError(409, "방금 같은 시간에 다른 일정이 등록되었습니다. 달력을 확인하고 다른 시간을 선택하세요.");
}
