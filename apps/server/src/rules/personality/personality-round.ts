import { and, eq, isNotNull } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { personalityResult } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

const QUESTIONS = 20;

/** Rounds: nobody has answered other questions than those that they have. */
export const rules: RulesOf<"personality_round"> = {
  async saving({ db }, { before: old, after: given }) {
    if (given.questions?.length !== QUESTIONS)
      throw wrongFields({ questions: `문항: ${QUESTIONS}개를 넣으세요. (현재 ${given.questions?.length ?? 0}개)` });
    if (!old || JSON.stringify(old.questions) === JSON.stringify(given.questions)) return undefined;
    const isAnswered = and(eq(personalityResult.idx_round, old.idx), isNotNull(personalityResult.answers));
    if ((await db.$count(personalityResult, isAnswered)) > 0)
      throw wrongFields({ questions: "문항: 답한 사람이 있어 고칠 수 없습니다." });
    return undefined;
  },
};
