import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { evalCycle } from "../../../db/tables";
import { evaluatorsOf, graded, type Result } from "../../../growth/evaluation";
import { noteDays } from "../../../growth/evaluation-days";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** How much somebody says who objects. */
const APPEAL_LENGTH = 30;

/** What comes of a cycle for somebody: who evaluates, which grade, what is said against it. */
export const rules: RulesOf<"eval_result"> = {
  async entering({ db, now }, { name: title, plan_to: due }, people) {
    const evaluators = await evaluatorsOf(db, people, dayOf(now));
    return evaluators.map((two) => ({ title, due, ...two }));
  },

  async saving(context, { before: old, after: given }) {
    if (old === null) return undefined;
    if (old.kpi_score === given.kpi_score && old.pbc_score === given.pbc_score) return undefined;
    const [cycle] = await context.db.select().from(evalCycle).where(eq(evalCycle.idx, given.idx_cycle));
    return cycle && graded(given, cycle);
  },

  mayMove({ person, now }, record, move) {
    const { idx_staff, idx_first_staff, idx_second_staff, due } = record;
    if (move === "appeal") return person.idx === idx_staff && due !== null && dayOf(now) <= due;
    if (move === "propose") return person.idx === idx_first_staff;
    if (move === "adjust") return person.idx === idx_second_staff;
    return person.idx !== idx_staff;
  },

  async moving(context, { record: old, move, values, reason }) {
    const given = { ...old, ...values };
    if (move === "propose") return proposed(old, given);
    if (move === "adjust") {
      const isChanged = given.proposed_grade !== old.proposed_grade;
      const isExplained = given.propose_reason?.trim() && given.propose_reason !== old.propose_reason;
      if (isChanged && !isExplained)
        throw wrongFields({ propose_reason: "제안사유: 등급을 바꾸는 사유를 입력하세요." });
      return {};
    }
    if (move === "replace") {
      const { idx_staff, idx_first_staff: one, idx_second_staff: two } = given;
      if ([one, two].includes(idx_staff)) throw wrongFields({ idx_first_staff: "본인을 평가자로 정할 수 없습니다." });
      if (one === two) throw wrongFields({ idx_second_staff: "1차와 2차 평가자는 다른 사람이어야 합니다." });
    }
    if (move === "appeal") {
      if ((given.appeal_reason ?? "").trim().length < APPEAL_LENGTH)
        throw wrongFields({ appeal_reason: `이의사유: ${APPEAL_LENGTH}자 이상 입력하세요.` });
      return { appealed_at: context.now };
    }
    if (move === "answer") return answered(context, old, given);
    return reason === undefined ? undefined : {};
  },

  async moved({ db }, { after: result }) {
    await noteDays(db, { result: result.idx });
  },
};

/** A grade is proposed once both sheets are scored and both have talked; another than the scores say, with a reason. */
function proposed(old: Result, given: Result) {
  if (old.total === null) throw new ApiError(409, "KPI와 PBC의 평가가 모두 끝나야 등급을 제안할 수 있습니다.");
  if (!old.interview_date) throw new ApiError(409, "면담을 먼저 기록하세요.");
  const proposed_grade = given.proposed_grade ?? old.auto_grade;
  if (proposed_grade !== old.auto_grade && !given.propose_reason?.trim())
    throw wrongFields({ propose_reason: `제안사유: 자동등급 ${old.auto_grade}와 다르게 제안하는 사유를 입력하세요.` });
  return { proposed_grade };
}

function answered({ now, person }: RequestContext, old: Result, given: Result) {
  const isChanged = given.final_grade !== old.final_grade;
  if (given.appeal_result === "change" && !isChanged)
    throw wrongFields({ final_grade: "최종등급: 조정한 등급을 선택하세요." });
  if (given.appeal_result === "keep" && isChanged)
    throw wrongFields({ final_grade: "최종등급: 유지하면 등급을 바꿀 수 없습니다." });
  return { idx_appeal_by: person.idx, appeal_done_at: now };
}
