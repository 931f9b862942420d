import { wrongFields } from "../../../api-error";
import type { RulesOf } from "../../../crud/rules";

/** Rounds of the job rotation. */
export const rules: RulesOf<"jobrotation"> = {
  async saving(_, { after: { sdate, edate } }) {
    if (edate < sdate) throw wrongFields({ edate: "작성마감: 작성마감은 작성시작 이후여야 합니다." });
    return undefined;
  },
};
