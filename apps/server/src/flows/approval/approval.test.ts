import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  approvalRule,
  delegation,
  docInbox,
  docStep,
  document,
  notification,
  recruitReq,
  sealLog,
  staff,
} from "../../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";
import { remindOfIdle } from "./idle";

/** The plain staff account (100) of team 111, its lead (101), the head of its office (110). */
const [STAFF, LEAD, DIVISION] = [100, 101, 110];

const general = { kind: "D1", title: "하반기 워크숍 장소", data: { category: "general" } };

const approvers = (...people: number[]) =>
  people.map(
    (idx_staff) =>
      ({ role: "approve", idx_staff, idx_team: 0 }) as {
        role: string;
        idx_staff: number;
        idx_team: number;
        parallel_group?: number;
      },
  );

async function submitted(drafter: Visitor, line = approvers(LEAD), form: object = general) {
  const answer = (await drafter.post("/rest/documents/submitDocument", { ...form, line })).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx as number;
}

const act = async (visitor: Visitor, idx: number, action: string, opinion = "", rev = 1) =>
  (await visitor.post("/rest/documents/actOnDocument", { idx, rev, action, opinion })).json();

const read = async (visitor: Visitor, idx: number) =>
  (await visitor.get(`/rest/documents/getDocument?idx=${idx}`)).json();

const listed = async (visitor: Visitor, type: string) =>
  (await visitor.get(`/rest/documents/getDocumentList?doc_type=${type}&rows=100`))
    .json()
    .list.map(({ idx }: { idx: number }) => idx) as number[];

const statusesOf = async (portal: TestPortal, idx: number) =>
  (await portal.db.select().from(docStep).where(eq(docStep.idx_document, idx)).orderBy(docStep.rev, docStep.seq)).map(
    ({ status }) => status,
  );

