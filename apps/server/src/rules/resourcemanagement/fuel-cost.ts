import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { vehicle } from "../../db/tables";
import { CONFIRMED_FROM, gatherFuel, nextMonth } from "../../fuel/gather";
import { notify } from "../../notifications";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** What was driven in a month: counted by the server, mended with a reason, confirmed by somebody else than who is paid. */
export const rules: RulesOf<"fuel_cost"> = {
  async saving({ db, now, person }, { before: old, after: cost }) {
    if (old === null) {
      // the others come from drives
      if (!cost.idx_vehicle) throw wrongFields({ idx_vehicle: "차량: 필수 항목입니다." });
      if (cost.month > dayOf(now).slice(0, 7)) throw wrongFields({ month: "월: 이번 달까지 등록할 수 있습니다." });
      const [car] = await db.select().from(vehicle).where(eq(vehicle.idx, cost.idx_vehicle));
      return { source: "card", name: `${car?.plate_no} ${car?.model}`.slice(0, 80), fuel: car?.fuel ?? "gas" };
    }
    if (old.status === "ok") throw new ApiError(409, "확정한 유류비는 바꿀 수 없습니다. 확정을 먼저 취소하세요.");
    if (old.idx_staff === person.idx) throw new ApiError(403, "본인의 유류비는 다른 담당자가 처리합니다.");
    if (cost.amount !== old.amount && !cost.fix_reason?.trim())
      throw wrongFields({ fix_reason: "수정사유: 금액을 바꾸는 사유를 입력하세요." });
    const { month, idx_vehicle } = old;
    return { month, idx_vehicle };
  },

  async removing(_, record) {
    const { status, source } = record;
    if (status === "ok" || source !== "card")
      throw new ApiError(409, "확정하기 전의 주유카드 내역만 지울 수 있습니다.");
  },

  mayMove: ({ person }, record) => record.idx_staff !== person.idx,

  async moving({ now }, { record, move }) {
    const { month, notes } = record;
    if (move !== "confirm") return;
    const from = `${nextMonth(month)}-0${CONFIRMED_FROM}`;
    if (dayOf(now) < from)
      throw new ApiError(409, `${month} 유류비는 다음 달 ${CONFIRMED_FROM}일부터 확정할 수 있습니다.`);
    if (notes?.includes("rate")) throw new ApiError(409, "단가가 없어 확정할 수 없습니다. 단가를 먼저 등록하세요.");
  },

  async moved(context, { after, move }) {
    const { idx_staff, month, amount } = after;
    if (move === "gather") await gatherFuel(context.db, context.now);
    if (move !== "confirm" || idx_staff === null) return;
    const title = `${month} 자차 유류비가 확정되었습니다: ${amount.toLocaleString("ko-KR")}원`;
    await notify(context.db, { to: [idx_staff], kind: "supply", title }, context.now);
  },
};
