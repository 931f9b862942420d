import { daysAfter, weekdayOf } from "@portal/definition/calendar";
import { and, count, eq, isNull, ne } from "drizzle-orm";
import { ApiError } from "../api-error";
import { miProfile, miSchedule } from "../db/tables";
import type { RecordOf } from "../records/record-of";
import type { WriteContext } from "../records/rules";
import { dayOf } from "../seoul";
import { refuseTaken } from "./taken";

type Course = RecordOf<"class_run">;

/** Sessions that are written at once: a class every day for a year has fewer. */
const AT_ONCE = 400;

/**
 * Writes a class's sessions that are still to come into its instructor's times, by its weekly times, holidays left out: all,
 * or none where one is in the way, which is named. Sessions that are planned already are left.
 */
export async function planClass(context: WriteContext, course: Course, holidays: ReadonlySet<string>): Promise<void> {
  const { db, now } = context;
  const idx_mi = course.idx_tutor_staff;
  const isOne = and(eq(miProfile.idx_staff, idx_mi ?? 0), isNull(miProfile.deleted_at));
  const [profile] = await db.select({ idx: miProfile.idx }).from(miProfile).where(isOne);
  if (!idx_mi || !profile) throw new ApiError(409, "전임강사로 등록된 직원을 먼저 강사로 선택하세요.");
  if (course.class_time.length === 0) throw new ApiError(409, "요일과 시간을 먼저 입력하세요.");
  const isItsOwn = and(
    eq(miSchedule.idx_class_run, course.idx),
    ne(miSchedule.status, "cancel"),
    isNull(miSchedule.deleted_at),
  );
  const own = await db.select({ during: miSchedule.during }).from(miSchedule).where(isItsOwn);
  const planned = new Set(own.map(({ during }) => during.from.getTime()));
  const [past] = await db.select({ n: count() }).from(miSchedule).where(isItsOwn);
  const today = dayOf(now);
  const times = sessionsOf(course, course.date_from > today ? course.date_from : daysAfter(today, 1), holidays).filter(
    ({ from }) => !planned.has(from.getTime()),
  );
  if (times.length === 0) throw new ApiError(409, "만들 일정이 없습니다. 이미 모두 만들었거나 기간이 지났습니다.");
  if (times.length > AT_ONCE) {
    throw new ApiError(409, `일정은 한 번에 ${AT_ONCE}회까지 만들 수 있습니다. 클래스의 기간이나 시간을 줄이세요.`);
  }
  await refuseTaken(db, idx_mi, times);
  for (const [n, during] of times.entries()) {
    await context.add("mi_schedule", {
      ...{ idx_mi, kind: "class", idx_class_run: course.idx, title: course.title, idx_customer: course.idx_customer },
      ...{ place: course.place, online_url: course.online_url, during, seq: (past?.n ?? 0) + n + 1 },
    });
  }
}

function sessionsOf(course: Course, first: string, holidays: ReadonlySet<string>) {
  const times: { from: Date; to: Date }[] = [];
  for (let day = first; day <= course.date_to; day = daysAfter(day, 1)) {
    if (holidays.has(day)) continue;
    for (const { weekday, time_from, time_to } of course.class_time) {
      if (Number(weekday) !== (weekdayOf(day) || 7)) continue;
      const at = (time: string) => new Date(`${day}T${time.slice(0, 5)}:00+09:00`);
      times.push({ from: at(time_from), to: at(time_to) });
    }
  }
  return times;
}
