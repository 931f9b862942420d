import { and, eq, isNull } from "drizzle-orm";
import { leadershipRound } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

/** Rounds of the leadership course: everybody reads them, with their pictures. */
export const rules: RulesOf<"leadership_round"> = {
  async mayReadFiles({ db }, idx) {
    return (
      (await db.$count(leadershipRound, and(eq(leadershipRound.idx, idx), isNull(leadershipRound.deleted_at)))) > 0
    );
  },
};
