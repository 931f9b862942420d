import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { miProfile, miSchedule } from "../db/tables";
import type { RowOf } from "../records/record-of";
import { dayOf, dayStart } from "../seoul";
import { overlaps } from "./taken";

type Entry = RowOf<"mi_schedule">;

const [MINUTE, HOUR] = [60_000, 60 * 60_000];
/** Minutes that it takes from one place to another at least. */
const ON_THE_WAY = 15;

/** What is not forbidden but not wise about a planned entry: too many hours in its week, too little time between places. */
export async function warningsOf(db: Database, entry: Entry): Promise<string[]> {
  if (entry.status !== "plan" || entry.kind === "off") return [];
  const day = dayOf(entry.during.from);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const week = { from: dayStart(day, -weekday), to: dayStart(day, 7 - weekday) };
  const isWork = and(ne(miSchedule.status, "cancel"), ne(miSchedule.kind, "off"), isNull(miSchedule.deleted_at));
  const inWeek = await db
    .select({ idx: miSchedule.idx, title: miSchedule.title, place: miSchedule.place, during: miSchedule.during })
    .from(miSchedule)
    .where(and(eq(miSchedule.idx_mi, entry.idx_mi), isWork, overlaps(miSchedule.during, [week])))
    .orderBy(sql`lower(${miSchedule.during})`);
  const [profile] = await db.select().from(miProfile).where(eq(miProfile.idx_staff, entry.idx_mi));
  const hours = inWeek.reduce((sum, { during }) => sum + (during.to.getTime() - during.from.getTime()) / HOUR, 0);
  const most = Number(profile?.weekly_hours ?? 0);
  const near = inWeek.filter(({ idx, place, during }) => {
    if (idx === entry.idx || !place || !entry.place || place === entry.place) return false;
    const gap = Math.max(
      during.from.getTime() - entry.during.to.getTime(),
      entry.during.from.getTime() - during.to.getTime(),
    );
    return gap >= 0 && gap < ON_THE_WAY * MINUTE;
  });
  return [
    ...(hours > most ? [`이번 주 ${Math.round(hours * 10) / 10}시간으로 기준시수 ${most}시간을 넘습니다.`] : []),
    ...near.map(({ title, place }) => `${title}(${place})와의 사이가 ${ON_THE_WAY}분보다 짧습니다.`),
  ];
}
