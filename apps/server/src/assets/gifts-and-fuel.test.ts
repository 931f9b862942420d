import { and, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purge } from "../crud/by-date/purge";
import { keepRounds } from "../crud/by-date/round-entries";
import {
  fuelCost,
  fuelRate,
  giftItem,
  giftPick,
  notification,
  outsideWork,
  ownCar,
  staff,
  vehicleLog,
} from "../db/tables";
import { gatherFuel, lookAfterFuel } from "../fuel/gather";
import { portalEntities } from "../portal-entities";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";
import { lookAfterGifts } from "./gifts-nightly";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
const night = (day: string) => new Date(`${day}T18:30:00Z`);
const address = { receiver: "받는 이", phone: "010-0000-1234", zip: "04524", addr1: "서울시 가상구 보기로 1" };
let portal: TestPortal;
let keeper: Visitor;
let hr: Visitor;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ atEnd: (end) => ends.unshift(end) });
  [keeper, hr] = [await portal.signedIn("support@demo.test"), await portal.signedIn("hr@demo.test")];
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function move(who: Visitor, entity: string, idx: number, name: string, more: object = {}) {
  const { ver } = (await (await portal.signedIn("master@demo.test")).get(`${at(entity, "read")}?idx=${idx}`)).json()
    .record;
  return (await who.post(at(entity, "move"), { idx, ver, move: name, ...more })).json();
}

/** A round for these people, from the second to the tenth of March, with a gift for all and one of which there is one. */
async function openRound(name: string, people: readonly number[]) {
  const gift_item = [
    { name: "과일", is_default: true },
    { name: "한우", stock: 1 },
  ];
  const window = { open_from: "2026-03-02", open_to: "2026-03-10", ship_from: "2026-03-15" };
  const answer = await keeper.post(at("gift_round", "add"), {
    screen: "myPIMS-HoliDayGift#rounds#add",
    values: { name, ...window, people, gift_item },
  });
  expect(answer.json()).toMatchObject({ err: 0 });
  const { idx } = answer.json();
  const [fruit, beef] = await portal.db
    .select()
    .from(giftItem)
    .where(eq(giftItem.idx_round, idx))
    .orderBy(giftItem.idx);
  const picks = await portal.db.select().from(giftPick).where(eq(giftPick.idx_round, idx));
  const pickOf = (person: number) => picks.find((one) => one.idx_staff === person)?.idx as number;
  return { idx, fruit: fruit?.idx as number, beef: beef?.idx as number, pickOf };
}

test("each chooses a gift and where it goes; the last one goes to whoever saves first, and nobody sees another's", async () => {
  const { db } = portal;
  const { beef, fruit, pickOf } = await openRound("고르기", [100, 101, 107]);
  const staffs = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")] as const;
  const [mine, theirs] = [pickOf(100), pickOf(101)];
  expect(
    await move(staffs[0], "gift_pick", theirs, "choose", { values: { ...address, idx_item: beef } }),
  ).toMatchObject({
    err: 403,
  });
  const lacking = await move(staffs[0], "gift_pick", mine, "choose", {
    values: { ...address, zip: null, idx_item: beef },
  });
  expect(lacking).toMatchObject({ fields: { zip: expect.any(String) } });
  const wrong = { ...address, zip: "123", idx_item: beef };
  expect(await move(staffs[0], "gift_pick", mine, "choose", { values: wrong })).toMatchObject({
    fields: { zip: expect.stringContaining("5자리") },
  });
  const values = { ...address, idx_item: beef };
  const both = await Promise.all(
    [mine, theirs].map((idx, n) =>
      (staffs[n] as Visitor).post(at("gift_pick", "move"), { idx, ver: 1, move: "choose", values }),
    ),
  );
  const answers = both.map((one) => one.json());
  expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
  expect(answers.find(({ err }) => err !== 0)).toMatchObject({
    fields: { idx_item: "방금 소진되었습니다. 다른 선물을 선택하세요." },
  });
  // who has it may go over to another one, and leaves theirs to others
  const [lucky, other] = answers[0].err === 0 ? [0, 1] : [1, 0];
  const own = [mine, theirs] as const;
  const changed = { ...address, idx_item: fruit };
  expect(
    await move(staffs[lucky] as Visitor, "gift_pick", own[lucky] as number, "choose", { values: changed }),
  ).toMatchObject({
    err: 0,
  });
  expect(await move(staffs[other] as Visitor, "gift_pick", own[other] as number, "choose", { values })).toMatchObject({
    err: 0,
  });
  const foreign = await staffs[0].get(`${at("gift_pick", "read")}?idx=${theirs}`);
  expect(foreign.json()).toMatchObject({ err: 403 });
  const { list } = (await staffs[0].get(`${at("gift_pick", "list")}?screen=myPIMS-HoliDayGift&rows=100`)).json();
  expect(new Set(list.map(({ idx_staff }: { idx_staff: number }) => idx_staff))).toEqual(new Set([100]));
  // the gift of another round is none of this one
  const next = await openRound("다른 회차", [107]);
  const strange = { ...address, idx_item: beef };
  expect(await move(keeper, "gift_pick", next.pickOf(107), "choose", { values: strange })).toMatchObject({
    fields: { idx_item: expect.stringContaining("이 회차") },
  });
  expect(await db.$count(giftPick, eq(giftPick.idx_item, beef))).toBe(1);
});

