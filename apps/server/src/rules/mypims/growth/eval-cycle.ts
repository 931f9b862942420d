import { notBefore } from "@portal/definition";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { evalResult, staff } from "../../../db/tables";
import { closeResults } from "../../../growth/evaluation";
import { type Cycle, cycleDue, noteDays } from "../../../growth/evaluation-days";
import { notify } from "../../../notifications";
import type { GivenOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"eval_cycle">;

const days = [
  "plan_from",
  "plan_to",
  "mid_to",
  "self_to",
  "first_to",
  "second_to",
  "interview_to",
  "appeal_to",
] as const;
/** How many names are listed of those who are not through. */
const NAMED = 20;
/** The state that each turn leads to; what moves a day leaves it as it is. */
const turns: ReadonlyMap<string, string> = new Map(
  Object.entries({ plan: "plan", mid: "mid", eval: "eval", close: "closed" }),
);

/** Cycles: their days in order, and closed once everybody is through. */
export const rules: RulesOf<"eval_cycle"> = {
  async saving({ now }, { before, after: cycle }) {
    if (before?.status === "closed") throw new ApiError(409, "확정된 주기는 바꿀 수 없습니다.");
    refuseUnordered(cycle);
    const cuts = [cycle.cut_s, cycle.cut_a, cycle.cut_b, cycle.cut_c].map(Number);
    if (cuts.some((cut, at) => at > 0 && cut >= Number(cuts[at - 1])))
      throw wrongFields({ cut_s: "기준점: S, A, B, C의 순서로 작아져야 합니다." });
    return { due: cycleDue(cycle, dayOf(now)) };
  },

  async saved({ db }, { after: cycle }) {
    await noteDays(db, { cycle: cycle.idx });
  },

  async moving(context, { record: cycle, move, values }) {
    if (move === "close") await refuseOpen(context, cycle);
    const given = { ...cycle, ...values };
    refuseUnordered(given);
    const status = turns.get(move) ?? cycle.status;
    return { due: cycleDue({ ...given, status }, dayOf(context.now)) };
  },

  async moved(context, { after: cycle, move }) {
    if (move === "mid" || move === "eval") await tellOfPhase(context, cycle, move);
    if (move !== "close") return noteDays(context.db, { cycle: cycle.idx });
    const to = await closeResults(context, cycle);
    const title = `${cycle.name} 평가결과가 공개되었습니다. 이의가 있으면 7일 안에 신청하세요.`;
    await notify(context.db, { to, kind: "education", title, link: "/mypims/pbckpilist" }, context.now);
    await noteDays(context.db, { cycle: cycle.idx });
  },
};

/** Each phase ends no earlier than the one before it. */
function refuseUnordered(cycle: Given): void {
  const given = days.slice(0, 6).flatMap((key) => (cycle[key] ? [[key, String(cycle[key])] as const] : []));
  const wrong = given.find(([, day], at) => at > 0 && day < String(given[at - 1]?.[1]));
  if (wrong) throw wrongFields({ [wrong[0]]: notBefore("마감일", "앞 단계의 마감일") });
}

/** Whose turn it is as a phase begins: those who are evaluated. */
async function tellOfPhase({ db, now }: RequestContext, cycle: Cycle, phase: "mid" | "eval"): Promise<void> {
  const results = await db
    .select({ to: evalResult.idx_staff })
    .from(evalResult)
    .where(and(eq(evalResult.idx_cycle, cycle.idx), eq(evalResult.status, "open"), isNull(evalResult.deleted_at)));
  const said = {
    mid: `중간점검이 시작되었습니다. ${cycle.mid_to ?? cycle.self_to}까지 제출해 주세요.`,
    eval: `자기평가가 시작되었습니다. ${cycle.self_to}까지 제출해 주세요.`,
  }[phase];
  const to = results.map((result) => result.to);
  await notify(db, { to, kind: "education", title: `${cycle.name}: ${said}`, link: "/mypims/pbckpilist" }, now);
}

/** Nobody is left behind: each has a grade that both evaluators have seen. */
async function refuseOpen({ db }: RequestContext, cycle: Cycle): Promise<void> {
  const isThrough = or(
    eq(evalResult.status, "adjust"),
    and(eq(evalResult.status, "propose"), isNull(evalResult.idx_second_staff)),
    // whom nobody stands above is not evaluated
    isNull(evalResult.idx_first_staff),
  );
  const left = await db
    .select({ name: staff.kname })
    .from(evalResult)
    .innerJoin(staff, eq(staff.idx, evalResult.idx_staff))
    .where(and(eq(evalResult.idx_cycle, cycle.idx), isNull(evalResult.deleted_at), sql`not ${isThrough}`))
    .orderBy(staff.kname);
  if (left.length === 0) return;
  const names = left.slice(0, NAMED).map(({ name }) => name);
  const more = left.length > NAMED ? ` 외 ${left.length - NAMED}명` : "";
  throw new ApiError(409, `평가가 끝나지 않은 ${left.length}명이 있습니다: ${names.join(", ")}${more}`);
}
