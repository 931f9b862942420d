import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { mgmtPlan, planComment, planCost, planGoal, planMonth, statusLog } from "../../db/tables";
import { countActuals } from "../../plans/figures";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import { demoOffices } from "../company/organisation";
import type { DemoPerson } from "../company/people";
import { atWork, daysBefore } from "../days";

type Plan = typeof mgmtPlan.$inferInsert & { readonly idx: number };

const costs = [
  ["meal", 6_000_000],
  ["meet", 3_000_000],
  ["edu", 4_800_000],
  ["supply", 2_400_000],
  ["outsource", 12_000_000],
] as const;
const issues = [
  "재계약을 앞둔 고객이 상반기에 몰려 있습니다. 담당을 나누어 먼저 찾아갑니다.",
  "새로 온 사람이 많아 일을 익히는 데 시간이 듭니다. 짝을 지어 함께 다닙니다.",
  "외주 단가가 올랐습니다. 직접 할 수 있는 일을 하반기까지 넓힙니다.",
];
const tasks = ["업무 설명서를 처음부터 끝까지 다시 씁니다", "답을 하루 안에 드립니다", "반복되는 보고를 셋 줄입니다"];

/** A plan with what it is made of. */
interface Made {
  readonly plan: Plan;
  readonly by: By;
  readonly goals: readonly (typeof planGoal.$inferInsert)[];
  readonly months: readonly (typeof planMonth.$inferInsert)[];
  readonly costs: readonly (typeof planCost.$inferInsert)[];
}

interface By {
  readonly idx_writer: number;
  readonly wdate: Date;
}

/** Whose plan it is. */
interface Unit {
  readonly office: (typeof demoOffices)[number];
  readonly team?: { readonly idx: number; readonly kname: string };
  readonly n: number;
  readonly year: number;
  readonly isNext: boolean;
  /** By month; empty for who sells nothing. */
  readonly sales: readonly number[];
  readonly heads: number;
  readonly lead: number;
}

/** Plans of this year and the next for every office and team: this year's agreed upon, half of the next handed in. */
export async function seedPlans(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const units = unitsOf(await salesOf(tx, Number(dayOf(now).slice(0, 4))), people, now);
  const made = units.map((unit, at) => madeOf(unit, at + 1, now));
  const all = [...made, ...revised(made, now)];
  await insertMany(
    tx,
    mgmtPlan,
    all.map(({ plan }) => plan),
  );
  await insertMany(
    tx,
    planGoal,
    all.flatMap(({ goals }) => goals),
  );
  await insertMany(
    tx,
    planMonth,
    all.flatMap(({ months }) => months),
  );
  await insertMany(
    tx,
    planCost,
    all.flatMap((one) => one.costs),
  );
  await insertMany(tx, statusLog, made.flatMap(historyOf));
  await goOnAfter(tx, mgmtPlan);
  await tx.insert(planComment).values([
    {
      idx_plan: 1,
      content: "고객 수 목표를 분기로 나누어 주시면 좋겠습니다.",
      idx_writer: 1,
      wdate: daysBefore(now, 20),
    },
  ]);
  // what is counted is read without its indexes as long as the tables seem to be empty
  await tx.execute(sql`analyze sales_publish, expense, expense_item`);
  await countActuals(tx);
}

/** The teams and their office, year by year. */
function unitsOf(targets: ReadonlyMap<number, readonly number[]>, people: readonly DemoPerson[], now: Date): Unit[] {
  const thisYear = Number(dayOf(now).slice(0, 4));
  const size = (idx: number) => people.filter(({ idx_team }) => idx_team === idx).length;
  return demoOffices.flatMap((office, n) =>
    [false, true].flatMap((isNext) => {
      const year = isNext ? thisYear + 1 : thisYear;
      const soldBy = (idx: number) =>
        (targets.get(idx) ?? []).map((amount) => (isNext ? Math.round((amount * 1.08) / 10_000) * 10_000 : amount));
      const teams = office.teams.map((team, k): Unit => {
        const lead = leadOf(people, office.idx, team.idx);
        return { office, team, n: n + k, year, isNext, sales: soldBy(team.idx), heads: size(team.idx), lead };
      });
      const sums = teams.map(({ sales }) => sales).filter((sales) => sales.length > 0);
      const own = sums[0]?.map((_, month) => sums.reduce((sum, sales) => sum + (sales[month] ?? 0), 0)) ?? [];
      // one office has set its own mark higher than its teams have
      const sales = n === 1 && !isNext ? own.map((amount) => amount + 500_000) : own;
      const heads = teams.reduce((sum, each) => sum + each.heads, 0);
      return [...teams, { office, n, year, isNext, sales, heads, lead: leadOf(people, office.idx) }];
    }),
  );
}

function madeOf(unit: Unit, idx: number, now: Date): Made {
  const by = { idx_writer: unit.lead, wdate: atWork(daysBefore(now, unit.isNext ? 12 : 90), unit.n) };
  const plan = planOf(unit, idx, by, now);
  const share = shareOf(unit);
  return {
    plan,
    by,
    goals: goalsOf(unit, plan, by),
    months: Array.from({ length: 12 }, (_, at) => ({
      idx_plan: idx,
      month: `${unit.year}-${String(at + 1).padStart(2, "0")}`,
      sales: unit.sales[at] ?? 0,
      cost: (plan.planned_cost ?? 0) / 12,
      headcount: unit.heads,
      ...by,
    })),
    costs: costs.map(([account, amount]) => ({
      ...{ idx_plan: idx, account, amount: amount * share, memo: "지난해에 쓴 돈에서", ...by },
    })),
  };
}

