import { and, eq, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { docInbox, expense, exportLog, extraPay, leaveLedger, notification, staff } from "../../db/tables";
import { act, approvedByAll, approvers, DIVISION, LEAD, ruledLine, submitted } from "../../testing/records/documents";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

async function completed(portal: TestPortal, form: object): Promise<number> {
  const drafter = await portal.signedIn("staff@demo.test");
  const answer = await tell(drafter, "submitDocument", { ...form, line: approvers(LEAD, DIVISION) });
  expect(answer).toMatchObject({ err: 0 });
  expect(await approvedByAll(portal, answer.idx)).toMatchObject({ err: 0, status: "done" });
  return answer.idx;
}

const ask = async (visitor: Visitor, call: string, query: string) =>
  (await visitor.get(`/rest/documents/${call}?${query}`)).json();
const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();

const screen = "documents-AllExpenseList";
const expenses = async (visitor: Visitor, query = "") =>
  (await visitor.get(`/rest/records/expense/list?screen=${screen}&rows=100&${query}`)).json();
const move = async (visitor: Visitor, idx: number, name: string, given: object = {}) => {
  const { record } = (await visitor.get(`/rest/records/expense/read?idx=${idx}`)).json();
  return (
    await visitor.post("/rest/records/expense/move", { idx, ver: record?.ver ?? 1, move: name, ...given })
  ).json();
};

describe("an expense", () => {
  const items = [
    {
      use_date: "2026-02-27",
      account: "enter",
      summary: "고객사 식사",
      supply: 90_000,
      vat: 9_000,
      proof: "card",
      attendees: "담당 2명",
    },
    { use_date: "2026-02-27", account: "traffic", summary: "택시", supply: 12_000, proof: "card" },
  ];
  const form = { kind: "EXP", title: "고객사 방문", data: { expense_kind: "card", items } };

  test("that was refused is not paid, and said to be refused", async () => {
    const portal = await openTestPortal();
    const [drafter, lead, accounting] = (await Promise.all(
      ["staff", "lead", "accounting"].map((name) => portal.signedIn(`${name}@demo.test`)),
    )) as [Visitor, Visitor, Visitor];
    const idx_document = await submitted(drafter, await ruledLine(drafter, form), form);
    await act(lead, idx_document, "reject", "영수증을 첨부하세요.");
    const { list } = await ask(drafter, "getMyExpenseList", "month=2026-03");
    const row = list.find((it: { idx_document: number }) => it.idx_document === idx_document);
    expect(row).toMatchObject({ status: "reject", pay_status: "none" });
    expect((await move(accounting, row.idx, "hold", { reason: "확인" })).err).toBe(403);
    expect((await expenses(accounting)).list.map(({ idx }: { idx: number }) => idx)).not.toContain(row.idx);
  });

  test("is paid by accounting once it is completed, and its drafter is told", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const before = await ask(drafter, "getMyExpenseList", "month=2026-03");
    const idx_document = await completed(portal, form);
    const mine = await ask(drafter, "getMyExpenseList", "month=2026-03");
    expect(mine.cards.wait - before.cards.wait).toBe(111_000);
    const row = mine.list.find((it: { idx_document: number }) => it.idx_document === idx_document);
    expect(row).toMatchObject({ accounts: ["enter", "traffic"], total: 111_000, pay_status: "wait" });
    const accounting = await portal.signedIn("accounting@demo.test");
    const pay = { values: { pay_date: "2026-03-02" } };
    expect((await move(drafter, row.idx, "pay", pay)).err).toBe(403);
    expect(await move(accounting, row.idx, "hold")).toMatchObject({ fields: { reason: "사유를 입력하세요." } });
    expect((await move(accounting, row.idx, "hold", { reason: "영수증 확인" })).err).toBe(0);
    expect((await move(accounting, row.idx, "hold", { reason: "영수증 확인" })).err).toBe(409);
    expect((await expenses(accounting, "pay_status=hold")).list).toContainEqual(
      expect.objectContaining({ idx: row.idx, title: "고객사 방문", hold_reason: "영수증 확인" }),
    );
    const transfer = await accounting.get(`/rest/records/expense/sheet?sheet=transfer&idxs=${row.idx}`);
    expect(transfer.json()).toMatchObject({ err: 409 });
    const tomorrow = { values: { pay_date: "2026-03-03" } };
    expect(await move(accounting, row.idx, "pay", tomorrow)).toMatchObject({
      fields: { pay_date: "지급일은 오늘이거나 그 전이어야 합니다." },
    });
    const paid = await Promise.all([1, 2, 3].map(() => move(accounting, row.idx, "pay", pay)));
    expect(paid.map(({ err }) => err).toSorted()).toEqual([0, 409, 409]);
    const after = await ask(drafter, "getMyExpenseList", "month=2026-03");
    expect(after.list).toContainEqual(
      expect.objectContaining({ idx: row.idx, pay_status: "paid", pay_date: "2026-03-02", hold_reason: null }),
    );
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 100));
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["지급보류: 고객사 방문 (영수증 확인)", "지급완료: 고객사 방문"]),
    );
    const paying = told.find(({ title }) => title.startsWith("지급완료"));
    expect(paying).toMatchObject({ kind: "approval", link: `/documents/document/${idx_document}` });
  });

  test("is paid with others, each by itself, and their transfers are one file or none", async () => {
    const portal = await openTestPortal();
    const transfer = { expense_kind: "transfer", pay_to: "새봄문구", bank: "한빛은행", account_no: "110-22-3333" };
    const idxs: number[] = [];
    for (const title of ["용지", "=1+1"]) {
      const idx = await completed(portal, { ...form, title, data: { ...transfer, items: items.slice(1) } });
      const [row] = await portal.db.select().from(expense).where(eq(expense.idx_document, idx));
      idxs.push(Number(row?.idx));
    }
    const accounting = await portal.signedIn("accounting@demo.test");
    const taken = (which: readonly number[]) =>
      accounting.get(`/rest/records/expense/sheet?sheet=transfer&idxs=${which.join(",")}`);
    const lines = (await taken(idxs)).rawPayload.toString("utf8").replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toEqual([
      "은행,계좌번호,예금주,금액,적요",
      "한빛은행,110-22-3333,새봄문구,12000,용지",
      "한빛은행,110-22-3333,새봄문구,12000,'=1+1",
    ]);
    expect(await portal.db.select().from(exportLog).where(eq(exportLog.screen, "expense"))).toMatchObject([
      { rows: 2, filter: { sheet: "transfer", idxs } },
    ]);
    const [first = 0, second = 0] = idxs;
    expect((await move(accounting, first, "hold", { reason: "영수증 확인" })).err).toBe(0);
    expect((await taken(idxs)).json()).toMatchObject({
      err: 409,
      err_msg: "2건 가운데 1건은 넣을 수 없습니다. 용지: 이체파일: 지금 상태에서는 만들 수 없습니다.",
    });
    const bulk = { screen, idxs: [first, second, 999_999], move: "pay", values: { pay_date: "2026-03-02" } };
    expect((await accounting.post("/rest/records/expense/bulk", bulk)).json()).toMatchObject({
      done: [first, second],
      refused: [{ idx: 999_999 }],
    });
    const lead = await portal.signedIn("lead@demo.test");
    expect((await lead.get(`/rest/records/expense/sheet?sheet=transfer&idxs=${first}`)).json().err).not.toBe(0);
  });

  test("is found by what one and the same line of it says", async () => {
    const portal = await openTestPortal();
    const [meal, taxi] = items;
    const other = { ...taxi, use_date: "2026-01-15" };
    const idx_document = await completed(portal, { ...form, data: { expense_kind: "card", items: [meal, other] } });
    const [made] = await portal.db.select().from(expense).where(eq(expense.idx_document, idx_document));
    const accounting = await portal.signedIn("accounting@demo.test");
    const isFound = async (query: string) =>
      (await expenses(accounting, query)).list.some(({ idx }: { idx: number }) => idx === made?.idx);
    const day = (on: string) => `expense_item.use_date.from=${on}&expense_item.use_date.to=${on}`;
    expect(await isFound(`expense_item.account=traffic&${day("2026-01-15")}`)).toBe(true);
    expect(await isFound(`expense_item.account=enter&${day("2026-02-27")}`)).toBe(true);
    expect(await isFound(`expense_item.account=traffic&${day("2026-02-27")}`)).toBe(false);
  });

  test("needs who was there for hospitality, and points out what was spent twice", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    await completed(portal, form);
    const [first, second] = items;
    const again = { ...form, data: { expense_kind: "card", items: [{ ...first, attendees: "" }, second] } };
    const { problems, warnings } = await tell(drafter, "checkDocument", again);
    expect(problems).toEqual([{ path: "items.0.attendees", message: "접대비는 참석자를 입력하세요." }]);
    expect(warnings.map(({ path }: { path: string }) => path)).toEqual(["items.0.supply", "items.1.supply"]);
  });

  test("is listed to leads for their units, and to accounting with sums of every page", async () => {
    const portal = await openTestPortal();
    await completed(portal, { ...form, secret: "private" });
    const seen = async (name: string) =>
      expenses(
        await portal.signedIn(`${name}@demo.test`),
        "expense_item.use_date.from=2026-02-27&expense_item.use_date.to=2026-02-27",
      );
    expect((await seen("accounting")).sums).toEqual({ total: 111_000 });
    expect((await seen("lead")).total).toBe(0);
    const all = await expenses(await portal.signedIn("lead@demo.test"));
    expect(all.total).toBeGreaterThan(5);
    const teams = new Set(all.list.map(({ idx_team }: { idx_team: number }) => all.names.team[idx_team]));
    expect(teams).toEqual(new Set(["기업교육1팀"]));
  });
});

