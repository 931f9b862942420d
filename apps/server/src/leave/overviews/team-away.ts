import { daysAfter, dayText, momentOf } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff, vacation } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { CountedLeave } from "../requests/leave-request";

/** From which part of a team on its absence is pointed out. */
export const AWAY_SHARE = 0.3;

/** Points out the days on which so much of the person's team would be away; it refuses nothing. */
export async function teamAwayWarning(db: Database, { person, shares, during }: CountedLeave): Promise<string[]> {
  const { idx_team } = person;
  if (idx_team === null) return [];
  const days = shares.map(({ day }) => day);
  const size = await db.$count(
    staff,
    and(eq(staff.idx_team, idx_team), ne(staff.status, "retired"), isNull(staff.deleted_at)),
  );
  const { rows } = await db.execute<{ day: string; away: string }>(sql`
    select share ->> 'day' as day, count(distinct ${vacation.idx_staff}) as away
    from ${vacation}, jsonb_array_elements(${vacation.shares}) share
    where ${and(
      eq(vacation.idx_team, idx_team),
      ne(vacation.idx_staff, person.idx),
      inArray(vacation.status, ["req", "ok", "used", "cancel_req"]),
      isNull(vacation.deleted_at),
      // the days of other leave are looked into only where it touches this one
      sql`${vacation.during} && tstzrange(${momentOf(dayOf(during.from), "00:00")}, ${momentOf(daysAfter(dayOf(during.to), 1), "00:00")})`,
      inArray(sql`share ->> 'day'`, days),
    )}
    group by 1 order by 1`);
  return rows
    .filter(({ away }) => (Number(away) + 1) / size >= AWAY_SHARE)
    .map(({ day, away }) => `${dayText(day)}에 팀원 ${size}명 중 ${Number(away) + 1}명이 휴가입니다.`);
}
