import { and, eq, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { Database } from "../../../db/open";
import { vacation, vacationType } from "../../../db/tables";
import type { RulesOf } from "../../../records/rules";

/** A kind of leave takes something off the balance or nothing at all; one that people have taken stays. */
const rules: RulesOf<"vacation_type"> = {
  async saving({ db }, { before, after }) {
    const { idx, code, deduct, uses_ledger } = after;
    const days = Number(deduct);
    if (uses_ledger === true && !(days > 0 && days <= 1 && Number.isInteger(days * 4))) {
      throw wrongFields({ deduct: "차감일수: 잔여에서 차감하는 휴가는 0.25, 0.5, 0.75, 1일 중 하나입니다." });
    }
    const [other] = await db
      .select({ name: vacationType.name })
      .from(vacationType)
      .where(
        and(
          eq(vacationType.code, String(code)),
          isNull(vacationType.deleted_at),
          idx === undefined ? undefined : ne(vacationType.idx, idx),
        ),
      );
    if (other) throw wrongFields({ code: `코드: 이미 있는 코드입니다. (${other.name})` });
    // what was asked for is counted by the unit that it had
    if (before && before.unit !== after.unit && (await isTaken(db, before.idx))) {
      throw wrongFields({ unit: "단위: 신청된 휴가가 있어 바꿀 수 없습니다. 새 종류를 추가하세요." });
    }
    return undefined;
  },
  async removing({ db }, { idx }) {
    if (await isTaken(db, idx)) {
      throw new ApiError(409, "신청된 휴가가 있는 종류는 지울 수 없습니다. '사용'을 꺼 주세요.");
    }
  },
};

export { rules };

async function isTaken(db: Database, idx: number): Promise<boolean> {
  const found = await db.select({ idx: vacation.idx }).from(vacation).where(eq(vacation.idx_type, idx)).limit(1);
  return found.length > 0;
}