test("the late and joiners are sent the default one, by waybill, and addresses are gone ninety days after", async () => {
  const { db } = portal;
  const { fruit, pickOf, idx } = await openRound("보내기", [100, 101]);
  const mine = pickOf(100);
  const person = await portal.signedIn("staff@demo.test");
  const sentTo = { ...address, receiver: "보낼 이", idx_item: fruit };
  await move(person, "gift_pick", mine, "choose", { values: sentTo });
  // open to its last day
  await lookAfterGifts(portalEntities, db, night("2026-03-09"));
  const of = (who: number) => and(eq(giftPick.idx_round, idx), eq(giftPick.idx_staff, who));
  expect((await db.select().from(giftPick).where(of(101)))[0]).toMatchObject({ status: "none" });
  // who is named and joins before the gifts are sent is sent one as well
  await db.execute(`update gift_round set people = '{100,101,107}' where idx = ${idx}`);
  await db.update(staff).set({ joinday: "2026-03-12" }).where(eq(staff.idx, 107));
  await keepRounds(portalEntities, db, night("2026-03-12"));
  await db.update(staff).set({ address: null }).where(eq(staff.idx, 107));
  await db.update(giftPick).set({ zip: null }).where(eq(giftPick.idx_staff, 107));
  await lookAfterGifts(portalEntities, db, night("2026-03-12"));
  // where the last one went, else where they live
  const [late] = await db.select().from(giftPick).where(of(101));
  expect(late).toMatchObject({ status: "pick", idx_item: fruit, is_auto: true, zip: "04524", lacks_address: false });
  const [joiner] = await db.select().from(giftPick).where(of(107));
  expect(joiner).toMatchObject({ status: "pick", is_auto: true, lacks_address: true });
  expect(await move(keeper, "gift_pick", mine, "send")).toMatchObject({ fields: { ship_no: expect.any(String) } });
  const rows = ["회차,수령인,연락처,송장번호", `보내기,${sentTo.receiver},${sentTo.phone},6001`];
  const file = formOf({ screen: "myPIMS-HoliDayGift#ship", check: "N" }, "송장.csv", Buffer.from(rows.join("\n")));
  expect((await keeper.send({ url: at("gift_pick", "import"), ...file })).json()).toMatchObject({
    changed: 1,
    errors: [],
  });
  expect(await move(keeper, "gift_pick", joiner?.idx ?? 0, "send")).toMatchObject({ err: 409 });
  expect(await move(person, "gift_pick", mine, "send")).toMatchObject({ err: 403 });
  expect(await move(keeper, "gift_pick", mine, "send")).toMatchObject({ err: 0 });
  const told = and(eq(notification.idx_staff, 100), eq(notification.link, `/mypims/holidaygift#${mine}`));
  expect((await db.select().from(notification).where(told)).map(({ title }) => title)).toContainEqual(
    expect.stringContaining("6001"),
  );
  // also after the round, and by nobody else
  await db.execute(`update gift_round set open_from = '2026-02-01', open_to = '2026-02-20' where idx = ${idx}`);
  const values = { ...address, idx_item: fruit };
  expect(
    await move(await portal.signedIn("lead@demo.test"), "gift_pick", late?.idx ?? 0, "choose", { values }),
  ).toMatchObject({
    err: 409,
  });
  expect(await move(keeper, "gift_pick", mine, "receive")).toMatchObject({ err: 403 });
  await lookAfterGifts(portalEntities, db, night("2026-03-08"));
  expect((await db.select().from(giftPick).where(eq(giftPick.idx, mine)))[0]?.status).toBe("sent");
  await lookAfterGifts(portalEntities, db, night("2026-03-10"));
  expect((await db.select().from(giftPick).where(eq(giftPick.idx, mine)))[0]?.status).toBe("done");
  await purge(portalEntities, db, night("2026-05-19"));
  expect((await db.select().from(giftPick).where(eq(giftPick.idx, mine)))[0]?.zip).toBe("04524");
  await purge(portalEntities, db, night("2026-05-20"));
  expect((await db.select().from(giftPick).where(eq(giftPick.idx, mine)))[0]).toMatchObject({
    ...{ receiver: null, phone: null, zip: null, addr1: null, idx_item: fruit, status: "done" },
  });
});

