import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import { headsFor, type Placed } from "../company/heads";
import { changedColumns, only } from "../crud/writing/values";
import type { Database } from "../db/open";
import { evalCycle, evalResult, goalChange } from "../db/tables";
import { notify } from "../notifications";
import type { GivenOf, RowOf } from "../records/record-of";
import type { RequestContext, Row, Rules, WriteContext } from "../records/rules";
import {
  type Cycle,
  type Kind,
  noteDays,
  phaseOf,
  refuseAfter,
  refuseBefore,
  refuseLate,
  type Sheet,
  type Step,
  sheets,
} from "./evaluation-days";

export type Result = RowOf<"eval_result">;
type Line = Record<string, number | string | null> & { idx: number; weight: number };

/** What of a line is a goal; the rest comes later. */
const goals: Readonly<Record<Kind, readonly string[]>> = {
  kpi: ["perspective", "name", "formula", "unit", "weight", "target", "dir", "band_s", "band_a", "band_b", "band_c"],
  pbc: ["section", "commitment", "action_plan", "measure", "weight", "due", "idx_edu_course"],
};
/** What the person fills in as they go, and each of those who evaluate; in which states. */
const later = [
  { by: "idx_staff", in: ["agreed", "mid"], step: "mid", columns: ["mid_result"] },
  {
    by: "idx_staff",
    in: ["agreed", "mid"],
    step: "self",
    columns: ["result", "self_comment", "files", "self_result", "self_score"],
  },
  { by: "idx_first_staff", in: ["self"], step: "first", columns: ["first_score"] },
  { by: "idx_second_staff", in: ["first"], step: "second", columns: ["second_score"] },
] as const;
const writable = ["draft", "back", "change"];
const scorers = { self: "idx_staff", first: "idx_first_staff", second: "idx_second_staff" } as const;
type Scorer = keyof typeof scorers;

const MOST = 8;
const labels = { kpi: "KPI", pbc: "PBC" } as const;
/** What holds of a sheet of goals: what is filled in when and by whom, what it comes to, who goes on with it. */
export function sheetRules(kind: Kind): Rules<Sheet, GivenOf<"kpi_sheet">> {
  const part = `${kind}_item`;
  const linesIn = (record: Row) => (record[part] ?? []) as readonly Line[];
  return {
    async saving(context, { before: sheet, after }) {
      if (sheet === null) return begun(context, kind, after);
      const isGoalChanged = goalsDiffer(kind, linesIn(sheet), linesIn(after));
      const isMine = sheet.idx_staff === context.person.idx;
      if (isGoalChanged && !(isMine && writable.includes(sheet.status)))
        throw new ApiError(409, "합의된 목표는 바꿀 수 없습니다. 목표변경을 요청하세요.");
      const cycle = await lockCycle(context, sheet.idx_cycle);
      if (isGoalChanged) await refuseLate(context, kind, { sheet, cycle, step: "ask" });
      if (changedColumns(sheet, after).includes("mid_comment"))
        await refuseLate(context, kind, { sheet, cycle, step: "mid" });
      for (const line of linesIn(after)) {
        const old = linesIn(sheet).find(({ idx }) => idx === line.idx) ?? {};
        for (const step of refuseForeign(context, sheet, changedColumns(old, line)))
          await refuseLate(context, kind, { sheet, cycle, step });
      }
      return undefined;
    },

    mayMove({ person }, record, move) {
      const { idx_staff, idx_first_staff, idx_second_staff } = record;
      if (["ask", "carry", "mid", "self"].includes(move)) return person.idx === idx_staff;
      if (move === "second") return person.idx === idx_second_staff;
      if (["agree", "first", "giveBack"].includes(move)) return person.idx === idx_first_staff;
      return person.idx !== idx_staff;
    },

    async moving(context, { record: sheet, move }) {
      const cycle = await lockCycle(context, sheet.idx_cycle);
      // who keeps the evaluation frees a sheet that is stuck on any day
      const isKeeper = move === "back" && context.person.idx !== sheet.idx_first_staff;
      if (move in phaseOf && !isKeeper) await refuseLate(context, kind, { sheet, cycle, step: move as Step });
      const lines = linesIn(sheet);
      if (move === "ask") refuseGoals(kind, lines);
      if (move === "carry" && (await carryOver(context, kind, sheet, cycle)) === 0)
        throw new ApiError(409, "가져올 목표가 없습니다.");
      if (move === "agree") return { agreed_at: context.now };
      if (move === "mid" && kind === "kpi" && lines.some(({ mid_result }) => mid_result === null))
        throw new ApiError(400, "지표마다 중간실적을 입력하세요.");
      if (move in scorers) return scored(context, kind, lines, move as Scorer);
      return undefined;
    },

    async moved(context, { after: sheet, move, reason }) {
      await noteSheet(context, kind, sheet);
      if (move === "agree") await endChanges(context, kind, sheet);
      await noteDays(context.db, { result: sheet.idx_result });
      await tellOfStep(context, kind, sheet, move, reason);
    },

    async saved(context, { before, after }) {
      if (before === null) await noteSheet(context, kind, after);
      if (before?.status !== after.status) await noteDays(context.db, { result: after.idx_result });
    },

    async refused(_, { code }) {
      return code === "23505" ? new ApiError(409, "이 주기의 평가서가 이미 있습니다.") : undefined;
    },

    async removing(_, record) {
      if (record.status !== "draft") throw new ApiError(409, "합의를 요청한 평가서는 지울 수 없습니다.");
    },
  };
}