/** How many teams' costs a unit has. */
function shareOf({ team, office }: Unit): number {
  return team ? 1 : office.teams.length;
}

function planOf(unit: Unit, idx: number, by: By, now: Date): Plan {
  const { office, team, n, year, isNext, sales, lead } = unit;
  const status = !isNext ? "confirm" : n % 2 === 0 ? "submit" : n % 3 === 0 ? "back" : "draft";
  return {
    idx,
    year,
    period: "year",
    period_no: 1,
    idx_sector: office.sector,
    idx_office: office.idx,
    idx_team: team?.idx ?? null,
    title: `${year}년 ${team?.kname ?? office.kname} 경영계획`,
    issue: issues[n % issues.length] as string,
    support: n % 4 === 0 ? "하반기에 한 사람을 더 뽑아 주시기 바랍니다." : null,
    back_reason: status === "back" ? "비용의 근거를 계정마다 적어 주세요." : null,
    rev: 1,
    idx_prev: null,
    is_live: true,
    idx_submitter: status === "draft" ? null : lead,
    idx_told_to: status === "confirm" && !team ? office.idx : null,
    confirmed_at: status === "confirm" ? daysBefore(now, 70) : null,
    status,
    planned: sales.reduce((sum, amount) => sum + amount, 0),
    planned_cost: costs.reduce((sum, [, amount]) => sum + amount * shareOf(unit), 0),
    ...by,
  };
}

function goalsOf({ n, isNext, lead }: Unit, { idx, planned = 0 }: Plan, by: By): Made["goals"] {
  const none = { q1: null, q2: null, q3: null, q4: null, result: null, progress: null };
  const own = { idx_plan: idx, indicator: null, memo: null, idx_owner: lead, ...none, ...by };
  const [q1, q2, q3] = [3 + (n % 4), 6 + (n % 3), 9 + (n % 5)] as const;
  const result = q1 + q2 + q3;
  const came = isNext ? none : { q1, q2, q3, q4: null, result, progress: Math.round((result / 40) * 100) };
  return [
    ...(planned && planned > 0
      ? [{ ...own, seq: 1, kind: "sales", goal: "매출 목표를 지킵니다", target: planned, unit: "원" }]
      : []),
    { ...own, ...came, seq: 2, kind: "customer", goal: "고객에게 먼저 찾아갑니다", target: 40, unit: "회" },
    { ...own, seq: 3, kind: "task", goal: tasks[n % tasks.length] as string, target: null, unit: "" },
  ];
}

function historyOf({ plan: { idx, status = "draft" }, by: { idx_writer, wdate } }: Made) {
  const passed = status === "draft" ? ["draft"] : ["draft", "submit", ...(status === "submit" ? [] : [status])];
  return passed.map((to_status, step): typeof statusLog.$inferInsert => {
    const when = new Date(wdate.getTime() + step * 4 * 86_400_000);
    const from_status = passed[step - 1] ?? null;
    const who = { idx_staff: idx_writer, idx_writer };
    return { entity: "mgmt_plan", entity_idx: idx, from_status, to_status, at: when, wdate: when, ...who };
  });
}

/** The first team that sells has changed its plan in the year: what it was is its first version. */
function revised(made: readonly Made[], now: Date): Made[] {
  const one = made.find(({ plan }) => plan.status === "confirm" && plan.idx_team && (plan.planned ?? 0) > 0);
  if (!one) return [];
  const idx = made.length + 1;
  const planned = (one.plan.planned ?? 0) - 3_000_000;
  const first: Made = {
    by: one.by,
    plan: { ...one.plan, idx, is_live: false, planned, confirmed_at: daysBefore(now, 85) },
    months: one.months.map((row) => ({ ...row, idx_plan: idx, sales: (row.sales ?? 0) - 250_000 })),
    goals: one.goals.map((row) => ({
      ...row,
      idx_plan: idx,
      ...(row.kind === "sales" && { target: planned }),
    })),
    costs: one.costs.map((row) => ({ ...row, idx_plan: idx })),
  };
  Object.assign(one.plan, { rev: 2, idx_prev: idx });
  return [first];
}

function leadOf(people: readonly DemoPerson[], idx_office: number, idx_team?: number): number {
  const here = people.filter((person) => (idx_team ? person.idx_team === idx_team : person.idx_office === idx_office));
  const position = idx_team ? 6104 : 6103;
  return (here.find(({ idx_position }) => idx_position === position) ?? here[0])?.idx ?? 1;
}

/** What each team is to sell this year, month by month. */
async function salesOf(tx: Database, year: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await tx.execute<{ idx_team: string; amounts: string[] }>(sql`
    select idx_team, array_agg(amount order by month) as amounts from sales_target
    where deleted_at is null and month like ${`${year}-%`} group by idx_team having count(*) = 12`);
  return new Map(rows.map(({ idx_team, amounts }) => [Number(idx_team), amounts.map(Number)]));
}
