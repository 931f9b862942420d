import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { isIssued } from "../../../customers/issued";
import type { Database } from "../../../db/open";
import { contract, customer, salesPlan, salesPublish, salesPublishItem, smp } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import { dataOf } from "../document";
import { type Effect, type Effecting, placeOf, writtenBy } from "./effect";

type Head = Pick<
  typeof salesPublish.$inferInsert,
  | "idx_customer"
  | "biz_no"
  | "ceo_name"
  | "tax_email"
  | "contract_name"
  | "idx_smp"
  | "tax_kind"
  | "issue_kind"
  | "fix_reason"
  | "idx_origin"
  | "issue_date"
  | "plan_pay_date"
  | "pay_method"
  | "supply"
  | "vat"
  | "total"
  | "memo"
>;
type Item = Omit<typeof salesPublishItem.$inferInsert, "idx_publish" | "seq">;
type Sales = Head & { readonly idx_plan: number | null; readonly items: readonly Item[] };

/** 매출 발행: a request that accounting issues once the document is completed. A correction takes the place of its original. */
export const sales: Effect = {
  async submitted(effecting) {
    const { tx, document, drafter, now, person } = effecting;
    const { items, idx_plan, ...given } = dataOf<Sales>(document);
    await needCustomer(tx, given.idx_customer);
    if (given.idx_origin) await needOriginal(tx, given.idx_origin, document);
    const head = { ...headOf(given), product: await productOf(tx, given, idx_plan) };
    const [before] = await tx.select().from(salesPublish).where(eq(salesPublish.idx_document, document.idx));
    const idx = before
      ? before.idx
      : ((
          await tx
            .insert(salesPublish)
            .values({
              ...placeOf(drafter),
              ...head,
              idx_document: document.idx,
              idx_owner: drafter.idx,
              status: "run",
              ...writtenBy({ document, now }),
            })
            .returning({ idx: salesPublish.idx })
        )[0]?.idx as number);
    if (before) {
      await tx
        .update(salesPublish)
        .set({ ...head, status: "run", mdate: now })
        .where(eq(salesPublish.idx, idx));
      await tx.delete(salesPublishItem).where(eq(salesPublishItem.idx_publish, idx));
    }
    await logStatus(tx, { entity: "sales_publish", idx, from: before?.status ?? null, to: "run" }, person.idx, now);
    await tx.insert(salesPublishItem).values(
      items.map(({ item_date, item, spec, qty, unit_price, supply, vat }, index) => ({
        idx_publish: idx,
        seq: index + 1,
        item_date,
        item,
        spec,
        qty: qty ?? 1,
        unit_price,
        supply,
        vat: vat ?? 0,
        ...writtenBy({ document, now }),
      })),
    );
    if (idx_plan) await takePlan(tx, idx_plan, idx);
  },

  completed: (effecting) => setStatus(effecting, "wait"),

  async released(effecting, to) {
    await setStatus(effecting, to === "reject" ? "reject" : "draft");
    const { tx, document } = effecting;
    const mine = tx
      .select({ idx: salesPublish.idx })
      .from(salesPublish)
      .where(eq(salesPublish.idx_document, document.idx));
    await tx
      .update(salesPlan)
      .set({ idx_publish: null, status: "plan" })
      .where(sql`${salesPlan.idx_publish} in ${mine}`);
  },

  async results(db, { idx, status }) {
    if (status !== "done") return [];
    const [row] = await db.select().from(salesPublish).where(eq(salesPublish.idx_document, idx));
    if (!row) return [];
    const note = { wait: "발행대기", done: "발행완료", part: "일부수금", paid: "수금완료", cancel: "발행취소" }[
      row.status
    ];
    return [{ title: "매출 발행", note: note ?? "", path: `/documents/SalesManagementPublishView/${row.idx}` }];
  },
};