/** A sheet is begun by whom the cycle asks, while goals are set; the evaluators are those of their result. */
async function begun(context: RequestContext, kind: Kind, { idx_cycle }: Pick<Sheet, "idx_cycle">): Promise<Row> {
  const cycle = await lockCycle(context, idx_cycle);
  refuseBefore(context, cycle, "ask");
  refuseAfter(context, cycle.plan_to);
  const [result] = await context.db
    .select()
    .from(evalResult)
    .where(
      and(
        eq(evalResult.idx_cycle, cycle.idx),
        eq(evalResult.idx_staff, context.person.idx),
        isNull(evalResult.deleted_at),
      ),
    );
  if (!result) throw wrongFields({ idx_cycle: `평가주기: ${cycle.name}의 평가 대상이 아닙니다.` });
  const { idx, idx_staff, idx_first_staff, idx_second_staff } = result;
  const { table } = sheets[kind];
  const isThere = and(eq(table.idx_cycle, cycle.idx), eq(table.idx_staff, idx_staff), isNull(table.deleted_at));
  if ((await context.db.$count(table, isThere)) > 0) throw new ApiError(409, "이 주기의 평가서가 이미 있습니다.");
  const title = `${cycle.name} ${labels[kind]}`;
  return { title, idx_result: idx, idx_staff, idx_first_staff, idx_second_staff, phase: cycle.status };
}

/** Nobody closes the cycle before this transaction has ended: what is saved as it closes is saved whole or refused. */
async function lockCycle({ db }: RequestContext, idx: number): Promise<Cycle> {
  const [cycle] = await db.select().from(evalCycle).where(eq(evalCycle.idx, idx)).for("share");
  if (!cycle) throw wrongFields({ idx_cycle: "평가주기: 없는 주기입니다." });
  if (cycle.status === "closed") throw new ApiError(409, `${cycle.name} 평가가 확정되었습니다.`);
  return cycle;
}

function goalsDiffer(kind: Kind, before: readonly Line[], after: readonly Line[]): boolean {
  if (before.length !== after.length) return true;
  return after.some((line, at) => {
    const old = before[at];
    return old?.idx !== line.idx || changedColumns(old, only(line, goals[kind])).length > 0;
  });
}

