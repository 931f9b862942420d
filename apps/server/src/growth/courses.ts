import { and, asc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { insertMany } from "../db/insert-many";
import { eduCourse, eduRecord, staff, statusLog } from "../db/tables";
import { isMeant } from "../news-zone/posts";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import type { RequestContext, WriteContext } from "../records/rules";
import { dayOf } from "../seoul";
import { statusChange } from "../status-log";

export type Course = RowOf<"edu_course">;
export type Learnt = RowOf<"edu_record">;

/** Hours of learning that make a credit, where no course says it. */
export const HOURS_OF_CREDIT = 2;
/** States of a record that hold a place on its course. */
export const HELD = ["approved", "run", "pass", "fail"];
const MINE = "/mypims/myedumanagemetlist";

/** What a record on a course says of it. */
export function asOnCourse({ idx, title, start_at, hours, credit }: Course) {
  return { idx_course: idx, title, edu_date: dayOf(start_at), hours, credit };
}

/** A course, locked, so that whoever takes the last place waits for the one before. */
export async function lockCourse({ db }: Pick<RequestContext, "db">, idx: number): Promise<Course | undefined> {
  const [found] = await db
    .select()
    .from(eduCourse)
    .where(and(eq(eduCourse.idx, idx), isNull(eduCourse.deleted_at)))
    .for("update");
  return found;
}

/** How many places of a course are taken. */
export function takenOn(db: RequestContext["db"], idx: number): Promise<number> {
  return db.$count(
    eduRecord,
    and(eq(eduRecord.idx_course, idx), inArray(eduRecord.status, HELD), isNull(eduRecord.deleted_at)),
  );
}

/** In which state somebody comes onto a course: with a place, or waiting for one. */
export async function stateOn(db: RequestContext["db"], course: Course): Promise<"wait" | "approved" | "run"> {
  if (course.capacity !== null && (await takenOn(db, course.idx)) >= course.capacity) return "wait";
  return course.status === "run" ? "run" : "approved";
}

/** Whoever has waited longest moves up as places become free. */
export async function moveUp(context: WriteContext, idx: number): Promise<void> {
  const course = await lockCourse(context, idx);
  if (!course || !["open", "run"].includes(course.status)) return;
  const waiting = await context.db
    .select()
    .from(eduRecord)
    .where(and(eq(eduRecord.idx_course, idx), eq(eduRecord.status, "wait"), isNull(eduRecord.deleted_at)))
    .orderBy(asc(eduRecord.wdate), asc(eduRecord.idx));
  for (const record of waiting) {
    const status = await stateOn(context.db, course);
    if (status === "wait") return;
    await context.change("edu_record", record.idx, { status });
    await tell(context, [record.idx_staff], `대기하던 교육에 자리가 났습니다: ${course.title}`, record.idx);
  }
}

/** Puts everybody onto a mandatory course whom it is meant for and who is not on it yet; says how many. */
export async function enrol(context: WriteContext, course: Course): Promise<number> {
  if (!course.is_mandatory || !["open", "run"].includes(course.status)) return 0;
  const has = and(eq(eduRecord.idx_course, course.idx), eq(eduRecord.idx_staff, staff.idx));
  const { db, now, person } = context;
  const { idx_sector, idx_office, idx_team } = staff;
  const people = await db
    .select({ idx: staff.idx, idx_sector, idx_office, idx_team })
    .from(staff)
    .where(and(isMeant(course.target), notExists(sql`(select from ${eduRecord} where ${has})`)));
  if (people.length === 0) return 0;
  // a whole company at once
  const { idx: idx_course, title, start_at, hours, credit } = course;
  const status = course.status === "run" ? "run" : "approved";
  const made = {
    idx_course,
    title,
    edu_date: dayOf(start_at),
    hours,
    credit,
    status,
    idx_writer: person.idx,
    wdate: now,
  };
  const added = await db
    .insert(eduRecord)
    .values(people.map(({ idx, ...place }) => ({ ...made, ...place, idx_staff: idx })))
    .returning();
  await logAll(context, added, status, true);
  await tell(
    context,
    people.map(({ idx }) => idx),
    `필수교육에 등록되었습니다: ${course.title} (${dayOf(course.end_at)}까지)`,
  );
  return people.length;
}

/** What follows from a course that has come into another state. */
export async function followCourse(context: WriteContext, course: Course, reason?: string): Promise<void> {
  const { db } = context;
  const on = await db
    .select()
    .from(eduRecord)
    .where(and(eq(eduRecord.idx_course, course.idx), isNull(eduRecord.deleted_at)));
  const among = (...states: string[]) => on.filter(({ status }) => states.includes(status));
  if (course.status === "open") {
    if ((await enrol(context, course)) > 0 || course.is_mandatory) return;
    const meant = await db.select({ idx: staff.idx }).from(staff).where(isMeant(course.target));
    await tell(
      context,
      meant.map(({ idx }) => idx),
      `교육 신청을 받습니다: ${course.title}`,
      "open",
    );
  }
  if (course.status === "run") {
    await enrol(context, course);
    await setAll(context, among("approved"), "run");
  }
  if (course.status === "cancel") {
    await setAll(context, among("wait", "approved", "run"), "cancel");
    const to = among("wait", "approved", "run").map(({ idx_staff }) => idx_staff);
    await tell(context, to, `교육이 취소되었습니다: ${course.title}${reason ? ` (${reason})` : ""}`);
  }
}

/** Brings records into another state at once, without what their rules do one by one. */
async function setAll(context: RequestContext, records: readonly Learnt[], status: string): Promise<void> {
  const { db, now, person } = context;
  const idxs = records.map(({ idx }) => idx);
  await db
    .update(eduRecord)
    .set({ status, ver: sql`${eduRecord.ver} + 1`, mdate: now, idx_editor: person.idx })
    .where(inArray(eduRecord.idx, idxs));
  await logAll(context, records, status);
}

/** Writes into the history of records that they have come into another state. */
async function logAll({ db, now, person }: RequestContext, records: readonly Learnt[], to: string, isNew = false) {
  if (records.length === 0) return;
  const changeOf = ({ idx, status }: Learnt) => ({ entity: "edu_record", idx, from: isNew ? null : status, to });
  await insertMany(
    db,
    statusLog,
    records.map((record) => statusChange(changeOf(record), person.idx, now)),
  );
}

/** Tells people of their records: of one, of the courses that they may ask for, or of all of theirs. */
export async function tell(
  { db, now, person }: RequestContext,
  people: readonly number[],
  title: string,
  at?: number | "open",
): Promise<void> {
  const link = at === undefined ? MINE : at === "open" ? `${MINE}?list=open` : `${MINE}#${at}`;
  await notify(db, { to: people.filter((idx) => idx !== person.idx), kind: "education", title, link }, now);
}
