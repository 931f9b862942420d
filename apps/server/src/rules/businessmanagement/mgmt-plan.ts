import { type Asker, rowsOf } from "@portal/definition";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { headsFor } from "../../company/heads";
import type { Database } from "../../db/open";
import { mgmtPlan, office, planCost, planGoal, planMonth } from "../../db/tables";
import { notify } from "../../notifications";
import {
  agreed,
  countActuals,
  figuresOf,
  monthsOf,
  periodsIn,
  spentByAccount,
  teamPlans,
  versionsOf,
} from "../../plans/figures";
import type { GivenOf, RecordOf, ValuesOf } from "../../records/record-of";
import type { RulesOf, WriteContext } from "../../records/rules";
import { setTargets } from "../../sales/targets";
import { dayOf } from "../../seoul";

type Given = GivenOf<"mgmt_plan">;
type Plan = RecordOf<"mgmt_plan">;

const link = (idx: number) => `/businessmanagement/managementplanview/${idx}`;

/** Plans of units: their sums, who agrees to them, and what they set for the sales. */
export const rules: RulesOf<"mgmt_plan"> = {
  async saving(context, { before: old, after: given }) {
    if (old && agreed.includes(old.status)) refuseAgreed(old, given);
    const copied = old === null && given.idx_copy_of ? await copyOf(context, given) : {};
    const months = copied.plan_month ?? given.plan_month;
    refuseMonths(given, months);
    const unit = await unitOf(context.db, given);
    if (!old && !leads(context.asker, { ...given, ...unit })) {
      throw wrongFields({ idx_team: "팀: 이끄는 조직의 계획만 세울 수 있습니다." });
    }
    return {
      ...copied,
      ...unit,
      planned: sumOf(months, "sales"),
      planned_cost: sumOf(months, "cost"),
    };
  },

  async saved({ db }, { after }) {
    await countActuals(db, sql`mgmt_plan.idx = ${after.idx}`);
  },

  mayMove({ asker, person, now }, plan, move) {
    if (!plan.is_live) return false;
    if (move === "review") return isOver(plan, now);
    if (!["confirm", "back", "close"].includes(move)) return true;
    return plan.idx_submitter !== person.idx && isAbove(asker, plan);
  },

  async moving({ person, now }, { record: plan, move }) {
    if (move === "submit") {
      refuseUnequal(plan);
      return { idx_submitter: person.idx, back_reason: null };
    }
    if (move === "confirm") return { confirmed_at: now, idx_told_to: plan.idx_team === null ? plan.idx_office : null };
    if (move === "revise") return { confirmed_at: null, idx_told_to: null };
    return undefined;
  },

  async moved(context, { before, after: plan, move }) {
    const { db, now, person } = context;
    if (move === "confirm" && plan.period === "year" && plan.idx_team !== null) {
      const idx_team = plan.idx_team;
      const list = plan.plan_month.map(({ month, sales }) => ({ idx_team, month, amount: sales ?? 0 }));
      await setTargets(db, list, person, now);
    }
    if (move === "revise") await keepVersion(context, before);
    if (move === "submit") await tellAbove(context, plan, "경영계획을 확인하세요");
    if (move === "review") await tellAbove(context, plan, "경영계획의 실적을 평가하세요");
    const told: Partial<Record<typeof move, string>> = {
      confirm: "경영계획을 확정하였습니다",
      back: "경영계획을 보완해 주세요",
      close: "경영계획을 마감하였습니다",
    };
    const what = told[move];
    if (!what || !plan.idx_submitter) return;
    await notify(
      db,
      { to: [plan.idx_submitter], kind: "task", title: `${what}: ${plan.title}`, link: link(plan.idx) },
      now,
    );
  },

  async refused(_, { constraint }) {
    const what = "이 조직과 기간의 계획이 이미 있습니다. 그 계획을 고치세요.";
    return constraint === "mgmt_plan_one_live" ? new ApiError(409, what) : undefined;
  },

  mayRemove: (_, record) => record.is_live === true && ["draft", "back"].includes(record.status),

  async extra({ db, asker }, plan) {
    const months = await figuresOf(db, plan);
    const isLead = leads(asker, plan);
    return {
      months: isLead ? months : months.map(({ month, sales }) => ({ month, sales })),
      ...(isLead && { spent: await spentByAccount(db, plan) }),
      teams: plan.idx_team === null ? await teamPlans(db, plan) : [],
      versions: await versionsOf(db, plan),
    };
  },
};

