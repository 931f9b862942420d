import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remind } from "../../crud/by-date/remind";
import { entityOf } from "../../crud/entity";
import { notification } from "../../db/tables";
import { reminded } from "../../home/reminded";
import { portalEntities } from "../../portal-entities";
import { formOf } from "../../testing/records/form-of";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
const SCREEN = "BusinessManagement-ResearchAdd";
/** The portal's clock shows this day; its leader, two members of staff, and who heads their team. */
const TODAY = "2026-03-02";
const [LEADER, MEMBER, STRANGER] = [100, 107, 114];
let portal: TestPortal;
let leader: Visitor;
let member: Visitor;
let lead: Visitor;
let stranger: Visitor;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ atEnd: (end) => ends.unshift(end) });
  const emails = ["staff@demo.test", "newcomer@demo.test", "lead@demo.test", "editor@demo.test"];
  [leader, member, lead, stranger] = (await Promise.all(emails.map((email) => portal.signedIn(email)))) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
});
afterAll(async () => {
  for (const end of ends) await end();
});

const steps = [
  { title: "설계", due: "2026-03-09", weight: 40, idx_owner: MEMBER },
  { title: "분석", due: "2026-06-30", weight: 60 },
];

async function add(values: object = {}, by = leader) {
  const given = {
    ...{ title: "여정의 과제", kind: "method", idx_leader: LEADER, date_from: TODAY, date_to: "2026-08-31" },
    ...{ goal: "목표입니다.", budget: 1_000_000, research_milestone: steps, research_member: [{ idx_staff: MEMBER }] },
    ...values,
  };
  return (await by.post(at("research", "add"), { screen: SCREEN, values: given })).json();
}

const read = async (who: Visitor, idx: number) => (await who.get(`${at("research", "read")}?idx=${idx}`)).json();

async function change(who: Visitor, idx: number, values: object) {
  const { record } = await read(leader, idx);
  return (await who.post(at("research", "change"), { idx, ver: record.ver, values })).json();
}

async function move(who: Visitor, idx: number, name: string, reason?: string) {
  const { record } = await read(leader, idx);
  return (
    await who.post(at("research", "move"), { idx, ver: record.ver, move: name, ...(reason && { reason }) })
  ).json();
}

/** Writes the lines of a part as they are, but for what is given of one of them. */
async function changeLine(idx: number, part: string, line: number, values: object) {
  const lines: object[] = (await read(leader, idx)).record[part];
  return change(leader, idx, { [part]: lines.map((one, n) => (n === line ? { ...one, ...values } : one)) });
}

test("milestones lie in the project's time and are together the whole of it; what is done of them is the progress", async () => {
  const [one, two] = steps as [object, object];
  expect(await add({ research_milestone: [one] })).toMatchObject({
    fields: { "research_milestone.0.weight": expect.stringContaining("100이어야 합니다. (지금 40)") },
  });
  const late = { ...two, due: "2026-09-01", done_at: "2026-03-03" };
  expect(await add({ research_milestone: [one, late] })).toMatchObject({
    fields: { "research_milestone.1.due": expect.any(String), "research_milestone.1.done_at": expect.any(String) },
  });
  expect(await add({ date_to: "2026-03-01" })).toMatchObject({ fields: { date_to: expect.any(String) } });
  expect(await add({ research_member: [{ idx_staff: MEMBER }, { idx_staff: MEMBER }] })).toMatchObject({
    fields: { "research_member.1.idx_staff": "연구원: 1행과 같습니다." },
  });
  const output = { kind: "report", title: "보고서", out_date: TODAY };
  expect(await add({ research_output: [output] })).toMatchObject({
    fields: { "research_output.0.url": expect.any(String) },
  });

  const { idx } = await add();
  expect((await read(leader, idx)).record).toMatchObject({ progress: 0, next_due: "2026-03-09", idx_team: 111 });
  await changeLine(idx, "research_milestone", 0, { done_at: TODAY });
  expect((await read(leader, idx)).record).toMatchObject({ progress: 40, next_due: "2026-06-30" });
  await changeLine(idx, "research_milestone", 1, { done_at: TODAY });
  expect((await read(leader, idx)).record).toMatchObject({ progress: 100, next_due: "2026-08-31" });
});

