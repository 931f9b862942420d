import { and, eq, like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarOf } from "../company/holidays";
import { er, erBoard, holiday, notification } from "../db/tables";
import { askAtOnce, at, BOARD, open } from "../testing/records/er-requests";
import type { Visitor } from "../testing/test-portal";
import { finishChecked } from "./finish-checked";
import { dueAfter } from "./sla";

const DAY = 24 * 60 * 60 * 1000;

test("a board's own fields are asked, checked by their kinds, and kept with the request", async () => {
  const { requester, add, read } = await open();
  expect((await add(requester, {})).fields).toEqual({ "extra.f1": "위치: 필수 항목입니다." });
  expect((await add(requester, { extra: { f1: "A동", f2: "예" } })).fields).toHaveProperty(["extra.f2"]);
  expect((await add(requester, { extra: { f1: "A동", f9: "모름" } })).fields).toHaveProperty("extra");
  expect((await add(requester, { extra: { "f1'": "A동" } })).err).toBe(400);
  const { idx } = await add(requester, { extra: { f1: "A동 3층", f2: true } });
  const { record } = await read(requester, idx);
  expect(record).toMatchObject({ extra: { f1: "A동 3층", f2: true }, idx_requester: 107, status: "req" });
  expect(record.er_no).toMatch(/^ER-2026-\d{5}$/);
});

test("a board's list is narrowed by its own fields", async () => {
  const { requester, handler, add } = await open();
  for (const extra of [{ f1: "별관 지하", f2: true }, { f1: "별관 옥상", f2: false }, { f1: "본관" }])
    await add(requester, { extra });
  const list = async (query: string) => {
    const screen = "BusinessManagement-GlobalERList-idx";
    const { list: rows = [] } = (
      await handler.get(`${at("er/list")}?screen=${screen}&board=${BOARD}&q=${encodeURIComponent("(시험)")}&${query}`)
    ).json();
    return rows.map(({ extra }: { extra: { f1: string } }) => extra.f1).toSorted();
  };
  expect(await list(`extra.f1=${encodeURIComponent("별관")}`)).toEqual(["별관 옥상", "별관 지하"]);
  expect(await list("extra.f2=Y")).toEqual(["별관 지하"]);
  expect(await list("extra.f2=N")).toEqual(["별관 옥상", "본관"]);
  expect(await list("extra.f1.from=%27%29%3B--&extra.f2=Y")).toEqual(["별관 지하"]);
});

test("a request is received, held, gone on with, checked and rated; on hold no day passes", async () => {
  const { add, read, move, wait, db, signedIn, board, ...people } = await open();
  let { requester, handler } = people;
  const { idx } = await add(requester, { extra: { f1: "A동" } });
  const told = await db.select().from(notification).where(like(notification.title, "%(시험)%"));
  expect(told.map(({ idx_staff }) => idx_staff)).toContain(103);
  const stranger = await signedIn("archive@demo.test");
  expect((await read(stranger, idx)).err).toBe(403);
  expect((await move(requester, idx, "receive")).err).toBe(403);
  expect((await move(handler, idx, "receive")).err).toBe(0);
  const calendar = await calendarOf(db, 0);
  const due = dueAfter("2026-03-02", board.sla_days, calendar);
  expect((await read(requester, idx)).record).toMatchObject({ sla_due: due, idx_assignee: 103, status: "recv" });
  expect((await move(handler, idx, "hold")).fields).toHaveProperty("reason");
  expect((await move(handler, idx, "hold", { reason: "부품을 기다립니다." })).err).toBe(0);
  expect((await read(requester, idx)).record).toMatchObject({ sla_due: null, reason: "부품을 기다립니다." });
  wait(14 * DAY);
  [requester, handler] = [await signedIn("newcomer@demo.test"), await signedIn("support@demo.test")];
  const admin = await signedIn("er@demo.test");
  expect((await move(handler, idx, "resume")).err).toBe(0);
  expect((await read(requester, idx)).record.sla_due).toBe(dueAfter("2026-03-16", board.sla_days, calendar));
  expect((await move(handler, idx, "makeTask")).err).toBe(0);
  expect((await read(handler, idx)).record.idx_task).toBeGreaterThan(0);
  expect((await move(handler, idx, "check")).fields).toHaveProperty("result");
  expect((await move(handler, idx, "check", { values: { result: "<p>고쳤습니다.</p>" } })).err).toBe(0);
  expect((await move(requester, idx, "reopen", { reason: "아직 흔들립니다." })).err).toBe(0);
  expect((await move(handler, idx, "check")).err).toBe(0);
  expect((await move(handler, idx, "finish")).err).toBe(403);
  expect((await move(admin, idx, "finish")).err).toBe(403);
  expect((await move(requester, idx, "finish", { values: { rating: 5 } })).err).toBe(0);
  expect((await read(requester, idx)).record).toMatchObject({ status: "done", reopened: 1, rating: 5 });
  const [row] = await db.select().from(er).where(eq(er.idx, idx));
  expect(row).toMatchObject({ is_in_time: true, work_days: 0, phase: "done" });
});

