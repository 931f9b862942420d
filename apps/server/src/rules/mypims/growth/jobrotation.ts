import { notBefore } from "@portal/definition";
import { wrongFields } from "../../../api-error";
import type { RulesOf } from "../../../records/rules";

/** Rounds of the job rotation. */
export const rules: RulesOf<"jobrotation"> = {
  async saving(_, { after: { sdate, edate } }) {
    if (edate < sdate) throw wrongFields({ edate: notBefore("작성마감", "작성시작") });
    return undefined;
  },

  /** Whoever may apply reads the notice, with its pictures and the example. */
  mayReadFiles: async () => true,
};
