import { mayOpen } from "@portal/definition";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { daysOff } from "../../company/holidays";
import { businessHoursAfter } from "../../customers/business-hours";
import { foundCustomer } from "../../customers/found-customer";
import { noteContact } from "../../customers/note-contact";
import { callLog, customer, statusLog } from "../../db/tables";
import { notify } from "../../notifications";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";

type Call = RecordOf<"call_log">;

/** A call about money or trouble is dealt with within hours, any other within a working day of nine. */
const [SOON, USUAL] = [4, 9];
const SHORTEST = 8;
/** Nobody is given up before so many days on which they were called in vain. */
const TRIES = 3;

/** Calls: whose they are, until when they are dealt with, and what follows from them. */
export const rules: RulesOf<"call_log"> = {
  async saving({ db }, { before: old, after: given }) {
    const digits = given.phone.replace(/\D/g, "");
    if (digits.length < SHORTEST) throw wrongFields({ phone: `전화번호: 숫자 ${SHORTEST}자리 이상 입력하세요.` });
    const found = given.idx_customer ? undefined : await foundCustomer(db, given);
    const isUrgent = given.kind === "claim" || given.kind === "refund";
    const due = given.due ?? businessHoursAfter(new Date(given.called_at), isUrgent ? SOON : USUAL, await daysOff(db));
    return {
      title: [given.caller_name ?? given.phone, given.product].filter(Boolean).join(" ").slice(0, 160),
      due,
      idx_customer: given.idx_customer ?? found?.idx_customer ?? null,
      ...(old === null && !given.idx_customer && found && { idx_contact: found.idx_contact }),
    };
  },

  async saved(context, { before: old, after: call }) {
    if (call.idx_customer !== null && call.idx_customer !== old?.idx_customer)
      await noteContact(context, call.idx_customer, new Date(call.called_at));
    await tell(context, old, call);
    if (old === null && call.kind === "new") await inquire(context, call);
  },

  async moving({ db, now }, { record, move, values }) {
    const { back_at } = { ...record, ...values };
    if (move === "back" && back_at && back_at <= now)
      throw wrongFields({ back_at: "재통화일시: 앞으로의 때를 입력하세요." });
    if (move === "done" && record.status === "miss") await refuseEarly(db, record.idx);
    return undefined;
  },

  async removing() {
    throw new ApiError(409, "통화 기록은 지우지 않습니다.");
  },

  async extra({ db, asker }, record) {
    // whose customer it is reads of this call alone
    if (!mayOpen(asker, ["isCmsAdmin:all"])) return {};
    const { idx, phone_key } = record;
    const earlier = await db
      .select({ idx: callLog.idx, called_at: callLog.called_at, title: callLog.title, result: callLog.result })
      .from(callLog)
      .where(and(eq(callLog.phone_key, phone_key ?? ""), ne(callLog.idx, idx), isNull(callLog.deleted_at)))
      .orderBy(desc(callLog.called_at))
      .limit(3);
    return { earlier };
  },
};

async function refuseEarly(db: RequestContext["db"], idx: number): Promise<void> {
  const missed = await db
    .select({ at: statusLog.at })
    .from(statusLog)
    .where(and(eq(statusLog.entity, "call_log"), eq(statusLog.entity_idx, idx), eq(statusLog.to_status, "miss")));
  const days = new Set(missed.map(({ at }) => dayOf(at))).size;
  if (days < TRIES) throw new ApiError(409, `부재는 ${TRIES}일에 걸쳐 다시 건 뒤 완료합니다. (현재 ${days}일)`);
}

/** Who has it now, and whose customer complains. */
async function tell({ db, now, person }: RequestContext, before: Call | null, call: Call): Promise<void> {
  const link = `/mypims/eicnview/${call.idx}`;
  if (call.idx_handler !== person.idx && call.idx_handler !== before?.idx_handler)
    await notify(
      db,
      { to: [call.idx_handler], kind: "customer", title: `콜이 배정되었습니다: ${call.title}`, link },
      now,
    );
  if (before || call.kind !== "claim" || call.idx_customer === null) return;
  const [of] = await db.select().from(customer).where(eq(customer.idx, call.idx_customer));
  if (!of || of.idx_owner === person.idx) return;
  const page = `/customermanagement/customerdbviewtab2/${of.idx}`;
  await notify(db, { to: [of.idx_owner], kind: "customer", title: `고객사의 불만 접수: ${of.name}`, link: page }, now);
}

/** A new caller is an inquiry, too. */
async function inquire(context: WriteContext, call: Call): Promise<void> {
  const { idx, called_at, caller_name, phone, idx_customer, content } = call;
  const from = { received_at: new Date(called_at), channel: "tel", name: caller_name, phone, idx_customer, content };
  await context.add("inquiry", { ...from, idx_call: idx });
}