test("a project goes from plan to done: another lead lets it begin, go on and end, its leader never", async () => {
  const { idx } = await add();
  for (const who of [leader, member, stranger])
    expect(await move(who, idx, "start")).toMatchObject({ err: expect.any(Number) });
  expect(await move(lead, idx, "start")).toMatchObject({ err: 0 });
  expect(await move(leader, idx, "report")).toMatchObject({ err: 400 });
  expect(await move(leader, idx, "report", "절반을 마쳤습니다.")).toMatchObject({ err: 0 });
  expect(await move(leader, idx, "resume")).toMatchObject({ err: 403 });
  // who decides heard each time that it is their turn
  const link = `/businessmanagement/researchview/${idx}`;
  const isTurn = and(eq(notification.idx_staff, 101), eq(notification.link, link));
  const turns = await portal.db.select().from(notification).where(isTurn).orderBy(notification.idx);
  expect(turns.map(({ title }) => title)).toEqual([
    "시작 승인을 기다리는 연구과제: 여정의 과제",
    "중간보고를 확인하세요: 여정의 과제",
  ]);
  expect(await move(lead, idx, "resume")).toMatchObject({ err: 0 });
  expect(await move(lead, idx, "finish")).toMatchObject({ err_msg: "산출물을 하나 이상 등록하세요." });
  const output = { kind: "report", title: "보고서", out_date: TODAY, url: "https://research.example/1" };
  await change(leader, idx, { research_output: [output] });
  expect(await move(lead, idx, "finish")).toMatchObject({ err_msg: "요약을 먼저 작성하세요." });
  await change(leader, idx, { abstract: "결과입니다." });
  expect(await move(leader, idx, "finish")).toMatchObject({ err: 403 });
  expect(await move(lead, idx, "finish")).toMatchObject({ err: 0 });
  expect((await read(leader, idx)).record).toMatchObject({ status: "done", outputs: 1 });
  expect(await change(leader, idx, { title: "다른 이름" })).not.toMatchObject({ err: 0 });

  // a lead who leads the project themselves waits for somebody above
  const own = await add({ title: "팀장의 과제", idx_leader: 101 }, lead);
  const start = async (who: Visitor) =>
    (
      await who.post(at("research", "move"), {
        idx: own.idx,
        ver: (await read(lead, own.idx)).record.ver,
        move: "start",
      })
    ).json();
  expect(await start(lead)).toMatchObject({ err: 409 });
  expect(await start(await portal.signedIn("division@demo.test"))).toMatchObject({ err: 0 });
});