/** Refuses what somebody fills in that is another's to fill in, or not now; gives the steps that it belongs to. */
function refuseForeign({ person }: RequestContext, sheet: Sheet, changed: readonly string[]): Step[] {
  const meant = later.filter(({ columns }) => columns.some((column) => changed.includes(column)));
  for (const { by, in: states } of meant) {
    if (sheet[by] === person.idx && (states as readonly string[]).includes(sheet.status)) continue;
    throw new ApiError(403, "지금 입력할 수 없는 항목입니다. 단계와 평가자를 확인하세요.");
  }
  if (changed.includes("self_score") && sheet.idx_staff !== person.idx)
    throw new ApiError(403, "자기점수는 본인만 입력합니다.");
  const isEvaluator = { self: sheet.idx_first_staff, first: sheet.idx_second_staff }[sheet.status as "self" | "first"];
  const isSaid = ["evaluator_comment", "comment"].some((column) => changed.includes(column));
  if (isSaid && isEvaluator !== person.idx) throw new ApiError(403, "평가의견은 평가자가 평가할 때 입력합니다.");
  return meant.map(({ step }) => step);
}

/** Goals that may be agreed: how many, what they weigh, what counts as reached. */
function refuseGoals(kind: Kind, lines: readonly Line[]): void {
  const least = kind === "kpi" ? 3 : 4;
  const refuse = (words: string) => {
    throw new ApiError(400, words);
  };
  if (lines.length < least || lines.length > MOST)
    refuse(`${labels[kind]} 항목은 ${least}~${MOST}개여야 합니다. (현재 ${lines.length}개)`);
  if (kind === "pbc") {
    const missing = Object.entries({ win: "성과약속", execute: "실행약속", team: "팀약속", growth: "역량개발" }).filter(
      ([section]) => !lines.some((line) => line.section === section),
    );
    if (missing.length > 0) refuse(`구분마다 하나 이상 작성하세요: ${missing.map(([, label]) => label).join(", ")}`);
  }
  if (lines.some(({ weight }) => weight % 5 !== 0)) refuse("가중치는 5 단위로 입력하세요.");
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  if (weights < 100) refuse(`가중치 합 ${weights}: ${100 - weights}가 모자랍니다.`);
  if (weights > 100) refuse(`가중치 합 ${weights}: ${weights - 100}가 넘습니다.`);
  const unordered = kind === "kpi" ? lines.find((line) => !areBandsInOrder(line)) : undefined;
  if (unordered) refuse(`${unordered.name}: S·A·B·C 구간을 모두, 방향에 맞는 순서로 입력하세요.`);
}

const bands = [
  ["band_s", 100],
  ["band_a", 90],
  ["band_b", 80],
  ["band_c", 70],
] as const;

function areBandsInOrder(line: Line): boolean {
  const values = bands.map(([key]) => line[key]);
  if (values.some((value) => value === null || value === undefined)) return false;
  const sign = line.dir === "up" ? 1 : -1;
  return values.every((value, at) => at === 0 || sign * Number(values[at - 1]) > sign * Number(value));
}

/** What a result is worth by the bands of its line. */
export function bandScore(line: Readonly<Record<string, unknown>>): number {
  const sign = line.dir === "up" ? 1 : -1;
  const reached = bands.find(([key]) => sign * Number(line.result) >= sign * Number(line[key]));
  return reached?.[1] ?? 60;
}

/** Keeps the scores that follow from results where nobody gave another, and gives what they come to. */
async function scored({ db, now }: RequestContext, kind: Kind, lines: readonly Line[], by: Scorer): Promise<Row> {
  const column = `${by}_score`;
  let total = 0;
  for (const line of lines) {
    if (kind === "kpi" && line.result === null) throw new ApiError(400, `${line.name}: 최종실적을 입력하세요.`);
    const usual = kind === "kpi" ? bandScore(line) : null;
    const given = by === "self" && kind === "kpi" ? usual : (line[column] ?? usual);
    const name = line.name ?? line.commitment;
    if (given === null) throw new ApiError(400, `${name}: 점수를 입력하세요.`);
    if (kind === "kpi" && by !== "self" && Number(given) !== usual && !line.evaluator_comment)
      throw new ApiError(400, `${name}: 구간 점수 ${usual}점과 다르게 평가하려면 평가의견을 입력하세요.`);
    if (given !== line[column])
      await db
        .update(sheets[kind].items)
        .set({ [column]: given, mdate: now })
        .where(eq(sheets[kind].items.idx, line.idx));
    total += Number(given) * (kind === "kpi" ? 1 : 20) * line.weight;
  }
  return { [`${by}_total`]: Math.round(total) / 100 };
}

