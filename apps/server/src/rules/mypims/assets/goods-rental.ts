import { notBefore, withParticle } from "@portal/definition";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { lockGoods, takingsOf } from "../../../assets/goods-left";
import { isKeeper } from "../../../assets/is-keeper";
import { mostTaken } from "../../../assets/most-taken";
import { spokenTime } from "../../../bookings/booking";
import { goodsRental } from "../../../db/tables";
import { endReturned } from "../../../people/returned";
import type { GivenOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";

type Given = GivenOf<"goods_rental">;

const DAY = 24 * 60 * 60 * 1000;

/** Rentals of goods: never more at once than there are, nothing for who is late, what is broken is said. */
export const rules: RulesOf<"goods_rental"> = {
  async saving(context, { before: old, after: given }) {
    if (old === null) await refuseLate(context, given);
    else if (old.status !== "req" && !isKeeper(context.asker))
      throw new ApiError(409, "승인된 뒤에는 총무지원팀만 바꿀 수 있습니다. 취소하고 다시 신청하세요.");
    const isSame =
      old?.idx_goods === given.idx_goods &&
      old.qty === given.qty &&
      Number(old.from_at) === Number(given.from_at) &&
      Number(old.to_at) === Number(given.to_at);
    if (!isSame && ["req", "ok", "out"].includes(given.status)) await refuseTooMany(context, given, old === null);
    return undefined;
  },

  mayMove({ now }, record, move) {
    const { extended, from_at, status } = record;
    if (move === "extend") return extended === 0;
    return move !== "cancel" || status === "req" || from_at > now;
  },

  async moving(context, { record: row, move, values }) {
    const { return_state, return_note } = { ...row, ...values };
    if (move === "takeBack" && return_state !== "ok" && !return_note)
      throw wrongFields({ return_note: "파손·분실내용: 무엇이 어떻게 되었는지 적어 주세요." });
    if (move !== "extend") return;
    const to_at = new Date(values.to_at ?? row.to_at);
    if (to_at <= row.to_at) throw wrongFields({ to_at: "반납예정: 지금보다 뒤의 때를 선택하세요." });
    const of = await lockGoods(context.db, row.idx_goods);
    if (to_at.getTime() - row.to_at.getTime() > (of?.max_days ?? 7) * DAY)
      throw wrongFields({ to_at: `반납예정: ${of?.max_days ?? 7}일까지 연장할 수 있습니다.` });
    await refuseTooMany(context, { ...row, from_at: row.to_at, to_at }, false);
    return { extended: row.extended + 1 };
  },

  async moved(context, { after: { idx } }) {
    await endReturned(context, "goods_rental", idx);
  },
};

/** Who has not brought back what was due borrows nothing. */
async function refuseLate({ db, now }: RequestContext, { idx_renter }: Given): Promise<void> {
  const isLate = and(
    eq(goodsRental.idx_renter, idx_renter),
    or(eq(goodsRental.status, "late"), and(eq(goodsRental.status, "out"), lt(goodsRental.to_at, now))),
    isNull(goodsRental.deleted_at),
  );
  if ((await db.$count(goodsRental, isLate)) > 0)
    throw new ApiError(409, "반납이 늦은 물품이 있어 신청할 수 없습니다. 먼저 반납해 주세요.");
}

async function refuseTooMany({ db, now }: RequestContext, given: Given, isNew: boolean): Promise<void> {
  const { idx, idx_goods, qty } = given;
  const [from, to] = [new Date(given.from_at), new Date(given.to_at)];
  if (to <= from) throw wrongFields({ to_at: notBefore("반납예정", "대여일시") });
  if (isNew && to <= now) throw wrongFields({ to_at: "반납예정: 앞으로의 때를 선택하세요." });
  const of = await lockGoods(db, idx_goods);
  if (!of || of.deleted_at !== null || (isNew && of.is_use === false))
    throw wrongFields({ idx_goods: "물품: 지금은 빌릴 수 없는 물품입니다." });
  const days = of.max_days ?? 7;
  if (isNew && to.getTime() - from.getTime() > days * DAY)
    throw wrongFields({ to_at: `반납예정: ${withParticle(of.name, "은/는")} ${days}일까지 빌릴 수 있습니다.` });
  const most = mostTaken(await takingsOf(db, idx_goods, { from, to, except: idx, now }), from, to);
  const left = of.qty_total - most.qty;
  if (qty <= left) return;
  const when = spokenTime({ from: most.from, to: most.to });
  const told = left > 0 ? `그 기간에 ${left}개만 남습니다 (${when}).` : `그 기간에 남은 것이 없습니다 (${when}).`;
  throw new ApiError(409, told, 409, { fields: { qty: told } });
}
