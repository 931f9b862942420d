import { notBefore, permissionsOf } from "@portal/definition";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { RulesOf } from "../../../crud/rules";
import { eduRecord } from "../../../db/tables";
import { followCourse, takenOn } from "../../../growth/courses";
import { targetOf } from "../../../news-zone/lead-target";

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

  async saving({ db }, { before: old, after: given }) {
    if (new Date(given.end_at) < new Date(given.start_at))
      throw wrongFields({ end_at: notBefore("종료일시", "시작일시") });
    if (given.apply_from && given.apply_to && given.apply_to < given.apply_from)
      throw wrongFields({ apply_to: notBefore("신청마감", "신청시작") });
    if (old && given.capacity !== null && given.capacity !== old.capacity) {
      const taken = await takenOn(db, old.idx);
      if (given.capacity < taken) throw wrongFields({ capacity: `정원: 이미 ${taken}명이 등록되어 있습니다.` });
    }
    return { target: targetOf(given.target) };
  },

  /** As its days come by themselves. */
  async saved(asking, { before, after }) {
    if (before && before.status !== after.status) await followCourse(asking, after);
  },

  moved: (asking, { after, reason }) => followCourse(asking, after, reason),

  async removing(_, record) {
    if (record.status !== "plan") throw new ApiError(409, "예정인 교육만 지울 수 있습니다. 취소하세요.");
  },
};
