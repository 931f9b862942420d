import { grantsBetween, roundDays } from "@portal/definition/calendar";
import { and, eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { refuseOwn } from "../../../auth/not-own";
import { lockStaff } from "../../../company/away";
import { leaveLedger, staff } from "../../../db/tables";
import { policyOf } from "../../../leave/ledger/policy";
import { leftIn } from "../../../leave/requests/changes";
import type { RulesOf } from "../../../records/rules";

/** What people bring to the ledger are grants; one that the rules would give counts as that one, and is given once. */
const rules: RulesOf<"leave_ledger"> = {
  async saving({ db, person }, { after: { idx_staff, qty, valid_from, valid_to, memo } }) {
    const days = Number(qty);
    if (!(days > 0 && days <= 365 && Number.isInteger(days * 4)))
      throw wrongFields({ qty: "일수는 0.25일 단위의 양수로 입력하세요." });
    refuseOwn(person, [idx_staff], "연차는");
    await lockStaff(db, idx_staff);
    const [owner] = await db.select().from(staff).where(eq(staff.idx, idx_staff));
    if (!owner || owner.status === "retired") throw wrongFields({ idx_staff: "재직 중인 직원이 아닙니다." });
    const { basis } = await policyOf(db);
    const due = grantsBetween(owner.joinday, basis, valid_from, valid_from).find(
      (grant) => grant.valid_to === valid_to,
    );
    const isGiven = (ref: string) => and(eq(leaveLedger.idx_staff, idx_staff), eq(leaveLedger.ref, ref));
    if (due && (await db.$count(leaveLedger, isGiven(due.ref))) > 0)
      throw new ApiError(409, `${owner.kname} 님은 그 기간의 정기 연차를 이미 받았습니다.`);
    return { kind: "grant", memo: memo || "가져온 부여", ...(due && { ref: due.ref }) };
  },
  async effect({ db }, { idx_staff, qty, ...valid }) {
    const after = await leftIn(db, idx_staff, valid);
    return { column: "잔여", before: `${roundDays(after - Number(qty))}일`, after: `${after}일` };
  },
};

export { rules };
