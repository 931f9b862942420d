import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { evalCycle, evalResult, goalChange, kpiItem, kpiSheet, pbcItem, pbcSheet, statusLog } from "../../db/tables";
import { bandScore, graded } from "../../growth/evaluation";
import { noteDays } from "../../growth/evaluation-days";
import { goOnAfter } from "../bulk";
import { demoHeads } from "../company/hr";
import type { DemoPerson } from "../company/people";
import { dayBefore } from "../days";

/** Who keeps the evaluation. */
const KEEPER = 11;
const measures = [
  ["fin", "신규 계약액", "신규 계약의 공급가 합", "krw", 300_000_000, "up", [1.1, 1, 0.9, 0.8]],
  ["cus", "재계약율", "재계약 고객사 ÷ 만기 고객사", "pct", 85, "up", [1.08, 1, 0.94, 0.88]],
  ["cus", "강의 만족도", "수강생 설문 평균", "pt", 4.6, "up", [1.03, 1, 0.97, 0.93]],
  ["proc", "교재 반품률", "반품 부수 ÷ 출고 부수", "pct", 2, "down", [0.7, 1, 1.3, 1.7]],
  ["grow", "교육 이수시간", "이수한 교육시간 합", "cnt", 120, "up", [1.1, 1, 0.85, 0.7]],
  ["proc", "보고 기한 준수율", "기한 안 보고 ÷ 전체 보고", "pct", 95, "up", [1.04, 1, 0.95, 0.9]],
] as const;
const weights = [
  [40, 35, 25],
  [30, 25, 25, 20],
  [25, 20, 20, 20, 15],
  [20, 20, 20, 15, 15, 10],
] as const;
const promises = [
  [
    "win",
    "맡은 고객사와의 약속을 기한 안에 지킨다",
    "주마다 진행을 점검하고 늦으면 먼저 알린다",
    "기한 준수 95% 이상",
    40,
  ],
  ["execute", "제안서를 팀의 양식으로 다시 쓴다", "분기마다 두 건을 골라 동료와 함께 고친다", "개선한 제안서 4건", 25],
  ["team", "회의에서 먼저 듣고 정리한다", "회의록을 당일에 나눈다", "당일 공유 90% 이상", 20],
  ["growth", "데이터를 읽고 말하는 힘을 기른다", "교육을 듣고 배운 것을 팀에 나눈다", "교육 이수와 공유 2회", 15],
] as const;

type Row = Record<string, unknown> & { idx: number };

/** A cycle that is closed, with two appeals, and one under way whose goals are agreed, some of them late. */
export async function seedEvaluation(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const cycles = [cycleAt(1, now, 240, "closed"), cycleAt(2, now, 50, "mid")];
  const made = {
    results: [] as Row[],
    kpis: [] as Row[],
    pbcs: [] as Row[],
    kpiItems: [] as Row[],
    pbcItems: [] as Row[],
  };
  const evaluatorsFor = evaluatorsAmong(people);
  for (const cycle of cycles) {
    for (const [n, person] of people.filter(({ joinday }) => joinday <= cycle.plan_from).entries()) {
      const [one, two] = evaluatorsFor(person);
      if (one !== undefined) addPerson(made, cycle, person, n, one, two ?? null, now);
    }
  }
  const running = made.kpis.filter(({ idx_cycle, status }) => idx_cycle === 2 && status === "agreed");
  await insertMany(tx, evalCycle, cycles);
  await insertMany(tx, evalResult, made.results as never);
  await insertMany(tx, kpiSheet, made.kpis as never);
  await insertMany(tx, pbcSheet, made.pbcs as never);
  await insertMany(tx, kpiItem, made.kpiItems as never);
  await insertMany(tx, pbcItem, made.pbcItems as never);
  for (const cycle of cycles) await noteDays(tx, { cycle: cycle.idx });
  await tx.insert(goalChange).values(
    running.slice(3, 6).map(({ idx, idx_result, idx_staff }) => ({
      ...{ idx_result: Number(idx_result), idx_kpi_sheet: idx, idx_writer: Number(idx_staff), wdate: now },
      reason: "담당 고객사가 바뀌어 신규 계약액 목표를 다시 정하고 싶습니다.",
      before: [],
    })),
  );
  const closed = made.results.filter(({ status }) => status !== "open");
  await insertMany(
    tx,
    statusLog,
    closed.map(({ idx }) => {
      const at = new Date(`${dayBefore(now, 30)}T01:00:00Z`);
      return {
        ...{ entity: "eval_result", entity_idx: idx, from_status: "adjust", to_status: "final", idx_staff: KEEPER },
        ...{ at, idx_writer: KEEPER, wdate: at },
      };
    }),
  );
  for (const table of [evalCycle, evalResult, kpiSheet, pbcSheet, kpiItem, pbcItem, goalChange])
    await goOnAfter(tx, table);
}