/** Who decides on a plan hears that it is their turn: the head of the office, of an office's plan that of the company. */
async function tellAbove({ db, now, person }: WriteContext, plan: Plan, what: string): Promise<void> {
  const unit = { ...plan, idx: person.idx };
  const heads = await headsFor(db, unit, dayOf(now));
  const levels = plan.idx_team === null ? (["ceo"] as const) : (["office", "ceo"] as const);
  const others = levels.map((level) => heads.of(level, unit).filter((idx) => idx !== person.idx));
  const to = others.find((people) => people.length > 0) ?? [];
  await notify(db, { to, kind: "task", title: `${what}: ${plan.title}`, link: link(plan.idx) }, now);
}

/** Whether somebody leads the unit of a plan, or one above it. */
function leads(asker: Asker, { idx_office, idx_team }: Pick<Plan, "idx_office" | "idx_team">): boolean {
  const rows = rowsOf(asker, ["isLead:team"], { hasOrgUnit: true });
  if (rows === "all") return true;
  return rows.some(
    ({ column, in: units }) =>
      (column === "idx_office" && units.includes(idx_office)) ||
      (column === "idx_team" && idx_team !== null && units.includes(idx_team)),
  );
}

/** Whether somebody heads the unit above that of a plan: the office of a team, the company of an office. */
function isAbove(asker: Asker, { idx_office, idx_team }: Plan): boolean {
  const rows = rowsOf(asker, ["isLead:team"], { hasOrgUnit: true });
  if (rows === "all") return true;
  return (
    idx_team !== null && rows.some(({ column, in: units }) => column === "idx_office" && units.includes(idx_office))
  );
}

/** Whether the time of a plan is over. */
function isOver(plan: Plan, now: Date): boolean {
  return (monthsOf(plan).at(-1) ?? "") < dayOf(now).slice(0, 7);
}

/** Where a plan stands: a team of its office, or the office. */
async function unitOf(db: Database, { idx_office, idx_team }: Given) {
  const [found] = await db.select({ idx_sector: office.idx_sector }).from(office).where(eq(office.idx, idx_office));
  return { idx_sector: found?.idx_sector, idx_office, idx_team: idx_team ?? null };
}

/** Refuses months outside of the plan's time. */
function refuseMonths(plan: Pick<Plan, "year" | "period" | "period_no">, lines: Given["plan_month"]): void {
  if (plan.period_no > periodsIn(plan.period)) {
    throw wrongFields({ period_no: `차수: 1부터 ${periodsIn(plan.period)}까지 입력하세요.` });
  }
  const months = monthsOf(plan);
  const outside = lines.findIndex(({ month }) => !months.includes(month));
  if (outside >= 0) {
    throw wrongFields({ [`plan_month.${outside}.month`]: `월: ${months[0]}부터 ${months.at(-1)}까지 입력하세요.` });
  }
}

/** Of what is agreed upon only what came of the goals is written. */
function refuseAgreed(old: Plan, given: Given): void {
  const kept = ["kind", "goal", "indicator", "target", "unit", "idx_owner"] as const;
  const isSame =
    given.plan_goal.length === old.plan_goal.length &&
    given.plan_goal.every((goal) => {
      const was = old.plan_goal.find(({ idx }) => idx === goal.idx);
      return was && kept.every((key) => alike(goal[key], was[key]));
    });
  if (!isSame)
    throw new ApiError(409, "확정한 계획입니다. 실적과 진척률만 고칠 수 있고, 목표는 ‘계획 변경’으로 고칩니다.");
}

function alike(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    value === null || value === undefined || value === ""
      ? null
      : String(Number.isNaN(Number(value)) ? value : Number(value));
  return plain(a) === plain(b);
}

/** Refuses a plan whose lines do not add up to what it says as a whole, with the differences. */
function refuseUnequal(plan: Plan): void {
  const goal = plan.plan_goal.find(({ kind, target }) => kind === "sales" && target !== null);
  const [sales, cost] = [sumOf(plan.plan_month, "sales"), sumOf(plan.plan_month, "cost")];
  const costs = sumOf(plan.plan_cost, "amount");
  const wrong = [
    ...(plan.plan_month.length > 0 ? [] : ["월별 계획을 입력하세요."]),
    ...(goal && Number(goal.target) !== sales
      ? [
          `월별 매출 합계 ${won(sales)}이 매출 목표 ${won(Number(goal.target))}과 다릅니다(차이 ${won(sales - Number(goal.target))}).`,
        ]
      : []),
    ...(costs !== cost
      ? [`계정별 비용 ${won(costs)}이 월별 비용 ${won(cost)}과 다릅니다(차이 ${won(costs - cost)}).`]
      : []),
  ];
  if (wrong.length > 0) throw new ApiError(409, wrong.join(" "));
}