test("a deadline that was counted in a year without holidays says so, and nothing else does", async () => {
  const { requester, handler, add, move, read, db } = await open();
  const { idx } = await add(requester, { extra: { f1: "A동" } });
  await db
    .update(holiday)
    .set({ deleted_at: new Date() })
    .where(sql`${holiday.hdate} between '2026-01-01' and '2026-12-31'`);
  // no deadline yet
  expect(await read(requester, idx)).not.toHaveProperty("unfilled");
  await move(handler, idx, "receive");
  expect((await read(requester, idx)).unfilled).toBe(
    "처리기한: 2026년 휴일이 아직 등록되지 않아 주말만 빼고 계산했습니다.",
  );
  await db.update(holiday).set({ deleted_at: null });
  expect(await read(requester, idx)).not.toHaveProperty("unfilled");
});

test("nobody confirms what they have done themselves; it counts as done after five business days", async () => {
  const { handler, add, move, db } = await open();
  const { idx } = await add(handler, { extra: { f1: "A동" } });
  for (const [name, more] of [
    ["receive", {}],
    ["start", {}],
    ["check", { values: { result: "<p>완료</p>" } }],
  ] as const)
    expect([name, (await move(handler, idx, name, more)).err]).toEqual([name, 0]);
  expect((await move(handler, idx, "finish")).err).toBe(409);
  await db
    .update(er)
    .set({ check_at: new Date("2026-03-02T01:00:00Z") })
    .where(eq(er.status, "check"));
  const state = async () => (await db.select().from(er).where(eq(er.idx, idx)))[0]?.status;
  await finishChecked(db, new Date("2026-03-09T01:00:00Z"));
  expect(await state()).toBe("check");
  await finishChecked(db, new Date("2026-03-10T01:00:00Z"));
  expect(await state()).toBe("done");
});

test("notes among those who handle a request are told to nobody else", async () => {
  const { requester, handler, add, db } = await open();
  const { idx } = await add(requester, { extra: { f1: "A동" } });
  const note = (who: Visitor) =>
    who.post(at("er_comment/add"), { values: { idx_er: idx, content: "메모", is_internal: true } });
  expect((await note(requester)).json().fields).toHaveProperty("is_internal");
  expect((await note(handler)).json().err).toBe(0);
  const seen = async (who: Visitor) => (await who.get(`${at("er_comment/list")}?screen=&er=${idx}`)).json().total;
  expect([await seen(handler), await seen(requester)]).toEqual([1, 0]);
  const about = and(eq(notification.idx_staff, 107), like(notification.title, "%댓글%(시험)%"));
  expect(await db.$count(notification, about)).toBe(0);
});

test("what requests have of a board is stopped and not taken away", async () => {
  const { admin, board, db } = await open();
  const [{ ver } = { ver: 0 }] = await db.select().from(erBoard).where(eq(erBoard.idx, BOARD));
  const change = async (values: object) =>
    (await admin.post(at("er_board/change"), { idx: BOARD, ver, values })).json();
  expect((await change({ er_category: board.er_category.slice(1) })).fields).toHaveProperty("er_category");
  expect((await change({ form_fields: [{ ...board.form_fields[0], type: "number" }] })).fields).toHaveProperty(
    "form_fields",
  );
  const stopped = board.form_fields.map((own: object) => ({ ...own, isStopped: true }));
  expect((await change({ form_fields: stopped })).err).toBe(0);
});

test("a request that goes to another board takes its answers along in words", async () => {
  const { requester, handler, add, move, read } = await open();
  const { idx } = await add(requester, { extra: { f1: "A동 3층" } });
  const { record: other } = (await requester.get(`${at("er_board/read")}?idx=1`)).json();
  const values = { idx_board: 1, idx_category: other.er_category[0].idx };
  const { idx_category } = (await read(requester, idx)).record;
  expect((await move(handler, idx, "relocate", { values: { idx_board: 1, idx_category } })).err).toBe(400);
  expect((await move(handler, idx, "relocate", { values })).err).toBe(0);
  const { record } = await read(requester, idx);
  expect(record).toMatchObject({ idx_board: 1, extra: null, status: "req" });
  expect(record.content).toContain("위치: A동 3층");
});

// sixty of them: requests.deep.test.ts
test("of many who ask at the same time each gets a number, and none is missing", async () => {
  await askAtOnce(await open(), 20);
});

test("what is to be received on one's boards is found in one list, however many boards there are", async () => {
  const { requester, handler, add } = await open();
  for (const f1 of ["A동", "B동"]) await add(requester, { extra: { f1 } });
  const { list } = (await handler.get("/rest/personal/getTodoList")).json();
  const link = "/businessmanagement/erlist?tab=boards&status=req";
  expect(list).toContainEqual(expect.objectContaining({ title: "접수할 ER 요청", link }));
  const asked = "screen=BusinessManagement-ERList&tab=boards&status=req";
  const rows = (await handler.get(`${at("er/list")}?${asked}`)).json();
  expect(rows.total).toBe(list.find(({ title }: { title: string }) => title === "접수할 ER 요청").count);
});
