import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { placeOfStaff } from "../../company/place-of-staff";
import { endPlans, followOwner, isOpen, type Opportunity, odds, setStates } from "../../customers/opportunity";
import { callLog, contract, inquiry, quote, salesPlan, salesPublish } from "../../db/tables";
import { notify } from "../../notifications";
import type { RequestContext, Row, RulesOf, WriteContext } from "../../records/rules";

/** Opportunities: how likely they are, whose, and what winning and losing them does to their quotes and contracts. */
export const rules: RulesOf<"smp"> = {
  async saving({ db, now }, { before: old, after: given }) {
    const place = old?.idx_owner === given.idx_owner ? {} : await placeOfStaff(db, given.idx_owner, "idx_owner");
    const isMoved = old?.stage !== given.stage;
    const prob = isMoved && old !== null ? null : given.prob;
    return { ...place, ...atStage({ ...given, prob }), ...(isMoved && { stage_at: now }), last_activity_at: now };
  },

  async saved(context, { before: old, after: record }) {
    if (old && old.idx_owner !== record.idx_owner) await handOver(context, record);
    if (old === null) await answerInquiry(context, record);
  },

  async moving({ db, now }, { record, move }) {
    if (move === "takeBack" && (await isPublished(db, record.idx)))
      throw new ApiError(409, "이미 매출 발행을 요청한 계약이 있어 수주를 취소할 수 없습니다.");
    const to: Partial<Record<typeof move, string>> = {
      ...{ lose: "s6", takeBack: "s4", reopen: "s2", find: "s1", reach: "s2", offer: "s3", deal: "s4" },
    };
    const prob = odds[to[move] ?? ""] ?? null;
    return { prob, stage_at: now, last_activity_at: now };
  },

  async moved(context, { before, after: record, move, reason }) {
    const of = async (table: typeof quote | typeof contract) =>
      (await context.db.select({ idx: table.idx }).from(table).where(eq(table.idx_smp, record.idx))).map(
        ({ idx }) => idx,
      );
    if (move === "lose") {
      const memo = "영업건 실주";
      const set = { lost_reason: record.lost_reason };
      await setStates(context, "quote", quote, {
        idxs: await of(quote),
        from: ["draft", "sent"],
        to: "lost",
        set,
        memo,
      });
    }
    if (move !== "takeBack" || before.stage !== "s5") return;
    const contracts = await of(contract);
    await endPlans(context, contracts);
    const set = { end_reason: `수주 취소: ${reason ?? ""}`.slice(0, 300) };
    await setStates(context, "contract", contract, {
      idxs: contracts,
      from: ["ready", "run"],
      to: "stop",
      set,
      memo: "수주 취소",
    });
    await setStates(context, "quote", quote, {
      idxs: await of(quote),
      from: ["accepted"],
      to: "sent",
      memo: "수주 취소",
    });
  },

  handedOver: ({ db }, idxs) => followOwner(db, idxs),

  async removing(_, record) {
    if (!isOpen(record)) throw new ApiError(409, "수주하거나 실주한 영업건은 지울 수 없습니다.");
  },
};

/** How likely it is, and what it then weighs. */
function atStage({ prob, stage, amount }: Pick<Opportunity, "prob" | "stage" | "amount">): Row {
  const likely = prob ?? odds[stage] ?? 0;
  return { prob: likely, weighted: Math.round((Number(amount ?? 0) * likely) / 100) };
}

async function isPublished(db: RequestContext["db"], idx: number): Promise<boolean> {
  const contracts = db.select({ idx: contract.idx }).from(contract).where(eq(contract.idx_smp, idx));
  const planned = await db
    .select({ publish: salesPlan.idx_publish })
    .from(salesPlan)
    // whoever asks to invoice one waits until this is decided
    .where(and(inArray(salesPlan.idx_contract, contracts), isNull(salesPlan.deleted_at)))
    .for("update");
  if (planned.some(({ publish }) => publish !== null)) return true;
  const open = and(inArray(salesPublish.idx_contract, contracts), isNull(salesPublish.deleted_at));
  return (await db.select({ idx: salesPublish.idx }).from(salesPublish).where(open).limit(1)).length > 0;
}

/** What an opportunity came from leads to it: an inquiry is answered by it. */
async function answerInquiry(
  { db, now, person, change }: WriteContext,
  { idx, idx_customer, idx_inquiry, idx_call }: Opportunity,
) {
  if (idx_call) await db.update(callLog).set({ idx_smp: idx }).where(eq(callLog.idx, idx_call));
  if (!idx_inquiry) return;
  const [asked] = await db.select().from(inquiry).where(eq(inquiry.idx, idx_inquiry)).for("update");
  if (!asked || ["won", "end"].includes(asked.status))
    throw wrongFields({ idx_inquiry: "인바운드문의: 이미 전환하거나 종료한 문의입니다." });
  const idx_assigned = asked.idx_assigned ?? person.idx;
  const first_reply_at = asked.first_reply_at ?? now;
  await change("inquiry", idx_inquiry, { idx_customer, idx_smp: idx, idx_assigned, first_reply_at, status: "won" });
}

/** What belongs to an opportunity goes on to its new owner, who is notified. */
async function handOver(context: RequestContext, { idx, idx_owner, title }: Opportunity): Promise<void> {
  const { db, now, person } = context;
  await followOwner(db, [idx]);
  if (idx_owner === person.idx) return;
  const link = `/customermanagement/statussmpview/${idx}`;
  await notify(db, { to: [idx_owner], kind: "customer", title: `영업건 담당이 되었습니다: ${title}`, link }, now);
}
