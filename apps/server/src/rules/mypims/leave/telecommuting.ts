import { notBefore } from "@portal/definition";
import { wrongFields } from "../../../api-error";
import { cancelAbsence } from "../../../company/away";
import type { RulesOf } from "../../../records/rules";

/** Work from home is reported by who did it, and confirmed by somebody else. */
const rules: RulesOf<"telecommuting"> = {
  // nobody confirms what they reported themselves
  mayMove: ({ person }, record, move) => !["check", "back"].includes(move) || record.idx_staff !== person.idx,
  async moving(_, { record, move, values }) {
    const { in_at, out_at } = { ...record, ...values };
    if (move === "report" && in_at && out_at && in_at >= out_at)
      throw wrongFields({ out_at: notBefore("종료시각", "시작시각") });
    return undefined;
  },
  async moved({ db }, { after, move }) {
    if (move === "cancel") await cancelAbsence(db, { kind: "telecommute", ref_idx: after.idx });
  },
};

export { rules };
