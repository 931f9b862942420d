import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { spac, spacTaker } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayStart } from "../../seoul";

type Round = RecordOf<"spac">;
type Given = GivenOf<"spac">;

const MINUTE = 60_000;

/** Rounds of the speaking test: their roster, who marks whom when, and what follows from the results. */
export const rules: RulesOf<"spac"> = {
  checks: [(_, { after }) => wrongRaters(after.spac_rater), (_, { after }) => wrongTakers(after.spac_taker)],

  async saving(_, { after: { spac_taker: takers } }) {
    return { taken: takers.filter(({ status }) => status === "done").length };
  },

  async saved(context, { before, after }) {
    const known = new Set(before?.spac_rater.map(({ idx_staff }) => idx_staff));
    const { db, now, person } = context;
    const { idx, round_name, test_date } = after;
    const added = after.spac_rater.flatMap(({ idx_staff }) => idx_staff ?? []);
    const to = added.filter((one) => one !== person.idx && !known.has(one));
    const title = `SPAC 채점 배정: ${round_name} (${test_date})`;
    await notify(db, { to, kind: "class", title, link: `/businessmanagement/spacview/${idx}` }, now);
  },

  async removing(_, record) {
    if (!["req", "cancel"].includes(record.status))
      throw new ApiError(409, "의뢰하거나 취소한 회차만 지울 수 있습니다.");
  },

  async moving(context, { record: round, move, reason }) {
    const takers = round.spac_taker;
    if (move === "plan" && takers.length !== round.applicants && !reason) {
      throw new ApiError(409, `신청 ${round.applicants}명과 명단 ${takers.length}명이 다릅니다. 사유를 입력하세요.`);
    }
    if (move === "spread" && round.spac_rater.length === 0) {
      throw new ApiError(409, "채점자를 먼저 등록하세요.");
    }
    if (move !== "send") return undefined;
    const missing = takers.filter(({ status, level }) => status === "done" && !level);
    if (missing.length > 0) {
      const names = missing.slice(0, 3).map(({ name }) => name);
      throw new ApiError(409, `레벨이 없는 응시자가 ${missing.length}명 있습니다: ${names.join(", ")}`);
    }
    return planSales(context, round);
  },

  async moved(context, { after, move }) {
    if (move === "spread") await spread(context, after);
  },

  async extra({ db }, record) {
    const { idx, idx_customer, test_date } = record;
    const [before] = await db
      .select({ idx: spac.idx })
      .from(spac)
      .where(
        and(
          eq(spac.idx_customer, idx_customer),
          eq(spac.status, "done"),
          sql`${spac.test_date} < ${test_date}`,
          isNull(spac.deleted_at),
        ),
      )
      .orderBy(sql`${spac.test_date} desc`)
      .limit(1);
    return { levels: await levelsOf(db, idx), before: before ? await levelsOf(db, before.idx) : [] };
  },
};

function wrongRaters(raters: Given["spac_rater"]): Record<string, string> {
  const unnamed = raters.flatMap(({ idx_staff, name }, at) => (!idx_staff === !name ? [at] : []));
  const said = "채점자: 직원과 외부 이름 가운데 하나만 입력하세요.";
  return Object.fromEntries(unnamed.map((at) => [`spac_rater.${at}.idx_staff`, said]));
}

function wrongTakers(takers: Given["spac_taker"]): Record<string, string> {
  const wrong: Record<string, string> = {};
  const seen = new Map<string, number>();
  for (const [at, { emp_no }] of takers.entries()) {
    const before = emp_no ? seen.get(emp_no) : undefined;
    if (before !== undefined) wrong[`spac_taker.${at}.emp_no`] = `사번: ${before + 1}행과 같습니다.`;
    else if (emp_no) seen.set(emp_no, at);
  }
  return wrong;
}

/** How many reached which level. */
async function levelsOf(db: RequestContext["db"], idx: number) {
  return db
    .select({ level: sql<string>`${spacTaker.level}`, count: sql<number>`count(*)::int` })
    .from(spacTaker)
    .where(
      and(
        eq(spacTaker.idx_spac, idx),
        eq(spacTaker.status, "done"),
        sql`${spacTaker.level} is not null`,
        isNull(spacTaker.deleted_at),
      ),
    )
    .groupBy(spacTaker.level)
    .orderBy(asc(spacTaker.level));
}

/** Puts what the round brings into the sales that are expected, in the month of its results. */
async function planSales(context: WriteContext, round: Round) {
  const amount = (round.fee ?? 0) * (round.taken ?? 0);
  if (amount === 0 || round.idx_sales_plan) return undefined;
  const { idx_customer, idx_smp, round_name, idx_owner, test_date } = round;
  const plan = await context.add("sales_plan", {
    ...{ idx_customer, idx_smp, idx_owner, amount },
    contract_name: `SPAC ${round_name}`,
    month: test_date?.slice(0, 7),
  });
  return { idx_sales_plan: plan.idx };
}

/** Gives each who has no time yet the next free one of the rater with the fewest, in the order of the roster. */
async function spread({ db }: RequestContext, round: Round): Promise<void> {
  const { test_date, first_at, minutes } = round;
  const raters = round.spac_rater.map((rater) => ({ ...rater, load: 0 }));
  const takers = round.spac_taker.filter(({ status }) => status === "wait");
  const [hour = 10, minute = 0] = (first_at ?? "10:00").split(":").map(Number);
  const begin = dayStart(test_date ?? "").getTime() + (hour * 60 + minute) * MINUTE;
  for (const { idx, name } of takers) {
    const free = raters.filter(({ load, capacity }) => capacity === null || load < capacity);
    const [rater] = free.toSorted((a, b) => a.load - b.load);
    if (!rater) throw new ApiError(409, `${name}: 채점자의 최대인원이 모두 찼습니다.`);
    const test_at = new Date(begin + rater.load * (minutes ?? 20) * MINUTE);
    rater.load += 1;
    await db.update(spacTaker).set({ test_at, idx_rater: rater.idx }).where(eq(spacTaker.idx, idx));
  }
}
