import { authOf } from "@portal/definition";
import { ApiError } from "../../api-error";
import type { RulesOf } from "../../records/rules";

/** An exception is asked for by one person, for another one, and agreed to by a third of the accounting office. */
const rules: RulesOf<"approval_exception"> = {
  async saving({ person }, { after }) {
    if (after.idx_staff === person.idx) {
      throw new ApiError(403, "본인에게 적용되는 전결 예외는 다른 관리자가 등록합니다.");
    }
    return undefined;
  },
  mayMove({ person, asker }, { idx_staff, idx_writer }, move) {
    if (move === "end") return true;
    // masters have every permission, and are not accounting for that
    return authOf(asker.idx_office) === "accounting" && idx_staff !== person.idx && idx_writer !== person.idx;
  },
};

export { rules };