test("every drive is in one row of its month, at the newest rate; what is confirmed stays, what comes later goes on", async () => {
  const { db } = portal;
  await db.delete(fuelRate);
  await db.update(fuelCost).set({ status: "ok" });
  const [car] = await db.select().from(ownCar).where(eq(ownCar.is_use, true)).orderBy(ownCar.idx).limit(1);
  const driver = car?.idx_staff as number;
  await db.update(ownCar).set({ insurance_to: null });
  const [model] = await db.select().from(outsideWork).where(eq(outsideWork.transport, "own")).limit(1);
  const { idx: _, ...copy } = model as typeof outsideWork.$inferSelect;
  const drive = async (work_date: string, distance_km: string) => {
    const values = { ...copy, idx_staff: driver, work_date, distance_km, status: "ok", idx_fuel_month: null };
    const [made] = await db
      .insert(outsideWork)
      .values(values as never)
      .returning();
    return made?.idx as number;
  };
  const rowsOf = () =>
    db
      .select()
      .from(fuelCost)
      .where(and(eq(fuelCost.idx_own_car, car?.idx ?? 0), eq(fuelCost.status, "draft"), isNull(fuelCost.deleted_at)))
      .orderBy(fuelCost.month);
  await db
    .delete(fuelCost)
    .where(and(eq(fuelCost.idx_own_car, car?.idx ?? 0), inArray(fuelCost.month, ["2027-01", "2027-02"])));
  const mine = await drive("2027-01-12", "10.5");
  await drive("2027-01-20", "20");
  await gatherFuel(db, night("2027-01-31"));
  expect(await rowsOf()).toMatchObject([{ month: "2027-01", km: 30.5, unit_price: null, notes: ["rate"], amount: 0 }]);
  const [row] = await rowsOf();
  const idx = row?.idx as number;
  await db.insert(fuelRate).values({ month: "2026-11", fuel: row?.fuel as string, krw_per_km: 100, name: "x" });
  await db.insert(fuelRate).values({ month: "2026-12", fuel: row?.fuel as string, krw_per_km: 201, name: "y" });
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => gatherFuel(tx, night("2027-01-31")))));
  // 30.5 km at 201 won
  expect(await rowsOf()).toMatchObject([{ idx, km: 30.5, unit_price: 201, amount: 6131, notes: [] }]);
  expect(await db.$count(outsideWork, eq(outsideWork.idx_fuel_month, idx))).toBe(2);
  await db.update(fuelCost).set({ status: "ok" }).where(eq(fuelCost.idx, idx));
  const late = await drive("2027-01-25", "7");
  await gatherFuel(db, night("2027-02-05"));
  expect(await rowsOf()).toMatchObject([{ month: "2027-02", km: 7, amount: 1407 }]);
  const [counted] = await db.select().from(outsideWork).where(eq(outsideWork.idx, late));
  expect(counted?.idx_fuel_month).not.toBe(idx);
  const { ver } = (
    await (await portal.signedIn("master@demo.test")).get(`${at("outside_work", "read")}?idx=${mine}`)
  ).json().record;
  await db.update(outsideWork).set({ status: "done" }).where(eq(outsideWork.idx, mine));
  const change = { idx: mine, ver, values: { distance_km: 99 } };
  expect(
    (await (await portal.signedIn("master@demo.test")).post(at("outside_work", "change"), change)).json(),
  ).toMatchObject({
    err: 409,
    err_msg: expect.stringContaining("유류비를 확정한"),
  });
  expect(await db.$count(vehicleLog, and(gt(vehicleLog.km, 0), isNull(vehicleLog.idx_fuel_month)))).toBe(0);
});

