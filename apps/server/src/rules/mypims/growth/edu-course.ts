import { permissionsOf } from "@portal/definition";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { freeBooking, keepBooking } from "../../../bookings/booked-with";
import { eduRecord } from "../../../db/tables";
import { followCourse, takenOn } from "../../../growth/courses";
import { targetOf } from "../../../news-zone/lead-target";
import type { GivenOf, SentOf } from "../../../records/record-of";
import type { RulesOf } from "../../../records/rules";

/** Courses: their days, their places, and what follows from their states. */
export const rules: RulesOf<"edu_course"> = {
  visible({ person, asker }, courses): SQL | undefined {
    const { pd_auth, isLead } = permissionsOf(asker);
    if (pd_auth || isLead || asker.heads?.length) return undefined;
    const { idx_sector, idx_office, idx_team } = person;
    const named = Object.entries({ idx_sector, idx_office, idx_team }).map(
      ([unit, idx]) => sql`${courses.target} -> ${unit} @> to_jsonb(${idx}::bigint)`,
    );
    const mine = and(eq(eduRecord.idx_course, courses.idx), eq(eduRecord.idx_staff, person.idx));
    return or(isNull(courses.target), ...named, sql`exists (select from ${eduRecord} where ${mine})`);
  },

  async saving(context, { before: old, after: given }) {
    const { db } = context;
    if (old && given.capacity !== null && given.capacity !== old.capacity) {
      const taken = await takenOn(db, old.idx);
      if (given.capacity < taken) throw wrongFields({ capacity: `정원: 이미 ${taken}명이 등록되어 있습니다.` });
    }
    const booked = old?.idx_booking ?? null;
    // the room of what is over was used
    const isOver = given.status === "done";
    const idx_booking = isOver ? booked : await keepBooking(context, booked, roomFor(given), "교육 일정 변경");
    return { target: targetOf(given.target), idx_booking };
  },

  /** As its days come by themselves. */
  async saved(context, { before, after }) {
    if (before && before.status !== after.status) await followCourse(context, after);
  },

  async moved(context, { after, move, reason }) {
    if (move === "cancel" && after.idx_booking !== null) await freeBooking(context, after.idx_booking, "교육 취소");
    await followCourse(context, after, reason);
  },

  async removing(context, { status, idx_booking }) {
    if (status !== "plan") throw new ApiError(409, "예정인 교육만 지울 수 있습니다. 취소하세요.");
    if (idx_booking !== null) await freeBooking(context, idx_booking, "교육 삭제");
  },
};

/** The booking of the room that a course is held in. */
function roomFor(course: GivenOf<"edu_course">): SentOf<"booking"> | null {
  if (course.idx_classroom === null || course.status === "cancel") return null;
  return {
    kind: "classroom",
    idx_resource: course.idx_classroom,
    during: { from: course.start_at, to: course.end_at },
    title: course.title,
    purpose: "강의",
    people: course.capacity,
  };
}