describe("extra work", () => {
  const works = [
    { work_date: "2026-03-02", time_from: "18:30", time_to: "21:00", rest_min: 30, kind: "over", reason: "교재 마감" },
  ];
  const form = { kind: "D6", title: "추가근무", data: { comp: "pay", works } };
  const rowOf = async ({ db }: TestPortal, idx: number) =>
    (await db.select().from(extraPay).where(eq(extraPay.idx_document, idx)))[0];

  test("is entered as it was, confirmed by the lead, and frozen by the month's closing", async () => {
    const portal = await openTestPortal();
    const row = await rowOf(portal, await completed(portal, form));
    expect(row).toMatchObject({ minutes: 120, holiday_min: 120, over_min: 0, status: "ok" });
    const idx = row?.idx as number;
    const move = async (name: string, move: string, values?: object) => {
      const [{ ver } = { ver: 0 }] = await portal.db.select().from(extraPay).where(eq(extraPay.idx, idx));
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const sent = { idx, ver, move, ...(values && { values }) };
      return (await visitor.post("/rest/records/extra_pay/move", sent)).json().err;
    };
    const actual = { actual_from: "18:30", actual_to: "22:00" };
    expect(await move("division", "enter", actual)).toBe(403);
    expect(await move("staff", "enter", actual)).toBe(0);
    expect(await move("staff", "confirm")).toBe(403);
    expect(await move("lead", "confirm")).toBe(0);
    expect(await move("accounting", "close")).toBe(0);
    const drafter = await portal.signedIn("staff@demo.test");
    const { record, may } = (await drafter.get(`/rest/records/extra_pay/read?idx=${idx}`)).json();
    expect(record).toMatchObject({ minutes: 180, paid_min: 270, amount: 67_500, status: "closed" });
    expect(may.moves).toEqual([]);
    const accounting = await portal.signedIn("accounting@demo.test");
    const query = "screen=documents-AllExtraPayList&work_date.from=2026-03-01&rows=100";
    const all = (await accounting.get(`/rest/records/extra_pay/list?${query}`)).json();
    expect(all.list.map((it: { idx: number }) => it.idx)).toContain(idx);
  });

  test("becomes leave when that was chosen, once", async () => {
    const portal = await openTestPortal();
    await completed(portal, { ...form, data: { comp: "leave", works } });
    const granted = await portal.db
      .select()
      .from(leaveLedger)
      .where(and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.memo, "보상휴가: 추가근무")));
    expect(granted).toMatchObject([{ kind: "grant", qty: 0.375 }]);
  });

  test("on a holiday is asked for on days off alone", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const on = (work_date: string) => ({
      ...form,
      data: { comp: "pay", works: [{ ...works[0], work_date, kind: "holiday" }] },
    });
    expect((await tell(drafter, "checkDocument", on("2026-03-04"))).problems).toHaveLength(1);
    expect((await tell(drafter, "checkDocument", on("2026-03-08"))).problems).toEqual([]);
  });
});