describe("a document", () => {
  test("goes from one to the next in its line, and gets its number from the last", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const division = await portal.signedIn("division@demo.test");
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await listed(lead, "T1")).toContain(idx);
    expect(await listed(division, "T1")).not.toContain(idx);
    expect(await act(division, idx, "approve")).toMatchObject({ err: 409, err_msg: "아직 결재할 차례가 아닙니다." });
    expect(await act(lead, idx, "approve", "좋습니다")).toMatchObject({ err: 0, status: "run", doc_no: null });
    expect(await listed(lead, "P1")).toContain(idx);
    expect(await act(division, idx, "approve")).toMatchObject({ status: "done", doc_no: "GEN-2026-111-0001" });
    for (const visitor of [drafter, lead, division]) expect(await listed(visitor, "P2")).toContain(idx);
    expect(await read(drafter, idx)).toMatchObject({
      status: "done",
      line: [{ opinion: "좋습니다", status: "ok" }, { status: "ok" }],
      history: [
        { from: "run", to: "done", step: null },
        { from: "now", to: "ok", step: { role: "approve" } },
        { from: "wait", to: "now", step: { role: "approve" } },
        { from: "now", to: "ok", memo: "좋습니다" },
        { from: "draft", to: "run", step: null },
      ],
    });
  });

  test("begins with the line of its form: the heads of the units, cut by the rules on amounts", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(approvalRule);
    await portal.db.insert(approvalRule).values([
      { kind: "D2", amount_to: 500_000, last_level: "team" },
      { kind: "D2", amount_to: 5_000_000, last_level: "office" },
    ]);
    const drafter = await portal.signedIn("staff@demo.test");
    const line = async (unit_price: number) => {
      const data = { items: [{ name: "모니터", qty: 1, unit_price }] };
      const answer = (await drafter.post("/rest/documents/previewLine", { kind: "D2", data })).json();
      return answer.line.map(({ staff: who }: { staff: { idx: number } }) => who.idx);
    };
    expect(await line(400_000)).toEqual([LEAD]);
    expect(await line(4_000_000)).toEqual([LEAD, DIVISION]);
    expect(await line(40_000_000)).toEqual([LEAD, DIVISION, 1]);
    const lead = await portal.signedIn("lead@demo.test");
    const own = (await lead.post("/rest/documents/previewLine", { kind: "D1", data: {} })).json().line;
    expect(own.map(({ staff: who }: { staff: { idx: number } }) => who.idx)).toEqual([DIVISION]);
  });

  test("waits for all who agree at the same time", async () => {
    const portal = await openTestPortal();
    const [drafter, people, sales, lead] = (await Promise.all(
      ["staff", "people", "sales", "lead"].map((name) => portal.signedIn(`${name}@demo.test`)),
    )) as [Visitor, Visitor, Visitor, Visitor];
    const agree = [102, 104].map((idx_staff) => ({ role: "agree", idx_staff, idx_team: 0, parallel_group: 1 }));
    const idx = await submitted(drafter, [...agree, ...approvers(LEAD)]);
    expect(await statusesOf(portal, idx)).toEqual(["now", "now", "wait"]);
    await act(sales, idx, "approve");
    expect(await statusesOf(portal, idx)).toEqual(["now", "ok", "wait"]);
    await act(people, idx, "approve");
    expect(await statusesOf(portal, idx)).toEqual(["ok", "ok", "now"]);
    expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
  });

  test("is rejected with an opinion, written again and submitted as the next revision", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter);
    expect(await act(lead, idx, "reject")).toMatchObject({ err: 400, err_msg: "반려 의견을 입력하세요." });
    expect(await act(lead, idx, "reject", "근거를 붙여 주세요")).toMatchObject({ status: "reject" });
    expect(await listed(drafter, "P3")).toContain(idx);
    const { ver } = await read(drafter, idx);
    const changed = { ...general, title: "워크숍 장소 (근거 첨부)", idx, ver, line: approvers(LEAD) };
    const saved = (await drafter.post("/rest/documents/saveDraft", changed)).json();
    // until it is submitted again, others see what was rejected
    expect(await read(lead, idx)).toMatchObject({ title: general.title, rev: 1 });
    expect((await drafter.post("/rest/documents/submitDocument", changed)).json().err).toBe(409);
    const again = { ...changed, ver: saved.ver };
    expect((await drafter.post("/rest/documents/submitDocument", again)).json()).toMatchObject({
      err: 0,
      status: "run",
    });
    expect(await act(lead, idx, "approve")).toMatchObject({ err: 409 });
    expect(await act(lead, idx, "approve", "", 2)).toMatchObject({ status: "done" });
    expect(await read(lead, idx)).toMatchObject({
      rev: 2,
      title: changed.title,
      revisions: [{ rev: 1, title: general.title, line: [{ status: "reject", opinion: "근거를 붙여 주세요" }] }],
    });
  });

  test("is recalled by its drafter alone, with a reason once somebody has approved", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await act(lead, idx, "recall")).toMatchObject({ err: 403 });
    await act(lead, idx, "approve");
    expect(await act(drafter, idx, "recall")).toMatchObject({ err: 400 });
    expect(await act(drafter, idx, "recall", "금액 수정")).toMatchObject({ status: "withdraw" });
    expect(await listed(drafter, "D2")).toContain(idx);
    const division = await portal.signedIn("division@demo.test");
    expect(await listed(division, "T1")).not.toContain(idx);
    expect(await read(division, idx)).toMatchObject({ err: 403 });
    expect(await read(lead, idx)).toMatchObject({ err: 0 });
  });

  test("keeps its turn while it is held", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(await portal.signedIn("staff@demo.test"), approvers(LEAD, DIVISION));
    expect(await act(lead, idx, "hold", "확인 중")).toMatchObject({ status: "run" });
    expect(await listed(lead, "T1")).toContain(idx);
    expect(await act(lead, idx, "approve")).toMatchObject({ err: 0 });
    expect(await statusesOf(portal, idx)).toEqual(["ok", "now"]);
  });

  test("is ended early by who may (전결); the rest of the line is left out", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(approvalRule);
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const refused = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await act(lead, refused, "final")).toMatchObject({ err: 403 });
    await portal.db.insert(approvalRule).values({ kind: "D1", last_level: "team" });
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect((await read(lead, idx)).may.final).toBe(true);
    expect(await act(lead, idx, "final")).toMatchObject({ status: "done" });
    expect((await read(drafter, idx)).line).toMatchObject([{ status: "ok", is_final: true }, { status: "skip" }]);
  });

  test("is decided on by a delegate, who is named beside the one they decide for", async () => {
    const portal = await openTestPortal();
    const delegate = await portal.signedIn("acting@demo.test");
    const idx = await submitted(await portal.signedIn("staff@demo.test"));
    expect(await act(delegate, idx, "approve")).toMatchObject({ err: 403 });
    const lead = await portal.signedIn("lead@demo.test");
    const away = { idx_delegate: 109, date_from: "2026-03-02", date_to: "2026-03-06", reason: "출장" };
    expect((await lead.post("/rest/documents/saveDelegation", away)).json().err).toBe(0);
    expect((await delegate.get("/rest/personal/getGNBInfo")).json().sign.count).toBe(
      (await listed(delegate, "T1")).length,
    );
    expect(await listed(delegate, "T1")).toContain(idx);
    expect(await act(delegate, idx, "approve")).toMatchObject({ status: "done" });
    expect((await read(delegate, idx)).line).toMatchObject([{ staff: { idx: LEAD }, acted_by: { idx: 109 } }]);
    portal.wait(10 * 24 * 60 * 60 * 1000);
    const later = await submitted(await portal.signedIn("staff@demo.test"));
    expect(await act(await portal.signedIn("acting@demo.test"), later, "approve")).toMatchObject({ err: 403 });
  });

  test("whose lines come to more than can be counted is kept and read, and refused with its reason", async () => {
    const drafter = await (await openTestPortal()).signedIn("staff@demo.test");
    const items = Array(40).fill({ name: "장비", qty: 999, unit_price: 987_654_321_000 });
    const form = { kind: "D2", title: "셀 수 없는 구매", data: { items } };
    const kept = (await drafter.post("/rest/documents/saveDraft", form)).json();
    expect(kept).toMatchObject({ err: 0 });
    expect(await read(drafter, kept.idx)).toMatchObject({ err: 0, title: form.title });
    expect(await listed(drafter, "D1")).toContain(kept.idx);
    const refused = await drafter.post("/rest/documents/submitDocument", { ...form, line: approvers(LEAD) });
    expect(JSON.stringify(refused.json())).toContain("금액이 너무 큽니다");
  });

  test("goes to the head of the unit in place of somebody who has left", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const idx = await submitted(drafter, approvers(LEAD, 115));
    await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.idx, 115));
    await act(await portal.signedIn("lead@demo.test"), idx, "approve");
    const [, second] = (await read(drafter, idx)).line;
    expect(second).toMatchObject({ status: "now" });
    expect(second.staff.idx).not.toBe(115);
  });

  test("gets another one in its line from the last, and more who are told from its drafter", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter);
    const add = (visitor: Visitor) =>
      visitor.post("/rest/documents/addStep", { idx, rev: 1, role: "approve", idx_staff: DIVISION });
    expect((await add(drafter)).statusCode).toBe(403);
    expect((await add(lead)).json().err).toBe(0);
    expect(await act(lead, idx, "approve")).toMatchObject({ status: "run" });
    const refer = { idx, idx_staff: [102, LEAD], idx_team: [] };
    expect((await drafter.post("/rest/documents/addReference", refer)).json().err).toBe(0);
    expect(await listed(await portal.signedIn("people@demo.test"), "T3")).toContain(idx);
    const said = await lead.post("/rest/documents/addComment", { idx, content: "견적을 확인했습니다." });
    expect(said.json().err).toBe(0);
    expect((await read(drafter, idx)).comments).toMatchObject([{ content: "견적을 확인했습니다." }]);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, STAFF));
    expect(told.map(({ title }) => title)).toContain(`의견: ${general.title}`);
  });

  test("is approved with many others; each that was not says why", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const [first, second] = [await submitted(drafter), await submitted(drafter, approvers(DIVISION))];
    const lead = await portal.signedIn("lead@demo.test");
    const list = [first, second].map((idx) => ({ idx, rev: 1 }));
    expect((await lead.post("/rest/documents/approveDocuments", { list })).json().list).toEqual([
      { idx: first, is_done: true, message: "" },
      { idx: second, is_done: false, message: "접근 권한이 없습니다." },
    ]);
  });
});

