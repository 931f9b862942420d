import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { isIssued } from "../../customers/issued";
import { salesPublish } from "../../db/tables";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";
import { logStatus } from "../../status-log";

type Sale = typeof salesPublish.$inferSelect;

/** What came in for an invoice: never more than it asks for, and the invoice follows. */
export const rules: RulesOf<"sales_receipt"> = {
  checks: [
    ({ now }, { after }) =>
      after.paid_at > dayOf(now) ? { paid_at: "입금일: 오늘까지의 날짜를 입력하세요." } : undefined,
  ],

  async saving(context, { after }) {
    const sale = await lockIssued(context, after.idx_publish);
    const { unpaid, idx_owner, idx_sector, idx_office, idx_team } = sale;
    if (after.amount > unpaid)
      throw wrongFields({ amount: `금액: 미수 ${unpaid.toLocaleString("ko-KR")}원 이하로 입력하세요.` });
    await settle(context, sale, unpaid - after.amount);
    return { idx_owner, idx_sector, idx_office, idx_team };
  },

  async removing(context, { idx_publish, amount }) {
    const sale = await lockIssued(context, idx_publish);
    await settle(context, sale, sale.unpaid + amount);
  },
};

/** The invoice, which nobody else changes until this is done; refused unless it was issued and holds. */
async function lockIssued({ db }: RequestContext, idx: number): Promise<Sale> {
  const [sale] = await db.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
  if (!sale || !isIssued(sale)) throw new ApiError(409, "발행되어 취소되지 않은 매출의 수금만 바꿀 수 있습니다.");
  return sale;
}

/** How far an invoice is once so much is still to come in for it. */
async function settle({ db, now, person }: RequestContext, { idx, total, status }: Sale, unpaid: number) {
  const to = unpaid === 0 ? "paid" : unpaid < total ? "part" : "done";
  await db
    .update(salesPublish)
    .set({ unpaid, status: to, idx_editor: person.idx, mdate: now })
    .where(eq(salesPublish.idx, idx));
  if (to !== status) await logStatus(db, { entity: "sales_publish", idx, from: status, to }, person.idx, now);
}
