import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giftCard, giftLedger, giftReq, goods, goodsRental, notification } from "../db/tables";
import { formOf } from "../testing/records/form-of";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";
import { lookAfterGoods } from "./goods-nightly";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
/** A working hour so many days from the tests' today, 2026-03-02. */
const time = (days: number, hour = 10) => new Date(Date.UTC(2026, 2, 2 + days, hour - 9)).toISOString();
let portal: TestPortal;
let keeper: Visitor;
let staff: Visitor;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ atEnd: (end) => ends.unshift(end) });
  [keeper, staff] = [await portal.signedIn("support@demo.test"), await portal.signedIn("staff@demo.test")];
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function move(who: Visitor, entity: string, idx: number, name: string, more: object = {}) {
  const { ver } = (await (await portal.signedIn("master@demo.test")).get(`${at(entity, "read")}?idx=${idx}`)).json()
    .record;
  return (await who.post(at(entity, "move"), { idx, ver, move: name, ...more })).json();
}
const screenOf: Readonly<Record<string, string>> = {
  goods: "myPIMS-GoodsRentalList_tab2#add",
  goods_rental: "myPIMS-GoodsRentalAdd",
  gift_req: "ResourceManagement-GiftCardAdd",
  gift_card: "ResourceManagement-GiftCard#cards#add",
  gift_month: "ResourceManagement-GiftCard#months#add",
};
const add = async (who: Visitor, entity: string, values: object, screen = screenOf[entity]) =>
  (await who.post(at(entity, "add"), { screen, values })).json();