test("who has had the turn for three days is reminded, once", async () => {
  const portal = await openTestPortal();
  await submitted(await portal.signedIn("staff@demo.test"));
  const days = (count: number) => new Date(Date.parse("2026-03-02T18:00:00Z") + count * 24 * 60 * 60 * 1000);
  const reminded: number[] = [];
  for (let night = 0; night < 6; night++) reminded.push(await remindOfIdle(portal.db, days(night)));
  expect(reminded).toEqual([0, 0, 0, 1, 0, 0]);
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, LEAD));
  expect(told.map(({ title }) => title)).toContain(`3일째 결재를 기다립니다: ${general.title}`);
});

describe("what is written", () => {
  test("is kept unfinished, and refused when it was saved elsewhere since", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const save = async (more: object) =>
      (await drafter.post("/rest/documents/saveDraft", { kind: "D2", data: {}, ...more })).json();
    const { idx, ver } = await save({ title: "" });
    expect((await save({ idx, ver, body: "<p onclick='x()'>본문<script>1</script></p>" })).ver).toBe(ver + 1);
    expect(await save({ idx, ver, title: "다른 창" })).toMatchObject({ err: 409 });
    expect(await read(drafter, idx)).toMatchObject({ body: "<p>본문</p>", status: "draft" });
    expect(await read(await portal.signedIn("lead@demo.test"), idx)).toMatchObject({ err: 403 });
    expect(await read(await portal.signedIn("master@demo.test"), idx)).toMatchObject({ err: 403 });
  });

  test("keeps its files for those who may read it, and takes nobody else's", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const store = async (visitor: Visitor) => {
      const part = (name: string, more: string, value: string) =>
        `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const payload = `${part("entity", "", "document")}${part("field", "", "files")}${part("file", '; filename="견적.txt"', "견적 100원")}--edge--\r\n`;
      const headers = { "content-type": "multipart/form-data; boundary=edge" };
      const sent = { method: "POST", url: "/rest/records/uploadFile", payload: Buffer.from(payload), headers } as const;
      return (await visitor.send(sent)).json().idx as number;
    };
    const [mine, other] = [await store(drafter), await store(await portal.signedIn("people@demo.test"))];
    const submit = (files: number[]) =>
      drafter.post("/rest/documents/submitDocument", { ...general, files, line: approvers(LEAD) });
    expect((await submit([mine, other])).json()).toMatchObject({ err: 400 });
    const { idx } = (await submit([mine])).json();
    const open = async (name: string) =>
      (await portal.signedIn(`${name}@demo.test`)).get(`/rest/documents/getDocumentFile?idx=${idx}&file=${mine}`);
    expect((await open("lead")).body).toBe("견적 100원");
    expect((await open("acting")).statusCode).toBe(403);
    expect((await read(drafter, idx)).files).toMatchObject([{ idx: mine, name: "견적.txt" }]);
  });

  test("is checked by its form when it is submitted, and every problem has its place", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const form = {
      kind: "D2",
      title: "구매",
      data: {
        vendor: "(주)가상상사",
        reason: "교체",
        items: [{ name: "모니터", qty: 2, unit_price: 300_000 }, { qty: 0 }],
      },
    };
    const { problems, computed } = (await drafter.post("/rest/documents/checkDocument", form)).json();
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      "items.1.name",
      "items.1.qty",
      "items.1.unit_price",
      "quotes",
    ]);
    expect(computed).toMatchObject({ total: 600_000, items: [{ amount: 600_000 }, {}] });
    const answer = await drafter.post("/rest/documents/submitDocument", { ...form, line: approvers(LEAD) });
    expect(answer.json()).toMatchObject({
      err: 400,
      err_msg: "2행 품명: 필수 항목입니다.",
      fields: { quotes: "견적서: 필수 항목입니다." },
    });
    expect((await drafter.post("/rest/documents/submitDocument", general)).json().err_msg).toBe(
      "결재선에 결재자를 한 명 이상 넣으세요.",
    );
  });
});

describe("on completion", () => {
  test("the seal's use is written into its book, and a request for staff is made", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const data = { category: "seal", seal: "use", seal_purpose: "강의장 임대 계약", copies: 2 };
    const sealed = await submitted(drafter, approvers(LEAD), { ...general, data });
    const job = {
      job: "출강 매니저",
      headcount: 2,
      employ_type: "regular",
      reason: "add",
      need_by: "2026-05-01",
      jd: "<p>담당</p>",
    };
    const hiring = await submitted(drafter, approvers(LEAD), { kind: "D8", title: "채용", data: job });
    for (const idx of [sealed, hiring]) expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
    expect(await portal.db.select().from(sealLog)).toMatchObject([{ idx_document: sealed, copies: 2, seal: "use" }]);
    expect(await portal.db.select().from(recruitReq).where(eq(recruitReq.idx_document, hiring))).toMatchObject([
      { headcount: 2, idx_team: 111, status: "ok" },
    ]);
  });

  test("a request to another team reaches its inbox", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const line = [...approvers(LEAD), { role: "receive", idx_staff: 0, idx_team: 6115 }];
    const data = { request: "책상 이전", due: "2026-03-20" };
    const idx = await submitted(drafter, line, { kind: "D9", title: "책상 이전 협조", data });
    await act(await portal.signedIn("lead@demo.test"), idx, "approve");
    const inbox = await portal.db
      .select()
      .from(docInbox)
      .where(and(eq(docInbox.idx_document, idx)));
    expect(inbox).toMatchObject([{ idx_team: 6115, due: "2026-03-20", status: "new" }]);
    expect(await read(await portal.signedIn("support@demo.test"), idx)).toMatchObject({
      err: 0,
      title: "책상 이전 협조",
    });
  });

  test("what fails fails the approval with its words, and nothing has happened", async () => {
    const portal = await openTestPortal();
    const partner = await portal.signedIn("partner@demo.test");
    const data = {
      job: "강사",
      headcount: 1,
      employ_type: "mi",
      reason: "add",
      need_by: "2026-05-01",
      jd: "<p>담당</p>",
    };
    const idx = await submitted(partner, approvers(LEAD), { kind: "D8", title: "채용", data });
    const lead = await portal.signedIn("lead@demo.test");
    expect(await act(lead, idx, "approve")).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("팀이 없는 직원"),
    });
    expect(await statusesOf(portal, idx)).toEqual(["now"]);
    const [kept] = await portal.db.select().from(document).where(eq(document.idx, idx));
    expect(kept).toMatchObject({ status: "run", doc_no: null });
    await portal.db.delete(delegation);
  });
});
