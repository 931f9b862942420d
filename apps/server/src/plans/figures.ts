import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { mgmtPlan } from "../db/tables";
import type { RowOf } from "../records/record-of";

type Plan = RowOf<"mgmt_plan">;

/** What a unit sold, spent and how many it was, in a month of its plan. */
export interface Figures {
  readonly month: string;
  readonly sales: number;
  readonly cost: number;
  readonly headcount: number;
}

/** The first and the last month of a plan, YYYY-MM. */
export function monthsOf({ year, period, period_no }: Pick<Plan, "year" | "period" | "period_no">): string[] {
  const length = { year: 12, half: 6, quarter: 3, month: 1 }[period] ?? 12;
  const first = (period_no - 1) * length + 1;
  return Array.from({ length }, (_, at) => `${year}-${String(first + at).padStart(2, "0")}`);
}

/** How many plans of a kind a year has. */
export function periodsIn(period: Plan["period"]): number {
  return { year: 1, half: 2, quarter: 4, month: 12 }[period] ?? 1;
}

/** Sales by their date of issue and expenses by their date of use, of the units of some plans, month by month. */
const counted = sql`
  select plan.idx, plan.month,
    (select coalesce(sum(sold.supply), 0) from sales_publish sold
      where sold.deleted_at is null and sold.status in ('done', 'part', 'paid', 'cancel')
        and sold.idx_office = plan.idx_office and (plan.idx_team is null or sold.idx_team = plan.idx_team)
        and sold.issue_date >= plan.first and sold.issue_date < plan.first + interval '1 month') as sales,
    (select coalesce(sum(item.supply), 0) from expense_item item join expense on expense.idx = item.idx_expense
      where item.deleted_at is null and expense.deleted_at is null and expense.pay_status in ('wait', 'paid')
        and expense.idx_office = plan.idx_office and (plan.idx_team is null or expense.idx_team = plan.idx_team)
        and item.use_date >= plan.first and item.use_date < plan.first + interval '1 month') as cost
  from (
    select mgmt_plan.idx, mgmt_plan.idx_office, mgmt_plan.idx_team, to_char(first, 'YYYY-MM') as month, first::date as first
    from mgmt_plan cross join lateral (
      select make_date(year::int, 1, 1) + make_interval(months => at) as first
      from generate_series(
        (period_no - 1) * case period when 'year' then 12 when 'half' then 6 when 'quarter' then 3 else 1 end,
        period_no * case period when 'year' then 12 when 'half' then 6 when 'quarter' then 3 else 1 end - 1) at
    ) months
    where mgmt_plan.deleted_at is null and `;

/** The figures of one plan, month by month. */
export async function figuresOf(db: Database, plan: Plan): Promise<Figures[]> {
  const { rows } = await db.execute<{ month: string; sales: string; cost: string; headcount: string }>(sql`
    select counted.month, counted.sales, counted.cost,
      (select count(*) from staff where staff.deleted_at is null
        and staff.idx_office = ${plan.idx_office} and (${plan.idx_team}::bigint is null or staff.idx_team = ${plan.idx_team})
        and staff.status <> 'retired' and to_char(staff.joinday, 'YYYY-MM') <= counted.month) as headcount
    from (${counted} mgmt_plan.idx = ${plan.idx}) plan) counted order by 1`);
  return rows.map(({ month, sales, cost, headcount }) => ({
    month,
    sales: Number(sales),
    cost: Number(cost),
    headcount: Number(headcount),
  }));
}

/** What the unit of a plan spent in its time, by account. */
export async function spentByAccount(db: Database, plan: Plan): Promise<Record<string, number>> {
  const months = monthsOf(plan);
  const { rows } = await db.execute<{ account: string; spent: string }>(sql`
    select item.account, sum(item.supply) as spent
    from expense_item item join expense on expense.idx = item.idx_expense
    where item.deleted_at is null and expense.deleted_at is null and expense.pay_status in ('wait', 'paid')
      and expense.idx_office = ${plan.idx_office} and (${plan.idx_team}::bigint is null or expense.idx_team = ${plan.idx_team})
      and to_char(item.use_date, 'YYYY-MM') between ${months[0]} and ${months.at(-1)}
    group by item.account`);
  return Object.fromEntries(rows.map(({ account, spent }) => [account, Number(spent)]));
}

/** Counts what the units of plans have sold and spent; of all that hold now by default. Gives how many changed. */
export async function countActuals(db: Database, which: SQL = sql`mgmt_plan.is_live`): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update mgmt_plan set sold = total.sales, spent = total.cost,
      rate = case when planned > 0 then round(total.sales * 100.0 / planned)::int end,
      spent_rate = case when planned_cost > 0 then round(total.cost * 100.0 / planned_cost)::int end
    from (select idx, sum(sales)::bigint as sales, sum(cost)::bigint as cost from (${counted} ${which}) plan) counted group by idx) total
    where total.idx = mgmt_plan.idx and (sold, spent) is distinct from (total.sales, total.cost)`);
  return rowCount ?? 0;
}

/** The plans of an office's teams for the same time. */
export function teamPlans(db: Database, { year, period, period_no, idx_office }: Plan) {
  const isSame = and(eq(mgmtPlan.year, year), eq(mgmtPlan.period, period), eq(mgmtPlan.period_no, period_no));
  return db
    .select({
      idx: mgmtPlan.idx,
      team: sql<string>`(select kname from team where team.idx = ${mgmtPlan.idx_team})`,
      planned: mgmtPlan.planned,
      sold: mgmtPlan.sold,
      rate: mgmtPlan.rate,
      status: mgmtPlan.status,
    })
    .from(mgmtPlan)
    .where(
      and(
        isSame,
        eq(mgmtPlan.idx_office, idx_office),
        eq(mgmtPlan.is_live, true),
        isNull(mgmtPlan.deleted_at),
        sql`${mgmtPlan.idx_team} is not null`,
      ),
    )
    .orderBy(mgmtPlan.idx_team);
}

/** A plan's earlier versions, the newest first. */
export async function versionsOf(db: Database, plan: Plan) {
  const { rows } = await db.execute<{ idx: string; rev: number; confirmed_at: Date | null; planned: string }>(sql`
    with recursive versions as (
      select idx, rev, idx_prev, confirmed_at, planned from mgmt_plan where idx = ${plan.idx_prev}
      union all
      select older.idx, older.rev, older.idx_prev, older.confirmed_at, older.planned
      from mgmt_plan older join versions on older.idx = versions.idx_prev
    ) select idx, rev, confirmed_at, planned from versions order by rev desc`);
  return rows.map(({ idx, rev, confirmed_at, planned }) => ({
    ...{ idx: Number(idx), rev, planned: Number(planned) },
    confirmed_at: confirmed_at && new Date(confirmed_at).toISOString(),
  }));
}

/** States in which a plan has been agreed upon. */
export const agreed = ["confirm", "review", "close"];
