import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog, file } from "../db/tables";
import { runDueJobs } from "../jobs/nightly";
import { formOf } from "../testing/form-of";
import { openWorkshop } from "../testing/open-workshop";
import { png } from "../testing/stored-picture";
import type { Visitor } from "../testing/test-portal";
import type { Rules } from "./rules";

const at = (call: string) => `/rest/records/work/${call}`;
const screen = "Workshop-Add";

async function add(visitor: Visitor, values: object): Promise<number> {
  const answer = await visitor.post(at("add"), { screen, values });
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}

async function read(visitor: Visitor, idx: number) {
  return (await visitor.get(`${at("read")}?idx=${idx}`)).json();
}

async function titles(visitor: Visitor, query: string): Promise<string[]> {
  const answer = await visitor.get(`${at("list")}?screen=Workshop-List&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().list.map(({ title }: { title: string }) => title);
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
    const answer = await read(maker, idx);
    expect(answer).toMatchObject({
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
    const [first, second] = answer.record.work_step;
    const changed = await maker.post(at("change"), {
      idx,
      ver: 1,
      values: { pieces: 5, work_step: [second, { ...first, name: "곱게 깎기" }] },
    });
    expect(changed.json()).toEqual({ err: 0, err_msg: "", ver: 2 });
    const lead = await portal.signedIn("lead@demo.test");
    const moved = await lead.post(at("move"), { idx, ver: 2, move: "approve" });
    expect(moved.json()).toEqual({ err: 0, err_msg: "", ver: 3 });
    const again = await read(lead, idx);
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

  test("that somebody else has saved meanwhile is not written over, and is given back", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, { title: "의자", kind: "chair" });
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => maker.post(at("change"), { idx, ver: 1, values: { memo: `메모 ${n}` } })),
    );
    const done = tries.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
    expect(done).toHaveLength(1);
    const stale = tries.find(({ statusCode }) => statusCode !== 200)?.json();
    expect(stale).toMatchObject({ err: 409, err_msg: "다른 사용자가 먼저 수정했습니다.", current: { ver: 2 } });
    expect((await read(maker, idx)).record).toMatchObject({ memo: `메모 ${done[0]}`, ver: 2 });
  });

  test("is refused with what is wrong, by column", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const refuse = async (values: object) => (await maker.post(at("add"), { screen, values })).json().fields;
    expect(await refuse({ kind: "lamp" })).toEqual({ title: "제목: 필수 항목입니다." });
    expect(
      await refuse({
        title: "가".repeat(61),
        code: "7",
        pieces: -1,
        weight: 1.234,
        kind: "boat",
        idx_bench: 999,
        made_on: "2026-02-30",
        opens: "09:05",
        photo: 12,
        work_step: [{ name: "깎기" }, { hours: 2 }],
        work_label: { is_gold: true },
      }),
    ).toEqual({
      title: "제목: 60자 이하로 입력하세요.",
      code: "번호: W-와 숫자로 입력하세요.",
      pieces: "개수: 0 이상으로 입력하세요.",
      weight: "무게: 올바르지 않습니다.",
      kind: "종류: 올바르지 않습니다.",
      made_on: "만든 날: 날짜는 YYYY-MM-DD로 입력하세요.",
      opens: "여는 시각: 시각은 10분 단위로 입력하세요.",
      "work_step.1.name": "공정명: 필수 항목입니다.",
    });
    expect(await refuse({ title: "등", idx_bench: 999, photo: 12 })).toEqual({
      idx_bench: "작업대: 고른 항목이 없거나 삭제되었습니다.",
      photo: "사진: 올린 파일을 찾지 못했습니다. 다시 올려 주세요.",
    });
    expect(await refuse({ title: "등", work_label: { is_gold: true } })).toEqual({
      "work_label.words": "문구: 필수 항목입니다.",
    });
    await add(maker, { title: "등", code: "W-7" });
    expect(await refuse({ title: "등", code: "W-7" })).toEqual({ code: "번호: 이미 있는 값입니다." });
  });

  test("takes no value that its forms do not have, nor a state but by a move", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const status = { title: "등", status: "approved" };
    expect((await maker.post(at("add"), { screen, values: status })).json().fields).toEqual({
      status: "상태: 이 화면에서는 바꿀 수 없습니다.",
    });
    const idx = await add(maker, { title: "등", stamp: "검인", idx_writer: 1, ver: 9, cost: 1 });
    expect((await read(maker, idx)).record).toMatchObject({ stamp: null, idx_writer: 100, ver: 1, cost: null });
    const change = (visitor: Visitor, values: object) => visitor.post(at("change"), { idx, ver: 1, values });
    expect((await change(maker, { is_rush: true })).statusCode).toBe(400);
    const lead = await portal.signedIn("lead@demo.test");
    expect((await change(lead, { title: "남의 것" })).statusCode).toBe(400);
    expect((await change(lead, { is_rush: true })).statusCode).toBe(200);
  });

  test("lets go of a value that no two have, once it is removed", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, { title: "의자", code: "W-1" });
    const again = () => maker.post(at("add"), { screen, values: { title: "새 의자", code: "W-1" } });
    expect((await again()).json()).toMatchObject({ err: 409, fields: { code: "번호: 이미 있는 값입니다." } });
    expect((await maker.post(at("remove"), { idx, ver: 1 })).statusCode).toBe(200);
    expect((await again()).json()).toMatchObject({ err: 0 });
  });

  test("lets go of what its lines and parts hold, once they are removed", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const steps = [{ name: "깎기" }];
    const idx = await add(maker, { title: "의자", work_step: steps, work_label: { words: "새봄에게" } });
    let ver = 1;
    const change = async (values: object) => {
      const answer = (await maker.post(at("change"), { idx, ver, values })).json();
      ver = answer.ver ?? ver;
      return answer;
    };
    expect(await change({ work_label: null })).toMatchObject({ err: 0 });
    expect(await change({ work_label: { words: "해든에게" } })).toMatchObject({ err: 0 });
    // a new line of the same name in place of the old one, and again
    for (let n = 0; n < 2; n++) expect(await change({ work_step: steps })).toMatchObject({ err: 0 });
    // two at a time are refused, although who does it is left out of both
    expect(await change({ work_step: [...steps, ...steps] })).toMatchObject({ err: 409 });
    expect((await read(maker, idx)).record).toMatchObject({ work_step: [{ name: "깎기" }] });
  });

  test("of somebody else is neither read nor written", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, { title: "의자" });
    const other = await portal.signedIn("dev@demo.test");
    expect((await other.get(`${at("read")}?idx=${idx}`)).statusCode).toBe(403);
    expect((await other.post(at("change"), { idx, ver: 1, values: { title: "!" } })).statusCode).toBe(403);
    expect((await other.post(at("remove"), { idx, ver: 1 })).statusCode).toBe(403);
    expect((await other.post(at("move"), { idx, ver: 1, move: "approve" })).statusCode).toBe(403);
    expect((await other.get(`${at("read")}?idx=9999999`)).statusCode).toBe(404);
    expect(await titles(other, "")).toEqual([]);
  });

  test("may be commented on by those who read it", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, { title: "의자" });
    const comment = (visitor: Visitor) =>
      visitor.post("/rest/records/work_comment/add", { values: { idx_work: idx, content: "좋습니다" } });
    const listed = async (visitor: Visitor) =>
      (await visitor.get(`/rest/records/work_comment/list?screen=Workshop-View-idx&idx_work=${idx}`)).json();
    expect((await comment(maker)).statusCode).toBe(200);
    const other = await portal.signedIn("dev@demo.test");
    expect((await comment(other)).statusCode).toBe(403);
    expect((await listed(other)).list).toEqual([]);
    expect((await listed(maker)).list).toMatchObject([{ content: "좋습니다", idx_writer: 100 }]);
  });

  test("that the rules refuse is not written; their words are given for a constraint of the database", async () => {
    const rules: Rules = {
      saving: async (_, { after }) => ({ stamp: `검인 ${String(after.title).length}` }),
      refused: async (_, { code, constraint }) =>
        Promise.resolve(new (await import("../api-error")).ApiError(409, `${code} ${constraint}`)),
    };
    const portal = await openWorkshop({ work: rules });
    const maker = await portal.signedIn("staff@demo.test");
    const idx = await add(maker, { title: "의자", code: "W-1" });
    expect((await read(maker, idx)).record.stamp).toBe("검인 2");
    const again = await maker.post(at("add"), { screen, values: { title: "의자", code: "W-1" } });
    expect(again.json()).toEqual({ err: 409, err_msg: "23505 work_code_unique" });
  });
});

describe("a list", () => {
  async function openList() {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const bench = await portal.db
      .insert(portal.tables.bench as never)
      .values([{ name: "큰 작업대" }, { name: "작은 작업대" }] as never);
    expect(bench.rowCount).toBe(2);
    const day = (n: number) => ({ from: `2026-03-0${n}T01:00:00Z`, to: `2026-03-0${n}T03:00:00Z` });
    await add(maker, {
      title: "가",
      kind: "lamp",
      pieces: 3,
      price: 100,
      idx_bench: 1,
      made_on: "2026-03-01",
      during: day(1),
      colors: ["red"],
      tags: ["새것"],
      work_label: { words: "봄 하늘" },
    });
    await add(maker, {
      title: "나 100%",
      kind: "chair",
      pieces: 1,
      price: 200,
      idx_bench: 2,
      made_on: "2026-03-03",
      during: day(2),
      colors: ["red", "blue"],
      is_rush: true,
      helpers: [101],
    });
    await add(maker, {
      title: "다_라",
      kind: "table",
      pieces: 2,
      made_on: "2026-03-02",
      memo: "봄맞이",
      shown_at: "2026-03-05T23:30:00+09:00",
    });
    return { portal, maker };
  }

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
      refused: [{ idx: 1, why: "지금은 할 수 없는 처리입니다: 승인" }],
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

  test("is taken along as it is shown, and that is kept", async () => {
    const { portal, maker } = await openList();
    await add(maker, { title: "=1+1", kind: "lamp" });
    const columns = "title,kind,maker,bench,price,made_on,during,colors,work_label.words";
    const query = `screen=Workshop-List&sort=title&columns=${columns}`;
    const csv = await maker.get(`${at("export")}?${query}&format=csv`);
    expect(csv.headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent("작업_2026-03-02.csv")}`,
    );
    const [head, first, second] = csv.body.split("\r\n");
    expect(head).toBe("\uFEFF제목,종류,만든 사람,작업대,단가,만든 날,기간,색,문구");
    expect(first).toMatch(/^'=1\+1,등,/);
    expect(second).toMatch(/^가,등,[^,]+,큰 작업대,100,2026-03-01,2026-03-01 10:00 ~ 2026-03-01 12:00,빨강,봄 하늘$/);
    const xlsx = await maker.get(`${at("export")}?${query}`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
    const logged = await portal.db.select().from(exportLog).where(eq(exportLog.idx_staff, 100));
    expect(logged.map(({ rows, screen: shown }) => [rows, shown])).toEqual([
      [4, "Workshop-List"],
      [4, "Workshop-List"],
    ]);
    const other = await portal.signedIn("dev@demo.test");
    expect((await other.get(`${at("export")}?${query}&format=csv`)).body.split("\r\n")).toHaveLength(2);
  });

  test("of more records than a file takes is told to be narrowed, and is taken along when it is", async () => {
    const { portal, maker } = await openList();
    await portal.pool.query(
      `insert into work (title, idx_maker, idx_writer, idx_sector, idx_office, idx_team, pieces)
       select '작업 ' || n, 100, 100, 100, 110, 111, n % 2 from generate_series(1, 20000) n`,
    );
    const take = (query: string) => maker.get(`${at("export")}?screen=Workshop-List&format=csv&columns=title${query}`);
    const all = await take("");
    expect(all.json()).toMatchObject({ err: 400, err_msg: "20,000건까지 내려받을 수 있습니다. 조건으로 좁혀 주세요." });
    const some = await take("&pieces.from=0&pieces.to=0");
    expect(some.body.trim().split("\r\n")).toHaveLength(1 + 10_000);
  });

  test("takes in the rows of a file, all or none, and tells what is wrong with which row", async () => {
    const { maker } = await openList();
    const columns = "title,code,maker,kind,pieces,price,made_on,is_rush,bench,colors,tags,during";
    const query = `screen=Workshop-List&sort=title&columns=${columns}`;
    const bring = async (content: Buffer, check = "N") =>
      (
        await maker.send({ url: at("import"), ...formOf({ screen: "Workshop-List", check }, "작업.xlsx", content) })
      ).json();
    for (const format of ["csv", "xlsx"]) {
      const before = await maker.get(`${at("export")}?${query}&format=csv`);
      const content = (await maker.get(`${at("export")}?${query}&format=${format}`)).rawPayload;
      expect(await bring(content, "Y")).toMatchObject({ err: 0, added: 3, errors: [] });
      expect(await titles(maker, "")).toHaveLength(3);
      expect(await bring(content)).toMatchObject({ err: 0, added: 3, errors: [] });
      const { list } = (await maker.get(`${at("list")}?screen=Workshop-List&sort=idx`)).json();
      const idxs = list.slice(0, 3).map(({ idx }: { idx: number }) => idx);
      await maker.post(at("bulk"), { screen: "Workshop-List", idxs, remove: true });
      expect((await maker.get(`${at("export")}?${query}&format=csv`)).body).toBe(before.body);
    }
    const rows = [
      "제목,번호,종류,개수,급함,작업대",
      "하나,W-1,의자,3,Y,큰 작업대",
      ",,,,,",
      ",W-1,배,많이,Y,없는 작업대",
      ",W-3,등,1,N,",
      "넷,W-1,등,1,N,",
    ];
    expect(await bring(Buffer.from(rows.join("\n")))).toMatchObject({
      added: 0,
      errors: [
        { row: 3, column: "종류" },
        { row: 3, column: "개수", message: "숫자로 입력하세요." },
        { row: 3, column: "작업대", message: "찾을 수 없습니다: 없는 작업대" },
        { row: 3, column: "제목", message: "제목: 필수 항목입니다." },
        { row: 4, column: "제목", message: "제목: 필수 항목입니다." },
        { row: 5, column: "번호", message: "번호: 이미 있는 값입니다." },
      ],
    });
    expect(await titles(maker, "")).toHaveLength(3);
    expect((await bring(Buffer.from("제목,비밀\n가,나"))).errors).toMatchObject([{ row: 0, column: "비밀" }]);
    expect((await bring(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).err).toBe(400);
  });
});

