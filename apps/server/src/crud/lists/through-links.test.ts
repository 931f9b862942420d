import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visitor } from "../../testing/test-portal";
import { at, openList, read } from "../../testing/work-records";

let portal: Awaited<ReturnType<typeof openList>>["portal"];
let maker: Visitor;
let master: Visitor;

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** Three works, of a good supplier, of none, and of a poor one; only masters may read of suppliers. */
beforeAll(async () => {
  ({ portal, maker } = await openList((end) => ends.unshift(end)));
  master = await portal.signedIn("master@demo.test");
  const suppliers = [
    { name: "솔숲목재", grade: "a", discount: 30, idx_agent: 101, idx_bench: 1 },
    { name: "바다철물", grade: "b", discount: 5, idx_agent: null, idx_bench: null },
  ];
  await portal.db.insert(portal.tables.supplier as never).values(suppliers as never);
  await portal.pool.query("update work set idx_supplier = case title when '가' then 1 when '다_라' then 2 end");
  await portal.pool.query("update bench set room = 'south' where idx = 2");
  await portal.pool.query(
    `insert into work_step (idx_work, name, hours) select idx, '자르기', 1.5 from work where title = '가'
     union all select idx, '칠하기', 2 from work where title = '가'
     union all select idx, '다듬기', 0.5 from work where title = '다_라'`,
  );
});

