import { refuseOwn } from "../../auth/not-own";
import type { Asking, Row, RulesOf } from "../../records/rules";

/** Nobody sets what the hours of their own position are worth. */
const rules: RulesOf<"extra_pay_rate"> = {
  async saving(asking, { before, after }) {
    for (const rate of [before, after]) if (rate) refuseOwnPosition(asking, rate);
    return undefined;
  },
  async removing(asking, rate) {
    refuseOwnPosition(asking, rate);
  },
};

export { rules };

function refuseOwnPosition({ person }: Asking, { idx_position }: Row): void {
  if (idx_position === person.idx_position) refuseOwn(person, [person.idx], "직책 단가는");
}
