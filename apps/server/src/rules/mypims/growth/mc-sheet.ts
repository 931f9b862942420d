import { permissionsOf } from "@portal/definition";
import { ApiError, wrongFields } from "../../../api-error";
import { changedColumns, only } from "../../../crud/writing/values";
import {
  daysOf,
  lastDayOf,
  leaderOf,
  type McSheet,
  monthsBefore,
  takeOver,
  tellOfUnwell,
} from "../../../growth/coaching";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

const GOALS = ["goal", "action", "due", "support", "idx_kpi_item"] as const;
const RESULTS = ["achievement", "result", "reason"] as const;
const [MOST, REACHED, FEEDBACK] = [5, 70, 20];
/** What only the person does, and what only their leader does. */
const own = ["carry", "fromKpi", "goal", "review"];
const leads = ["confirm", "back", "finish"];

/** A month of coaching: whose it is, who leads, what is written when. */
export const rules: RulesOf<"mc_sheet"> = {
  async saving(context, { before: old, after: sheet }) {
    const lines = sheet.mc_goal;
    if (old === null) {
      const idx_leader = await leaderOf(context.db, sheet.idx_staff, dayOf(context.now));
      if (idx_leader === null)
        throw wrongFields({ idx_staff: "대상자: 리더가 없는 사람입니다. 조직장을 먼저 정하세요." });
      return { idx_leader, ...(await daysOf(context.db, sheet.month)) };
    }
    if (lines.length > MOST) throw wrongFields({ mc_goal: `월간목표는 ${MOST}개까지 씁니다.` });
    const isChanged = (columns: readonly string[]) =>
      lines.length !== old.mc_goal.length ||
      lines.some((line, at) => changedColumns(old.mc_goal[at] ?? {}, only(line, columns)).length > 0);
    if (old.status !== "none" && isChanged(GOALS)) throw new ApiError(409, "제출한 목표는 바꿀 수 없습니다.");
    if (old.status === "none" && lines.some(({ achievement }) => achievement !== null))
      throw new ApiError(409, "달성률은 리더가 목표를 확인한 뒤에 씁니다.");
    if (isChanged([...GOALS, ...RESULTS])) refuseLate(sheet, context.now);
    const reached = lines.map(({ achievement }) => Number(achievement ?? 0));
    const rate = reached.length === 0 ? null : reached.reduce((sum, each) => sum + each, 0) / reached.length;
    const isReviewed = lines.some(({ achievement }) => achievement !== null);
    return {
      asks_support: lines.some(({ support }) => Boolean(support)),
      rate: rate === null || !isReviewed ? null : Math.round(rate * 10) / 10,
    };
  },

  mayMove({ person }, record, move) {
    const { idx_staff, idx_leader } = record;
    if (own.includes(move)) return person.idx === idx_staff;
    return leads.includes(move) ? person.idx === idx_leader : person.idx !== idx_staff;
  },

  async moving(context, { record, move, values }) {
    const sheet = { ...record, ...values };
    const lines = record.mc_goal;
    if (own.includes(move)) refuseLate(sheet, context.now);
    const day = dayOf(context.now);
    if (move === "goal") {
      if (lines.length === 0) throw new ApiError(400, "목표를 하나 이상 작성하세요.");
      return { goal_at: context.now, is_late: day > (sheet.goal_due ?? day) };
    }
    if (move === "review") {
      for (const { goal, achievement, reason } of lines) {
        if (achievement === null) throw new ApiError(400, `${goal}: 달성률을 입력하세요.`);
        if (achievement < REACHED && !reason) throw new ApiError(400, `${goal}: 미달사유를 입력하세요.`);
      }
      return { review_at: context.now, is_late: sheet.is_late || day > (sheet.review_due ?? day) };
    }
    if (move === "finish" && (sheet.leader_feedback ?? "").trim().length < FEEDBACK)
      throw wrongFields({ leader_feedback: `리더피드백: ${FEEDBACK}자 이상 입력하세요.` });
    if (move === "carry" || move === "fromKpi") {
      if ((await takeOver(context, sheet, move)) === 0) throw new ApiError(409, "가져올 목표가 없습니다.");
    }
    return undefined;
  },

  async moved(context, { after: sheet, move }) {
    if (move === "review") await tellOfUnwell(context, sheet);
  },

  /** The last six months; how somebody was is between the two and the people team. */
  async extra({ db, person, asker }, sheet) {
    const isClose = [sheet.idx_staff, sheet.idx_leader].includes(person.idx) || permissionsOf(asker).pd_auth;
    const months = await monthsBefore(db, sheet);
    return { months: months.map(({ condition, ...rest }) => (isClose ? { ...rest, condition } : rest)) };
  },
};

function refuseLate({ month, until }: Pick<McSheet, "month" | "until">, now: Date): void {
  const last = lastDayOf(month);
  if (dayOf(now) > (until !== null && until > last ? until : last))
    throw new ApiError(409, `${last}에 마감되었습니다. 피플팀에 제출 연장을 요청하세요.`);
}