function cycleAt(idx: number, now: Date, begun: number, status: string) {
  const day = (after: number) => dayBefore(now, begun - after);
  const plan_from = day(0);
  const of = Number(plan_from.slice(0, 4));
  const half = plan_from.slice(5, 7) < "07" ? "h1" : "h2";
  return {
    ...{ idx, year: of, half, status, plan_from },
    name: `${of} ${half === "h1" ? "상반기" : "하반기"}`,
    ...{ plan_to: day(30), mid_to: day(75), self_to: day(150), first_to: day(170), second_to: day(185) },
    ...{ interview_to: day(185), appeal_to: day(220), due: status === "closed" ? day(220) : day(75) },
    ...{ kpi_weight: 70, cut_s: 95, cut_a: 88, cut_b: 78, cut_c: 68 },
    ...{ idx_writer: KEEPER, wdate: new Date(`${plan_from}T00:00:00Z`) },
  };
}

/** Who evaluates whom: heads of the team, the office and the company, in this order, who are not the person. */
export function evaluatorsAmong(people: readonly DemoPerson[]) {
  const heads = demoHeads(people);
  const headOf = (level: string, unit: number) => {
    const all = heads.filter((head) => head.unit_level === level && head.unit_idx === unit);
    return (all.find(({ is_acting }) => is_acting) ?? all[0])?.idx_staff;
  };
  return (person: DemoPerson) => {
    const chain = [headOf("2", person.idx_team), headOf("1", person.idx_office), headOf("0", 0)];
    const own = chain.lastIndexOf(person.idx);
    return [...new Set(chain.slice(own + 1))].filter((idx) => idx !== undefined && idx !== person.idx).slice(0, 2);
  };
}

interface Made {
  results: Row[];
  kpis: Row[];
  pbcs: Row[];
  kpiItems: Row[];
  pbcItems: Row[];
}

function addPerson(
  made: Made,
  cycle: ReturnType<typeof cycleAt>,
  person: DemoPerson,
  n: number,
  one: number,
  two: number | null,
  now: Date,
): void {
  const isClosed = cycle.status === "closed";
  // twelve are late with their goals, the others have agreed, some have told how far they are
  const status = isClosed ? "closed" : n % 24 === 5 && n < 24 * 12 ? "ask" : n % 3 === 0 ? "mid" : "agreed";
  const at = new Date(`${cycle.plan_from}T00:00:00Z`);
  const base = { idx_cycle: cycle.idx, idx_staff: person.idx, idx_first_staff: one, idx_second_staff: two };
  const common = {
    ...{ ...base, idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team || null },
    ...{ idx_writer: person.idx, wdate: at },
  };
  const idx = made.results.length + 1;
  const sheet = {
    ...common,
    idx,
    title: `${cycle.name} KPI`,
    idx_result: idx,
    status,
    agreed_at: status === "ask" ? null : at,
    idx_opened_to: isClosed ? person.idx : null,
  };
  const of = weights[n % weights.length] as readonly number[];
  const kpiLines = of.map((weight, i) => kpiLine(made, sheet, i, weight, n));
  const pbcLines = promises.map((promise, i) => pbcLine(made, sheet, i, promise, n));
  const total = (lines: readonly Row[], by: string, unit: number) =>
    Math.round(lines.reduce((sum, line) => sum + Number(line[by]) * unit * Number(line.weight), 0)) / 100;
  const totals = (lines: readonly Row[], unit: number) =>
    isClosed
      ? {
          self_total: total(lines, "self_score", unit),
          first_total: total(lines, "first_score", unit),
          second_total: two === null ? null : total(lines, "second_score", unit),
        }
      : {};
  const [kpi, pbc] = [totals(kpiLines, 1), totals(pbcLines, 20)];
  made.kpis.push({
    ...sheet,
    ...kpi,
    mid_comment: isClosed ? "상반기 흐름이 좋습니다. 남은 기간은 재계약에 힘을 쏟으세요." : null,
  });
  made.pbcs.push({ ...sheet, ...pbc, title: `${cycle.name} PBC` });
  const scores = {
    kpi_score: kpi.second_total ?? kpi.first_total ?? null,
    pbc_score: pbc.second_total ?? pbc.first_total ?? null,
  };
  const { auto_grade, total: sum } = graded(scores, cycle as never);
  const appeal = isClosed ? [20, 45].indexOf(n) : -1;
  const grade = appeal === 1 ? lifted(auto_grade) : auto_grade;
  const opened_at = isClosed ? new Date(`${dayBefore(now, 30)}T01:00:00Z`) : null;
  made.results.push({
    ...{ ...common, idx, title: cycle.name, kpi_status: status, pbc_status: status, ...scores, total: sum, auto_grade },
    ...{ proposed_grade: auto_grade, final_grade: grade, opened_at, idx_opened_to: isClosed ? person.idx : null },
    ...(isClosed && {
      interview_date: dayBefore(now, 60),
      interview_note: "잘한 점과 다음 반기의 목표를 이야기하였습니다.",
    }),
    ...(appeal >= 0 && {
      appealed_at: new Date(`${dayBefore(now, 27)}T01:00:00Z`),
      appeal_reason: "휴직한 동료의 고객사를 두 달 동안 함께 맡은 것이 실적에 반영되지 않았습니다.",
      appeal_answer:
        appeal === 1
          ? "맡은 고객사의 실적을 더하여 등급을 조정합니다."
          : "함께 맡은 실적이 이미 반영되어 있어 유지합니다.",
      idx_appeal_by: two ?? KEEPER,
      appeal_done_at: new Date(`${dayBefore(now, 22)}T01:00:00Z`),
      appeal_result: appeal === 1 ? "change" : "keep",
    }),
    status: isClosed ? (appeal >= 0 ? "again" : "final") : "open",
  });
}

