import { expect, test } from "vitest";
import { testModule } from "../../testing/modules/test-module";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { workshop } from "../../testing/workshop";

const ask = (visitor: Visitor, query = "") =>
  visitor.get(`/rest/records/work/statistics?screen=Workshop-Dashboard${query}`);

testModule(workshop, (atEnd) => openBusyWorkshop(atEnd));

/** A workshop with two benches and works of the second, the first and last March, on Monday the second. */
async function openBusyWorkshop(atEnd?: Parameters<typeof openWorkshop>[1]) {
  const portal = await openWorkshop({}, atEnd);
  const names = [{ name: "큰 작업대" }, { name: "작은 작업대", room: "south" }];
  await portal.db.insert(portal.tables.bench as never).values(names as never);
  const maker = await portal.signedIn("staff@demo.test");
  const lead = await portal.signedIn("lead@demo.test");
  const add = async (title: string, kind: string, made_on: string, idx_bench?: number) => {
    const values = { title, kind, made_on, ...(idx_bench && { idx_bench }) };
    const answer = await maker.post("/rest/records/work/add", { screen: "Workshop-Add", values });
    expect(answer.json()).toMatchObject({ err: 0 });
    return answer.json().idx;
  };
  await add("둥근 등", "lamp", "2026-03-02", 1);
  await add("긴 의자", "chair", "2026-03-01", 2);
  await add("낮은 탁자", "table", "2026-03-08");
  const old = await add("묵은 등", "lamp", "2025-03-02", 1);
  await lead.post("/rest/records/work/move", { idx: old, ver: 1, move: "approve" });
  return { ...portal, maker, lead };
}

test("A dashboard counts, narrows and shares what its panels say, and shows the first of their lists", async () => {
  const { lead } = await openBusyWorkshop();
  const { charts, lists } = (await ask(lead)).json();
  const one = (value: number) => [{ by: "", value }];
  expect(charts).toMatchObject({
    all: one(4),
    today: one(1),
    week: one(2),
    month: one(3),
    done: one(25),
    lamps: one(2),
  });
  expect(charts.makers).toEqual([{ by: expect.any(String), byIdx: 100, value: 25 }]);
  expect(charts.states).toEqual([
    { by: "", split: "requested", value: 1 },
    { by: "작은 작업대", byIdx: 2, split: "requested", value: 1 },
    { by: "큰 작업대", byIdx: 1, split: "approved", value: 1 },
    { by: "큰 작업대", byIdx: 1, split: "requested", value: 1 },
  ]);
  expect(lists.waiting).toMatchObject({ total: 3, more: false, names: { bench: { "1": "큰 작업대" } } });
  expect(lists.waiting.list.map(({ title }: { title: string }) => title)).toEqual(["긴 의자", "둥근 등"]);
});

test("The filters of a dashboard narrow each panel by the field that it means by them, and no other panel", async () => {
  const { lead } = await openBusyWorkshop();
  const ofBench = (await ask(lead, "&bench=2")).json().charts;
  expect([ofBench.all, ofBench.lamps, ofBench.rooms]).toEqual([
    [{ by: "", value: 1 }],
    [{ by: "", value: 0 }],
    [{ by: "south", value: 1 }],
  ]);
  const tables = (await ask(lead, "&kind=table")).json();
  expect(tables.charts.all).toEqual([{ by: "", value: 1 }]);
  // kinds are not what benches have
  expect(tables.charts.rooms).toHaveLength(2);
  expect(tables.lists.waiting).toMatchObject({ total: 1, list: [{ title: "낮은 탁자" }] });
});

test("A panel that is not the person's is in no answer and in no file", async () => {
  const { lead, signedIn } = await openBusyWorkshop();
  const support = await signedIn("master@demo.test");
  expect((await ask(lead)).json().charts).not.toHaveProperty("used");
  expect((await ask(support)).json().charts.used).toEqual([{ by: "", value: 100 }]);
  const file = async (visitor: Visitor) =>
    (await visitor.get("/rest/records/work/export?screen=Workshop-Dashboard&format=csv&kind=lamp")).body;
  expect(await file(lead)).not.toContain("쓰는 작업대");
  expect(await file(support)).toContain("쓰는 작업대,,,100,%");
  expect(await file(lead)).toContain("작업대와 상태,큰 작업대,승인,1,");
  expect((await ask(await signedIn("staff@demo.test"))).statusCode).toBe(403);
});
