import { wrongFields } from "../../api-error";
import type { RulesOf } from "../../records/rules";

/** Planned sales: one that does not come in time is carried on to a later month. */
export const rules: RulesOf<"sales_plan"> = {
  async moving(_, { record, values }) {
    if ((values.month ?? "") <= record.month)
      throw wrongFields({ month: `예정월: ${record.month}보다 뒤의 달을 입력하세요.` });
    return undefined;
  },
};
