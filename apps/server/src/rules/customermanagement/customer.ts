import { and, countDistinct, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { placeOfStaff } from "../../company/place-of-staff";
import { contact, customer, smp, statusLog } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, Row, RulesOf } from "../../records/rules";

type Given = GivenOf<"customer">;
type Customer = RecordOf<"customer">;

/** Customers: whose they are, what their numbers must be, and that their people are reached by the same rows. */
export const rules: RulesOf<"customer"> = {
  handedOver: keepContacts,

  async saving(context, { before: old, after: given }) {
    if (given.idx_parent && given.idx_parent !== old?.idx_parent) await refuseLoop(context, given);
    return old?.idx_owner === given.idx_owner ? undefined : placeOfStaff(context.db, given.idx_owner, "idx_owner");
  },

  async saved(context, { before: old, after: record }) {
    if (old) await keepContacts(context, [record.idx]);
    if (old?.idx_owner !== record.idx_owner) await tellOwner(context, record);
  },

  async merging(context, records) {
    const [gone, kept] = [records.gone, records.kept];
    // the companies of the one that goes will be the other's: it is not to be below one of them
    if (kept.idx_parent !== gone.idx) await refuseLoop(context, { ...kept, idx: gone.idx });
    await tellOfMerging(context, gone, kept);
    return { last_contact_at: later(gone.last_contact_at, kept.last_contact_at) };
  },

  charts: {
    /** Those whom nobody has been in touch with for so many days. */
    idle: async ({ db, now }, where) => {
      const isLive = and(where, inArray(customer.status, ["lead", "active"]));
      const rows = await Promise.all(
        [30, 60, 90].map(async (days) => {
          const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
          const isIdle = or(isNull(customer.last_contact_at), lt(customer.last_contact_at, since));
          return { by: `${days}일 이상`, value: await db.$count(customer, and(isLive, isIdle)) };
        }),
      );
      return rows;
    },
    /** Those with whom it came to an end, by the month in which it did. */
    lost: async ({ db }, where) => {
      const by = sql<string>`to_char(${statusLog.at} at time zone 'Asia/Seoul', 'YYYY-MM')`;
      return db
        .select({ by, value: countDistinct(customer.idx) })
        .from(statusLog)
        .innerJoin(customer, eq(customer.idx, statusLog.entity_idx))
        .where(and(eq(statusLog.entity, "customer"), eq(statusLog.to_status, "end"), where))
        .groupBy(by)
        .orderBy(by);
    },
  },
};

/** The later of two moments. */
function later(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

/** A company above itself would never end. */
async function refuseLoop({ db }: RequestContext, { idx, idx_parent }: Given): Promise<void> {
  let above: number | null = idx_parent;
  for (let steps = 0; above !== null && steps < 20; steps++) {
    if (above === idx) throw wrongFields({ idx_parent: "계열모회사: 자기 자신이나 계열사는 고를 수 없습니다." });
    const [parent] = await db.select({ above: customer.idx_parent }).from(customer).where(eq(customer.idx, above));
    above = parent?.above ?? null;
  }
}

/** The people of a customer have its owners and its unit. */
async function keepContacts({ db }: RequestContext, idxs: readonly number[]): Promise<void> {
  const { idx_owner, idx_sub_owner, idx_sector, idx_office, idx_team } = customer;
  await db
    .update(contact)
    .set({ idx_owner, idx_sub_owner, idx_sector, idx_office, idx_team })
    .from(customer)
    .where(and(eq(contact.idx_customer, customer.idx), inArray(customer.idx, [...idxs])));
}

async function tellOwner({ db, now, person }: RequestContext, { idx, idx_owner, name }: Customer): Promise<void> {
  if (idx_owner === person.idx) return;
  const isOpen = and(eq(smp.idx_customer, idx), notInArray(smp.stage, ["s5", "s6"]), isNull(smp.deleted_at));
  const open = await db.$count(smp, isOpen);
  const title = `고객사 담당이 되었습니다: ${name}${open > 0 ? ` (진행 영업건 ${open}건)` : ""}`;
  const link = `/customermanagement/customerdbviewtab1/${idx}`;
  await notify(db, { to: [idx_owner], kind: "customer", title, link }, now);
}

/** Whose customer becomes part of another one hears where it is from now on. */
async function tellOfMerging({ db, now, person }: RequestContext, gone: Customer, kept: Customer): Promise<void> {
  const owners = [gone.idx_owner, gone.idx_sub_owner, kept.idx_owner].flatMap((idx) => idx ?? []);
  const to = owners.filter((idx) => idx !== person.idx);
  const title = `고객사를 합쳤습니다: ${gone.name} → ${kept.name}`;
  const link = `/customermanagement/customerdbviewtab1/${kept.idx}`;
  await notify(db, { to, kind: "customer", title, link }, now);
}

/** What the record of a customer's says of whose it is. */
export async function asOfCustomer({ db }: Pick<RequestContext, "db">, idx: number): Promise<Row | undefined> {
  const { idx_owner, idx_sub_owner, idx_sector, idx_office, idx_team } = customer;
  const [found] = await db
    .select({ idx_owner, idx_sub_owner, idx_sector, idx_office, idx_team })
    .from(customer)
    .where(eq(customer.idx, idx));
  return found;
}