async function list(visitor: Visitor, query = "") {
  const answer = await visitor.get(`${at("list")}?screen=Workshop-List&${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}

const titles = async (visitor: Visitor, query: string): Promise<string[]> =>
  (await list(visitor, query)).list.map(({ title }: { title: string }) => title);

async function csv(visitor: Visitor, columns: string): Promise<string[]> {
  const answer = await visitor.get(
    `${at("export")}?screen=Workshop-List&format=csv&sort=title&columns=title,${columns}`,
  );
  return answer.body.replace("\uFEFF", "").trim().split("\r\n");
}

test("a list tells the fields of linked records, however many links away", async () => {
  const { list: rows, names } = await list(master, "sort=title");
  expect(rows).toMatchObject([
    {
      title: "가",
      bench: { room: "north" },
      supplier: { name: "솔숲목재", grade: "a", discount: 30, idx_agent: 101, bought: 100 },
      "supplier.agent": { kname: expect.any(String) },
      "supplier.bench": { room: "north" },
    },
    { title: "나 100%", bench: { room: "south" }, supplier: null, "supplier.agent": null },
    { title: "다_라", bench: null, supplier: { name: "바다철물", bought: 0 }, "supplier.agent": null },
  ]);
  expect(names.staff["101"]).toBe(rows[0]["supplier.agent"].kname);
  expect(rows[0].supplier).not.toHaveProperty("idx");
});

test("a list is sorted, filtered, searched and added up by them, both ways, empty ones last", async () => {
  expect(await titles(master, "sort=supplier.discount")).toEqual(["다_라", "가", "나 100%"]);
  expect(await titles(master, "sort=-supplier.discount")).toEqual(["가", "다_라", "나 100%"]);
  expect(await titles(master, "sort=supplier.grade")).toEqual(["가", "다_라", "나 100%"]);
  expect(await titles(master, "sort=bench.room,title")).toEqual(["가", "나 100%", "다_라"]);
  expect(await titles(master, "sort=supplier.agent.kname")).toEqual(["가", "나 100%", "다_라"]);
  expect(await titles(master, "sort=-supplier.discount&rows=1&page=2")).toEqual(["다_라"]);
  expect(await titles(master, "sort=-supplier.discount&rows=1&page=3")).toEqual(["나 100%"]);
  expect(await titles(master, "supplier.grade=a")).toEqual(["가"]);
  expect(await titles(master, "supplier.discount.to=10")).toEqual(["다_라"]);
  expect(await titles(master, "supplier.bench.room=north")).toEqual(["가"]);
  expect(await titles(master, `supplier.name=${encodeURIComponent("철물")}`)).toEqual(["다_라"]);
  expect(await titles(master, `q=${encodeURIComponent("솔숲")}`)).toEqual(["가"]);
  expect(await titles(master, `q=${encodeURIComponent("큰 작업대")}`)).toEqual(["가"]);
  expect(await titles(maker, `q=${encodeURIComponent("칠하기")}`)).toEqual(["가"]);
  expect((await list(master)).sums).toMatchObject({ "supplier.discount": 35 });
  expect((await list(master, "supplier.grade=a")).sums).toMatchObject({ "supplier.discount": 30, hours: 3.5 });
});

test("files and pages have them too", async () => {
  expect(await csv(master, "supplier.grade,supplier.bench.room")).toEqual([
    "제목,공급처 등급,공급처 맡은 작업대 방",
    "가,가,북쪽",
    "나 100%,,",
    "다_라,나,",
  ]);
  const [first] = (await list(master, "sort=title")).list;
  expect((await read(master, first.idx)).record).toMatchObject({
    bench: { room: "north" },
    supplier: { grade: "a" },
    steps: 2,
  });
});

test("a linked record that somebody may not read tells nothing, in whatever way the list is asked", async () => {
  const { list: rows, sums } = await list(maker, "sort=title");
  expect(rows).toMatchObject([
    { title: "가", supplier: { hidden: true }, "supplier.agent": { hidden: true }, bench: { room: "north" } },
    { title: "나 100%", supplier: null, "supplier.agent": null },
    { title: "다_라", supplier: { hidden: true } },
  ]);
  expect(rows[0].supplier).toEqual({ hidden: true });
  expect(sums["supplier.discount"]).toBe(0);
  for (const key of ["name", "grade", "discount", "agent", "agent.kname", "bought"]) {
    const usual = await titles(maker, "sort=idx");
    expect([key, await titles(maker, `sort=supplier.${key},idx`)]).toEqual([key, usual]);
    expect([key, await titles(maker, `sort=-supplier.${key},idx`)]).toEqual([key, usual]);
  }
  for (const query of [
    "supplier.grade=a",
    "supplier.discount.from=0",
    "supplier.agent=101",
    "supplier.bench.room=north",
  ]) {
    expect([query, await titles(maker, query)]).toEqual([query, []]);
  }
  expect(await titles(maker, `supplier.name=${encodeURIComponent("철물")}`)).toEqual([]);
  expect(await titles(maker, `q=${encodeURIComponent("솔숲")}`)).toEqual([]);
  expect(await csv(maker, "supplier.grade,supplier.discount")).toEqual([
    "제목,공급처 등급,공급처 할인",
    "가,(비공개),(비공개)",
    "나 100%,,",
    "다_라,(비공개),(비공개)",
  ]);
  expect((await read(maker, rows[0].idx)).record).toMatchObject({
    supplier: { hidden: true },
    "supplier.agent": { hidden: true },
  });
});

test("charts count by fields of linked records, and by none of those that are kept back", async () => {
  const grades = async (visitor: Visitor) =>
    (await visitor.get(`${at("statistics")}?screen=Workshop-Statistics`)).json().charts.grades;
  expect(await grades(master)).toEqual([
    { by: "", value: 0 },
    { by: "a", value: 30 },
    { by: "b", value: 5 },
  ]);
  expect(await grades(await portal.signedIn("lead@demo.test"))).toEqual([{ by: "", value: 0 }]);
});

test("neighbours follow an order through links", async () => {
  const [, middle] = (await list(master, "sort=-supplier.discount")).list;
  const answer = await master.get(`${at("read")}?idx=${middle.idx}&screen=Workshop-List&sort=-supplier.discount`);
  const rows = (await list(master, "sort=-supplier.discount")).list.map(({ idx }: { idx: number }) => idx);
  expect(answer.json()).toMatchObject({ previous: rows[0], next: rows[2] });
});

test("derived columns are counted when they are read, sorted and filtered like others", async () => {
  const [first, second] = (await list(maker, "sort=title")).list;
  await maker.post("/rest/records/work_comment/add", { values: { idx_work: first.idx, content: "곧게" } });
  expect(await list(maker, "sort=title")).toMatchObject({
    list: [
      { title: "가", steps: 2, hours: 3.5, remarks: 1, left: -1, age: 0 },
      { title: "나 100%", steps: 0, hours: 0, remarks: 0, remarked: null, left: 1 },
      { title: "다_라", steps: 1, hours: 0.5 },
    ],
    sums: { hours: 4 },
  });
  expect(await titles(maker, "sort=-steps")).toEqual(["가", "다_라", "나 100%"]);
  expect(await titles(maker, "sort=left")).toEqual(["가", "다_라", "나 100%"]);
  expect(await titles(maker, "sort=-remarked,title")).toEqual(["가", "나 100%", "다_라"]);
  expect(await titles(maker, "steps.from=2")).toEqual(["가"]);
  expect(await titles(maker, "left.from=0&sort=left")).toEqual(["다_라", "나 100%"]);
  expect(await titles(maker, "hours.from=0.5&hours.to=1")).toEqual(["다_라"]);
  expect(second).not.toHaveProperty("supplier.works");
  expect(await csv(maker, "steps,hours,left")).toContain("가,2,3.5,-1");
});

test("nobody counts the days of what is over: not in a row, nor in an order or a filter", async () => {
  await portal.pool.query("update work set status = 'rejected' where title = '가'");
  const left = (await list(maker, "sort=title")).list.map((row: { left: unknown }) => row.left);
  expect(left).toEqual([null, 1, expect.any(Number)]);
  expect(await titles(maker, "left.to=-1")).toEqual([]);
  await portal.pool.query("update work set status = 'requested' where title = '가'");
  expect(await titles(maker, "left.to=-1")).toEqual(["가"]);
});

test("what is added up of linked records is told of those alone that the reader may open", async () => {
  const bought = async (visitor: Visitor) => (await visitor.get("/rest/records/supplier/read?idx=1")).statusCode;
  expect([await bought(maker), await bought(master)]).toEqual([403, 200]);
  const lead = await portal.signedIn("lead@demo.test");
  expect((await list(lead, "sort=title")).list[0].supplier).toEqual({ hidden: true });
});

test.each([
  "sort=supplier.password",
  "sort=supplier.idx",
  "sort=maker.password_hash",
  "sort=supplier.__proto__",
  "sort=supplier..name",
  "sort=supplier.agent.agent.agent",
  "sort=steps.steps",
  "sort=work_step.name",
  "supplier.discount=1;drop table work",
  "supplier.grade='",
  "maker.password_hash=x",
  "supplier.idx=1",
])("what no column says is not read through a link: %s", async (query) => {
  const answer = await maker.get(`${at("list")}?screen=Workshop-List&${encodeURI(query)}`);
  expect([200, 400]).toContain(answer.statusCode);
  if (answer.statusCode === 400) expect(answer.json().err_msg).toMatch(/찾는 조건이 올바르지 않습니다/);
  else expect(answer.json().total).toBe(query.startsWith("supplier.grade") ? 0 : 3);
});

test("a linked record that was removed is none, and nothing is kept from anybody there", async () => {
  await portal.pool.query("update supplier set deleted_at = now() where idx = 2");
  for (const visitor of [maker, master]) {
    const { list: rows } = await list(visitor, "sort=title");
    expect(rows[2]).toMatchObject({ title: "다_라", supplier: null });
  }
});
