import { type Asker, moduleOf, rowsOf } from "@portal/definition";
import { type addSalesReceipt, carrySalesPlan, type GivenIn, type publishSales } from "@portal/definition/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { whereRows } from "../access/rows-where";
import { ApiError, wrongFields } from "../api-error";
import type { Person } from "../auth/sessions";
import { beginTrade } from "../customers/begin-trade";
import type { Database } from "../db/open";
import { salesPlan, salesPublish, salesReceipt } from "../db/tables";
import { notYours } from "../flows/approval/document";
import { number } from "../narrowed";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";
import type { Row, Sale } from "./list";
import { issued } from "./seen";

const { sales_plan } = moduleOf.salesPublishing.entities;

/** Accounting has issued an invoice under a number; what it takes back is cancelled by it. */
export function publish(
  db: Database,
  { idx, publish_no }: GivenIn<typeof publishSales>["list"][number],
  person: Person,
  now: Date,
): Promise<void> {
  return change(db, idx, person, now, async (tx, row) => {
    if (row.status !== "wait") throw new ApiError(409, "발행대기인 요청만 발행할 수 있습니다.");
    if (row.idx_origin !== null) await cancelOriginal(tx, row.idx_origin, person, now);
    // one that is corrected told it already
    else await beginTrade({ db: tx, person, now }, row.idx_customer, { from: ["lead", "pause"], memo: "매출 발행" });
    return { status: "done", publish_no, published_at: now };
  });
}

/** Money came in for an invoice; never more than it asks for. Gives what the invoice has become. */
export async function receive(
  db: Database,
  { idx, paid_at, amount, method, memo }: GivenIn<typeof addSalesReceipt>,
  person: Person,
  now: Date,
): Promise<Row["status"]> {
  if (paid_at > dayOf(now)) throw wrongFields({ paid_at: "입금일: 오늘까지의 날짜를 입력하세요." });
  let status: Row["status"] = "part";
  await change(db, idx, person, now, async (tx, row) => {
    if (row.status !== "done" && row.status !== "part") {
      throw new ApiError(409, "발행된 매출에만 수금을 등록할 수 있습니다.");
    }
    const left = row.total - (await receivedOf(tx, idx));
    if (amount > left) {
      throw new ApiError(409, `수금액이 미수금보다 많습니다. (미수 ${left.toLocaleString("ko-KR")}원)`);
    }
    await tx
      .insert(salesReceipt)
      .values({ idx_publish: idx, paid_at, amount, method, memo, idx_writer: person.idx, wdate: now });
    status = amount === left ? "paid" : "part";
    return { status };
  });
  return status;
}

/** Moves a planned sale to a later month. */
export async function carryPlan(
  db: Database,
  { idx, month, reason }: GivenIn<typeof carrySalesPlan>,
  asker: Asker,
  { person, now }: { person: Person; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(salesPlan).where(eq(salesPlan.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 매출예정입니다.");
    const rows = whereRows(rowsOf(asker, carrySalesPlan.can, sales_plan, "write"), salesPlan);
    if ((await tx.$count(salesPlan, and(eq(salesPlan.idx, idx), rows))) === 0) throw notYours();
    if (row.idx_publish !== null) throw new ApiError(409, "이미 발행을 요청한 매출예정입니다.");
    if (month <= row.month) throw new ApiError(400, "이월할 달은 지금 예정월의 다음 달 이후여야 합니다.");
    await tx
      .update(salesPlan)
      .set({ month, carry_reason: reason, idx_editor: person.idx, mdate: now })
      .where(eq(salesPlan.idx, idx));
    await logStatus(tx, { entity: "sales_plan", idx, from: row.month, to: month, memo: reason }, person.idx, now);
  });
}

async function change(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  decide: (tx: Database, row: Sale) => Promise<Partial<typeof salesPublish.$inferInsert>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 매출 발행입니다.");
    const set = await decide(tx, row);
    await tx
      .update(salesPublish)
      .set({ ...set, idx_editor: person.idx, mdate: now })
      .where(eq(salesPublish.idx, idx));
    if (set.status && set.status !== row.status) {
      await logStatus(tx, { entity: "sales_publish", idx, from: row.status, to: set.status }, person.idx, now);
    }
  });
}

/** An invoice that is corrected is cancelled by the issue of its correction. */
async function cancelOriginal(tx: Database, idx: number, person: Person, now: Date): Promise<void> {
  const [origin] = await tx.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
  if (!origin || !issued.includes(origin.status)) throw new ApiError(409, "원발행이 이미 취소되었습니다.");
  await tx
    .update(salesPublish)
    .set({ status: "cancel", idx_editor: person.idx, mdate: now })
    .where(eq(salesPublish.idx, idx));
  await logStatus(
    tx,
    { entity: "sales_publish", idx, from: origin.status, to: "cancel", memo: "수정발행" },
    person.idx,
    now,
  );
}

async function receivedOf(tx: Database, idx: number): Promise<number> {
  const [row] = await tx
    .select({ sum: number(sql`sum(${salesReceipt.amount})`) })
    .from(salesReceipt)
    .where(and(eq(salesReceipt.idx_publish, idx), isNull(salesReceipt.deleted_at)));
  return row?.sum ?? 0;
}
