import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import { eduCourse, eduRecord } from "../../../db/tables";
import { type Course, HOURS_OF_CREDIT, lockCourse, stateOn } from "../../../growth/courses";
import { dayOf } from "../../../seoul";
import { dataOf } from "../document";
import { type Effect, placeOf, writtenBy } from "./effect";

interface Education {
  readonly idx_course?: number | null;
  readonly edu_title: string;
  readonly date_from: string;
  readonly hours: number;
}

/** 교육: a record that is approved, or waits for a place, and is passed once the course is done. */
export const education: Effect = {
  async fill(db, { data, drafter }) {
    const { idx_course } = data as Partial<Education>;
    const course = idx_course ? await courseOf(db, idx_course) : undefined;
    const trouble = idx_course ? await refusalOf(db, course, drafter.idx) : null;
    const isFull = course && !trouble && (await stateOn(db, course)) === "wait";
    const full = { path: "idx_course", message: "정원이 찼습니다. 승인되면 대기하고, 자리가 나면 알려 드립니다." };
    return {
      data: {},
      ...(trouble && { problems: [{ path: "idx_course", message: trouble }] }),
      ...(isFull && { warnings: [full] }),
    };
  },

  async completed({ tx, document, drafter, now }) {
    const { idx_course = null, edu_title, date_from, hours } = dataOf<Education>(document);
    const course = idx_course ? await lockCourse({ db: tx }, idx_course) : undefined;
    const trouble = idx_course ? await refusalOf(tx, course, drafter.idx) : null;
    if (trouble) throw new ApiError(409, trouble);
    const values = {
      ...placeOf(drafter),
      idx_course,
      idx_staff: drafter.idx,
      title: edu_title,
      edu_date: date_from,
      hours,
      credit: course?.credit ?? Math.round((hours / HOURS_OF_CREDIT) * 10) / 10,
      idx_document: document.idx,
      status: course ? await stateOn(tx, course) : "approved",
      ...writtenBy({ document, now }),
    };
    // who has left the course comes onto it again
    const { idx_course: of, idx_staff } = eduRecord;
    await tx
      .insert(eduRecord)
      .values(values)
      .onConflictDoUpdate({
        target: [of, idx_staff],
        targetWhere: sql`idx_course is not null and deleted_at is null`,
        set: values,
      });
  },

  async results(_, { status }) {
    return status === "done" ? [{ title: "교육이력", note: "수강 승인", path: "/mypims/myedumanagemetlist" }] : [];
  },
};

/** What a form begins with for somebody who signs up for a course of the company's own. */
export async function courseData(db: Database, idx: number) {
  const course = await courseOf(db, idx);
  if (!course) throw new ApiError(404, "없는 교육과정입니다.");
  const { title, provider, start_at, end_at, hours, cost } = course;
  return {
    idx_course: idx,
    edu_title: title,
    provider,
    date_from: dayOf(start_at),
    date_to: dayOf(end_at),
    hours,
    cost,
  };
}

async function courseOf(db: Database, idx: number) {
  const [found] = await db
    .select()
    .from(eduCourse)
    .where(and(eq(eduCourse.idx, idx), isNull(eduCourse.deleted_at)));
  return found;
}

/** Why somebody cannot be on a course; `null` when they can. */
async function refusalOf(db: Database, course: Course | undefined, idx_staff: number): Promise<string | null> {
  if (!course || course.status === "cancel" || course.status === "done") return "신청할 수 없는 교육과정입니다.";
  const isOnIt = and(
    eq(eduRecord.idx_course, course.idx),
    eq(eduRecord.idx_staff, idx_staff),
    ne(eduRecord.status, "cancel"),
    isNull(eduRecord.deleted_at),
  );
  return (await db.$count(eduRecord, isOnIt)) > 0 ? "이미 신청이 승인된 교육과정입니다." : null;
}