test("the last of some goods goes to one of many who ask at once, and is told with when it is away", async () => {
  const { idx } = await add(keeper, "goods", { name: "시험 카메라", qty_total: 3, max_days: 7 });
  const ask = (qty: number, from: string, to: string) =>
    add(staff, "goods_rental", { idx_goods: idx, qty, from_at: from, to_at: to, purpose: "촬영" });
  expect(await ask(2, time(10), time(12))).toMatchObject({ err: 0 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(1, time(11), time(13))));
  expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
  expect(answers.find(({ err }) => err !== 0)?.err_msg).toMatch(
    /그 기간에 남은 것이 없습니다 \(2026-03-13 10:00 ~ 2026-/,
  );
  expect(await ask(3, time(12), time(14))).toMatchObject({
    fields: { qty: expect.stringContaining("2개만") },
  } as never);
  expect(await ask(1, time(20), time(40))).toMatchObject({ fields: { to_at: expect.stringContaining("7일까지") } });
  const query = new URLSearchParams({ goods: String(idx), from: time(10), to: time(13) });
  const { days } = (await staff.get(`/rest/mypims/getGoodsAvailability?${query}`)).json();
  expect(days.map(({ left }: { left: number }) => left)).toEqual([1, 0, 0, 2]);
});

test("nobody decides on the goods that they ask for themselves", async () => {
  const { idx } = await add(keeper, "goods", { name: "시험 삼각대", qty_total: 1, max_days: 7 });
  const values = { idx_goods: idx, qty: 1, from_at: time(1), to_at: time(2), purpose: "행사" };
  const { idx: own } = await add(keeper, "goods_rental", values);
  for (const [name, more] of [
    ["approve", {}],
    ["reject", { reason: "직접 반려" }],
  ] as const)
    expect(await move(keeper, "goods_rental", own, name, more)).toMatchObject({ err: 403 });
});

test("what is not back is late, bars its renter from more, and what nobody fetches is free again", async () => {
  const { db } = portal;
  const { idx } = await add(keeper, "goods", { name: "시험 마이크", qty_total: 9, max_days: 7 });
  const ask = (from: string, to: string, who = staff) =>
    add(who, "goods_rental", { idx_goods: idx, qty: 1, from_at: from, to_at: to, purpose: "설명회" });
  const { idx: first } = await ask(time(1), time(2));
  const { idx: second } = await ask(time(1), time(3));
  expect(await move(staff, "goods_rental", first, "approve")).toMatchObject({ err: 403 });
  for (const one of [first, second]) await move(keeper, "goods_rental", one, "approve");
  await move(keeper, "goods_rental", first, "handOut");
  expect(await move(staff, "goods_rental", first, "extend", { values: { to_at: time(4) } })).toMatchObject({ err: 0 });
  expect(await move(staff, "goods_rental", first, "extend", { values: { to_at: time(5) } })).toMatchObject({
    err: 409,
  });
  await lookAfterGoods(db, new Date(time(8)));
  const rows = await db.select().from(goodsRental).where(eq(goodsRental.idx_goods, idx)).orderBy(goodsRental.idx);
  expect(rows.map(({ status }) => status)).toEqual(["late", "cancel"]);
  // the lead of who is three days late knows as well
  const told = await db.$count(
    notification,
    and(eq(notification.idx_staff, 101), eq(notification.link, `/mypims/goodsrentallist_tab1#${first}`)),
  );
  expect(told).toBe(1);
  expect(await ask(time(20), time(21))).toMatchObject({ err: 409, err_msg: expect.stringContaining("반납이 늦은") });
  const back = (values: object) => move(keeper, "goods_rental", first, "takeBack", { values });
  expect(await back({ return_state: "damage", return_note: null })).toMatchObject({
    fields: { return_note: expect.any(String) },
  });
  expect(await back({ return_state: "ok", return_note: null })).toMatchObject({ err: 0 });
  expect(await ask(time(20), time(21))).toMatchObject({ err: 0 });
  await db.update(goods).set({ is_use: false }).where(eq(goods.idx, idx));
  expect(await ask(time(30), time(31))).toMatchObject({ fields: { idx_goods: expect.any(String) } });
});

test("who keeps goods hears of a request and who asked of the answer, each with their own list, and nobody of what they did", async () => {
  const { idx } = await add(keeper, "goods", { name: "시험 조명", qty_total: 9, max_days: 7 });
  const ask = (who: Visitor, purpose: string) =>
    add(who, "goods_rental", { idx_goods: idx, qty: 2, from_at: time(50), to_at: time(51), purpose });
  const told = async (...words: string[]) =>
    (await portal.db.select().from(notification).orderBy(notification.idx))
      .filter(({ title }) => words.some((word) => title.includes(word)))
      .map(({ idx_staff, title, link }) => [idx_staff, title, link]);
  const { idx: asked } = await ask(staff, "조명 행사");
  const { idx: kept } = await ask(keeper, "창고 점검");
  const keepers = await told("조명 행사");
  expect(keepers.length).toBeGreaterThan(1);
  expect(new Set(keepers.map(([, title, link]) => `${title} ${link}`))).toEqual(
    new Set([`물품 대여 신청: 조명 행사 /mypims/goodsrentallist_tab1#${asked}`]),
  );
  const [mine] = await portal.db.select().from(goodsRental).where(eq(goodsRental.idx, kept));
  expect((await told("창고 점검")).map(([person]) => person)).not.toContain(mine?.idx_renter);
  await move(keeper, "goods_rental", asked, "reject", { reason: "행사와 겹칩니다" });
  // nobody decides on what they asked for themselves
  expect(await move(keeper, "goods_rental", kept, "approve")).toMatchObject({ err: 403 });
  expect(await told("시험 조명")).toEqual([
    [100, "물품 대여 반려: 시험 조명 2개 (행사와 겹칩니다)", `/mypims/goodsrentallist_tab1#${asked}`],
  ]);
});

const handed = { move: "in", at: "2026-03-02" };
const enter = (who: Visitor, values: object, list = "In") =>
  add(who, "gift_ledger", values, `ResourceManagement-GiftCard${list}#add`);

async function newCard(face = 10_000, pool = "gen") {
  const { idx } = await add(keeper, "gift_card", { kind: "etc", face, pool });
  return idx as number;
}

test("the last gift card is promised to one of a hundred, and what is given is in the ledger", async () => {
  const { db } = portal;
  const card = await newCard(11_000);
  expect(await enter(keeper, { idx_card: card, qty: 1, ...handed })).toMatchObject({ err: 0 });
  const asks = await Promise.all(
    Array.from({ length: 100 }, () =>
      add(staff, "gift_req", { idx_card: card, qty: 1, use: "event", reason: "경품", need_by: "2026-03-20" }),
    ),
  );
  const answers = await Promise.all(
    asks.map(({ idx }) => keeper.post(at("gift_req", "move"), { idx, ver: 1, move: "approve" })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const [row] = await db
    .select()
    .from(giftReq)
    .where(and(eq(giftReq.idx_card, card), eq(giftReq.status, "ok")));
  expect(await move(keeper, "gift_req", row?.idx ?? 0, "give", { values: { sign: null } })).toMatchObject({
    fields: { sign: expect.any(String) },
  });
  expect(
    await enter(keeper, { idx_card: card, qty: 2, at: "2026-03-02", idx_receiver_staff: 100, reason: "event" }, "Out"),
  ).toMatchObject({
    fields: { sign: expect.any(String) },
  });
});

test("serial numbers are as many as cards and never there twice; each pool is its keepers' own", async () => {
  const card = await newCard(12_000);
  const put = (serial_from: string, serial_to: string, qty: number) =>
    enter(keeper, { idx_card: card, qty, serial_from, serial_to, ...handed });
  expect(await put("A001", "A010", 9)).toMatchObject({ fields: { serial_to: expect.stringContaining("10장") } });
  expect(await put("A001", "A010", 10)).toMatchObject({ err: 0 });
  expect(await put("A010", "A012", 3)).toMatchObject({ fields: { serial_from: expect.stringContaining("겹칩니다") } });
  expect(await put("A011", "A012", 2)).toMatchObject({ err: 0 });
  const both = await Promise.all([put("B1", "B5", 5), put("B5", "B9", 5)]);
  expect(both.filter(({ err }) => err === 0)).toHaveLength(1);
  const b2c = await portal.signedIn("giftcard@demo.test");
  // whoever asks for a card chooses it, and is not told how many there are
  const { list: offered } = (await staff.get(at("gift_card", "choices"))).json();
  expect(offered).toContainEqual({ idx: card, name: "기타 12,000원 (일반)" });
  expect((await staff.get(`${at("gift_card", "read")}?idx=${card}`)).json().record).not.toHaveProperty("stock");
  expect(await enter(b2c, { idx_card: card, qty: 1, ...handed })).toMatchObject({ err: 403 });
  expect(await enter(b2c, { idx_card: await newCard(13_000, "b2c"), qty: 1, ...handed })).toMatchObject({ err: 0 });
  const { list } = (await b2c.get(`${at("gift_ledger", "list")}?screen=ResourceManagement-GiftCardIn&rows=100`)).json();
  expect(list.every(({ idx_card }: { idx_card: number }) => idx_card !== card)).toBe(true);
});

test("a wrong hand-out is taken back once, and nothing is entered in a month that is closed", async () => {
  const { db } = portal;
  const card = await newCard(300_000);
  await enter(keeper, { idx_card: card, qty: 5, ...handed, at: "2026-02-10" });
  const out = { idx_card: card, move: "out", qty: -2, balance: 3, amount: -600_000, at: "2026-02-11", pool: "gen" };
  const [given] = await db
    .insert(giftLedger)
    .values({ ...out, idx_receiver_staff: 100, idx_writer: 103 })
    .returning();
  const cancel = (memo: string | null) =>
    keeper.post(at("gift_ledger", "add"), { values: { move: "cancel", idx_cancels: given?.idx, memo } });
  expect((await cancel(null)).json()).toMatchObject({ fields: { memo: expect.any(String) } });
  expect((await cancel("잘못 지급")).json()).toMatchObject({ err: 0 });
  expect((await cancel("잘못 지급")).json()).toMatchObject({ err: 409 });
  const [last] = await db
    .select()
    .from(giftLedger)
    .where(eq(giftLedger.idx_cancels, given?.idx ?? 0));
  expect(last).toMatchObject({ qty: 2, balance: 5, amount: 600_000, idx_card: card });
  expect(await add(keeper, "gift_month", { month: "2026-03", pool: "gen" })).toMatchObject({
    fields: { month: expect.any(String) },
  });
  expect(await add(keeper, "gift_month", { month: "2026-02", pool: "gen" })).toMatchObject({ err: 0 });
  expect(await enter(keeper, { idx_card: card, qty: 1, ...handed, at: "2026-02-20" })).toMatchObject({ err: 409 });
  expect(await enter(keeper, { idx_card: card, qty: 1, ...handed })).toMatchObject({ err: 0 });
  const [face] = await db.select().from(giftCard).where(eq(giftCard.idx, card));
  expect(face?.name).toBe("기타 300,000원 (일반)");
  const ask = { idx_card: card, qty: 2, use: "event", reason: "경품", need_by: "2026-03-20" };
  expect(await add(staff, "gift_req", ask)).toMatchObject({ fields: { idx_document: expect.any(String) } });
});

test("a request is given against a signature, by serial numbers that have come in; beyond the limit payroll is told", async () => {
  const { db } = portal;
  const card = await newCard(100_000);
  await enter(keeper, { idx_card: card, qty: 10, serial_from: "P001", serial_to: "P010", ...handed });
  const asked = { idx_card: card, qty: 4, use: "award", reason: "포상", need_by: "2026-03-20" };
  const giveTo = async (serial_from: string, serial_to: string, qty = 4) => {
    const { idx } = await add(staff, "gift_req", { ...asked, qty });
    expect(await move(keeper, "gift_req", idx, "approve")).toMatchObject({ err: 0 });
    const sent = formOf({ entity: "gift_req", field: "sign" }, "서명.png", signature);
    const stored = (await keeper.send({ url: "/rest/records/uploadFile", ...sent })).json();
    const values = { serial_from, serial_to, sign: stored.idx };
    const answer = await move(keeper, "gift_req", idx, "give", { values });
    if (answer.err !== 0) await move(staff, "gift_req", idx, "cancel");
    return { ...answer, req: idx };
  };
  expect(await giveTo("P008", "P011")).toMatchObject({
    fields: { serial_from: expect.stringContaining("입고하지 않은") },
  });
  const first = await giveTo("P001", "P004");
  expect(first).toMatchObject({ err: 0 });
  expect(await giveTo("P004", "P007")).toMatchObject({ fields: { serial_from: expect.stringContaining("겹칩니다") } });
  const second = await giveTo("P005", "P008");
  const rows = await db.select().from(giftLedger).where(eq(giftLedger.idx_card, card)).orderBy(giftLedger.idx);
  // 800,000 won in this year to the same person
  expect(rows.map(({ move: kind, qty, is_taxed, idx_req }) => [kind, qty, is_taxed, idx_req])).toEqual([
    ["in", 10, false, null],
    ["out", -4, false, first.req],
    ["out", -4, true, second.req],
  ]);
  // nobody approves what they asked for themselves
  const { idx: own } = await add(keeper, "gift_req", { ...asked, qty: 1 });
  expect((await move(keeper, "gift_req", own, "approve")).err).not.toBe(0);
});

test("what is promised to a request is handed out to nobody else", async () => {
  const card = await newCard(14_000);
  await enter(keeper, { idx_card: card, qty: 3, ...handed });
  const asked = { idx_card: card, qty: 2, use: "event", reason: "경품", need_by: "2026-03-20" };
  const { idx } = await add(staff, "gift_req", asked);
  expect(await move(keeper, "gift_req", idx, "approve")).toMatchObject({ err: 0 });
  const handOut = async (qty: number) => {
    const sent = formOf({ entity: "gift_ledger", field: "sign" }, "서명.png", signature);
    const { idx: sign } = (await keeper.send({ url: "/rest/records/uploadFile", ...sent })).json();
    const to = { idx_receiver_staff: 107, reason: "event", sign };
    return enter(keeper, { idx_card: card, qty, at: "2026-03-02", ...to }, "Out");
  };
  expect(await handOut(2)).toMatchObject({ fields: { qty: expect.stringContaining("1장까지") } });
  expect(await handOut(1)).toMatchObject({ err: 0 });
});

const signature = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
