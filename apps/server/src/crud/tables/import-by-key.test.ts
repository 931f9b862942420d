import { expect, test } from "vitest";
import { formOf } from "../../testing/records/form-of";
import type { Visitor } from "../../testing/test-portal";
import { add, at, openList, read } from "../../testing/work-records";

async function bring(visitor: Visitor, rows: readonly string[], { screen = "Workshop-Mine", check = "N" } = {}) {
  const file = formOf({ screen, check }, "작업.csv", Buffer.from(rows.join("\n")));
  return (await visitor.send({ url: at("import"), ...file })).json();
}

test("a row that names a record changes it, one that has all of it leaves it, and others are new", async () => {
  const { maker } = await openList();
  const idx = await add(maker, { title: "넷", code: "W-4", pieces: 4, price: 400, memo: "그대로" });
  const same = await add(maker, { title: "다섯", code: "W-5", pieces: 5, made_on: "2026-03-05", is_rush: true });
  const rows = [
    "번호,제목,개수,단가,만든 날,급함",
    "W-4,넷째,,450,,",
    "W-5,다섯,5,,2026-03-05,Y",
    "W-6,여섯,6,,,",
    ",일곱,7,,,",
  ];
  const found = { err: 0, added: 2, changed: 1, same: 1, errors: [] };
  expect(await bring(maker, rows, { check: "Y" })).toMatchObject({
    ...found,
    effects: [
      { row: 1, name: "W-4", column: "금액", before: "1600", after: "1800" },
      { row: 1, name: "W-4", column: "단가", before: "400", after: "450" },
      { row: 1, name: "W-4", column: "제목", before: "넷", after: "넷째" },
    ],
  });
  expect((await read(maker, idx)).record).toMatchObject({ title: "넷", ver: 1 });
  expect(await bring(maker, rows)).toMatchObject(found);
  // what a cell leaves empty stays as it is
  expect(await read(maker, idx)).toMatchObject({
    record: { title: "넷째", pieces: 4, price: 450, memo: "그대로", ver: 2 },
    history: expect.arrayContaining([expect.objectContaining({ to: "changed" })]),
  });
  expect((await read(maker, same)).record).toMatchObject({ ver: 1 });
  // once more, only the row without a number is new
  expect(await bring(maker, rows)).toMatchObject({ added: 1, changed: 0, same: 3 });
});

test("nothing is kept of a file that names what is not there, not to be changed, or twice", async () => {
  const { portal, maker } = await openList();
  const idx = await add(maker, { title: "넷", code: "W-4", pieces: 4 });
  const twice = await bring(maker, ["번호,제목", "W-4,하나", "W-4,둘"]);
  expect(twice).toMatchObject({ changed: 0, errors: [{ row: 2, message: "1번째 줄과 같은 항목입니다." }] });
  const wage = await bring(maker, ["번호,공임", "W-4,90000"]);
  expect(wage.errors).toMatchObject([{ row: 1, column: "공임" }]);
  // a number that the server gives names a record, and is no number to bring along
  const { no } = (await read(maker, 1)).record;
  const lamps = { screen: "Workshop-Lamps" };
  expect(await bring(maker, ["작업번호,제목", `${no},봄 등`], lamps)).toMatchObject({
    changed: 1,
    added: 0,
    errors: [],
  });
  const strange = await bring(maker, ["작업번호,제목", "M-1999-0001,낯선 등", `${no},새 등`], lamps);
  expect(strange).toMatchObject({
    changed: 0,
    errors: [{ row: 1, message: expect.stringContaining("작업번호 M-1999-0001: 없는 항목입니다.") }],
  });
  // what is not a lamp is not on the lamps' list, whatever its number
  const chair = (await read(maker, 2)).record.no;
  expect((await bring(maker, ["작업번호,제목", `${chair},의자 등`], lamps)).errors).toHaveLength(1);
  // of somebody else's record a stranger changes nothing, and learns no more than that the number is taken
  const stranger = await portal.signedIn("dev@demo.test");
  const foreign = await bring(stranger, ["번호,제목", "W-4,내 것"]);
  expect(foreign.errors).toMatchObject([{ row: 1, message: "번호: 이미 있는 값입니다." }]);
  const lamp = await bring(stranger, ["작업번호,제목", `${no},내 등`], lamps);
  expect(lamp.errors).toMatchObject([{ row: 1, message: "접근 권한이 없습니다." }]);
  expect((await read(maker, idx)).record).toMatchObject({ title: "넷", ver: 1 });
  expect((await read(maker, 1)).record).toMatchObject({ title: "봄 등" });
});
