import { expect, test } from "vitest";
import type { Visitor } from "../../testing/test-portal";
import { at, openList, read } from "../../testing/work-records";

const print = (visitor: Visitor, sheet: string, idxs: string) =>
  visitor.get(`${at("print")}?sheet=${sheet}&idxs=${encodeURIComponent(idxs)}`);

test("a sheet has its own fields of each record that somebody may read, and says why there is none of the others", async () => {
  const { portal, maker } = await openList();
  await portal.pool.query("update work set wage = 5000, phone = '010-1234-5678', memo = '비밀'");
  await portal.pool.query("insert into work_step (idx_work, name, hours) values (1, '자르기', 1.5)");
  const { list, refused, names } = (await print(maker, "card", "2,1,1,99")).json();
  expect(list).toMatchObject([
    { idx: 2, title: "나 100%", wage: 5000, phone: "010-****-5678", bench: { room: "north" }, work_step: [] },
    { idx: 1, title: "가", work_label: { words: "봄 하늘" }, work_step: [{ name: "자르기", hours: 1.5 }] },
  ]);
  expect(Object.keys(list[0])).not.toContain("memo");
  expect(names.staff["100"]).toEqual(expect.any(String));
  expect(refused).toEqual([{ idx: 99, why: "없거나 삭제된 항목입니다." }]);
  // everybody reads lamps, and nobody else what one was paid
  const stranger = await portal.signedIn("dev@demo.test");
  const strange = (await print(stranger, "card", "1,2")).json();
  expect(strange.list).toMatchObject([{ idx: 1, title: "가" }]);
  expect(strange.list[0]).not.toHaveProperty("wage");
  expect(strange.refused).toEqual([{ idx: 2, why: "접근 권한이 없습니다." }]);
  const { rows } = await portal.pool.query(
    "select subject from audit_log where subject like 'work print%' order by idx",
  );
  expect(rows.map(({ subject }) => subject)).toEqual(["work print card 2 1", "work print card 1"]);
});

test("a sheet of a state or of some people is nobody else's", async () => {
  const { portal, maker } = await openList();
  const master = await portal.signedIn("master@demo.test");
  const sheets = async (visitor: Visitor) => (await read(visitor, 1)).may.sheets;
  const whyNot = async (visitor: Visitor) => (await print(visitor, "proof", "1")).json().refused[0]?.why;
  expect([await sheets(maker), await sheets(master)]).toEqual([["card"], ["card", "tag"]]);
  expect(await whyNot(master)).toBe("확인서: 지금 상태에서는 출력할 수 없습니다.");
  await portal.pool.query("update work set status = 'approved'");
  expect([await sheets(maker), await sheets(master)]).toEqual([["card"], ["card", "tag", "proof"]]);
  expect(await whyNot(maker)).toBe("접근 권한이 없습니다.");
  expect((await print(master, "proof", "1")).json()).toMatchObject({ list: [{ idx: 1, title: "가", price: 100 }] });
});

test("what is no sheet and no number of records is refused", async () => {
  const { maker } = await openList();
  const many = Array.from({ length: 101 }, (_, at) => at + 1).join();
  for (const [sheet, idxs] of [
    ["none", "1"],
    ["__proto__", "1"],
    ["card", ""],
    ["card", "1,x"],
    ["card", "1,-2"],
    ["card", "1;drop table work"],
    ["card", many],
  ] as const) {
    expect([sheet, idxs.slice(0, 20), (await print(maker, sheet, idxs)).statusCode]).toEqual([
      sheet,
      idxs.slice(0, 20),
      400,
    ]);
  }
});

test("a label has what its code says beside its fields, as the reader is told it, and nothing more", async () => {
  const { portal, maker } = await openList();
  await portal.pool.query("update work set phone = '010-1234-5678'");
  const master = await portal.signedIn("master@demo.test");
  const { phone } = (await read(master, 1)).record;
  expect((await print(master, "tag", "1")).json().list).toEqual([{ idx: 1, title: "가", phone }]);
  expect((await print(maker, "tag", "1")).json()).toMatchObject({ list: [], refused: [{ idx: 1 }] });
});
