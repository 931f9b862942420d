import { ApiError } from "../../../api-error";
import type { RulesOf } from "../../../records/rules";

/** Contracts of employment: nobody writes their own, the people team's included. */
export const rules: RulesOf<"staff_contract"> = {
  async saving({ person }, { after }) {
    if (after.idx_staff === person.idx) throw new ApiError(403, "본인의 근로계약은 다른 담당자가 입력해야 합니다.");
    return undefined;
  },
};
