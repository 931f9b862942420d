import { byName } from "@portal/definition";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog } from "../../db/tables";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { add, at, openList, titles } from "../../testing/work-records";

describe("a list", () => {
  test("is filtered, searched, sorted and cut into pages by what the address says", async () => {
    const { maker } = await openList();
    expect(await titles(maker, "")).toEqual(["나 100%", "다_라", "가"]);
    expect(await titles(maker, "kind=lamp,table")).toEqual(["다_라", "가"]);
    expect(await titles(maker, "colors=blue,green")).toEqual(["나 100%"]);
    expect(await titles(maker, "tags=새것")).toEqual(["가"]);
    expect(await titles(maker, "is_rush=N&sort=title")).toEqual(["가", "다_라"]);
    expect(await titles(maker, "made_on.from=2026-03-02&made_on.to=2026-03-02")).toEqual(["다_라"]);
    expect(await titles(maker, "shown_at.from=2026-03-05&shown_at.to=2026-03-05")).toEqual(["다_라"]);
    expect(await titles(maker, "during.from=2026-03-02")).toEqual(["나 100%"]);
    expect(await titles(maker, "pieces.from=2&pieces.to=3&sort=pieces")).toEqual(["다_라", "가"]);
    expect(await titles(maker, "team=111&office=0")).toHaveLength(3);
    expect(await titles(maker, "team=9999")).toHaveLength(3);
    expect(await titles(maker, "team=112")).toEqual([]);
    expect(await titles(maker, "helpers=101")).toEqual(["나 100%"]);
    expect(await titles(maker, "title=%25")).toEqual(["나 100%"]);
    expect(await titles(maker, "title=_")).toEqual(["다_라"]);
    expect(await titles(maker, "q=봄")).toEqual(["다_라", "가"]);
    expect(await titles(maker, "q=하늘 봄")).toEqual(["가"]);
    expect(await titles(maker, "sort=bench")).toEqual(["나 100%", "가", "다_라"]);
    expect(await titles(maker, "sort=-price")).toEqual(["나 100%", "가", "다_라"]);
    expect(await titles(maker, "sort=kind")).toEqual(["나 100%", "다_라", "가"]);
    expect(await titles(maker, "rows=2&page=2")).toEqual(["가"]);
    expect(await titles(maker, "tab=lamps")).toEqual(["가"]);
    expect(await titles(maker, "stamp=x&constructor=1&sort=stamp")).toHaveLength(3);
    const wrong = await maker.get(`${at("list")}?screen=Workshop-List&made_on.from=2026-02-31`);
    expect(wrong.json()).toMatchObject({ err: 400, err_msg: "만든 날: 찾는 조건이 올바르지 않습니다." });
  });

  test("adds up its columns, names what its records link to, and knows each record's neighbours", async () => {
    const { maker } = await openList();
    const answer = (await maker.get(`${at("list")}?screen=Workshop-List&sort=title`)).json();
    expect(answer).toMatchObject({
      total: 3,
      more: false,
      sums: { price: 300, cost: 500 },
      names: { bench: { "1": "큰 작업대", "2": "작은 작업대" } },
    });
    expect(answer.list[0]).toMatchObject({ title: "가", work_label: { words: "봄 하늘" }, work_step: [] });
    expect(answer.list[0]).not.toHaveProperty("body");
    const [first, second, third] = answer.list.map(({ idx }: { idx: number }) => idx);
    for (const sort of ["title", "-title", "bench", "-bench", "price", "-price", "kind", "-made_on"]) {
      const list = (await maker.get(`${at("list")}?screen=Workshop-List&sort=${sort}`)).json().list;
      const order = list.map(({ idx }: { idx: number }) => idx);
      for (const [n, idx] of order.entries()) {
        const { previous, next } = (
          await maker.get(`${at("read")}?idx=${idx}&screen=Workshop-List&sort=${sort}`)
        ).json();
        expect([sort, idx, previous, next]).toEqual([sort, idx, order[n - 1] ?? null, order[n + 1] ?? null]);
      }
    }
    expect(new Set([first, second, third]).size).toBe(3);
  });

  test("sorted by names has them where people look for them, on whatever page, and so have those to choose from", async () => {
    // numbers by their size, 가나다 with each 漢字 behind what it is read as, ABC in whatever case
    const names = [
      "2팀",
      "10팀",
      "ㄱ",
      "가나다",
      "가인",
      "佳人",
      "나라",
      "한자",
      "漢字",
      "힣",
      "apple",
      "Beta",
      "Éclair",
      "Zeta",
    ];
    const { signedIn, db, tables } = await openWorkshop();
    const maker = await signedIn("staff@demo.test");
    const mixed = names.toSorted((one, other) => Number(names.indexOf(one) % 3) - Number(names.indexOf(other) % 3));
    await db.insert(tables.bench as never).values(mixed.map((name) => ({ name })) as never);
    const { list } = (await maker.get("/rest/records/bench/choices")).json();
    expect(list.map(({ name }: { name: string }) => name)).toEqual(names);
    const idxs: number[] = [];
    for (const { idx, name } of list.toReversed()) idxs.unshift(await add(maker, { title: name, idx_bench: idx }));
    for (const sort of ["title", "bench"]) {
      const pages = [1, 2, 3].map((page) => titles(maker, `sort=${sort}&rows=5&page=${page}`));
      expect((await Promise.all(pages)).flat()).toEqual(names);
      expect(await titles(maker, `sort=-${sort}`)).toEqual(names.toReversed());
      const { previous, next } = (
        await maker.get(`${at("read")}?idx=${idxs[5]}&screen=Workshop-List&sort=${sort}`)
      ).json();
      expect([previous, next]).toEqual([idxs[4], idxs[6]]);
    }
    expect(mixed.toSorted(byName)).toEqual(names);
  });

  test("of a screen is not shown to those whom the screen does not let in, nor with other values than it fixes", async () => {
    const { portal, maker } = await openList();
    const lamps = (await maker.get(`${at("list")}?screen=Workshop-Lamps`)).json();
    expect(lamps.list.map(({ title }: { title: string }) => title)).toEqual(["가"]);
    expect((await maker.get(`${at("list")}?screen=Workshop-Statistics`)).statusCode).toBe(400);
    expect((await maker.get("/rest/records/bench/list?screen=Workshop-Benches")).statusCode).toBe(403);
    const lead = await portal.signedIn("lead@demo.test");
    expect(await titles(lead, "")).toHaveLength(3);
    expect(await titles(lead, "tab=mine")).toEqual([]);
    const acting = await portal.signedIn("acting@demo.test");
    expect(await titles(acting, "")).toEqual([]);
  });

  test("of a calendar has what happens in a stretch of time", async () => {
    const { maker } = await openList();
    const query = "screen=Workshop-Calendar&from=2026-03-02T00:00:00Z&to=2026-03-08T00:00:00Z";
    const { list } = (await maker.get(`${at("list")}?${query}`)).json();
    expect(list).toMatchObject([{ title: "나 100%", idx_bench: 2, idx_maker: 100 }]);
    expect((await maker.get(`${at("list")}?screen=Workshop-Calendar&from=2026-03-02T00:00:00Z`)).statusCode).toBe(400);
  });

  test("is counted in charts", async () => {
    const { portal } = await openList();
    const lead = await portal.signedIn("lead@demo.test");
    const { charts } = (await lead.get(`${at("statistics")}?screen=Workshop-Statistics`)).json();
    expect(charts).toEqual({
      // of what is not told there is nothing to count
      wages: [{ by: "", value: 0 }],
      eachWage: [{ by: "", value: 3 }],
      kinds: [
        { by: "chair", value: 1 },
        { by: "lamp", value: 1 },
        { by: "table", value: 1 },
      ],
      months: [
        { by: "2026-03", split: "chair", value: 200 },
        { by: "2026-03", split: "lamp", value: 300 },
        { by: "2026-03", split: "table", value: 0 },
      ],
      hours: [
        { by: "", split: "", value: 1 },
        { by: "1", split: "10", value: 1 },
        { by: "7", split: "10", value: 1 },
      ],
      price: [{ by: "", value: 150 }],
      benches: [
        { by: "", value: 1 },
        { by: "작은 작업대", byIdx: 2, value: 1 },
        { by: "큰 작업대", byIdx: 1, value: 1 },
      ],
      grades: [{ by: "", value: 0 }],
      steps: [
        { by: "chair", value: 0 },
        { by: "lamp", value: 0 },
        { by: "table", value: 0 },
      ],
      rules: [],
    });
    const filtered = (await lead.get(`${at("statistics")}?screen=Workshop-Statistics&kind=lamp`)).json();
    expect(filtered.charts.kinds).toEqual([{ by: "lamp", value: 1 }]);
    const asked = `${at("export")}?screen=Workshop-Statistics&kind=lamp`;
    const sheet = (await lead.get(`${asked}&format=csv`)).body.replace("\uFEFF", "").split("\r\n");
    expect(sheet[0]).toBe("차트,구분,나눔,값,단위");
    expect(sheet).toContain("종류별,등,,1,");
    expect((await lead.get(`${asked}&format=xlsx`)).rawPayload.subarray(0, 2).toString()).toBe("PK");
    const kept = await portal.db.select().from(exportLog).where(eq(exportLog.screen, "Workshop-Statistics"));
    expect(kept).toHaveLength(2);
    expect((await (await portal.signedIn("dev@demo.test")).get(asked)).statusCode).toBe(403);
  });

  test("is counted by rules, of other records those that the person may read", async () => {
    const portal = await openWorkshop({
      work: {
        charts: {
          rules: async ({ db }, _, isReadable) => [
            { by: "공급처", value: await db.$count(portal.tables.supplier as never, isReadable("supplier")) },
          ],
        },
      },
    });
    await portal.db.insert(portal.tables.supplier as never).values([{ name: "솔숲목재" }] as never);
    const counted = async (name: string) => {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      return (await visitor.get(`${at("statistics")}?screen=Workshop-Statistics`)).json().charts.rules;
    };
    expect(await counted("people")).toEqual([{ by: "공급처", value: 1 }]);
    expect(await counted("lead")).toEqual([{ by: "공급처", value: 0 }]);
  });

  test("does the same to many records and reports what it could not do", async () => {
    const { portal, maker } = await openList();
    const idxs = [1, 2, 3, 99];
    const lead = await portal.signedIn("lead@demo.test");
    const bulk = (visitor: Visitor, body: object) => visitor.post(at("bulk"), { screen: "Workshop-List", ...body });
    expect((await bulk(lead, { idxs, move: "approve" })).json()).toMatchObject({
      done: [1, 2, 3],
      refused: [{ idx: 99, why: "없거나 삭제된 항목입니다." }],
    });
    expect((await bulk(lead, { idxs: [1], move: "approve" })).json()).toMatchObject({
      done: [],
      refused: [{ idx: 1, name: expect.any(String), why: "지금은 할 수 없는 처리입니다: 승인" }],
    });
    expect((await bulk(lead, { idxs: [1], move: "cancel" })).statusCode).toBe(400);
    expect((await bulk(maker, { idxs: [1, 2], values: { is_rush: true } })).json().done).toEqual([1, 2]);
    expect((await bulk(maker, { idxs: [1], values: { title: "!" } })).statusCode).toBe(400);
    const other = await portal.signedIn("dev@demo.test");
    expect((await bulk(other, { idxs: [1, 2], remove: true })).json().refused).toHaveLength(2);
    expect((await bulk(maker, { idxs: [1, 2], remove: true })).json().done).toEqual([1, 2]);
    expect(await titles(maker, "")).toEqual(["다_라"]);
  });

  test("offers what may be linked to by name", async () => {
    const { maker } = await openList();
    const { list } = (await maker.get("/rest/records/bench/choices?q=큰")).json();
    expect(list).toEqual([{ idx: 1, name: "큰 작업대" }]);
  });
});