describe("an invoice", () => {
  const items = [{ item: "어학 과정", supply: 1_000_000, vat: 100_000 }];

  test("needs a company number that can be one", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const data = {
      biz_no: "123-45-67890",
      idx_customer: 1,
      tax_email: "a@b.example",
      contract_name: "c",
      issue_date: "2026-03-02",
      items,
    };
    const { problems } = await tell(drafter, "checkDocument", { kind: "SALES", title: "발행", data });
    expect(problems).toEqual([
      { path: "biz_no", message: "사업자번호: 없는 사업자번호입니다. 숫자를 다시 확인하세요." },
    ]);
  });
});

test("a request in a team's inbox is taken, made a task, and done; its drafter is told", async () => {
  const portal = await openTestPortal();
  const drafter = await portal.signedIn("staff@demo.test");
  const data = { request: "책상 이전", due: "2026-03-20" };
  const receiving = [...approvers(LEAD), { role: "receive", idx_team: 6115 }];
  const { idx: idx_document } = await tell(drafter, "submitDocument", {
    kind: "D9",
    title: "책상 이전 협조",
    data,
    line: receiving,
  });
  await tell(await portal.signedIn("lead@demo.test"), "actOnDocument", {
    idx: idx_document,
    rev: 1,
    action: "approve",
  });
  const support = await portal.signedIn("support@demo.test");
  const listed = async (query: string) =>
    (await support.get(`/rest/records/doc_inbox/list?screen=documents-DeptInboxList&rows=100&${query}`)).json().list;
  const [found] = (await listed("status=new")).filter((row: Inbox) => row.title === "책상 이전 협조");
  expect(found).toMatchObject({ title: "책상 이전 협조", due: "2026-03-20", status: "new" });
  const { kname } = (await portal.db.select().from(staff).where(eq(staff.idx, 100)))[0] ?? {};
  const named: Inbox[] = await listed(`q=${encodeURIComponent(kname ?? "")}`);
  expect(named.map(({ idx }) => idx)).toContain(found.idx);
  const { idx } = found;
  const rowOf = async () => (await portal.db.select().from(docInbox).where(eq(docInbox.idx, idx)))[0];
  const move = async (visitor: Visitor, name: string, given: object = {}) =>
    (
      await visitor.post("/rest/records/doc_inbox/move", { idx, ver: (await rowOf())?.ver, move: name, ...given })
    ).json();
  expect((await move(drafter, "receive")).err).toBe(403);
  const taken = await Promise.all([1, 2].map(() => move(support, "receive")));
  expect(taken.filter(({ err }) => err === 0)).toHaveLength(1);
  // nobody of another team is given it, and one's colleagues only by the lead
  expect((await move(support, "assign", { values: { idx_handler: 100 } })).err).toBe(400);
  const [colleague] = await portal.db
    .select()
    .from(staff)
    .where(
      and(eq(staff.idx_team, 6115), ne(staff.idx, (await rowOf())?.idx_handler ?? 0), ne(staff.status, "retired")),
    );
  expect((await move(support, "assign", { values: { idx_handler: colleague?.idx } })).err).toBe(403);
  const made = await Promise.all([1, 2].map(() => move(support, "task")));
  expect(made.filter(({ err }) => err === 0)).toHaveLength(1);
  expect((await rowOf())?.idx_task).toEqual(expect.any(Number));
  expect((await move(support, "finish")).fields).toEqual({ result: expect.any(String) });
  expect(await move(support, "finish", { values: { result: "3층으로 옮겼습니다." } })).toMatchObject({ err: 0 });
  expect((await move(support, "giveBack", { reason: "늦음" })).err).toBe(409);
  const view = await ask(drafter, "getDocument", `idx=${idx_document}`);
  expect(view.received).toMatchObject([{ status: "done", note: "3층으로 옮겼습니다." }]);
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(told.map(({ title }) => title)).toContain("협조 문서 처리완료: 책상 이전 협조");
});

type Inbox = { idx: number; title: string };

test("statistics count what went through the units that somebody leads", async () => {
  const portal = await openTestPortal();
  const teams = async (name: string) =>
    (await ask(await portal.signedIn(`${name}@demo.test`), "getDocumentStatistics", "year=2025")).teams.map(
      (team: { name: string }) => team.name,
    );
  expect(await teams("lead")).toEqual(["기업교육1팀"]);
  expect((await teams("executive")).length).toBeGreaterThan(20);
  const accounting = await portal.signedIn("accounting@demo.test");
  const { kinds, months, accounts, levels, open } = await ask(accounting, "getDocumentStatistics", "year=2025");
  const count = (rows: { count: number }[]) => rows.reduce((sum, row) => sum + row.count, 0);
  const submitted = (rows: { submitted: number }[]) => rows.reduce((sum, row) => sum + row.submitted, 0);
  expect(count(kinds)).toBe(submitted(months));
  expect(accounts.length).toBeGreaterThan(3);
  expect(levels.map(({ level }: { level: string }) => level)).toContain("팀장");
  expect(open.length).toBe(20);
});
