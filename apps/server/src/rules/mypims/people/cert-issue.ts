import { wrongFields } from "../../../api-error";
import { certified } from "../../../people/certified";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Certificates: they say what is so when they are issued, and go on saying it. */
export const rules: RulesOf<"cert_issue"> = {
  async saving({ db, now }, { before: old, after: { idx_staff, kind } }) {
    if (old) return undefined;
    const found = await certified(db, idx_staff);
    if (!found) return undefined;
    const { status, ...facts } = found;
    if (kind === "employ" && status === "retired") {
      throw wrongFields({ kind: "증명서: 퇴사한 직원에게는 재직증명서를 발급할 수 없습니다." });
    }
    if (kind === "retire" && status !== "retired") {
      throw wrongFields({ kind: "증명서: 퇴직증명서는 퇴사한 뒤에 발급할 수 있습니다." });
    }
    return { ...facts, issued_on: dayOf(now) };
  },
};