function won(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}

function sumOf<Key extends string>(lines: readonly { readonly [One in Key]?: number | null }[], key: Key): number {
  return lines.reduce((sum, line) => sum + Number(line[key] ?? 0), 0);
}

type Copied = Pick<ValuesOf<"mgmt_plan">, "plan_goal" | "plan_cost"> & {
  readonly plan_month?: readonly Pick<Plan["plan_month"][number], "month" | "sales" | "cost" | "headcount">[];
};

/** The goals and figures of another plan, for the time of this one; what came of them is left out. */
async function copyOf({ db, asker }: WriteContext, plan: Given): Promise<Copied> {
  const [from] = await db
    .select()
    .from(mgmtPlan)
    .where(and(eq(mgmtPlan.idx, plan.idx_copy_of ?? 0), isNull(mgmtPlan.deleted_at)));
  if (!from || !leads(asker, from)) throw wrongFields({ idx_copy_of: "가져올 계획: 이끄는 조직의 계획을 선택하세요." });
  const [before, months] = [monthsOf(from), monthsOf(plan)];
  const { kind, goal, indicator, target, unit, idx_owner } = planGoal;
  const goals = await db
    .select({ kind, goal, indicator, target, unit, idx_owner })
    .from(planGoal)
    .where(and(eq(planGoal.idx_plan, from.idx), isNull(planGoal.deleted_at)))
    .orderBy(planGoal.seq);
  const { month, sales, cost, headcount } = planMonth;
  const lines = await db
    .select({ month, sales, cost, headcount })
    .from(planMonth)
    .where(and(eq(planMonth.idx_plan, from.idx), isNull(planMonth.deleted_at)))
    .orderBy(month);
  const { account, amount, memo } = planCost;
  const costs = await db
    .select({ account, amount, memo })
    .from(planCost)
    .where(and(eq(planCost.idx_plan, from.idx), isNull(planCost.deleted_at)))
    .orderBy(planCost.idx);
  const moved = lines.flatMap((line) => {
    const to = months[before.indexOf(line.month)];
    return to ? [{ ...line, month: to }] : [];
  });
  return {
    ...(plan.plan_goal.length === 0 && { plan_goal: goals }),
    ...(plan.plan_month.length === 0 && { plan_month: moved }),
    ...(plan.plan_cost.length === 0 && { plan_cost: costs }),
  };
}

/** Keeps what a plan was when it was agreed upon: a record of its own, before the one that goes on. */
async function keepVersion({ db, now, person }: WriteContext, plan: Plan): Promise<void> {
  const copied = [
    ...[
      "year",
      "period",
      "period_no",
      "title",
      "issue",
      "support",
      "rev",
      "confirmed_at",
      "status",
      "planned",
      "sold",
      "rate",
    ],
    ...["planned_cost", "spent", "spent_rate", "idx_office", "idx_team", "idx_sector", "idx_submitter", "idx_prev"],
    ...["idx_writer", "wdate"],
  ];
  const columns = sql.raw(copied.join(", "));
  const { rows } = await db.execute<{ idx: string }>(sql`
    insert into mgmt_plan (${columns}, is_live, idx_editor, mdate)
    select ${columns}, false, ${person.idx}, ${now} from mgmt_plan where idx = ${plan.idx} returning idx`);
  const kept = Number(rows[0]?.idx);
  await db.execute(
    sql`update mgmt_plan set status = ${plan.status}, confirmed_at = ${plan.confirmed_at}, idx_told_to = ${plan.idx_told_to} where idx = ${kept}`,
  );
  const parts = {
    plan_goal: "seq, kind, goal, indicator, target, unit, q1, q2, q3, q4, result, progress, idx_owner, memo",
    plan_month: "month, sales, cost, headcount",
    plan_cost: "account, amount, memo",
  };
  for (const [part, fields] of Object.entries(parts)) {
    const [name, own] = [sql.raw(part), sql.raw(fields)];
    await db.execute(sql`
      insert into ${name} (idx_plan, ${own}, idx_writer) select ${kept}, ${own}, idx_writer from ${name}
      where idx_plan = ${plan.idx} and deleted_at is null order by idx`);
  }
  await db
    .update(mgmtPlan)
    .set({ idx_prev: kept, rev: (plan.rev ?? 1) + 1 })
    .where(eq(mgmtPlan.idx, plan.idx));
}
