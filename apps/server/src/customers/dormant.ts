import { and, eq, isNull, sql } from "drizzle-orm";
import { type Placed, replacementOf } from "../company/heads";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import { contract, customer, salesPublish, staff, statusLog } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";

const DAY = 24 * 60 * 60 * 1000;
/** Without a contact, a contract or an invoice for so many days a customer is dormant; the owner is notified thirty days before. */
const QUIET = 365;
const WARNED = QUIET - 30;

/** Who was in touch after this keeps a customer awake. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET * DAY);
}

/** Puts customers to sleep with whom nothing has happened for a year, and warns their owners a month ahead. */
export async function restQuietCustomers(db: Database, now: Date): Promise<number> {
  const lastDay = sql<string>`(greatest(${customer.last_contact_at}, ${customer.wdate}, (
    select max(${salesPublish.issue_date})::timestamptz from ${salesPublish}
    where ${salesPublish.idx_customer} = ${customer.idx} and ${salesPublish.deleted_at} is null
      and ${salesPublish.status} in ('done', 'part', 'paid')), (
    select max(coalesce(${contract.end_date}, ${contract.date_to}))::timestamptz from ${contract}
    where ${contract.idx_customer} = ${customer.idx} and ${contract.deleted_at} is null)) at time zone 'Asia/Seoul')::date`;
  const day = (days: number) => dayOf(new Date(now.getTime() - days * DAY));
  const quiet = await db
    .select({
      idx: customer.idx,
      name: customer.name,
      idx_owner: customer.idx_owner,
      last: sql<string>`${lastDay}::text`,
      owner: { idx: staff.idx, idx_office: staff.idx_office, idx_team: staff.idx_team, status: staff.status },
    })
    .from(customer)
    .innerJoin(staff, eq(staff.idx, customer.idx_owner))
    .where(and(eq(customer.status, "active"), isNull(customer.deleted_at), sql`${lastDay} <= ${day(WARNED)}::date`));
  const rested: Quiet[] = [];
  const warned: Quiet[] = [];
  for (const each of quiet) {
    const { idx, idx_owner, last } = each;
    if (last <= day(QUIET)) {
      await db
        .update(customer)
        .set({ status: "pause", ver: sql`${customer.ver} + 1`, mdate: now })
        .where(eq(customer.idx, idx));
      const memo = `${last} 뒤로 접촉과 계약, 발행이 없음`;
      await db.insert(statusLog).values({
        ...{ entity: "customer", entity_idx: idx, from_status: "active", to_status: "pause", at: now, memo },
        ...{ idx_staff: idx_owner, idx_writer: idx_owner, wdate: now },
      });
      rested.push(each);
      continue;
    }
    const of = { entity: "customer", entity_idx: idx, name: "dormant", due: last, days: WARNED };
    const { rowCount } = await db
      .insert(reminderSent)
      .values({ ...of, idx_staff: idx_owner, at: now })
      .onConflictDoNothing();
    if (rowCount !== 0) warned.push(each);
  }
  await tellOwners(db, rested, { what: "휴면이 되었습니다", list: "status=pause" }, now);
  const list = `status=active&last_contact_at.to=${day(WARNED)}`;
  await tellOwners(db, warned, { what: "한 달 안에 접촉이 없으면 휴면이 됩니다", list }, now);
  return rested.length + warned.length;
}

interface Quiet {
  readonly idx: number;
  readonly name: string;
  readonly owner: Placed & { readonly status: string };
}

/**
 * Each owner hears once of all that are theirs: of one by its page, of several by the list that has them. Of those whose
 * owner has left, who decides in their place does.
 */
async function tellOwners(
  db: Database,
  customers: readonly Quiet[],
  { what, list }: { readonly what: string; readonly list: string },
  now: Date,
): Promise<void> {
  for (const owner of new Map(customers.map((each) => [each.owner.idx, each.owner])).values()) {
    const own = customers.filter((each) => each.owner.idx === owner.idx);
    const hasLeft = owner.status === "retired";
    const to = hasLeft ? await replacementOf(db, owner, [], dayOf(now)) : owner.idx;
    const [first] = own;
    if (!first || to === null) continue;
    const isOne = own.length === 1;
    const said = hasLeft ? `${what} (영업담당 퇴사)` : what;
    const title = `${said}: ${first.name}${isOne ? "" : ` 외 ${own.length - 1}곳`}`;
    const whose = hasLeft ? `tab=all&owner=${owner.idx}` : "tab=mine";
    const link = isOne
      ? `/customermanagement/customerdbviewtab1/${first.idx}`
      : `/customermanagement/customerdblist?${whose}&${list}`;
    await notify(db, { to: [to], kind: "customer", title, link }, now);
  }
}
