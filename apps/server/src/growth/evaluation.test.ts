import { and, eq, inArray, isNotNull, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { remind } from "../crud/by-date/remind";
import { entityOf } from "../crud/entity";
import {
  evalCycle,
  evalResult,
  goalChange,
  kpiItem,
  kpiSheet,
  mcSheet,
  notification,
  staff as people,
} from "../db/tables";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { evaluatorsOf } from "./evaluation";
import { turnPhases } from "./evaluation-night";

const DAY = 24 * 60 * 60 * 1000;
const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
/** The demo company's staff, their team's lead, and who keeps the evaluation. */
const [STAFF, LEAD, HR, MASTER] = [100, 101, 11, 1];

const kpis = [40, 35, 25].map((weight, n) => ({
  ...{ perspective: "fin", name: `지표 ${n}`, formula: "합", unit: "cnt", weight, target: 10, dir: "up" },
  ...{ band_s: 12, band_a: 10, band_b: 8, band_c: 6 },
}));
const pbcs = ["win", "execute", "team", "growth"].map((section) => ({
  ...{ section, commitment: "약속", action_plan: "계획", measure: "기준", weight: 25 },
}));

/** A portal with a new cycle whose goals are being set, and the people of one evaluation in it. */
async function open() {
  const portal = await openTestPortal();
  const hr = await portal.signedInAs(HR);
  const call = async (who: Visitor, entity: string, name: string, body: object) =>
    (await who.post(at(entity, name), body)).json();
  const read = async (who: Visitor, entity: string, idx: number) =>
    (await who.get(`${at(entity, "read")}?idx=${idx}`)).json();
  const move = async (who: Visitor, entity: string, idx: number, name: string, more: object = {}) => {
    const { record } = await read(who, entity, idx);
    return call(who, entity, "move", { idx, ver: record?.ver ?? 1, move: name, ...more });
  };
  const change = async (who: Visitor, entity: string, idx: number, values: object) => {
    const { record } = await read(who, entity, idx);
    return call(who, entity, "change", { idx, ver: record?.ver ?? 1, values });
  };
  const days = {
    ...{ plan_from: "2026-03-01", plan_to: "2026-03-20", mid_to: "2026-04-20", self_to: "2026-06-10" },
    ...{ first_to: "2026-06-20", second_to: "2026-06-30" },
  };
  const cycle = await call(hr, "eval_cycle", "add", {
    screen: "myPIMS-TeamEvaluationManagementList#cycles#add",
    values: { name: "시험 주기", year: 2026, half: "h1", join_before: "2008-01-31", ...days },
  });
  return { ...portal, hr, call, read, move, change, cycle: cycle.idx as number };
}

/** The same with somebody's result, their evaluators, and the sheets that they have begun. */
async function begun() {
  const portal = await open();
  const { db, hr, move, call, cycle, signedInAs } = portal;
  expect(await move(hr, "eval_cycle", cycle, "plan")).toMatchObject({ err: 0 });
  // three more than those who have been here since the company began
  const three = await db
    .select()
    .from(people)
    .where(inArray(people.idx, [STAFF, HR, MASTER]));
  const evaluators = await evaluatorsOf(db, three, "2026-03-02");
  await db
    .insert(evalResult)
    .values(
      three.map(({ idx }, at) => ({
        ...{ idx_cycle: cycle, title: "시험 주기", idx_staff: idx, idx_sector: 100, idx_office: 110 },
        ...evaluators[at],
      })),
    )
    .onConflictDoNothing();
  const [result] = await db
    .select()
    .from(evalResult)
    .where(and(eq(evalResult.idx_cycle, cycle), eq(evalResult.idx_staff, STAFF)));
  const [staff, lead, head] = await Promise.all(
    [STAFF, LEAD, result?.idx_second_staff as number].map((idx) => signedInAs(idx)),
  );
  const add = async (kind: "KPI" | "PBC", lines: object[]) => {
    const name = kind.toLowerCase();
    const values = { idx_cycle: cycle, [`${name}_item`]: lines };
    return call(staff as Visitor, `${name}_sheet`, "add", { screen: `myPIMS-${kind}Add`, values });
  };
  return {
    ...portal,
    ...{ staff: staff as Visitor, lead: lead as Visitor, head: head as Visitor, add },
    result: result as typeof evalResult.$inferSelect,
  };
}

test("goals are agreed, worked at, scored by two others, graded, opened, objected to and answered", async () => {
  const { db, hr, staff, lead, head, call, add, move, change, read, cycle, result, wait, signedInAs } = await begun();
  expect(result).toMatchObject({ idx_first_staff: LEAD, status: "open" });
  const { idx: kpi } = await add("KPI", kpis);
  const { idx: pbc } = await add("PBC", pbcs);
  expect(await add("KPI", kpis)).toMatchObject({ err: 409 });
  // what weighs too little stays in the draft and is not agreed
  const line = async (n: number) => (await read(staff, "kpi_sheet", kpi)).record.kpi_item[n];
  const lines = async () => (await read(staff, "kpi_sheet", kpi)).record.kpi_item as Record<string, unknown>[];
  const some = async (who: Visitor, sheet: string, more: (n: number) => object) => {
    const part = sheet.replace("_sheet", "_item");
    const { record } = await read(who, sheet, sheet === "kpi_sheet" ? kpi : pbc);
    const sent = record[part].map(({ idx }: { idx: number }, n: number) => ({ idx, ...more(n) }));
    return change(who, sheet, record.idx, { [part]: sent });
  };
  expect(await some(staff, "kpi_sheet", (n) => (n === 2 ? { weight: 20 } : {}))).toMatchObject({ err: 0 });
  expect((await move(staff, "kpi_sheet", kpi, "ask")).err_msg).toBe("가중치 합 95: 5가 모자랍니다.");
  await some(staff, "kpi_sheet", (n) => (n === 2 ? { weight: 25 } : {}));
  for (const [sheet, idx] of [
    ["kpi_sheet", kpi],
    ["pbc_sheet", pbc],
  ] as const) {
    expect(await move(staff, sheet, idx, "ask")).toMatchObject({ err: 0 });
    expect(await move(staff, sheet, idx, "agree")).not.toMatchObject({ err: 0 });
    // it is agreed on its page, where the one who is asked is led; its form has nothing for anybody then
    const page = `/mypims/${sheet.replace("_sheet", "view")}/${idx}`;
    const isTold = and(eq(notification.idx_staff, LEAD), eq(notification.link, page));
    expect(await db.$count(notification, isTold)).toBe(1);
    for (const who of [staff, lead]) expect((await read(who, sheet, idx)).may.change).toBe(false);
    expect(await move(lead, sheet, idx, "agree")).toMatchObject({ err: 0 });
  }
  expect((await some(staff, "kpi_sheet", () => ({ weight: 30 }))).fields).toHaveProperty(["kpi_item.0.weight"]);
  expect(await change(staff, "kpi_sheet", kpi, { kpi_item: [] })).toMatchObject({
    err: 409,
    err_msg: "합의된 목표는 바꿀 수 없습니다. 목표변경을 요청하세요.",
  });
  // a goal changes under way: asked for, opened, agreed again; what it was stays to be read
  const asked = await call(staff, "goal_change", "add", { values: { idx_kpi_sheet: kpi, reason: "담당이 바뀜" } });
  expect(asked).toMatchObject({ err: 0 });
  expect(await move(lead, "goal_change", asked.idx, "open")).toMatchObject({ err: 0 });
  expect(await some(staff, "kpi_sheet", (n) => (n === 0 ? { name: "바뀐 지표" } : {}))).toMatchObject({ err: 0 });
  expect(await move(staff, "kpi_sheet", kpi, "ask")).toMatchObject({ err: 0 });
  expect(await move(lead, "kpi_sheet", kpi, "agree")).toMatchObject({ err: 0 });
  const [changed] = await db.select().from(goalChange).where(eq(goalChange.idx, asked.idx));
  expect(changed).toMatchObject({ status: "done", before: [{ name: "지표 0" }, {}, {}] });
  // results, and scores by their bands, once the cycle is there
  await db.update(kpiItem).set({ mid_result: 5 }).where(eq(kpiItem.idx_sheet, kpi));
  for (const phase of ["mid", "eval"]) expect(await move(hr, "eval_cycle", cycle, phase)).toMatchObject({ err: 0 });
  expect((await move(staff, "kpi_sheet", kpi, "self")).err_msg).toContain("최종실적을 입력하세요.");
  await some(staff, "kpi_sheet", (n) => ({ result: [12, 9, 3][n] }));
  await some(staff, "pbc_sheet", () => ({ self_score: 4, self_result: "하였음" }));
  expect(await move(staff, "kpi_sheet", kpi, "self")).toMatchObject({ err: 0 });
  expect(await move(staff, "pbc_sheet", pbc, "self")).toMatchObject({ err: 0 });
  expect((await read(staff, "kpi_sheet", kpi)).record.self_total).toBe(83);
  expect(await some(lead, "kpi_sheet", (n) => (n === 2 ? { first_score: 75 } : {}))).toMatchObject({ err: 0 });
  expect((await move(lead, "kpi_sheet", kpi, "first")).err_msg).toContain("평가의견을 입력하세요.");
  await some(lead, "kpi_sheet", (n) => (n === 2 ? { evaluator_comment: "하반기에 계약이 늦어짐" } : {}));
  expect(await some(head, "kpi_sheet", () => ({ second_score: 100 }))).not.toMatchObject({ err: 0 });
  expect(await move(lead, "kpi_sheet", kpi, "first")).toMatchObject({ err: 0 });
  await some(lead, "pbc_sheet", () => ({ first_score: 5 }));
  expect(await move(lead, "pbc_sheet", pbc, "first")).toMatchObject({ err: 0 });
  await some(head, "kpi_sheet", (n) => (n === 0 ? { second_score: 100 } : {}));
  expect(await move(head, "kpi_sheet", kpi, "second")).toMatchObject({ err: 0 });
  await some(head, "pbc_sheet", () => ({ second_score: 4 }));
  expect(await move(head, "pbc_sheet", pbc, "second")).toMatchObject({ err: 0 });
  // 70 % of 83 and 30 % of 80; the person knows nothing of it yet
  expect((await read(lead, "eval_result", result.idx)).record).toMatchObject({ total: 82.1, auto_grade: "B" });
  const mine = (await read(staff, "eval_result", result.idx)).record;
  for (const key of ["total", "auto_grade", "proposed_grade", "final_grade"]) expect(mine).not.toHaveProperty(key);
  expect(await line(0)).not.toHaveProperty("first_score");
  // a grade with its interview, another than the scores say with a reason
  expect((await move(lead, "eval_result", result.idx, "propose")).err_msg).toBe("면담을 먼저 기록하세요.");
  const talk = { interview_date: "2026-03-02", interview_note: "이야기함" };
  expect(await change(lead, "eval_result", result.idx, talk)).toMatchObject({ err: 0 });
  const raised = { values: { proposed_grade: "A" } };
  expect((await move(lead, "eval_result", result.idx, "propose", raised)).fields.propose_reason).toContain(
    "자동등급 B",
  );
  expect(await move(lead, "eval_result", result.idx, "propose")).toMatchObject({ err: 0 });
  expect(await move(head, "eval_result", result.idx, "adjust")).toMatchObject({ err: 0 });
  expect((await move(hr, "eval_cycle", cycle, "close")).err_msg).toMatch(/평가가 끝나지 않은 \d+명이 있습니다/);
  const isOpen = and(eq(evalResult.idx_cycle, cycle), eq(evalResult.status, "open"));
  const nobody = { idx_first_staff: null, idx_second_staff: null };
  await db
    .update(evalResult)
    .set(nobody)
    .where(and(isOpen, eq(evalResult.idx_staff, MASTER)));
  await db
    .update(evalResult)
    .set({ deleted_at: new Date() })
    .where(and(isOpen, isNotNull(evalResult.idx_first_staff)));
  expect(await move(hr, "eval_cycle", cycle, "close")).toMatchObject({ err: 0 });
  // whom nobody stands above is through as well, without a grade to object to
  const isMaster = and(eq(evalResult.idx_cycle, cycle), eq(evalResult.idx_staff, MASTER));
  const [ungraded] = await db.select().from(evalResult).where(isMaster);
  expect(ungraded).toMatchObject({ status: "final", final_grade: null, opened_at: null, due: null });
  const opened = like(notification.title, "%평가결과가 공개%");
  expect(await db.$count(notification, and(opened, eq(notification.idx_staff, MASTER)))).toBe(0);
  expect((await read(staff, "eval_result", result.idx)).record).toMatchObject({ final_grade: "B", status: "final" });
  expect((await lines())[0]).toHaveProperty("first_score");
  // nothing but an appeal changes it
  await expect(db.update(evalResult).set({ final_grade: "S" }).where(eq(evalResult.idx, result.idx))).rejects.toThrow();
  const short = { values: { appeal_reason: "다시 봐 주세요." } };
  expect((await move(staff, "eval_result", result.idx, "appeal", short)).fields.appeal_reason).toContain("30자 이상");
  const reason = {
    values: { appeal_reason: "휴직한 동료의 고객사를 두 달 동안 함께 맡은 것이 빠져 있습니다. 확인해 주세요." },
  };
  expect(await move(staff, "eval_result", result.idx, "appeal", reason)).toMatchObject({ err: 0 });
  const answer = { values: { appeal_answer: "더하여 조정함", appeal_result: "change", final_grade: "A" } };
  expect(await move(lead, "eval_result", result.idx, "answer", answer)).not.toMatchObject({ err: 0 });
  expect(await move(head, "eval_result", result.idx, "answer", answer)).toMatchObject({ err: 0 });
  expect((await read(staff, "eval_result", result.idx)).record).toMatchObject({ final_grade: "A", status: "again" });
  wait(8 * DAY);
  expect(await move(await signedInAs(STAFF), "eval_result", result.idx, "appeal", reason)).not.toMatchObject({
    err: 0,
  });
});

test("each step of a sheet is open in its phase, until its day, which is moved with a reason; the night turns phases", async () => {
  const { db, hr, staff, add, move, change, read, cycle, result, wait, signedInAs } = await begun();
  const { idx } = await add("KPI", kpis);
  expect((await read(staff, "kpi_sheet", idx)).record).toMatchObject({ phase: "plan", due: "2026-03-20" });
  expect((await read(staff, "eval_result", result.idx)).record).toMatchObject({ due: "2026-03-20" });
  await move(staff, "kpi_sheet", idx, "ask");
  // neither the days of the cycle nor what is of a later phase is changed as one likes
  expect(await change(hr, "eval_cycle", cycle, { plan_to: "2026-03-25" })).not.toMatchObject({ err: 0 });
  // what is missing of a cycle is told by its sheets: it is never done as a round is
  const kept = await read(hr, "eval_cycle", cycle);
  expect([kept.record.status, kept.progress]).toEqual(["plan", undefined]);
  wait(20 * DAY);
  const [late, boss, keeper] = await Promise.all([STAFF, LEAD, HR].map((one) => signedInAs(one)));
  if (!late || !boss || !keeper) throw new Error("nobody");
  expect((await move(boss, "kpi_sheet", idx, "agree")).err_msg).toBe(
    "2026-03-20에 마감되었습니다. 인사 관리자에게 문의하세요.",
  );
  const values = { plan_to: "2026-03-25" };
  expect((await move(keeper, "eval_cycle", cycle, "planDays", { values })).fields.reason).toBe("사유를 입력하세요.");
  const wrong = { values: { plan_to: "2026-04-25" }, reason: "조직 개편" };
  expect((await move(keeper, "eval_cycle", cycle, "planDays", wrong)).fields).toHaveProperty("mid_to");
  expect(await move(keeper, "eval_cycle", cycle, "planDays", { values, reason: "조직 개편" })).toMatchObject({
    err: 0,
  });
  expect(await move(boss, "kpi_sheet", idx, "agree")).toMatchObject({ err: 0 });
  expect((await read(late, "kpi_sheet", idx)).record).toMatchObject({ due: "2026-04-20" });
  // what comes later waits
  expect((await move(late, "kpi_sheet", idx, "mid")).err_msg).toContain("2026-03-26에 시작합니다.");
  expect((await move(late, "kpi_sheet", idx, "self")).err_msg).toContain("2026-04-21에 시작합니다.");
  const night = async (day: string) => {
    const [before] = await db.select().from(evalCycle).where(eq(evalCycle.idx, cycle));
    await turnPhases(portalEntities, db, new Date(`${day}T03:30:00+09:00`));
    const [after] = await db.select().from(evalCycle).where(eq(evalCycle.idx, cycle));
    return [before?.status, after?.status];
  };
  expect(await night("2026-03-25")).toEqual(["plan", "plan"]);
  expect(await night("2026-03-26")).toEqual(["plan", "mid"]);
  const told = await db.select().from(notification).where(eq(notification.idx_staff, STAFF));
  expect(told.map(({ title }) => title)).toContain(
    "시험 주기: 중간점검이 시작되었습니다. 2026-04-20까지 제출해 주세요.",
  );
  const { record, may } = await read(late, "kpi_sheet", idx);
  const closed = ["mid_result", "result", "target"].map((column) => may.closed.includes(`kpi_item.${column}`));
  expect(closed).toEqual([false, true, true]);
  const lines = (more: object) => ({
    kpi_item: record.kpi_item.map((line: { idx: number }) => ({ idx: line.idx, ...more })),
  });
  expect(await change(late, "kpi_sheet", idx, lines({ result: 9 }))).not.toMatchObject({ err: 0 });
  expect(await change(late, "kpi_sheet", idx, lines({ mid_result: 5 }))).toMatchObject({ err: 0 });
  expect(await night("2026-04-21")).toEqual(["mid", "eval"]);
  wait(40 * DAY);
  const [writer, scorer] = await Promise.all([STAFF, LEAD].map((one) => signedInAs(one)));
  if (!writer || !scorer) throw new Error("nobody");
  expect((await move(writer, "kpi_sheet", idx, "mid")).err_msg).toContain("2026-04-20에 마감되었습니다.");
  expect(await change(writer, "kpi_sheet", idx, lines({ result: 9 }))).toMatchObject({ err: 0 });
  expect(await move(writer, "kpi_sheet", idx, "self")).toMatchObject({ err: 0 });
  expect((await read(writer, "kpi_sheet", idx)).record).toMatchObject({ due: "2026-06-20" });
  // a self-evaluation that is given back is written again while the first evaluator has time
  wait(50 * DAY);
  const [again, giver] = await Promise.all([STAFF, LEAD].map((one) => signedInAs(one)));
  if (!again || !giver) throw new Error("nobody");
  expect(await move(giver, "kpi_sheet", idx, "giveBack", { reason: "실적 확인" })).toMatchObject({ err: 0 });
  expect(await move(again, "kpi_sheet", idx, "self")).toMatchObject({ err: 0 });
  wait(10 * DAY);
  expect((await move(await signedInAs(LEAD), "kpi_sheet", idx, "first")).err_msg).toContain(
    "2026-06-20에 마감되었습니다.",
  );
});

test("the goals of the last evaluation are taken over once, without what came of them", async () => {
  const { db, staff, lead, add, move, read, cycle, result } = await begun();
  const [now] = await db.select().from(evalCycle).where(eq(evalCycle.idx, cycle));
  const { idx: _, ...past } = now as typeof evalCycle.$inferSelect;
  const [before] = await db
    .insert(evalCycle)
    .values({ ...past, name: "지난 주기", year: 2025, half: "h2" })
    .returning();
  const { idx: __, ...own } = { ...result, idx_cycle: before?.idx as number };
  const [was] = await db.insert(evalResult).values(own).returning();
  const { idx_sector, idx_office, idx_staff, idx_cycle, idx: idx_result } = was as typeof evalResult.$inferSelect;
  const placed = { idx_sector, idx_office, idx_staff, idx_cycle, idx_result };
  const [sheet] = await db
    .insert(kpiSheet)
    .values({ ...placed, title: "지난 KPI", status: "closed" })
    .returning();
  const come = { mid_result: 5, result: 9, self_score: 80, first_score: 70, self_comment: "했습니다" };
  await db
    .insert(kpiItem)
    .values(kpis.map((line, at) => ({ ...line, ...come, seq: at + 1, idx_sheet: sheet?.idx as number })));
  const { idx } = await add("KPI", [{ ...kpis[0], weight: 30 }]);
  expect(await move(lead, "kpi_sheet", idx, "carry")).not.toMatchObject({ err: 0 });
  expect(await move(staff, "kpi_sheet", idx, "carry")).toMatchObject({ err: 0 });
  const { record } = await read(staff, "kpi_sheet", idx);
  const { kpi_item: lines } = record;
  // what is there already stays as it is written
  expect(lines.map(({ name, weight }: Record<string, unknown>) => [name, weight])).toEqual([
    ["지표 0", 30],
    ["지표 1", 35],
    ["지표 2", 25],
  ]);
  for (const line of lines) expect(line).toMatchObject({ mid_result: null, result: null, self_comment: null });
  expect((await move(staff, "kpi_sheet", idx, "carry")).err_msg).toBe("가져올 목표가 없습니다.");
});

test("nobody evaluates themselves, whatever else they may", async () => {
  const { db, hr, move, read, cycle, signedInAs } = await begun();
  const results = await db.select().from(evalResult).where(eq(evalResult.idx_cycle, cycle));
  expect(results.filter((one) => [one.idx_first_staff, one.idx_second_staff].includes(one.idx_staff))).toEqual([]);
  const of = (idx: number) => results.find(({ idx_staff }) => idx_staff === idx) as (typeof results)[number];
  // the keeper's own, and a master's
  for (const [who, person] of [
    [hr, HR],
    [await signedInAs(MASTER), MASTER],
  ] as const) {
    const own = of(person);
    await db
      .update(evalResult)
      .set({ total: 90, status: "appeal", final_grade: "B" })
      .where(eq(evalResult.idx, own.idx));
    const { record, may } = await read(who, "eval_result", own.idx);
    expect(record).not.toHaveProperty("total");
    expect(may.moves).toEqual([]);
    const answer = { values: { appeal_answer: "좋음", appeal_result: "change", final_grade: "S" } };
    expect(await move(who, "eval_result", own.idx, "answer", answer)).toMatchObject({ err: 403 });
  }
  await expect(
    db
      .update(evalResult)
      .set({ idx_first_staff: STAFF })
      .where(eq(evalResult.idx, of(STAFF).idx)),
  ).rejects.toThrow();
});

test("whom one alone evaluates objects to who keeps the evaluation, who is told of it", async () => {
  const { db, hr, staff, move, result, signedInAs } = await begun();
  await db
    .update(evalResult)
    .set({ idx_second_staff: null, status: "final", final_grade: "B", due: "2026-12-31", idx_opened_to: STAFF })
    .where(eq(evalResult.idx, result.idx));
  const reason = { appeal_reason: "휴직한 동료의 고객사를 두 달 동안 함께 맡은 것이 빠져 있습니다. 확인해 주세요." };
  expect(await move(staff, "eval_result", result.idx, "appeal", { values: reason })).toMatchObject({ err: 0 });
  const link = `/mypims/teamevaluationmanagementlist#${result.idx}`;
  const told = await db.select().from(notification).where(eq(notification.link, link));
  expect(told.map(({ idx_staff }) => idx_staff)).toContain(HR);
  expect(told.map(({ idx_staff }) => idx_staff)).not.toContain(LEAD);
  // it waits among what they have to do, and they are reminded of it before the seven days are over
  const waiting = async (who: Visitor) =>
    (await who.get("/rest/personal/getTodoList"))
      .json()
      .list.find(({ title }: { title: string }) => title === "이의 답변");
  expect(await waiting(hr)).toMatchObject({ count: 1, link });
  expect(await waiting(await signedInAs(MASTER))).toBeUndefined();
  const [one] = await db.select().from(evalResult).where(eq(evalResult.idx, result.idx));
  const later = new Date((one?.appealed_at?.getTime() ?? 0) + 4 * DAY);
  await remind(new Map([["eval_result", entityOf({ entities: portalEntities }, "eval_result")]]), db, later);
  const reminders = await db.select().from(notification).where(like(notification.title, "%답변을 기다립니다%"));
  expect(reminders.map(({ idx_staff }) => idx_staff)).toEqual([HR]);
  expect(reminders[0]?.title).toMatch(/^\S+ 시험 주기: 2026-\d\d-\d\d 이의신청이 답변을 기다립니다/);
  const answer = { values: { appeal_answer: "그대로 둠", appeal_result: "keep" } };
  expect(await move(hr, "eval_result", result.idx, "answer", answer)).toMatchObject({ err: 0 });
  expect(await waiting(hr)).toBeUndefined();
});

test("an evaluator who leaves is replaced with all that was written kept", async () => {
  const { db, hr, staff, lead, add, move, read, result } = await begun();
  const { idx } = await add("KPI", kpis);
  await move(staff, "kpi_sheet", idx, "ask");
  await move(lead, "kpi_sheet", idx, "agree");
  const values = { idx_first_staff: 110, idx_second_staff: null };
  expect((await move(hr, "eval_result", result.idx, "replace", { values })).fields.reason).toBe("사유를 입력하세요.");
  const same = { values: { idx_first_staff: STAFF, idx_second_staff: null }, reason: "퇴직" };
  expect(await move(hr, "eval_result", result.idx, "replace", same)).toMatchObject({ err: 400 });
  expect(await move(hr, "eval_result", result.idx, "replace", { values, reason: "퇴직" })).toMatchObject({ err: 0 });
  const [sheet] = await db.select().from(kpiSheet).where(eq(kpiSheet.idx, idx));
  expect(sheet).toMatchObject({ idx_first_staff: 110, idx_second_staff: null, status: "agreed" });
  expect(await db.$count(kpiItem, eq(kpiItem.idx_sheet, idx))).toBe(3);
  expect((await read(lead, "kpi_sheet", idx)).may?.moves ?? []).toEqual([]);
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 110));
  expect(told.map(({ title }) => title)).toContain("김이든: 평가자가 바뀌었습니다 (퇴직)");
});

