import { daysAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { headsFor } from "../company/heads";
import { contextAs } from "../crud/access/audience";
import { type Entities, entityOf } from "../crud/entity";
import { writingOf } from "../crud/writing/save";
import type { Database } from "../db/open";
import { eduCourse, eduRecord } from "../db/tables";
import { dayOf } from "../seoul";
import { type Course, enrol, tell } from "./courses";

/** Courses open, begin and end with their days; newcomers are put onto mandatory ones; what is late is reminded of. */
export async function keepCourses(
  entities: Entities,
  db: Database,
  now: Date,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const day = dayOf(now);
  const due = await db
    .select()
    .from(eduCourse)
    .where(
      and(
        isNull(eduCourse.deleted_at),
        or(
          and(eq(eduCourse.status, "plan"), lte(eduCourse.apply_from, day)),
          and(inArray(eduCourse.status, ["plan", "open"]), lte(eduCourse.start_at, now)),
          and(eq(eduCourse.status, "run"), lt(eduCourse.end_at, now)),
        ),
      ),
    )
    .orderBy(eduCourse.idx)
    .for("update");
  for (const course of due) {
    const status = course.status === "run" ? "done" : course.start_at <= now ? "run" : "open";
    await (await writing(entities, db, course, now)).change("edu_course", course.idx, { status });
  }
  let changed = due.length;
  const open = and(inArray(eduCourse.status, ["open", "run"]), eduCourse.is_mandatory, isNull(eduCourse.deleted_at));
  for (const course of await db.select().from(eduCourse).where(open)) {
    changed += await enrol(await writing(entities, db, course, now), course);
    changed += await remindOfDuty(db, course, now, days);
  }
  return changed + (await remindOfReports(db, now, days));
}

async function writing(entities: Entities, db: Database, course: Course, now: Date) {
  return writingOf(await contextAs(db, course.idx_writer, now), entityOf({ entities }, "edu_course"));
}

/** Who has not passed a mandatory course is notified before it ends, and so is the head of their team. */
async function remindOfDuty(db: Database, course: Course, now: Date, days: readonly string[]): Promise<number> {
  const end = dayOf(course.end_at);
  if (!days.some((day) => [30, 7].some((before) => daysAfter(day, before) === end))) return 0;
  const late = await db
    .select()
    .from(eduRecord)
    .where(and(eq(eduRecord.idx_course, course.idx), inArray(eduRecord.status, ["approved", "run", "fail"])));
  const context = await contextAs(db, course.idx_writer, now);
  const people = late.map(({ idx_staff }) => idx_staff);
  await tell(context, people, `필수교육을 ${end}까지 이수하세요: ${course.title}`);
  const teams = new Map(late.map((record) => [record.idx_team, record]));
  for (const { idx_staff, idx_office, idx_team } of teams.values()) {
    const [head] = (await headsFor(db, { idx: idx_staff, idx_office: idx_office ?? 0, idx_team }, dayOf(now))).of(
      "team",
      {
        idx: idx_staff,
        idx_office: idx_office ?? 0,
        idx_team,
      },
    );
    const count = late.filter((record) => record.idx_team === idx_team).length;
    if (head) await tell(context, [head], `팀의 필수교육 미이수자 ${count}명: ${course.title} (${end}까지)`);
  }
  return people.length;
}

/** A report that a course asks for is reminded of one week and two weeks after the course. */
async function remindOfReports(db: Database, now: Date, days: readonly string[]): Promise<number> {
  const meant = days.flatMap((day) => [daysAfter(day, -7), daysAfter(day, -14)]);
  const ended = inArray(sql`(${eduCourse.end_at} at time zone 'Asia/Seoul')::date::text`, meant);
  const late = await db
    .select({ record: eduRecord, title: eduCourse.title, writer: eduCourse.idx_writer })
    .from(eduRecord)
    .innerJoin(eduCourse, eq(eduCourse.idx, eduRecord.idx_course))
    .where(
      and(ended, eduCourse.needs_report, isNull(eduRecord.report_at), inArray(eduRecord.status, ["approved", "run"])),
    );
  for (const { record, title, writer } of late) {
    await tell(await contextAs(db, writer, now), [record.idx_staff], `학습보고를 작성하세요: ${title}`, record.idx);
  }
  return late.length;
}
