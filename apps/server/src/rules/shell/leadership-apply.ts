import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { leadershipRound } from "../../db/tables";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

const CLOSED = "지금은 신청 기간이 아닙니다.";

/** Applications are written and taken back while their round is open. */
export const rules: RulesOf<"leadership_apply"> = {
  async saving(context, { before, after }) {
    const { idx_round, idx_staff, idx_recommender } = after;
    if (before && before.idx_round !== idx_round)
      throw wrongFields({ idx_round: "과정: 바꿀 수 없습니다. 취소하고 다른 과정에 신청하세요." });
    const round = await openRound(context, idx_round);
    if (!round) throw before ? new ApiError(403, CLOSED) : wrongFields({ idx_round: `과정: ${CLOSED}` });
    if (idx_recommender === idx_staff)
      throw wrongFields({ idx_recommender: "추천인: 본인을 추천인으로 고를 수 없습니다." });
    return { title: `${round.title} 신청` };
  },

  async moving(context, { record, move }) {
    const isOwn = move === "cancel" || move === "again";
    if (isOwn && !(await openRound(context, record.idx_round))) throw new ApiError(403, CLOSED);
    return undefined;
  },

  /** It is taken back by its move, and stays in the history. */
  mayRemove: () => false,

  async refused(_, { constraint }) {
    if (constraint !== "leadership_apply_round_staff_unique") return undefined;
    return wrongFields({ idx_round: "과정: 이미 신청한 과정입니다. 취소한 신청은 [다시 신청]으로 되살립니다." });
  },
};

/** A round that is open today; it stays as it is until the transaction ends. */
async function openRound({ db, now }: RequestContext, idx: number) {
  const [round] = await db
    .select()
    .from(leadershipRound)
    .where(and(eq(leadershipRound.idx, idx), isNull(leadershipRound.deleted_at)))
    .for("share");
  const today = dayOf(now);
  return round && round.apply_from <= today && today <= round.apply_to ? round : undefined;
}
