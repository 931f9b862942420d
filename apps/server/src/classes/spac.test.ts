import { asc, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { purge } from "../crud/by-date/purge";
import { salesPlan, spacTaker } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const at = (call: string) => `/rest/records/spac/${call}`;
const plain = {
  ...{ round_name: "시험 회차", idx_customer: 1, test_date: "2026-04-10", mode: "tel", language: "영어" },
  ...{ applicants: 5, fee: 30_000, minutes: 20, first_at: "10:00", idx_owner: 100 },
};
const roster = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `응시자${n + 1}`, emp_no: `E${n}`, status: "wait" }));

async function open() {
  const portal = await openTestPortal();
  const owner = await portal.signedIn("staff@demo.test");
  const add = async (values: object) =>
    (await owner.post(at("add"), { screen: "BusinessManagement-SPACAdd", values: { ...plain, ...values } })).json();
  const read = async (idx: number, who: Visitor = owner) => (await who.get(`${at("read")}?idx=${idx}`)).json();
  const move = async (idx: number, name: string, more: object = {}) => {
    const { record } = await read(idx);
    return (await owner.post(at("move"), { idx, ver: record.ver, move: name, ...more })).json();
  };
  const takers = (idx: number) =>
    portal.db.select().from(spacTaker).where(eq(spacTaker.idx_spac, idx)).orderBy(asc(spacTaker.idx));
  return { ...portal, owner, add, read, move, takers };
}

test("a round goes from its roster to results and the sales that they bring", async () => {
  const { add, read, move, takers, owner, db } = await open();
  const raters = [{ idx_staff: 116, capacity: 2 }, { name: "외부 채점자" }];
  const { idx } = await add({ spac_rater: raters, spac_taker: roster(5) });
  expect(await move(idx, "plan")).toMatchObject({ err: 0 });
  expect(await move(idx, "spread", { values: { first_at: "09:30", minutes: 30 } })).toMatchObject({ err: 0 });
  const times = (await takers(idx)).map(({ test_at }) => test_at?.toISOString().slice(11, 16));
  expect(times).toEqual(["00:30", "00:30", "01:00", "01:00", "01:30"]);
  const [first, second] = [...new Set((await takers(idx)).map(({ idx_rater }) => idx_rater))];
  const load = async (rater: number | null | undefined) =>
    (await takers(idx)).filter(({ idx_rater }) => idx_rater === rater).length;
  expect([await load(first), await load(second)]).toEqual([2, 3]);
  await move(idx, "begin");
  await move(idx, "mark");
  const { record } = await read(idx);
  const spac_taker = record.spac_taker.map((taker: object, n: number) => ({
    ...taker,
    status: n === 4 ? "absent" : "done",
    level: n < 3 ? "IM1" : null,
  }));
  const change = (values: object, ver: number) => owner.post(at("change"), { idx, ver, values });
  expect((await change({ spac_taker }, record.ver)).json()).toMatchObject({ err: 0 });
  expect((await read(idx)).record.taken).toBe(4);
  expect(await move(idx, "send")).toMatchObject({ fields: { result_file: expect.any(String) } });
  const sent = formOf({ entity: "spac", field: "result_file" }, "결과.csv", Buffer.from("이름,레벨"));
  const stored = (await owner.send({ url: "/rest/records/uploadFile", ...sent })).json();
  const send = () => move(idx, "send", { values: { result_file: stored.idx } });
  expect((await send()).err_msg).toBe("레벨이 없는 응시자가 1명 있습니다: 응시자4");
  await db.update(spacTaker).set({ level: "AL" }).where(eq(spacTaker.name, "응시자4"));
  expect(await send()).toMatchObject({ err: 0 });
  const [plan] = await db.select().from(salesPlan).orderBy(desc(salesPlan.idx)).limit(1);
  expect(plan).toMatchObject({ idx_customer: 1, amount: 120_000, month: "2026-04", idx_owner: 100 });
  expect((await read(idx)).record).toMatchObject({ status: "done", idx_sales_plan: plan?.idx });
  expect((await read(idx)).extra.levels).toEqual([
    { level: "AL", count: 1 },
    { level: "IM1", count: 3 },
  ]);
});

test("a roster that differs from what was asked for needs a reason, and no number stands in it twice", async () => {
  const { add, move } = await open();
  const twice = [...roster(2), { name: "같은 사번", emp_no: "E0", status: "wait" }];
  expect(await add({ spac_taker: twice })).toMatchObject({
    fields: { "spac_taker.2.emp_no": "사번: 1행과 같습니다." },
  });
  expect(await add({ spac_rater: [{ capacity: 3 }] })).toMatchObject({ err: 400 });
  const { idx } = await add({ spac_taker: roster(3), spac_rater: [{ name: "한 사람", capacity: 2 }] });
  expect((await move(idx, "plan")).err_msg).toBe("신청 5명과 명단 3명이 다릅니다. 사유를 입력하세요.");
  expect(await move(idx, "plan", { reason: "2명 취소" })).toMatchObject({ err: 0 });
  expect((await move(idx, "spread")).err_msg).toBe("응시자3: 채점자의 최대인원이 모두 찼습니다.");
});

test("everybody sees the round, but its takers only who has to do with it", async () => {
  const { add, read, signedIn } = await open();
  const { idx } = await add({ spac_taker: roster(2), spac_rater: [{ idx_staff: 116 }] });
  const stranger = await read(idx, await signedIn("archive@demo.test"));
  expect(stranger.record).toMatchObject({ round_name: "시험 회차" });
  expect(stranger.record.spac_taker).toBeUndefined();
  for (const name of ["tutor", "sales", "lead"]) {
    const { record } = await read(idx, await signedIn(`${name}@demo.test`));
    expect([name, record.spac_taker?.length]).toEqual([name, 2]);
  }
});

test("three years after the test nobody is known who took it, but how many reached which level", async () => {
  const { add, read, takers, db, pool } = await open();
  const taker = { ...roster(1)[0], dept: "영업팀", phone: "010-0000-1234", note: "말이 빠릅니다.", status: "done" };
  const { idx } = await add({ applicants: 1, spac_taker: [{ ...taker, level: "IH", score: 150 }] });
  await purge(portalEntities, db, new Date("2029-04-08T18:30:00Z"));
  expect(await takers(idx)).toMatchObject([{ name: "응시자1", phone: "010-0000-1234" }]);
  await purge(portalEntities, db, new Date("2029-04-09T18:30:00Z"));
  const nobody = { name: "(파기)", dept: null, emp_no: null, phone: null, note: null };
  expect(await takers(idx)).toMatchObject([{ ...nobody, level: "IH", status: "done" }]);
  expect((await read(idx)).extra.levels).toEqual([{ level: "IH", count: 1 }]);
  const { rows } = await pool.query("select from status_log where changes::text like '%010-0000-1234%'");
  expect(rows).toHaveLength(0);
});
