import { daysAfter } from "@portal/definition/calendar";
import { eq, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { evalCycle, evalResult, kpiItem, kpiSheet, pbcItem, pbcSheet } from "../db/tables";
import type { GivenOf, RowOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";

export type Kind = "kpi" | "pbc";
export type Cycle = RowOf<"eval_cycle">;
export type Sheet = RowOf<"kpi_sheet">;

export const sheets = { kpi: { table: kpiSheet, items: kpiItem }, pbc: { table: pbcSheet, items: pbcItem } } as const;

/** From which phase of the cycle on a step of a sheet is taken. */
export const phaseOf = {
  ask: "plan",
  carry: "plan",
  agree: "plan",
  back: "plan",
  mid: "mid",
  self: "eval",
  first: "eval",
  second: "eval",
  giveBack: "eval",
} as const;
export type Step = keyof typeof phaseOf;
const phaseNames = { plan: "목표설정", mid: "중간점검", eval: "평가" } as const;
const phaseOrder = ["ready", "plan", "mid", "eval", "closed"];

/** Refuses a step of a sheet before its phase has begun, and after the last day that the sheet has for it. */
export async function refuseLate(
  context: RequestContext,
  kind: Kind,
  { sheet, cycle, step }: { readonly sheet: Sheet; readonly cycle: Cycle; readonly step: Step },
): Promise<void> {
  // goals that change under way are agreed again in any phase
  const isUnderWay = sheet.agreed_at !== null && phaseOf[step] === "plan";
  if (!isUnderWay) refuseBefore(context, cycle, step);
  if (step === "mid") return refuseAfter(context, cycle.mid_to ?? cycle.self_to);
  const { table } = sheets[kind];
  const [row] = await context.db
    .select({ due: sql<string | null>`${dueOf(kind)}` })
    .from(table)
    .innerJoin(evalCycle, eq(evalCycle.idx, table.idx_cycle))
    .where(eq(table.idx, sheet.idx));
  refuseAfter(context, row?.due ?? null);
}

export function refuseBefore({ now }: RequestContext, cycle: Cycle, step: Step): void {
  const phase = phaseOf[step];
  if (phaseOrder.indexOf(phaseOn(cycle, dayOf(now))) >= phaseOrder.indexOf(phase)) return;
  const { plan_from, plan_to, mid_to } = cycle;
  const begins = { plan: plan_from, mid: daysAfter(plan_to, 1), eval: daysAfter(mid_to ?? plan_to, 1) }[phase];
  throw new ApiError(409, `${phaseNames[phase]} 단계에서 할 수 있습니다. ${begins}에 시작합니다.`);
}

export function refuseAfter({ now }: RequestContext, last: string | null): void {
  if (last && last < dayOf(now)) throw new ApiError(409, `${last}에 마감되었습니다. 인사 관리자에게 문의하세요.`);
}

/** The phase of a cycle on a day: one is over behind its last day, and none comes back by itself. */
export function phaseOn({ status, plan_from, plan_to, mid_to }: Cycle, day: string): Cycle["status"] {
  if (status === "closed" || status === "eval" || day < plan_from) return status;
  if ((mid_to ?? plan_to) < day) return "eval";
  if (plan_to < day) return "mid";
  return status === "ready" ? "plan" : status;
}

/** The last day of what is to be done now. */
export function cycleDue(cycle: GivenOf<"eval_cycle">, day: string): string | null {
  const { status, plan_to, mid_to, self_to, first_to, second_to, appeal_to } = cycle;
  const next = [self_to, first_to].find((last) => last >= day) ?? second_to;
  return { ready: plan_to, plan: plan_to, mid: mid_to ?? self_to, eval: next, closed: appeal_to }[status] ?? null;
}

/** The last day of a sheet's own next step, by its state and the days of its cycle. */
function dueOf(kind: Kind): SQL {
  const { table } = sheets[kind];
  const { plan_to, mid_to, self_to, first_to, second_to, status } = evalCycle;
  // once agreed, goals change until the self-evaluation
  const goals = sql`case when ${table.agreed_at} is null then ${plan_to} else ${self_to} end`;
  // what is given back is written again while the first evaluator has time
  const self = sql`case when ${table.self_total} is null then ${self_to} else ${first_to} end`;
  return sql`case
    when ${table.status} in ('draft', 'back', 'ask', 'change') then ${goals}
    when ${table.status} = 'agreed' and ${status} in ('plan', 'mid') then coalesce(${mid_to}, ${self_to})
    when ${table.status} in ('agreed', 'mid') then ${self}
    when ${table.status} = 'self' then ${first_to}
    when ${table.status} = 'first' and ${table.idx_second_staff} is not null then ${second_to}
  end`;
}

/** How long somebody may object to their result, where the cycle does not say longer. */
const APPEAL_DAYS = 7;

/** Keeps beside each sheet and result what follows from the cycle: its phase, and the day of the own next step. */
export async function noteDays(db: Database, of: { readonly cycle: number } | { readonly result: number }) {
  for (const [kind, { table }] of Object.entries(sheets) as [Kind, (typeof sheets)[Kind]][])
    await db.execute(sql`
      update ${table} set phase = ${evalCycle.status}, due = ${dueOf(kind)} from ${evalCycle}
      where ${evalCycle.idx} = ${table.idx_cycle}
        and ${"cycle" in of ? eq(table.idx_cycle, of.cycle) : eq(table.idx_result, of.result)}`);
  const opened = sql`(${evalResult.opened_at} at time zone 'Asia/Seoul')::date`;
  const dues = [kpiSheet, pbcSheet].map(
    (table) =>
      sql`(select coalesce(${table.due}, '9999-12-31') from ${table} where ${table.idx_result} = ${evalResult.idx} and ${table.deleted_at} is null)`,
  );
  const owed = sql`least(${sql.join(
    dues.map((due) => sql`coalesce(${due}, ${evalCycle.plan_to})`),
    sql`, `,
  )})`;
  await db.execute(sql`
    update ${evalResult} set due = case
      when ${evalResult.status} = 'open' then coalesce(nullif(${owed}, '9999-12-31'), ${evalCycle.first_to})
      when ${evalResult.status} in ('propose', 'adjust') then ${evalCycle.second_to}
      when ${evalResult.status} = 'final' and ${evalResult.opened_at} is not null then greatest(${evalCycle.appeal_to}, ${opened} + ${APPEAL_DAYS}::int)
      when ${evalResult.status} = 'appeal' then (${evalResult.appealed_at} at time zone 'Asia/Seoul')::date + ${APPEAL_DAYS}::int
    end from ${evalCycle}
    where ${evalCycle.idx} = ${evalResult.idx_cycle}
      and ${"cycle" in of ? eq(evalResult.idx_cycle, of.cycle) : eq(evalResult.idx, of.result)}`);
}