/** The result has the states of its sheets, and what they come to once the last evaluator has scored. */
async function noteSheet(context: WriteContext, kind: Kind, sheet: Sheet): Promise<void> {
  const isScored = sheet.status === "second" || (sheet.status === "first" && sheet.idx_second_staff === null);
  const score = isScored ? (sheet.second_total ?? sheet.first_total) : null;
  await context.change("eval_result", sheet.idx_result, {
    [`${kind}_status`]: sheet.status,
    [`${kind}_score`]: score === null ? null : Number(score),
  });
}

/** Takes over the goals of the person's last sheet before a cycle that this one does not have yet; gives how many. */
async function carryOver({ db, now, person }: RequestContext, kind: Kind, sheet: Sheet, cycle: Cycle): Promise<number> {
  const { table, items } = sheets[kind];
  const [last] = await db
    .select({ idx: table.idx })
    .from(table)
    .innerJoin(evalCycle, eq(evalCycle.idx, table.idx_cycle))
    .where(
      and(
        eq(table.idx_staff, sheet.idx_staff),
        ne(table.idx, sheet.idx),
        isNull(table.deleted_at),
        sql`(${evalCycle.year}, ${evalCycle.half}) <= (${cycle.year}, ${cycle.half})`,
      ),
    )
    .orderBy(desc(evalCycle.year), desc(evalCycle.half), desc(evalCycle.idx))
    .limit(1);
  const mine = await goalsOf(db, kind, sheet.idx);
  const known = new Set(mine.map(nameOf));
  const added = (last ? await goalsOf(db, kind, last.idx) : [])
    .filter((goal) => !known.has(nameOf(goal)))
    .slice(0, Math.max(0, MOST - mine.length))
    // days and courses are of their cycle
    .map(({ due: _, idx_edu_course: __, ...goal }, at) => ({ ...goal, seq: mine.length + at + 1 }));
  const written = { idx_sheet: sheet.idx, idx_writer: person.idx, wdate: now };
  if (added.length > 0) await db.insert(items).values(added.map((goal) => ({ ...goal, ...written })) as never);
  return added.length;
}

function nameOf({ name, commitment }: Row): unknown {
  return name ?? commitment;
}

/** What two sheets come to together, and the grade that it falls into. */
export function graded({ kpi_score, pbc_score }: Pick<Result, "kpi_score" | "pbc_score">, cycle: Cycle) {
  if (kpi_score === null || pbc_score === null) return { total: null, auto_grade: null };
  const weight = cycle.kpi_weight ?? 70;
  const total = Math.round(Number(kpi_score) * weight + Number(pbc_score) * (100 - weight)) / 100;
  const cuts = { S: cycle.cut_s, A: cycle.cut_a, B: cycle.cut_b, C: cycle.cut_c };
  const found = Object.entries(cuts).find(([, least]) => total >= Number(least ?? 100));
  return { total, auto_grade: found?.[0] ?? "D" };
}

/** Who evaluates each, by who heads their units on a day: the team, then the office; who heads one, those above. */
export async function evaluatorsOf(db: Database, people: readonly Placed[], day: string) {
  const heads = await headsFor(db, people, day);
  const levels = ["team", "office", "ceo"] as const;
  return people.map((person) => {
    const own = levels.findLastIndex((level) => heads.of(level, person).includes(person.idx));
    const above = levels.slice(own + 1).flatMap((level) => heads.of(level, person).slice(0, 1));
    const [one, two] = [...new Set(above)].filter((idx) => idx !== person.idx);
    return { idx_first_staff: one ?? null, idx_second_staff: two ?? null };
  });
}

