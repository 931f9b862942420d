import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { lockMonth } from "../../assets/gift-cards";
import { giftLedger, giftMonth } from "../../db/tables";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** A month of a pool that has been counted: nothing is entered in it any more. */
export const rules: RulesOf<"gift_month"> = {
  async saving({ db, now }, { before, after }) {
    const { month, pool } = after;
    if (before !== null) throw new ApiError(409, "결산한 달은 바꿀 수 없습니다.");
    if (month >= dayOf(now).slice(0, 7)) throw wrongFields({ month: "월: 지난달까지 결산할 수 있습니다." });
    await lockMonth(db, month, pool, "close");
    const isSame = and(eq(giftMonth.month, month), eq(giftMonth.pool, pool), isNull(giftMonth.deleted_at));
    if ((await db.$count(giftMonth, isSame)) > 0) throw wrongFields({ month: "월: 이미 결산한 달입니다." });
    const inMonth = sql`to_char(${giftLedger.at}, 'YYYY-MM') = ${month}`;
    const end = sql`(${`${month}-01`}::date + interval '1 month')`;
    const [counted] = await db
      .select({
        in_qty: sql<number>`coalesce(sum(${giftLedger.qty}) filter (where ${inMonth} and ${giftLedger.move} = 'in'), 0)::int`,
        out_qty: sql<number>`coalesce(-sum(${giftLedger.qty}) filter (where ${inMonth} and ${giftLedger.move} in ('out', 'cancel')), 0)::int`,
        balance: sql<number>`coalesce(sum(${giftLedger.qty}), 0)::int`,
        amount: sql<number>`coalesce(sum(${giftLedger.amount}), 0)::bigint`.mapWith(Number),
      })
      .from(giftLedger)
      .where(and(eq(giftLedger.pool, pool), sql`${giftLedger.at} < ${end}`, isNull(giftLedger.deleted_at)));
    return counted;
  },

  async removing() {
    throw new ApiError(409, "결산한 달은 지울 수 없습니다.");
  },
};
