import { refuseOwn } from "../../auth/not-own";
import type { RequestContext, Row, RulesOf } from "../../records/rules";

/** Nobody sets what the hours of their own position are worth. */
const rules: RulesOf<"extra_pay_rate"> = {
  async saving(context, { before, after }) {
    for (const rate of [before, after]) if (rate) refuseOwnPosition(context, rate);
    return undefined;
  },
  async removing(context, rate) {
    refuseOwnPosition(context, rate);
  },
};

export { rules };

function refuseOwnPosition({ person }: RequestContext, { idx_position }: Row): void {
  if (idx_position === person.idx_position) refuseOwn(person, [person.idx], "직책 단가는");
}
