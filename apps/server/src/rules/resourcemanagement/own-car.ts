import { and, eq, isNull, ne } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { ownCar } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

/** Cars of the staff: everybody has one at a time that they drive to work outside. */
export const rules: RulesOf<"own_car"> = {
  async saving({ db }, { before, after }) {
    const { idx_staff, is_use } = after;
    if (!is_use) return undefined;
    const others = before ? ne(ownCar.idx, before.idx) : undefined;
    const used = and(eq(ownCar.idx_staff, idx_staff), eq(ownCar.is_use, true), isNull(ownCar.deleted_at), others);
    if ((await db.$count(ownCar, used)) > 0)
      throw wrongFields({ is_use: "사용: 지금 쓰는 차를 먼저 '사용 안 함'으로 바꾸세요." });
    return undefined;
  },
};