test("of a project that is not open, others are told its title and who leads it, wherever they look", async () => {
  const url = "https://research.example/secret";
  const pdf = Buffer.from("%PDF-1.4 secret");
  const uploaded = await leader.send({
    url: "/rest/records/uploadFile",
    ...formOf({ entity: "research_output", field: "file" }, "a.pdf", pdf),
  });
  const output = {
    kind: "book",
    title: "감춘 산출물",
    out_date: TODAY,
    url,
    idx_textbook: 1,
    file: uploaded.json().idx,
  };
  const { idx } = await add({ title: "감춘 과제", is_open: false, abstract: "감춘요약어", research_output: [output] });
  await move(lead, idx, "start");
  await leader.post(at("research_comment", "add"), { values: { idx_research: idx, content: "감춘 의견" } });
  const comments = `${at("research_comment", "list")}?screen=&research=${idx}`;
  for (const who of [leader, member, lead]) {
    const { record, history } = await read(who, idx);
    expect(record).toMatchObject({ status: "run", goal: "목표입니다.", research_output: [{ title: "감춘 산출물" }] });
    expect(history.map(({ to }: { to: string }) => to)).toContain("run");
    expect((await who.get(comments)).json()).toMatchObject({ total: 1 });
    expect((await who.get(`/rest/records/downloadFile?idx=${output.file}`)).statusCode).toBe(200);
  }
  const { record, history, may, extra } = await read(stranger, idx);
  expect(extra).toEqual({ mayComment: false });
  expect(record).toMatchObject({ title: "감춘 과제", idx_leader: LEADER });
  const told = ["status", "kind", "goal", "budget", "date_to", "progress", "research_milestone", "research_output"];
  expect(told.filter((name) => name in record)).toEqual([]);
  expect(history.map(({ to }: { to: string }) => to)).not.toContain("run");
  expect(may.related).toEqual([]);
  expect((await stranger.get(comments)).json()).toMatchObject({ total: 0 });
  const said = { values: { idx_research: idx, content: "끼어들기" } };
  expect((await stranger.post(at("research_comment", "add"), said)).json()).toMatchObject({ err: 403 });
  expect((await stranger.get(`/rest/records/downloadFile?idx=${output.file}`)).statusCode).toBe(403);
  const found = async (query: string, of = "research", screen = "BusinessManagement-ResearchList") =>
    JSON.stringify((await stranger.get(`${at(of, "list")}?screen=${screen}&rows=100&${query}`)).json().list);
  for (const query of [`q=${encodeURIComponent("감춘요약어")}`, "status=run", "kind=method&q=감춘", "tab=run"])
    expect(await found(query)).not.toContain("감춘 과제");
  expect(await found(`q=${encodeURIComponent("감춘 과제")}`)).toContain("감춘 과제");
  const book = `${at("textbook", "related")}?idx=1&on=ResourceManagement-textbookMaintenanceView-idx&key=research_output`;
  const keeper = await portal.signedIn("support@demo.test");
  expect((await keeper.get(book)).body).not.toContain("감춘 산출물");
});

test("a milestone is told a week before it is due and once it is late, to its owner and the leader", async () => {
  const { db } = portal;
  const { idx } = await add({ title: "알림 과제" });
  const link = `/businessmanagement/researchview/${idx}`;
  const told = async (idx_staff: number) =>
    (
      await db
        .select()
        .from(notification)
        .where(and(eq(notification.link, link), eq(notification.idx_staff, idx_staff)))
        .orderBy(notification.idx)
    )
      .map(({ title }) => title)
      .filter((title) => title.includes("추진일정"));
  const milestones = new Map([["research_milestone", entityOf({ entities: portalEntities }, "research_milestone")]]);
  const night = (day: string) => remind(milestones, db, new Date(`${day}T18:30:00Z`));
  await night("2026-03-01");
  expect([await told(LEADER), await told(MEMBER)]).toEqual([[], []]);
  await move(lead, idx, "start");
  for (const day of ["2026-03-01", "2026-03-02", "2026-03-09", "2026-03-10"]) await night(day);
  const words = ["연구과제 추진일정의 기한이 2026-03-09입니다(7일 전): 설계", expect.stringContaining("1일 지남")];
  expect([await told(LEADER), await told(MEMBER), await told(STRANGER)]).toEqual([words, words, []]);
  const person = { idx: MEMBER } as Parameters<typeof reminded>[2];
  const waiting = async () =>
    (await reminded(db, portalEntities, person, new Date("2026-03-09T01:00:00Z")))
      .filter(({ title }) => title === "연구과제 추진일정")
      .reduce((sum, { count }) => sum + count, 0);
  const before = await waiting();
  expect(before).toBeGreaterThan(0);
  await changeLine(idx, "research_milestone", 0, { done_at: TODAY });
  expect(await waiting()).toBe(before - 1);
});
