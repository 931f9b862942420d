import { sql } from "drizzle-orm";
import { countActuals } from "../../plans/figures";
import { dayOf } from "../../seoul";
import { insertMany } from "../insert-many";
import type { Database } from "../open";
import { mgmtPlan, planComment, planCost, planGoal, planMonth, statusLog } from "../tables";
import { goOnAfter } from "./bulk";
import { atWork, daysBefore } from "./days";
import { demoOffices } from "./organisation";
import type { DemoPerson } from "./people";

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

/** Plans of this year and the next for every office and team: this year's agreed upon, half of the next handed in. */
export async function seedPlans(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const year = Number(dayOf(now).slice(0, 4));
  const targets = await salesOf(tx, year);
  const plans: Plan[] = [];
  const goals: (typeof planGoal.$inferInsert)[] = [];
  const months: (typeof planMonth.$inferInsert)[] = [];
  const spending: (typeof planCost.$inferInsert)[] = [];
  const history: (typeof statusLog.$inferInsert)[] = [];
  for (const [n, office] of demoOffices.entries()) {
    for (const at of [year, year + 1]) {
      const size = (idx: number) => people.filter(({ idx_team }) => idx_team === idx).length;
      const soldBy = (idx: number) =>
        (targets.get(idx) ?? []).map((amount) =>
          at === year ? amount : Math.round((amount * 1.08) / 10_000) * 10_000,
        );
      for (const [k, team] of office.teams.entries()) {
        add({ office, team, n: n + k, at, sales: soldBy(team.idx), heads: size(team.idx) });
      }
      const sums = office.teams.map(({ idx }) => soldBy(idx)).filter((sales) => sales.length > 0);
      const own = sums[0]?.map((_, month) => sums.reduce((sum, sales) => sum + (sales[month] ?? 0), 0)) ?? [];
      // one office has set its own mark higher than its teams have
      const sales = n === 1 && at === year ? own.map((amount) => amount + 500_000) : own;
      const heads = office.teams.reduce((sum, { idx }) => sum + size(idx), 0);
      add({ office, n, at, sales, heads });
    }
  }
  addRevision();
  await insertMany(tx, mgmtPlan, plans);
  await insertMany(tx, planGoal, goals);
  await insertMany(tx, planMonth, months);
  await insertMany(tx, planCost, spending);
  await insertMany(tx, statusLog, history);
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

  interface Unit {
    readonly office: (typeof demoOffices)[number];
    readonly team?: { readonly idx: number; readonly kname: string };
    readonly n: number;
    readonly at: number;
    /** By month; empty for who sells nothing. */
    readonly sales: readonly number[];
    readonly heads: number;
  }

  function add({ office, team, n, at, sales, heads }: Unit) {
    const idx = plans.length + 1;
    const lead = leadOf(office.idx, team?.idx);
    const isNext = at > year;
    const status = !isNext ? "confirm" : n % 2 === 0 ? "submit" : n % 3 === 0 ? "back" : "draft";
    const wdate = atWork(daysBefore(now, isNext ? 12 : 90), n);
    const by = { idx_writer: lead, wdate };
    const planned = sales.reduce((sum, amount) => sum + amount, 0);
    const share = team ? 1 : office.teams.length;
    const planned_cost = costs.reduce((sum, [, amount]) => sum + amount * share, 0);
    plans.push({
      idx,
      year: at,
      period: "year",
      period_no: 1,
      idx_sector: office.sector,
      idx_office: office.idx,
      idx_team: team?.idx ?? null,
      title: `${at}년 ${team?.kname ?? office.kname} 경영계획`,
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
      planned,
      planned_cost,
      ...by,
    });
    for (let month = 1; month <= 12; month++) {
      const name = `${at}-${String(month).padStart(2, "0")}`;
      months.push({
        idx_plan: idx,
        month: name,
        sales: sales[month - 1] ?? 0,
        cost: planned_cost / 12,
        headcount: heads,
        ...by,
      });
    }
    for (const [account, amount] of costs) {
      spending.push({ idx_plan: idx, account, amount: amount * share, memo: "지난해에 쓴 돈에서", ...by });
    }
    const none = { q1: null, q2: null, q3: null, q4: null, result: null, progress: null };
    const goal = (seq: number, kind: string, name: string, target: number | null, unit: string, more = none) =>
      goals.push({
        ...{
          idx_plan: idx,
          seq,
          kind,
          goal: name,
          indicator: null,
          target: target === null ? null : String(target),
          unit,
          memo: null,
        },
        idx_owner: lead,
        ...more,
        ...by,
      } as typeof planGoal.$inferInsert);
    if (planned > 0) goal(1, "sales", "매출 목표를 지킵니다", planned, "원");
    const visits = [3 + (n % 4), 6 + (n % 3), 9 + (n % 5)] as const;
    const [q1, q2, q3] = visits.map(String);
    const total = visits.reduce((sum, one) => sum + one, 0);
    const came = { q1, q2, q3, q4: null, result: String(total), progress: Math.round((total / 40) * 100) };
    goal(2, "customer", "고객에게 먼저 찾아갑니다", 40, "회", isNext ? none : (came as never));
    goal(3, "task", tasks[n % tasks.length] as string, null, "");
    for (const [step, to_status] of [
      "draft",
      ...(status === "draft" ? [] : ["submit"]),
      ...(["confirm", "back"].includes(status) ? [status] : []),
    ].entries()) {
      const when = new Date(wdate.getTime() + step * 4 * 86_400_000);
      const from_status = step === 0 ? null : step === 1 ? "draft" : "submit";
      const who = { idx_staff: lead, idx_writer: lead };
      history.push({ entity: "mgmt_plan", entity_idx: idx, from_status, to_status, at: when, wdate: when, ...who });
    }
  }

  /** The first team that sells has changed its plan in the year: what it was is its first version. */
  function addRevision() {
    const plan = plans.find(({ year: at, planned, idx_team }) => at === year && idx_team && (planned ?? 0) > 0);
    if (!plan) return;
    const idx = plans.length + 1;
    plans.push({
      ...plan,
      idx,
      is_live: false,
      planned: (plan.planned ?? 0) - 3_000_000,
      confirmed_at: daysBefore(now, 85),
    });
    for (const one of months.filter(({ idx_plan }) => idx_plan === plan.idx)) {
      months.push({ ...one, idx_plan: idx, sales: (one.sales ?? 0) - 250_000 });
    }
    for (const one of goals.filter(({ idx_plan }) => idx_plan === plan.idx)) {
      const target = one.kind === "sales" ? String((plan.planned ?? 0) - 3_000_000) : one.target;
      goals.push({ ...one, idx_plan: idx, target } as typeof planGoal.$inferInsert);
    }
    for (const one of spending.filter(({ idx_plan }) => idx_plan === plan.idx))
      spending.push({ ...one, idx_plan: idx });
    Object.assign(plan, { rev: 2, idx_prev: idx });
  }

  function leadOf(idx_office: number, idx_team?: number): number {
    const here = people.filter((person) =>
      idx_team ? person.idx_team === idx_team : person.idx_office === idx_office,
    );
    const position = idx_team ? 6104 : 6103;
    return (here.find(({ idx_position }) => idx_position === position) ?? here[0])?.idx ?? 1;
  }
}

/** What each team is to sell this year, month by month. */
async function salesOf(tx: Database, year: number): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await tx.execute<{ idx_team: string; amounts: string[] }>(sql`
    select idx_team, array_agg(amount order by month) as amounts from sales_target
    where deleted_at is null and month like ${`${year}-%`} group by idx_team having count(*) = 12`);
  return new Map(rows.map(({ idx_team, amounts }) => [Number(idx_team), amounts.map(Number)]));
}
