import { describe, expect, test } from "vitest";
import type { Rules } from "../records/rules";
import { openWorkshop } from "../testing/open-workshop";
import type { Visitor } from "../testing/test-portal";
import { add, at, read, screen, titles } from "../testing/work-records";

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
      idx_bench: "작업대: 고른 항목이 없거나 삭제되었습니다.",
      photo: "사진: 올린 파일을 찾지 못했습니다. 다시 올려 주세요.",
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

  test("does not end before it begins by what a move fills in", async () => {
    const portal = await openWorkshop();
    const maker = await portal.signedIn("staff@demo.test");
    const change = (call: string, sent: object) => maker.post(`/rest/records/price_change/${call}`, sent);
    const values = { idx_work: await add(maker, { title: "등" }), from_day: "2026-04-01", new_price: 900 };
    const { idx } = (await change("add", { values })).json();
    const shift = async (ver: number, days: object) =>
      (await change("move", { idx, ver, move: "shift", values: days })).json();
    const refused = { fields: { to_day: "끝나는 날은 적용일 이후여야 합니다." } };
    expect(await shift(1, { to_day: "2026-03-31" })).toMatchObject(refused);
    expect(await shift(1, { to_day: "2026-04-01" })).toMatchObject({ err: 0 });
    expect(await shift(2, { from_day: "2026-04-02" })).toMatchObject(refused);
    // what was wrong before is not what is filled in now
    await portal.pool.query("update price_change set to_day = '2026-03-01' where idx = $1", [idx]);
    expect(await shift(2, { from_day: "2026-04-02" })).toMatchObject({ err: 0 });
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
    const twice = await change({ work_step: [...steps, { name: "칠하기" }, ...steps] });
    expect(twice.fields).toEqual({ "work_step.2.name": "공정명, 담당: 앞 줄에 이미 있습니다." });
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