function lifted(grade: string | null): string {
  return { S: "S", A: "S", B: "A", C: "B", D: "C" }[grade ?? "D"] ?? "C";
}

function kpiLine(made: Made, sheet: Row, i: number, weight: number, n: number): Row {
  const [perspective, name, formula, unit, target, dir, steps] = measures[
    (i + n) % measures.length
  ] as (typeof measures)[number];
  const [band_s, band_a, band_b, band_c] = steps.map((step) => Math.round(target * step * 100) / 100) as number[];
  const isClosed = sheet.status === "closed";
  // better in some teams than in others, as it is
  const reached = 0.86 + ((n * 7 + i * 13) % 30) / 100;
  const result = Math.round((dir === "up" ? target * reached : target * (2 - reached)) * 100) / 100;
  const line = { dir, band_s, band_a, band_b, band_c, result };
  const score = bandScore(line);
  const row = {
    ...{
      idx: made.kpiItems.length + 1,
      idx_sheet: sheet.idx,
      seq: i + 1,
      perspective,
      name,
      formula,
      unit,
      weight,
      target,
    },
    ...{ ...line, result: isClosed ? result : null },
    mid_result: isClosed || sheet.status === "mid" ? Math.round(result * 50) / 100 : null,
    ...{ self_score: isClosed ? score : null, first_score: isClosed ? score : null },
    ...{ second_score: isClosed && sheet.idx_second_staff !== null ? score : null },
    ...{ idx_writer: Number(sheet.idx_staff), wdate: sheet.wdate },
  };
  made.kpiItems.push(row);
  return row;
}

function pbcLine(made: Made, sheet: Row, i: number, promise: (typeof promises)[number], n: number): Row {
  const [section, commitment, action_plan, measure, weight] = promise;
  const isClosed = sheet.status === "closed";
  const score = 3 + ((n + i) % 3);
  const row = {
    ...{ idx: made.pbcItems.length + 1, idx_sheet: sheet.idx, seq: i + 1 },
    ...{
      section,
      commitment,
      action_plan,
      measure,
      weight,
      idx_edu_course: section === "growth" ? 11 + (n % 15) : null,
    },
    self_result: isClosed ? "계획한 것을 마쳤고 결과를 팀과 나누었습니다." : null,
    ...{ self_score: isClosed ? score : null, first_score: isClosed ? score : null },
    ...{ second_score: isClosed && sheet.idx_second_staff !== null ? score : null },
    ...{ idx_writer: Number(sheet.idx_staff), wdate: sheet.wdate },
  };
  made.pbcItems.push(row);
  return row;
}
