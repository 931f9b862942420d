import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wrongFields } from "../../../api-error";
import type { Rules } from "../../../records/rules";
import { openWorkshop } from "../../../testing/open-workshop";
import type { Visitor } from "../../../testing/test-portal";
import { add, at, read, screen } from "../../../testing/work-records";

/**
 * Nothing is made of more than nine pieces, or from a supplier, nothing is called as it is coded, no step is short, and
 * a note says something.
 */
const work: Rules = {
  checks: [
    (_, { after }) => (after.title === after.code ? { code: "번호: 제목과 같습니다." } : undefined),
    (_, { after }) => (after.idx_supplier ? { price: "단가: 공급처의 할인보다 낮습니다." } : undefined),
    (_, { after }) => (after.memo === "글" ? { memo: "메모: 더 쓰세요." } : undefined),
    (_, { after }) => {
      const steps = after.work_step as readonly { readonly hours: number | null }[];
      const short = steps.flatMap(({ hours }, step) => ((hours ?? 0) < 1 ? [step] : []));
      return Object.fromEntries(short.map((step) => [`work_step.${step}.hours`, "시간: 짧습니다."]));
    },
  ],
  async saving({ add: write }, { after }) {
    if (Number(after.pieces) <= 9) return undefined;
    await write("bench" as never, { name: "남지 않을 작업대" } as never);
    throw wrongFields({ pieces: "개수: 아홉까지입니다." });
  },
};

describe("what is wrong with a form is told at once", () => {
  let portal: Awaited<ReturnType<typeof openWorkshop>>;
  let maker: Visitor;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    portal = await openWorkshop({ work }, (end) => ends.unshift(end));
    maker = await portal.signedIn("staff@demo.test");
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  const sent = async (values: object, more: object = {}) =>
    (await maker.post(at("add"), { screen, values, ...more })).json();

  test("what is missing, what is badly written, what the rules refuse and what leads nowhere", async () => {
    const { err, fields } = await sent({ pieces: 12, made_on: "어제", idx_bench: 987_654 });
    expect(err).toBe(400);
    expect(fields).toEqual({
      title: "제목: 필수 항목입니다.",
      made_on: "만든 날: 날짜는 YYYY-MM-DD로 입력하세요.",
      pieces: "개수: 아홉까지입니다.",
      idx_bench: expect.stringContaining("없거나 삭제되었습니다."),
    });
    expect(await portal.db.$count(portal.tables.bench as never)).toBe(0);
  });

  test("a rule that goes by what is missing stays silent, of a line as well", async () => {
    expect((await sent({ memo: "글" })).fields).toEqual({
      title: "제목: 필수 항목입니다.",
      memo: "메모: 더 쓰세요.",
    });
    const { fields } = await sent({ title: "등", code: "W-9", work_step: [{ hours: 0.5 }] });
    expect(fields).toEqual({
      "work_step.0.name": "공정명: 필수 항목입니다.",
      "work_step.0.hours": "시간: 짧습니다.",
    });
    const { fields: unread } = await sent({ title: "등", code: "W-9", work_step: [{ name: "깎기", hours: "길게" }] });
    expect(Object.keys(unread)).toEqual(["work_step.0.hours"]);
  });

  test("no rule looks at a record of which the person may not know, nor says anything of it", async () => {
    const { rows } = await portal.pool.query("insert into supplier (name) values ('숨은 목재') returning idx::int");
    const gone = "공급처: 고른 항목이 없거나 삭제되었습니다.";
    for (const idx_supplier of [rows[0].idx, 987_654]) {
      const { fields, err_msg } = await sent({ idx_supplier });
      expect(fields).toEqual({ title: "제목: 필수 항목입니다.", idx_supplier: gone });
      expect(err_msg).not.toContain("숨은");
    }
  });

  test("of a record that is changed, too", async () => {
    const idx = await add(maker, { title: "등", code: "W-7" });
    const values = { title: null, pieces: 10 };
    const changed = (await maker.post(at("change"), { idx, ver: 1, values })).json();
    expect(Object.keys(changed.fields)).toEqual(["title", "pieces"]);
  });

  test("who only asks what is wrong keeps nothing, also where nothing is", async () => {
    expect(await sent({ title: "의자", code: "W-8" }, { tells: true })).toMatchObject({ err: 400, fields: {} });
    const idx = await add(maker, { title: "의자", code: "W-8" });
    const values = { title: "걸상" };
    const asked = (await maker.post(at("change"), { idx, ver: 1, values, tells: true })).json();
    expect(asked).toMatchObject({ err: 400, fields: {} });
    expect((await read(maker, idx)).record).toMatchObject({ title: "의자", ver: 1 });
  });
});
