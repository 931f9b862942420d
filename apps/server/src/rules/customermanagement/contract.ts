import { and, eq, inArray, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { beginTrade } from "../../customers/begin-trade";
import { contractCharts } from "../../customers/contract-charts";
import {
  asOfOpportunity,
  ended,
  endPlans,
  followOwner,
  isOpen,
  lockOpportunity,
  type Opportunity,
  refuseBackwards,
  setStates,
} from "../../customers/opportunity";
import { type PlanLine, planOf } from "../../customers/payment-plan";
import { contract, quote, salesPlan, smp } from "../../db/tables";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";

type Given = GivenOf<"contract">;
type Plan = RecordOf<"sales_plan">;
type Contract = RecordOf<"contract">;

/** Contracts: each wins its opportunity, with its payment plan and all that follows, or nothing of it happens. */
export const rules: RulesOf<"contract"> = {
  async saving(context, { before: old, after: given }) {
    const { db } = context;
    const opportunity = await lockOpportunity(db, given.idx_smp);
    if (old && (old.idx_smp !== given.idx_smp || old.idx_quote !== given.idx_quote || old.idx_prev !== given.idx_prev))
      throw new ApiError(409, "계약의 영업건, 견적, 이전계약은 바꿀 수 없습니다.");
    const begun = old ? {} : await refuseWrong(context, opportunity, given);
    refuseBackwards(given.date_from, given.date_to, ["계약시작", "계약종료"]);
    const lines = given.sales_plan.length > 0 ? given.sales_plan : planOf(given);
    refuseDifference(lines, given.supply);
    if (old) refuseTaken(old.sales_plan, lines);
    const { idx_customer, idx_owner } = opportunity;
    const of = { idx_customer, idx_owner, idx_smp: opportunity.idx, contract_name: given.name };
    return {
      ...begun,
      ...asOfOpportunity(opportunity),
      product: old?.product ?? opportunity.product,
      sales_plan: lines.map((line) => ({ ...line, ...of })),
    };
  },

  async saved(context, { before, after: record }) {
    const { idx, idx_sector, idx_office, idx_team } = record;
    await context.db.update(salesPlan).set({ idx_sector, idx_office, idx_team }).where(eq(salesPlan.idx_contract, idx));
    if (before === null) await win(context, record);
  },

  // a contract is whose opportunity it is
  async handedOver({ db }, idxs, from) {
    const { idx_owner, idx_sector, idx_office, idx_team } = contract;
    const given = await db
      .update(smp)
      .set({ idx_owner, idx_sector, idx_office, idx_team, ver: sql`${smp.ver} + 1` })
      .from(contract)
      .where(and(eq(contract.idx_smp, smp.idx), inArray(contract.idx, [...idxs]), eq(smp.idx_owner, from)))
      .returning({ idx: smp.idx });
    await followOwner(
      db,
      given.map(({ idx }) => idx),
    );
  },

  async moving({ now }, { record: row, move, values }) {
    if (move === "stop") return { end_date: values.end_date ?? dayOf(now) };
    if (!row.files?.length) throw new ApiError(409, "계약서를 첨부한 뒤 시작하세요.");
    if (row.date_from > dayOf(now)) throw new ApiError(409, "계약시작일이 되지 않았습니다.");
  },

  async moved(context, { after, move }) {
    const { idx, idx_prev, kind } = after;
    if (move === "stop") await endPlans(context, [idx]);
    if (move === "start" && idx_prev !== null && kind === "renew")
      await setStates(context, "contract", contract, { idxs: [idx_prev], from: ["run", "done"], to: "renewed" });
  },

  charts: contractCharts,

  async removing() {
    throw new ApiError(409, "계약은 지우지 않고 해지합니다.");
  },
};

/** Refuses what cannot be won, or is changed without being there. Gives what kind of contract it is. */
async function refuseWrong({ db }: WriteContext, opportunity: Opportunity, given: Given) {
  if (given.kind === "change") {
    const [prev] = given.idx_prev
      ? await db.select().from(contract).where(eq(contract.idx, given.idx_prev)).for("update")
      : [];
    if (prev?.idx_smp !== opportunity.idx || !["ready", "run"].includes(prev.status))
      throw wrongFields({ idx_prev: "이전계약: 이 영업건의 진행 중인 계약을 선택하세요." });
  } else if (!isOpen(opportunity)) throw ended();
  if (given.idx_quote) {
    const [offered] = await db.select().from(quote).where(eq(quote.idx, given.idx_quote)).for("update");
    if (offered?.idx_smp !== opportunity.idx || offered.status !== "sent")
      throw wrongFields({ idx_quote: "견적: 이 영업건에서 발송한 견적을 선택하세요." });
  }
  if (given.kind === "change" || !opportunity.idx_prev_contract) return {};
  return { kind: "renew", idx_prev: opportunity.idx_prev_contract };
}

/** The plan is the contract, to the won. */
function refuseDifference(lines: readonly { readonly amount: number }[], supply: number): void {
  const planned = lines.reduce((sum, { amount }) => sum + Number(amount), 0);
  const difference = Math.abs(planned - supply).toLocaleString("ko-KR");
  if (planned !== supply) throw wrongFields({ supply: `공급가: 대금 계획의 합계와 ${difference}원 다릅니다.` });
}

/** What somebody has asked to invoice stays as it is. */
function refuseTaken(
  before: readonly Plan[],
  after: readonly (Pick<PlanLine, "month" | "amount"> & { readonly idx?: number | undefined })[],
): void {
  const isKept = (old: Plan) =>
    after.some(({ idx, month, amount }) => idx === old.idx && month === old.month && amount === old.amount);
  if (before.some((old) => old.idx_publish !== null && !isKept(old)))
    throw new ApiError(409, "매출 발행을 요청한 대금은 바꿀 수 없습니다.");
}

/** What a new contract does: the opportunity is won, its quote accepted, its customer buys; a changed one takes over. */
async function win(context: WriteContext, record: Contract): Promise<void> {
  const { now } = context;
  const { idx_quote, idx_prev, kind, contract_no } = record;
  if (idx_quote !== null)
    await setStates(context, "quote", quote, { idxs: [idx_quote], from: ["sent"], to: "accepted" });
  if (kind === "change" && idx_prev !== null) {
    await endPlans(context, [idx_prev]);
    const set = { end_date: dayOf(now), end_reason: `변경계약 ${contract_no ?? ""}` };
    await setStates(context, "contract", contract, { idxs: [idx_prev], from: ["ready", "run"], to: "stop", set });
  } else await context.change("smp", record.idx_smp, { stage: "s5" });
  await beginTrade(context, record.idx_customer, { from: ["lead", "pause"], memo: `계약 ${contract_no ?? ""}`.trim() });
}