async function endChanges(context: WriteContext, kind: Kind, sheet: Sheet): Promise<void> {
  const link = kind === "kpi" ? goalChange.idx_kpi_sheet : goalChange.idx_pbc_sheet;
  const open = await context.db
    .select({ idx: goalChange.idx })
    .from(goalChange)
    .where(and(eq(link, sheet.idx), eq(goalChange.status, "open"), isNull(goalChange.deleted_at)));
  for (const { idx } of open) await context.change("goal_change", idx, { status: "done" });
}

/** Notifies who goes on with a sheet, or the person of what was decided. */
async function tellOfStep(
  { db, now }: RequestContext,
  kind: Kind,
  sheet: Sheet,
  move: string,
  reason?: string,
): Promise<void> {
  const said = reason ? ` (${reason})` : "";
  const steps: Readonly<Record<string, readonly [number | null, string]>> = {
    ask: [sheet.idx_first_staff, "목표 합의 요청이 왔습니다"],
    agree: [sheet.idx_staff, "목표가 합의되었습니다"],
    back: [sheet.idx_staff, "목표가 반려되었습니다"],
    mid: [sheet.idx_first_staff, "중간점검이 제출되었습니다"],
    self: [sheet.idx_first_staff, "자기평가가 제출되었습니다"],
    first: [sheet.idx_second_staff, "1차 평가가 끝났습니다. 2차 평가를 해 주세요"],
    giveBack: [sheet.idx_staff, "자기평가를 다시 해 주세요"],
    unstick: [sheet.idx_staff, "평가 단계가 되돌려졌습니다"],
  };
  const [to, words] = steps[move] ?? [null, ""];
  if (to === null) return;
  const title = `${labels[kind]}: ${words}${said}`;
  // it is scored on its form; all else is read, and decided on, on its page
  const page = to !== sheet.idx_staff && (move === "self" || move === "first") ? "ev" : "view";
  const link = `/mypims/${kind}${page}/${sheet.idx}`;
  await notify(db, { to: [to], kind: "education", title, link }, now);
}

/** The goals of a sheet as they are, for whoever reads later what they were. */
export async function goalsOf(db: Database, kind: Kind, sheet: number): Promise<Row[]> {
  const { items } = sheets[kind];
  const lines = await db
    .select()
    .from(items)
    .where(and(eq(items.idx_sheet, sheet), isNull(items.deleted_at)))
    .orderBy(items.seq);
  return lines.map((line) => only(line, goals[kind]));
}

/** Confirms all that a cycle came to: grades are as proposed; whom nobody evaluates has none. Gives who has theirs to read. */
export async function closeResults({ db, now, person }: RequestContext, cycle: Cycle): Promise<number[]> {
  const ready = and(
    eq(evalResult.idx_cycle, cycle.idx),
    or(inArray(evalResult.status, ["propose", "adjust"]), isNull(evalResult.idx_first_staff)),
    isNull(evalResult.deleted_at),
  );
  const isEvaluated = sql`${evalResult.idx_first_staff} is not null`;
  await db.execute(sql`
    insert into status_log (entity, entity_idx, from_status, to_status, idx_staff, at, idx_writer, wdate)
    select 'eval_result', ${evalResult.idx}, ${evalResult.status}, 'final', ${person.idx}, ${now}, ${person.idx}, ${now}
    from ${evalResult} where ${ready}`);
  const closed = await db
    .update(evalResult)
    .set({
      status: "final",
      final_grade: sql`${evalResult.proposed_grade}`,
      opened_at: sql`case when ${isEvaluated} then ${now.toISOString()}::timestamptz end`,
      idx_opened_to: sql`case when ${isEvaluated} then ${evalResult.idx_staff} end`,
      ver: sql`${evalResult.ver} + 1`,
      idx_editor: person.idx,
      mdate: now,
      kpi_status: "closed",
      pbc_status: "closed",
    })
    .where(ready)
    .returning({ to: evalResult.idx_opened_to });
  for (const { table } of Object.values(sheets))
    await db
      .update(table)
      .set({ status: "closed", idx_opened_to: sql`${table.idx_staff}`, ver: sql`${table.ver} + 1`, mdate: now })
      .where(eq(table.idx_cycle, cycle.idx));
  return closed.flatMap(({ to }) => (to === null ? [] : [to]));
}
