import { expect, test } from "vitest";
import { at, openList, read, titles } from "../../testing/work-records";

test("A list below a record shows what belongs to it, of what is the reader's", async () => {
  const { portal, maker } = await openList();
  const below = async (visitor: typeof maker, idx: string, more = "") => {
    const answer = await visitor.get(`${at("list")}?screen=Workshop-BenchWorks-idx&bench=${idx}${more}`);
    return answer.statusCode === 200 ? answer.json().list.map(({ title }: { title: string }) => title) : "refused";
  };
  expect(await below(maker, "1")).toEqual(["가"]);
  expect(await below(maker, "2")).toEqual(["나 100%"]);
  expect(await below(maker, "2", "&kind=lamp")).toEqual([]);
  expect(await below(maker, "999")).toEqual([]);
  expect(await below(await portal.signedIn("dev@demo.test"), "1")).toEqual([]);
  for (const idx of ["x", "1e9999", "'; drop table work"])
    expect([[], "refused"]).toContainEqual(await below(maker, idx));
  expect(await titles(maker, "")).toHaveLength(3);
});

test("A new record below one gets it from its form, which has no field for it; none that is not there", async () => {
  const { portal, maker } = await openList();
  const add = (values: object) => maker.post(at("add"), { screen: "Workshop-BenchAdd-idx", values });
  const { idx } = (await add({ title: "새 등", idx_bench: 2 })).json();
  expect((await read(maker, idx)).record).toMatchObject({ title: "새 등", idx_bench: 2 });
  expect((await add({ title: "새 등", idx_bench: 999 })).json().fields).toEqual({
    idx_bench: "작업대: 고른 항목이 없거나 삭제되었습니다.",
  });
  // the form of the others has what it has, and nothing more
  expect((await add({ title: "새 등", idx_bench: 2, price: 5 })).statusCode).toBe(400);
  const { rows } = await portal.pool.query("select count(*)::int as n from work where title = '새 등'");
  expect(rows).toEqual([{ n: 1 }]);
});

test("A page that is opened without a record shows the latest one of one's own, to nobody another's", async () => {
  const { portal, maker } = await openList();
  const mine = async (visitor: typeof maker) => visitor.get(`${at("read")}?on=Workshop-MineView`);
  expect((await mine(maker)).json().record).toMatchObject({ title: "다_라" });
  for (const email of ["dev@demo.test", "lead@demo.test", "master@demo.test"]) {
    const { statusCode, json } = await mine(await portal.signedIn(email));
    expect([email, statusCode, json().err_msg]).toEqual([email, 404, "아직 내 것이 없습니다."]);
  }
});
