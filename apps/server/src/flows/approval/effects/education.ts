import { and, count, eq, isNull, ne } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import { eduCourse, eduRecord } from "../../../db/tables";
import { dayOf } from "../../../seoul";
import { dataOf } from "../document";
import { type Effect, placeOf, writtenBy } from "./effect";

interface Education {
  readonly idx_course?: number | null;
  readonly edu_title: string;
  readonly date_from: string;
  readonly hours: number;
}

/** Hours of learning that make a credit, where no course says it. */
const HOURS_OF_CREDIT = 2;

/** 교육: an approved record that is passed once the course is done. */
export const education: Effect = {
  async fill(db, { data, drafter }) {
    const { idx_course } = data as Partial<Education>;
    const trouble = idx_course ? await refusalOf(db, idx_course, drafter.idx) : null;
    return { data: {}, ...(trouble && { problems: [{ path: "idx_course", message: trouble }] }) };
  },

  async completed({ tx, document, drafter, now }) {
    const { idx_course = null, edu_title, date_from, hours } = dataOf<Education>(document);
    // whoever takes the last place waits for the one before
    const course = idx_course ? await courseOf(tx, idx_course, "lock") : undefined;
    const trouble = idx_course ? await refusalOf(tx, idx_course, drafter.idx) : null;
    if (trouble) throw new ApiError(409, trouble);
    await tx.insert(eduRecord).values({
      ...placeOf(drafter),
      idx_course,
      idx_staff: drafter.idx,
      title: edu_title,
      edu_date: date_from,
      hours,
      credit: course?.credit ?? Math.round((hours / HOURS_OF_CREDIT) * 10) / 10,
      status: "approved",
      ...writtenBy({ document, now }),
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

async function courseOf(db: Database, idx: number, lock?: "lock") {
  const query = db
    .select()
    .from(eduCourse)
    .where(and(eq(eduCourse.idx, idx), isNull(eduCourse.deleted_at)))
    .$dynamic();
  const [found] = await (lock ? query.for("update") : query);
  return found;
}

/** Why somebody cannot be on a course; `null` when they can. */
async function refusalOf(db: Database, idx: number, idx_staff: number): Promise<string | null> {
  const course = await courseOf(db, idx);
  if (!course || course.status === "cancel" || course.status === "done") return "신청할 수 없는 교육과정입니다.";
  const isOnIt = and(eq(eduRecord.idx_course, idx), ne(eduRecord.status, "cancel"), isNull(eduRecord.deleted_at));
  const [mine] = await db
    .select({ idx: eduRecord.idx })
    .from(eduRecord)
    .where(and(isOnIt, eq(eduRecord.idx_staff, idx_staff)));
  if (mine) return "이미 신청이 승인된 교육과정입니다.";
  const [taken] = await db.select({ rows: count() }).from(eduRecord).where(isOnIt);
  return course.capacity !== null && (taken?.rows ?? 0) >= course.capacity ? "정원이 찬 교육과정입니다." : null;
}
