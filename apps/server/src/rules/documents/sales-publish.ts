import { and, eq, ne, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { beginTrade } from "../../customers/begin-trade";
import { isIssued } from "../../customers/issued";
import { salesPublish } from "../../db/tables";
import type { RulesOf, WriteContext } from "../../records/rules";
import { logStatus } from "../../status-log";

/** Invoices: issuing one begins the trade with its customer, and takes back the one that it corrects. */
export const rules: RulesOf<"sales_publish"> = {
  mayMove: (_, record, move) => move !== "receive" || record.unpaid > 0,

  async moving(context, { record, values }) {
    await refuseUsed(context, record.idx, values.publish_no);
    if (record.idx_origin !== null) await cancelOriginal(context, record.idx_origin);
    // one that is corrected has begun it already
    else await beginTrade(context, record.idx_customer, { from: ["lead", "pause"], memo: "매출 발행" });
    return { unpaid: Math.max(0, record.total) };
  },
};

/** The tax office gives each number once. */
async function refuseUsed({ db }: WriteContext, idx: number, publish_no: string | null | undefined): Promise<void> {
  // of two who enter it at once, the second one waits for the first
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish_no ${publish_no}`}, 0))`);
  const isOther = and(eq(salesPublish.publish_no, publish_no ?? ""), ne(salesPublish.idx, idx));
  if ((await db.$count(salesPublish, isOther)) > 0)
    throw wrongFields({ publish_no: "승인번호: 다른 세금계산서에 이미 입력된 번호입니다." });
}

/** An invoice that is corrected is cancelled by the issue of its correction. */
async function cancelOriginal({ db, now, person }: WriteContext, idx: number): Promise<void> {
  const [origin] = await db.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
  if (!origin || !isIssued(origin)) throw new ApiError(409, "원발행이 이미 취소되었습니다.");
  await db
    .update(salesPublish)
    .set({ status: "cancel", unpaid: 0, idx_editor: person.idx, mdate: now })
    .where(eq(salesPublish.idx, idx));
  const log = { entity: "sales_publish", idx, from: origin.status, to: "cancel", memo: "수정발행" };
  await logStatus(db, log, person.idx, now);
}
