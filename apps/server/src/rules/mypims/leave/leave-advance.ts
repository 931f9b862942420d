import { wrongFields } from "../../../api-error";
import { refuseOwn } from "../../../auth/not-own";
import type { RulesOf } from "../../../records/rules";

/** Nobody lets themselves use leave in advance; what somebody may use stays theirs. */
const rules: RulesOf<"leave_advance"> = {
  async saving({ person }, { before, after: { idx_staff, days } }) {
    if (before && before.idx_staff !== idx_staff) throw wrongFields({ idx_staff: "직원은 바꿀 수 없습니다." });
    if (!Number.isInteger(Number(days) * 4)) throw wrongFields({ days: "선사용 한도는 0.25일 단위로 입력하세요." });
    refuseOwn(person, [idx_staff], "선사용 한도는");
    return undefined;
  },
};

export { rules };
