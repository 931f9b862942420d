import { ApiError } from "../../../api-error";
import { recruitReq } from "../../../db/tables";
import { dataOf } from "../document";
import { type Effect, placeOf, writtenBy } from "./effect";

type Recruit = Pick<
  typeof recruitReq.$inferInsert,
  "job" | "headcount" | "employ_type" | "reason" | "need_by" | "jd" | "skills" | "salary_band"
>;

/** 채용: an approved request of the drafter's team. */
export const recruit: Effect = {
  async completed({ tx, document, drafter, now }) {
    if (drafter.idx_team === null)
      throw new ApiError(409, "팀이 없는 직원은 채용을 요청할 수 없습니다. 인사에 문의하세요.");
    const { job, headcount, employ_type, reason, need_by, jd, skills, salary_band } = dataOf<Recruit>(document);
    await tx.insert(recruitReq).values({
      ...placeOf(drafter),
      idx_team: drafter.idx_team,
      idx_document: document.idx,
      job,
      headcount,
      employ_type,
      reason,
      need_by,
      jd,
      skills: skills ?? null,
      salary_band: salary_band ?? null,
      status: "ok",
      ...writtenBy({ document, now }),
    });
  },

  async results(_, { status }) {
    return status === "done" ? [{ title: "채용", note: "요청 승인", path: "/mypims/recruitlist" }] : [];
  },
};