test("a lead sees who waits for them, and how much of the cycle's months of coaching each has done", async () => {
  const { db, signedInAs } = await openTestPortal();
  const lead = await signedInAs(LEAD);
  const [result] = await db.select().from(evalResult).where(eq(evalResult.idx_staff, STAFF)).limit(1);
  const { idx, idx_cycle } = result as NonNullable<typeof result>;
  const days = { plan_from: "2025-10-20", self_to: "2026-01-05" };
  await db.update(evalCycle).set(days).where(eq(evalCycle.idx, idx_cycle));
  // the months of both days belong to it, and those of nobody else
  const states = { "2025-09": "goal", "2025-10": "done", "2025-11": "review", "2025-12": "done", "2026-01": "done" };
  await db.update(mcSheet).set({ deleted_at: new Date() }).where(eq(mcSheet.idx_staff, STAFF));
  const place = { idx_sector: result?.idx_sector, idx_office: result?.idx_office, idx_team: result?.idx_team };
  const sheet = {
    ...place,
    idx_staff: STAFF,
    idx_leader: LEAD,
    asks_support: false,
    is_late: false,
    idx_writer: STAFF,
  };
  await db
    .insert(mcSheet)
    .values(Object.entries(states).map(([month, status]) => ({ ...sheet, month, status })) as never);
  const screen = "screen=myPIMS-TeamEvaluationManagementList&rows=100";
  const shown = async (tab: string): Promise<{ idx: number; coaching: number }[]> =>
    (await lead.get(`${at("eval_result", "list")}?${screen}&tab=${tab}`)).json().list;
  const isShown = async (tab: string) => (await shown(tab)).some((one) => one.idx === idx);
  expect((await shown("all")).find((one) => one.idx === idx)?.coaching).toBe(75);
  for (const [kpi_status, pbc_status, agree, evaluate] of [
    ["ask", "draft", true, false],
    ["agreed", "ask", true, false],
    ["mid", "mid", false, false],
    ["self", "ask", true, true],
    ["second", "first", false, true],
    ["second", "second", false, false],
  ] as const) {
    await db.update(evalResult).set({ kpi_status, pbc_status }).where(eq(evalResult.idx, idx));
    const told = [await isShown("agree"), await isShown("evaluate")];
    expect([kpi_status, pbc_status, ...told]).toEqual([kpi_status, pbc_status, agree, evaluate]);
  }
});
