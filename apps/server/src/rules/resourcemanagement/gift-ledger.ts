import { GIFT_LIMIT } from "@portal/definition";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import {
  lockCard,
  promisedOf,
  refuseClosedMonth,
  refuseSerials,
  stockOf,
  tellGiftKeepers,
} from "../../assets/gift-cards";
import { giftLedger } from "../../db/tables";
import type { GivenOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

type Given = GivenOf<"gift_ledger">;

/** Below so many of a kind its keepers are notified. */
const FEW = 10;

/** The ledger of gift cards: what is given is proved, serial numbers are there once, a closed month stays as it is. */
export const rules: RulesOf<"gift_ledger"> = {
  async saving(context, { after: given }) {
    if (given.move === "cancel") return takenBack(context, given);
    if (!given.idx_card) throw wrongFields({ idx_card: "상품권: 필수 항목입니다." });
    const card = await lockCard(context.db, given.idx_card);
    await refuseClosedMonth(context.db, given.at, card.pool);
    if (given.at > dayOf(context.now)) throw wrongFields({ at: "일자: 오늘까지만 고를 수 있습니다." });
    if (given.move === "out") {
      refuseUnproved(given);
      if (!given.idx_req) await refusePromised(context, given.qty, card.idx);
    }
    await refuseSerials(context.db, { ...given, idx_card: card.idx });
    const amount = (given.move === "out" ? -1 : 1) * given.qty * card.face;
    return { pool: card.pool, amount, is_taxed: await isTaxed(context, given, -amount) };
  },

  async saved(context, { after }) {
    const { balance, qty, pool, idx_card } = after;
    const before = (balance ?? 0) - qty;
    if (idx_card === null || (balance ?? 0) >= FEW || before < FEW) return;
    const { name } = await lockCard(context.db, idx_card);
    const link = "/resourcemanagement/giftcard?list=cards";
    await tellGiftKeepers(context, pool, `상품권이 ${balance}장 남았습니다: ${name}`, link);
  },
};

/** Who gives a card says to whom and why, and has it signed. */
function refuseUnproved({ idx_receiver_staff, idx_receiver_contact, reason, sign, idx_req }: Given): void {
  const missing: Record<string, string> = {};
  if (!idx_receiver_staff && !idx_receiver_contact)
    missing.idx_receiver_staff = "수령직원: 받는 직원이나 고객을 선택하세요.";
  if (!reason) missing.reason = "지급사유: 필수 항목입니다.";
  // that of a request is signed with the request
  if (!sign && !idx_req) missing.sign = "수령증: 서명을 받거나 파일을 올려 주세요.";
  if (Object.keys(missing).length > 0) throw wrongFields(missing);
}

/** What is promised to a request is given to nobody else; that there are enough at all is kept by the ledger. */
async function refusePromised({ db }: RequestContext, qty: number, idx_card: number): Promise<void> {
  const [stock, promised] = [await stockOf(db, idx_card), await promisedOf(db, idx_card)];
  const left = Math.max(0, stock - promised);
  if (promised > 0 && qty <= stock && qty > left)
    throw wrongFields({ qty: `수량: 승인한 신청 ${promised}장을 빼고 ${left}장까지 지급할 수 있습니다.` });
}

/** A hand-out that is taken back, whole and once. */
async function takenBack({ db, now }: RequestContext, { idx_cancels, memo }: Given) {
  if (!idx_cancels) throw wrongFields({ idx_cancels: "취소한 지급: 필수 항목입니다." });
  if (!memo?.trim()) throw wrongFields({ memo: "메모: 취소하는 사유를 입력하세요." });
  const [given] = await db.select().from(giftLedger).where(eq(giftLedger.idx, idx_cancels)).limit(1);
  if (given?.move !== "out") throw new ApiError(409, "지급한 것만 취소할 수 있습니다.");
  const { pool } = await lockCard(db, given.idx_card ?? 0);
  if ((await db.$count(giftLedger, eq(giftLedger.idx_cancels, idx_cancels))) > 0)
    throw new ApiError(409, "이미 취소한 지급입니다.");
  const at = dayOf(now);
  await refuseClosedMonth(db, at, pool);
  const { idx_card, serial_from, serial_to, idx_receiver_staff, idx_receiver_contact } = given;
  const same = { idx_card, serial_from, serial_to, idx_receiver_staff, idx_receiver_contact };
  return { ...same, qty: -given.qty, amount: -given.amount, at, pool };
}

/** Whether somebody has had more in this year than payroll may leave out. */
async function isTaxed(
  { db }: RequestContext,
  { move, idx_receiver_staff, at }: Given,
  amount: number,
): Promise<boolean> {
  if (move !== "out" || !idx_receiver_staff) return false;
  const [had] = await db
    .select({ amount: sql<number>`coalesce(-sum(${giftLedger.amount}), 0)::int` })
    .from(giftLedger)
    .where(
      and(
        eq(giftLedger.idx_receiver_staff, idx_receiver_staff),
        sql`extract(year from ${giftLedger.at}) = ${Number(at.slice(0, 4))}`,
        sql`${giftLedger.move} in ('out', 'cancel')`,
        isNull(giftLedger.deleted_at),
      ),
    );
  return (had?.amount ?? 0) + amount > GIFT_LIMIT;
}
