import { expect, test } from "vitest";
import type { Visitor } from "../../testing/test-portal";
import { openList } from "../../testing/work-records";

const on = "Workshop-Bench-idx";
const related = (visitor: Visitor, query: string) => visitor.get(`/rest/records/bench/related?on=${on}&${query}`);
const page = "&page=1&rows=30";

test("a page shows of the records that link to it those that the reader may read, and of these what is theirs", async () => {
  const { portal, maker } = await openList();
  const master = await portal.signedIn("master@demo.test");
  const stranger = await portal.signedIn("dev@demo.test");
  await portal.pool.query("update work set idx_bench = 1, wage = 5000, phone = '010-1234-5678'");
  const works = (await related(maker, `idx=1&key=work${page}`)).json();
  expect(works).toMatchObject({
    total: 3,
    more: false,
    list: [{ title: "가" }, { title: "나 100%" }, { title: "다_라" }],
  });
  expect(works.list[0]).toMatchObject({ wage: 5000, phone: expect.stringContaining("*") });
  expect((await related(maker, "idx=1&key=work&page=2&rows=2")).json()).toMatchObject({
    total: 3,
    list: [{ title: "다_라" }],
  });
  // everybody reads lamps, and nobody else what one was paid
  const strange = (await related(stranger, `idx=1&key=work${page}`)).json();
  expect(strange).toMatchObject({ total: 1, list: [{ title: "가", phone: "010-****-5678" }] });
  expect(strange.list[0]).not.toHaveProperty("wage");
  expect((await related(master, `idx=1&key=work${page}`)).json().total).toBe(3);
  expect((await related(maker, `idx=2&key=work${page}`)).json().total).toBe(0);
  // what is removed is counted by nobody
  await portal.pool.query("update work set deleted_at = now() where title = '가'");
  expect((await related(maker, `idx=1&key=work${page}`)).json().total).toBe(2);
});

test("what is not the reader's, not the page's or not there is refused", async () => {
  const { portal, maker } = await openList();
  const master = await portal.signedIn("master@demo.test");
  const mayOf = async (visitor: Visitor) =>
    (await visitor.get(`/rest/records/bench/read?idx=1&on=${on}`)).json().may.related;
  expect(await mayOf(maker)).toEqual(["work"]);
  expect(await mayOf(master)).toEqual(["work", "supplier.bench"]);
  expect((await related(master, `idx=1&key=supplier.bench${page}`)).statusCode).toBe(200);
  for (const [key, status] of [
    ["idx=1&key=supplier.bench", 403],
    ["idx=1&key=work_step", 403],
    ["idx=1&key=staff", 403],
    ["idx=1&key=work.bench", 403],
    [`idx=1&key=${encodeURIComponent("work' or '1'='1")}`, 403],
    ["idx=999&key=work", 404],
    ["idx=0&key=work", 400],
    ["idx=1", 400],
  ] as const) {
    expect([key, (await related(maker, key + page)).statusCode]).toEqual([key, status]);
  }
  const elsewhere = await maker.get(`/rest/records/bench/related?on=Workshop-List&idx=1&key=work${page}`);
  expect(elsewhere.statusCode).toBe(400);
  expect((await portal.visitor().get(`/rest/records/bench/related?on=${on}&idx=1&key=work`)).json().err).toBe(201);
  await portal.pool.query("update bench set deleted_at = now() where idx = 1");
  expect((await related(maker, `idx=1&key=work${page}`)).statusCode).toBe(404);
});

test("what a form begins with is found by its number, of those that may be chosen", async () => {
  const { maker } = await openList();
  const choices = await maker.get("/rest/records/bench/choices?idx=2");
  expect(choices.json().list).toEqual([{ idx: 2, name: "작은 작업대" }]);
});

test("what a record links to leads to its page, for whoever may open it", async () => {
  const { portal, maker } = await openList();
  const master = await portal.signedIn("master@demo.test");
  const { rows } = await portal.pool.query<{ idx: number }>(
    "insert into supplier (name, grade) values ('목재상', 'a') returning idx",
  );
  const supplier = Number(rows[0]?.idx);
  const { rows: works } = await portal.pool.query<{ idx: number }>(
    "update work set idx_bench = 1, idx_supplier = $1 where title = '가' returning idx",
    [supplier],
  );
  const pagesOf = async (visitor: Visitor) =>
    (await visitor.get(`/rest/records/work/read?idx=${works[0]?.idx}&on=Workshop-View-idx`)).json().pages;
  const bench = { "1": "/workshop/bench/1" };
  const own = await pagesOf(maker);
  expect(own).toMatchObject({ bench });
  expect(own).not.toHaveProperty("supplier");
  expect(await pagesOf(master)).toMatchObject({ bench, supplier: { [supplier]: `/workshop/suppliers#${supplier}` } });
  await portal.pool.query("update bench set deleted_at = now() where idx = 1");
  expect((await pagesOf(maker)).bench).toEqual({});
});
