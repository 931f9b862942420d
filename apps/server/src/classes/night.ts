import { daysAfter } from "@portal/definition/calendar";
import { and, count, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { tutorTeam } from "../company/teams";
import type { Database } from "../db/open";
import { miSchedule, miVacation, statusLog } from "../db/tables";
import { notify } from "../notifications";
import { dayOf, dayStart } from "../seoul";
import { statusChange } from "../status-log";
import { isUnanswered, nameOf } from "./instructor-leave";

/** What the night does with instructors' times: what is over is done, and who asks for a substitute in vain is notified. */
export async function turnInstructors(
  db: Database,
  now: Date,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const over = and(
    eq(miSchedule.status, "plan"),
    ne(miSchedule.kind, "off"),
    lt(sql`upper(${miSchedule.during})`, now.toISOString()),
    isNull(miSchedule.deleted_at),
  );
  const done = await db
    .update(miSchedule)
    .set({ status: "done", ver: sql`${miSchedule.ver} + 1` })
    .where(over)
    .returning({ idx: miSchedule.idx, idx_mi: miSchedule.idx_mi, kind: miSchedule.kind });
  if (done.length > 0) {
    const memo = "밤사이 완료";
    await db
      .insert(statusLog)
      .values(
        done.map(({ idx, idx_mi }) =>
          statusChange({ entity: "mi_schedule", idx, from: "plan", to: "done", memo }, idx_mi, now),
        ),
      );
  }
  if (days.some(isMonday)) await askForAttendance(db, now);
  const waiting = await db
    .select()
    .from(miVacation)
    .where(isUnanswered(days.map((day) => daysAfter(day, 2))));
  for (const { idx, idx_mi } of waiting) {
    const title = `대강 수락이 없습니다: ${await nameOf(db, idx_mi)} MI 휴가`;
    await notify(
      db,
      { to: await tutorTeam(db, now), kind: "class", title, link: `/resourcemanagement/mivacationmod/${idx}` },
      now,
    );
  }
  return done.length + waiting.length;
}

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}

/** On Mondays instructors are notified of how many classes of the last four weeks have no attendance. */
async function askForAttendance(db: Database, now: Date): Promise<void> {
  const day = dayOf(now);
  const isMissing = and(
    eq(miSchedule.status, "done"),
    inArray(miSchedule.kind, ["class", "sub"]),
    isNull(miSchedule.attended),
    isNull(miSchedule.deleted_at),
    gte(sql`lower(${miSchedule.during})`, dayStart(day, -28).toISOString()),
  );
  const missing = await db
    .select({ idx: miSchedule.idx_mi, count: count() })
    .from(miSchedule)
    .where(isMissing)
    .groupBy(miSchedule.idx_mi);
  for (const { idx, count: classes } of missing) {
    const title = `출석을 입력하지 않은 수업이 ${classes}건 있습니다.`;
    await notify(db, { to: [idx], kind: "class", title, link: "/resourcemanagement/mischedulemonth?view=week" }, now);
  }
}
