import { and, eq, isNull } from "drizzle-orm";
import type { RulesOf } from "../../crud/rules";
import { leadershipRound } from "../../db/tables";

/** Rounds of the leadership course: everybody reads them, with their pictures. */
export const rules: RulesOf<"leadership_round"> = {
  async mayReadFiles({ db }, idx) {
    return (
      (await db.$count(leadershipRound, and(eq(leadershipRound.idx, idx), isNull(leadershipRound.deleted_at)))) > 0
    );
  },
};