test("a month is confirmed from the third on, by somebody else, and its driver is told their own sum", async () => {
  const { db } = portal;
  const isOwn = and(eq(fuelCost.is_own, true), eq(fuelCost.source, "outside"), isNull(fuelCost.deleted_at));
  const [row] = await db.select().from(fuelCost).where(isOwn).orderBy(fuelCost.idx).limit(1);
  const idx = row?.idx as number;
  const sameCar = eq(fuelCost.idx_own_car, row?.idx_own_car as number);
  await db.delete(fuelCost).where(and(sameCar, ne(fuelCost.idx, idx), inArray(fuelCost.month, ["2026-01", "2026-02"])));
  const fresh = { status: "draft", notes: [], month: "2026-02", fix_reason: null, amount: 5000 };
  await db.update(fuelCost).set(fresh).where(eq(fuelCost.idx, idx));
  // the tests' today is the second of March
  expect(await move(hr, "fuel_cost", idx, "confirm")).toMatchObject({
    err: 409,
    err_msg: expect.stringContaining("3일부터"),
  });
  await db.update(fuelCost).set({ month: "2026-01" }).where(eq(fuelCost.idx, idx));
  await db.update(fuelCost).set({ idx_staff: 11 }).where(eq(fuelCost.idx, idx));
  expect((await move(hr, "fuel_cost", idx, "confirm")).err).not.toBe(0);
  await db
    .update(fuelCost)
    .set({ idx_staff: 100, notes: ["rate"] })
    .where(eq(fuelCost.idx, idx));
  expect(await move(hr, "fuel_cost", idx, "confirm")).toMatchObject({
    err: 409,
    err_msg: expect.stringContaining("단가"),
  });
  await db.update(fuelCost).set({ notes: [] }).where(eq(fuelCost.idx, idx));
  const mend = async (values: object) => {
    const { ver } = (await hr.get(`${at("fuel_cost", "read")}?idx=${idx}`)).json().record;
    return (await hr.post(at("fuel_cost", "change"), { idx, ver, values })).json();
  };
  expect(await mend({ amount: 4000 })).toMatchObject({ fields: { fix_reason: expect.any(String) } });
  expect(await mend({ amount: 4000, fix_reason: "영수증 기준" })).toMatchObject({ err: 0 });
  expect(await move(hr, "fuel_cost", idx, "confirm")).toMatchObject({ err: 0 });
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/자차 유류비.*4,000원/));
  expect((await mend({ amount: 1 })).err).toBe(400);
  expect(await move(hr, "fuel_cost", idx, "reopen", { reason: "다시 봅니다" })).toMatchObject({ err: 0 });
  expect((await keeper.get(`${at("fuel_cost", "read")}?idx=${idx}`)).json()).toMatchObject({ err: 403 });
  await lookAfterFuel(db, new Date("2026-03-03T01:00:00Z"));
  const asked = await db.select().from(notification).where(eq(notification.idx_staff, 11));
  expect(asked.map(({ title }) => title)).toContainEqual(expect.stringContaining("지난달 유류비"));
});