describe("a file", () => {
  const upload = (visitor: Visitor, field: string, name: string, content: Buffer) =>
    visitor.send({ url: "/rest/records/uploadFile", ...formOf({ entity: "work", field }, name, content) });
  const download = (visitor: Visitor, idx: number, inline = "N") =>
    visitor.get(`/rest/records/downloadFile?idx=${idx}&inline=${inline}`);

  test("belongs to who stored it until a record claims it, then to those who read the record", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "photo", "사진 1.png", png)).json();
    expect(stored).toMatchObject({ err: 0, name: "사진 1.png", size: png.length, mime: "image/png" });
    const lead = await portal.signedIn("lead@demo.test");
    expect((await download(lead, stored.idx)).statusCode).toBe(403);
    const stolen = await lead.post(at("add"), { screen, values: { title: "남의 사진", photo: stored.idx } });
    expect(stolen.json().fields).toHaveProperty("photo");
    const idx = await add(maker, { title: "등", photo: stored.idx });
    expect((await read(maker, idx)).files).toEqual({
      [stored.idx]: { name: "사진 1.png", size: png.length, mime: "image/png" },
    });
    const got = await download(lead, stored.idx, "Y");
    expect(got.rawPayload).toEqual(png);
    expect(got.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="__ 1.png"; filename*=UTF-8''${encodeURIComponent("사진 1.png")}`,
    });
    expect((await download(await portal.signedIn("dev@demo.test"), stored.idx)).statusCode).toBe(403);
  });

  test("is what its bytes say, and never runs", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    expect((await upload(maker, "photo", "a.png", page)).json()).toMatchObject({ err: 400 });
    expect((await upload(maker, "title", "a.png", png)).json()).toMatchObject({ err: 400 });
    expect((await upload(maker, "photo", "a.png", Buffer.alloc(4 * 1024 * 1024))).json()).toMatchObject({ err: 413 });
    const stored = (await upload(maker, "papers", "../../\u202egnp.html", page)).json();
    expect(stored).toMatchObject({ name: "gnp.html", mime: "text/plain" });
    expect((await download(maker, stored.idx, "Y")).headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; /),
    });
  });

  test("shown in a formatted text is read by those who read the record, and let go with its picture", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "body", "약도.png", png)).json();
    const picture = `<img src="/rest/records/downloadFile?idx=${stored.idx}&amp;inline=Y" alt="약도" />`;
    const foreign = '<img src="https://elsewhere.example/a.png">';
    const idx = await add(maker, { title: "등", body: `<p>${picture}${foreign}</p>` });
    expect((await read(maker, idx)).record.body).toBe(`<p>${picture}</p>`);
    const lead = await portal.signedIn("lead@demo.test");
    expect((await download(lead, stored.idx, "Y")).headers).toMatchObject({ "content-type": "image/png" });
    expect((await download(await portal.signedIn("dev@demo.test"), stored.idx)).statusCode).toBe(403);
    await maker.post(at("change"), { idx, ver: 1, values: { body: "<p>그림 없이</p>" } });
    expect((await download(lead, stored.idx, "Y")).statusCode).toBe(403);
  });

  test("of another record is not shown by a formatted text of one's own", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const stored = (await upload(maker, "body", "약도.png", png)).json();
    const body = `<p><img src="/rest/records/downloadFile?idx=${stored.idx}&inline=Y" alt=""></p>`;
    await add(maker, { title: "등", body });
    const values = { title: "남의 그림", body };
    for (const account of ["staff", "lead"]) {
      const other = await portal.signedIn(`${account}@demo.test`);
      const answer = (await other.post(at("add"), { screen, values })).json();
      expect(answer).toMatchObject({ err: 400, fields: { body: expect.stringContaining("그림") } });
    }
  });

  test("for a formatted text is a picture by its bytes; a drawing that may run is none", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const declared = Buffer.concat([Buffer.from('<?xml version="1.0"?>'), drawing]);
    for (const [name, bytes] of [
      ["약도.svg", drawing],
      ["약도.png", declared],
      ["약도.pdf", Buffer.from("%PDF-1.7\n")],
    ] as const) {
      expect((await upload(maker, "body", name, bytes)).json()).toMatchObject({
        err: 400,
        err_msg: expect.stringContaining("PNG, JPG, GIF, WebP"),
      });
    }
    expect((await upload(maker, "body", "큰.png", Buffer.alloc(4 * 1024 * 1024))).json()).toMatchObject({ err: 413 });
  });

  test("that no record has claimed, or has let go, is removed after a day", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const [kept, left, dropped] = await Promise.all(
      ["가.txt", "나.txt", "다.txt"].map(async (name) => (await upload(maker, "papers", name, png)).json().idx),
    );
    const idx = await add(maker, { title: "등", papers: [kept, dropped] });
    await maker.post(at("change"), { idx, ver: 1, values: { papers: [kept] } });
    const mine = () => portal.db.select({ idx: file.idx }).from(file).where(eq(file.entity, "work"));
    await runDueJobs(portal.db, new Date("2026-03-02T20:00:00Z"));
    expect(new Set((await mine()).map((row) => row.idx))).toEqual(new Set([kept, left, dropped]));
    await runDueJobs(portal.db, new Date("2026-03-04T20:00:00Z"));
    expect(await mine()).toEqual([{ idx: kept }]);
  });
});