function headOf(given: Head): Head {
  return {
    idx_customer: given.idx_customer,
    biz_no: given.biz_no,
    ceo_name: given.ceo_name,
    tax_email: given.tax_email,
    contract_name: given.contract_name,
    idx_smp: given.idx_smp,
    tax_kind: given.tax_kind,
    issue_kind: given.issue_kind,
    fix_reason: given.fix_reason,
    idx_origin: given.idx_origin,
    issue_date: given.issue_date,
    plan_pay_date: given.plan_pay_date,
    pay_method: given.pay_method,
    supply: given.supply,
    vat: given.vat,
    total: given.total,
    memo: given.memo,
  };
}

async function needCustomer(tx: Database, idx: number): Promise<void> {
  const [found] = await tx
    .select({ idx: customer.idx })
    .from(customer)
    .where(and(eq(customer.idx, idx), isNull(customer.deleted_at)));
  if (!found) throw new ApiError(400, "고객사를 다시 선택하세요.");
}

/** An invoice is corrected once, and only after it was issued. */
async function needOriginal(
  tx: Database,
  idx: number,
  { idx: idx_document, idx_drafter }: Effecting["document"],
): Promise<void> {
  const [origin] = await tx.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
  if (!origin || !isIssued(origin)) throw new ApiError(409, "발행된 세금계산서만 수정발행할 수 있습니다.");
  if (origin.idx_owner !== idx_drafter) throw new ApiError(403, "수정발행은 담당자가 요청합니다.");
  const others = await tx
    .select({ idx_document: salesPublish.idx_document })
    .from(salesPublish)
    .where(and(eq(salesPublish.idx_origin, idx), sql`${salesPublish.status} not in ('reject', 'draft', 'cancel')`));
  if (others.some((other) => other.idx_document !== idx_document)) {
    throw new ApiError(409, "이미 수정발행을 요청한 세금계산서입니다.");
  }
}

async function takePlan(tx: Database, idx: number, idx_publish: number): Promise<void> {
  const [plan] = await tx
    .select({ idx_contract: salesPlan.idx_contract })
    .from(salesPlan)
    .where(eq(salesPlan.idx, idx));
  const idx_contract = plan?.idx_contract ?? null;
  // whoever changes the contract's plan meanwhile is done first
  if (idx_contract !== null) await tx.select().from(contract).where(eq(contract.idx, idx_contract)).for("update");
  const { rowCount } = await tx
    .update(salesPlan)
    .set({ idx_publish, status: "asked" })
    .where(and(eq(salesPlan.idx, idx), isNull(salesPlan.idx_publish), isNull(salesPlan.deleted_at)));
  if (rowCount === 0) throw new ApiError(409, "이미 발행을 요청한 매출예정입니다.");
  await tx.update(salesPublish).set({ idx_contract }).where(eq(salesPublish.idx, idx_publish));
}

/** What an invoice is for: what its opportunity sells, or that of what was planned, or what it corrects. */
async function productOf(tx: Database, { idx_smp, idx_origin }: Head, idx_plan: number | null): Promise<string | null> {
  const planned = tx
    .select({ idx: salesPlan.idx_smp })
    .from(salesPlan)
    .where(eq(salesPlan.idx, idx_plan ?? 0));
  const isSold = idx_smp ? eq(smp.idx, idx_smp) : inArray(smp.idx, planned);
  const [sold] = await tx.select({ product: smp.product }).from(smp).where(isSold);
  if (sold || !idx_origin) return sold?.product ?? null;
  const { product } = salesPublish;
  const [origin] = await tx.select({ product }).from(salesPublish).where(eq(salesPublish.idx, idx_origin));
  return origin?.product ?? null;
}

async function setStatus({ tx, document, person, now }: Effecting, to: string): Promise<void> {
  const [row] = await tx
    .update(salesPublish)
    .set({ status: to, idx_editor: person.idx, mdate: now })
    .where(and(eq(salesPublish.idx_document, document.idx), eq(salesPublish.status, "run")))
    .returning({ idx: salesPublish.idx });
  if (row) await logStatus(tx, { entity: "sales_publish", idx: row.idx, from: "run", to }, person.idx, now);
}
