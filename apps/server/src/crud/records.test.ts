import { describe, expect, test } from "vitest";
import { openWorkshop } from "../testing/open-workshop";
import type { Visitor } from "../testing/test-portal";

const at = (call: string) => `/rest/records/work/${call}`;
const screen = "Workshop-Add";

async function add(visitor: Visitor, values: object): Promise<number> {
  const answer = await visitor.post(at("add"), { screen, values });
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}

describe("a record", () => {
  test("is added, read, changed, moved and removed", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, {
      title: "둥근 등",
      code: "W-1",
      kind: "lamp",
      price: 1200,
      pieces: 3,
      body: '<p onclick="x()">멋진 <b>등</b><script>alert(1)</script></p>',
      during: { from: "2026-03-02T00:00:00Z", to: "2026-03-03T00:00:00Z" },
      shown_at: "2026-03-05T10:00:00+09:00",
      work_step: [{ name: "깎기", hours: 1.5 }, { name: "칠하기" }],
      work_label: { words: "새봄에게" },
    });
    const read = (await maker.get(`${at("read")}?idx=${idx}`)).json();
    expect(read).toMatchObject({
      err: 0,
      record: {
        title: "둥근 등",
        idx_maker: 100,
        idx_team: 111,
        cost: 3600,
        status: "requested",
        body: "<p>멋진 <b>등</b></p>",
        during: { from: "2026-03-02T00:00:00.000Z", to: "2026-03-03T00:00:00.000Z" },
        work_step: [{ name: "깎기", hours: 1.5 }, { name: "칠하기" }],
        work_label: { words: "새봄에게", is_gold: false },
        ver: 1,
        made_on: "2026-03-02",
      },
      names: { staff: { "100": expect.any(String) } },
      may: { change: true, remove: true, moves: ["cancel"] },
      history: [{ from: null, to: "requested" }],
    });
    const [first, second] = read.record.work_step;
    const changed = await maker.post(at("change"), {
      idx,
      ver: 1,
      values: { pieces: 5, work_step: [second, { ...first, name: "곱게 깎기" }] },
    });
    expect(changed.json()).toEqual({ err: 0, err_msg: "", ver: 2 });
    const lead = await portal.signedIn("lead@demo.test");
    const moved = await lead.post(at("move"), { idx, ver: 2, move: "approve" });
    expect(moved.json()).toEqual({ err: 0, err_msg: "", ver: 3 });
    const again = (await lead.get(`${at("read")}?idx=${idx}`)).json();
    expect(again.record).toMatchObject({
      status: "approved",
      cost: 6000,
      work_step: [
        { idx: second.idx, name: "칠하기" },
        { idx: first.idx, name: "곱게 깎기" },
      ],
    });
    expect(again.history.map((each: { to: string; memo: string }) => [each.to, each.memo])).toEqual([
      ["requested", null],
      ["changed", "pieces, cost, work_step"],
      ["approved", null],
    ]);
    expect((await maker.post(at("remove"), { idx, ver: 2 })).statusCode).toBe(409);
    expect((await maker.post(at("remove"), { idx, ver: 3 })).json()).toEqual({ err: 0, err_msg: "" });
    expect((await maker.get(`${at("read")}?idx=${idx}`)).statusCode).toBe(404);
  });

  test("is listed with the names of what it links to", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    for (const title of ["가", "나", "다"])
      await add(maker, { title, kind: "chair", work_label: { words: `${title}!` } });
    const list = (await maker.get(`${at("list")}?screen=Workshop-List&sort=-title`)).json();
    expect(list).toMatchObject({
      err: 0,
      total: 3,
      more: false,
      list: [{ title: "다", work_label: { words: "다!" } }, { title: "나" }, { title: "가" }],
      sums: { price: 0, cost: 0 },
    });
  });
});
