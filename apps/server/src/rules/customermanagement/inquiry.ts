import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { daysOff } from "../../company/holidays";
import { businessHoursAfter } from "../../customers/business-hours";
import { foundCustomer } from "../../customers/found-customer";
import { inquiry, staff } from "../../db/tables";
import { notify } from "../../notifications";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";

type Inquiry = RecordOf<"inquiry">;

/** Who asks us is answered within so many business hours. */
const REPLY = 4;

/** Inquiries: whose customer it is, who answers, by when, and what is said when it ends. */
export const rules: RulesOf<"inquiry"> = {
  async saving({ db, now }, { before: old, after: given }) {
    if (!given.phone && !given.email && !given.company)
      throw wrongFields({ phone: "연락처: 연락처, 이메일, 회사 가운데 하나는 입력하세요." });
    const found = given.idx_customer ? undefined : await foundCustomer(db, given);
    const received = new Date(given.received_at);
    const isNewlyAssigned = Boolean(given.idx_assigned) && given.idx_assigned !== old?.idx_assigned;
    return {
      title: [given.company, given.name ?? given.phone ?? given.email].filter(Boolean).join(" ").slice(0, 160),
      idx_customer: given.idx_customer ?? found?.idx_customer ?? null,
      reply_due: businessHoursAfter(received, REPLY, await daysOff(db)),
      ...(isNewlyAssigned && { assigned_at: now }),
      ...(isNewlyAssigned && given.status === "new" && { status: "assign" }),
    };
  },

  async saved(context, { before, after }) {
    await tellAssigned(context, before, after);
  },

  async moving({ db, now, person }, { record: row, move, values }) {
    if (move === "assign") {
      const idx_assigned = values.idx_assigned ?? (await leastBusy(db)) ?? person.idx;
      return { idx_assigned, assigned_at: now };
    }
    const who = row.idx_assigned ?? person.idx;
    return { first_reply_at: row.first_reply_at ?? now, idx_assigned: who, assigned_at: row.assigned_at ?? now };
  },

  async moved(context, { before, after, move }) {
    if (move === "assign") await tellAssigned(context, before, after);
  },

  charts: {
    /** How long the first answer took, in minutes. */
    reply: async ({ db }, where) => {
      const minutes = sql<number>`round(avg(extract(epoch from ${inquiry.first_reply_at} - ${inquiry.received_at}) / 60))`;
      const [row] = await db
        .select({ value: minutes.mapWith(Number) })
        .from(inquiry)
        .where(where);
      return row?.value ? [{ by: "", value: row.value }] : [];
    },
    /** Of a hundred whose first answer was due or came, how many got it in time. */
    onTime: async ({ db, now }, where) => {
      const { first_reply_at, reply_due } = inquiry;
      const isOnTime = sql`${first_reply_at} is not null and ${first_reply_at} <= ${reply_due}`;
      const share = sql<number>`round(100.0 * count(*) filter (where ${isOnTime}) / nullif(count(*), 0), 1)`;
      const [row] = await db
        .select({ value: share.mapWith(Number) })
        .from(inquiry)
        .where(and(where, or(isNotNull(first_reply_at), lt(reply_due, now))));
      return row && row.value !== null ? [{ by: "", value: row.value }] : [];
    },
  },
};

/** Who has the fewest open inquiries, of those who answer any. */
async function leastBusy(db: RequestContext["db"]): Promise<number | undefined> {
  const [row] = await db
    .select({ idx: staff.idx })
    .from(inquiry)
    .innerJoin(staff, eq(staff.idx, inquiry.idx_assigned))
    .where(sql`${staff.status} <> 'retired' and ${isNull(inquiry.deleted_at)}`)
    .groupBy(staff.idx)
    .orderBy(asc(count(sql`case when ${inArray(inquiry.status, ["assign", "talk"])} then 1 end`)), asc(staff.idx))
    .limit(1);
  return row?.idx;
}

async function tellAssigned(
  { db, now, person }: RequestContext,
  before: Inquiry | null,
  { idx, idx_assigned, title }: Inquiry,
) {
  if (!idx_assigned || idx_assigned === before?.idx_assigned || idx_assigned === person.idx) return;
  const link = `/customermanagement/inboundlist#${idx}`;
  await notify(db, { to: [idx_assigned], kind: "customer", title: `문의가 배정되었습니다: ${title}`, link }, now);
}
