import { wrongFields } from "../../../api-error";
import type { RulesOf } from "../../../records/rules";

/** Leave is counted in quarters of a day, and so is what is carried over. */
const rules: RulesOf<"leave_policy"> = {
  async saving(_, { after: { carry_most } }) {
    if (!Number.isInteger(Number(carry_most) * 4))
      throw wrongFields({ carry_most: "이월 한도는 0.25일 단위로 입력하세요." });
    return undefined;
  },
};

export { rules };
