import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, textbook, textbookRental, textbookRentalItem, textbookStock } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { markLateRentals } from "./late-rentals";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
const line = (idx_textbook: number, qty: number) => ({ idx_textbook, qty });

/** The tests' today is 2026-03-02. */
async function open() {
  const portal = await openTestPortal();
  const [support, borrower] = [await portal.signedIn("support@demo.test"), await portal.signedIn("staff@demo.test")];
  await portal.db.update(textbookRental).set({ status: "back" }).where(eq(textbookRental.idx_borrower, 100));
  const book = async (qty: number) => {
    const values = { title: `시험 교재 ${qty}`, language: "en", category: "own", price: 10_000 };
    const { idx } = (
      await support.post(at("textbook", "add"), { screen: "ResourceManagement-textbookMaintenanceAdd", values })
    ).json();
    await support.post(at("textbook_stock", "add"), { values: { idx_textbook: idx, kind: "in", qty } });
    return idx as number;
  };
  const ask = async (lines: readonly object[], values: object = {}, who: Visitor = borrower) => {
    const plain = { idx_borrower: 100, purpose: "study", date_from: "2026-03-02", due: "2026-04-01" };
    const sent = { ...plain, textbook_rental_item: lines, ...values };
    return (
      await who.post(at("textbook_rental", "add"), { screen: "ResourceManagement-TextbookRentalAdd", values: sent })
    ).json();
  };
  const move = async (entity: string, idx: number, name: string, more: object = {}, who: Visitor = support) => {
    const { record } = (await support.get(`${at(entity, "read")}?idx=${idx}`)).json();
    return (await who.post(at(entity, "move"), { idx, ver: record.ver, move: name, ...more })).json();
  };
  const head = async (idx: number) =>
    (await portal.db.select().from(textbookRental).where(eq(textbookRental.idx, idx)))[0];
  const items = (idx: number) =>
    portal.db
      .select()
      .from(textbookRentalItem)
      .where(eq(textbookRentalItem.idx_rental, idx))
      .orderBy(asc(textbookRentalItem.idx));
  const stock = async (idx: number) => {
    const [row] = await portal.db.select().from(textbook).where(eq(textbook.idx, idx));
    const ledger = await portal.db.select().from(textbookStock).where(eq(textbookStock.idx_textbook, idx));
    expect(ledger.reduce((sum, { qty }) => sum + qty, 0)).toBe(row?.stock_qty);
    return row?.stock_qty;
  };
  return { ...portal, support, borrower, book, ask, move, head, items, stock };
}

test("a rental goes out, is extended once, comes back in part, and what is lost is charged; the stock is right throughout", async () => {
  const { book, ask, move, head, items, stock, borrower, support } = await open();
  const [one, other] = [await book(5), await book(3)];
  const { idx } = await ask([line(one, 3), line(other, 2)]);
  expect(await head(idx)).toMatchObject({ title: "시험 교재 5 외 1", status: "req", idx_team: 111 });
  expect([await stock(one), await stock(other)]).toEqual([5, 3]);
  expect(await move("textbook_rental", idx, "hand", {}, borrower)).toMatchObject({ err: 403 });
  expect(await move("textbook_rental", idx, "hand")).toMatchObject({ err: 0 });
  expect([await stock(one), await stock(other)]).toEqual([2, 1]);
  const out = (await support.get(`${at("textbook_rental", "read")}?idx=${idx}`)).json().record;
  expect((await support.post(at("textbook_rental", "remove"), { idx, ver: out.ver })).json().err).toBe(409);

  const extend = (due: string) => move("textbook_rental", idx, "extend", { values: { due } }, borrower);
  expect(await extend("2026-05-02")).toMatchObject({ fields: { due: expect.stringContaining("30일") } });
  expect(await extend("2026-05-01")).toMatchObject({ err: 0 });
  expect(await extend("2026-05-05")).toMatchObject({ err: 409 });
  const [first, second] = await items(idx);
  expect(first).toMatchObject({ due: "2026-05-01", state: "out", idx_borrower: 100 });

  const give = (returned_qty: number) =>
    move("textbook_rental_item", first?.idx ?? 0, "giveSome", { values: { returned_qty } });
  expect(await give(3)).toMatchObject({ fields: { returned_qty: expect.stringContaining("전량 반납") } });
  expect(await give(2)).toMatchObject({ err: 0 });
  expect([await stock(one), (await head(idx))?.status]).toEqual([4, "part"]);
  expect(await give(2)).toMatchObject({ fields: { returned_qty: expect.stringContaining("2보다") } });
  expect(await move("textbook_rental_item", first?.idx ?? 0, "lose")).toMatchObject({ err: 400 });
  const lose = (reason: string) => move("textbook_rental_item", first?.idx ?? 0, "lose", { reason });
  // it is kept whole, or not at all
  expect(await lose("가".repeat(201))).toMatchObject({ fields: { reason: expect.stringContaining("200자") } });
  expect(await lose("출장 중 분실")).toMatchObject({ err: 0 });
  expect(await move("textbook_rental_item", second?.idx ?? 0, "giveBack")).toMatchObject({ err: 0 });
  expect([await stock(one), await stock(other), (await head(idx))?.status]).toEqual([4, 3, "lost"]);
  expect(await items(idx)).toMatchObject([
    { returned_qty: 2, lost_qty: 1, lost_price: 10_000, lost_reason: "출장 중 분실", remains: 0, state: "lost" },
    { returned_qty: 2, lost_qty: 0, remains: 0, state: "back" },
  ]);
});

test("what is asked for is kept for whoever asked first, and of many for one last copy one gets it", async () => {
  const { book, ask, move, stock, signedIn } = await open();
  const idx = await book(1);
  const newcomer = await signedIn("newcomer@demo.test");
  const answers = await Promise.all([
    ask([line(idx, 1)]),
    ask([line(idx, 1)], { idx_borrower: 107 }, newcomer),
    ask([line(idx, 1)]),
  ]);
  expect(answers.map(({ err }) => err).toSorted()).toEqual([0, 409, 409]);
  const refused = answers.find(({ err }) => err !== 0);
  expect(refused.err_msg).toBe("시험 교재 1: 재고가 부족합니다. (현재 0)");
  const won = answers.find(({ err }) => err === 0).idx;
  const clerks = await Promise.all([move("textbook_rental", won, "hand"), move("textbook_rental", won, "hand")]);
  expect(clerks.map(({ err }) => err).toSorted()).toEqual([0, 409]);
  expect(await stock(idx)).toBe(0);
});

test("who is late asks for nothing more, and a request says what is wrong with it", async () => {
  const { book, ask, db } = await open();
  const idx = await book(9);
  expect(await ask([])).toMatchObject({ fields: { textbook_rental_item: expect.any(String) } });
  expect(await ask([line(idx, 1), line(idx, 1)])).toMatchObject({ err: 400 });
  expect(await ask([line(idx, 1)], { due: "2026-06-01" })).toMatchObject({
    fields: { due: expect.stringContaining("90일") },
  });
  expect(await ask([line(idx, 1)], { due: "2026-03-01" })).toMatchObject({ fields: { due: expect.any(String) } });
  expect(await ask([line(idx, 1)], { purpose: "class" })).toMatchObject({
    fields: { idx_class_run: expect.any(String) },
  });
  const sneaked = { ...line(idx, 2), returned_qty: 2 };
  expect(await ask([sneaked])).toMatchObject({ err: 400 });
  await db
    .update(textbookRental)
    .set({ status: "late" })
    .where(and(eq(textbookRental.idx_borrower, 100), eq(textbookRental.status, "back")));
  expect((await ask([line(idx, 1)])).err_msg).toMatch(/^연체 \d+건을 먼저 반납하세요\.$/);
});

test("others see what somebody has borrowed, not what they noted", async () => {
  const { book, ask, signedIn, borrower } = await open();
  const { idx } = await ask([line(await book(2), 1)], { memo: "비밀 과정" });
  const listed = async (who: Visitor) =>
    (
      await who.get(
        `${at("textbook_rental", "list")}?screen=ResourceManagement-TextbookRentalList&q=${encodeURIComponent("시험")}`,
      )
    ).json();
  const other = await signedIn("archive@demo.test");
  const { list, names } = await listed(other);
  expect(names.staff["100"]).toMatch(/^[가-힣]+$/);
  const [seen] = list.filter((row: { idx: number }) => row.idx === idx);
  expect(seen).toMatchObject({ title: "시험 교재 2", due: "2026-04-01" });
  expect(seen).not.toHaveProperty("memo");
  expect((await other.get(`${at("textbook_rental", "read")}?idx=${idx}`)).json().record?.memo).toBeUndefined();
  expect((await borrower.get(`${at("textbook_rental", "read")}?idx=${idx}`)).json().record).toMatchObject({
    memo: "비밀 과정",
  });
});

test("the night after its last day a rental is late, and what comes back then settles it", async () => {
  const { book, ask, move, head, items, db } = await open();
  const { idx } = await ask([line(await book(2), 2)]);
  await move("textbook_rental", idx, "hand");
  await markLateRentals(db, new Date("2026-04-01T03:00:00Z"));
  expect((await head(idx))?.status).toBe("out");
  expect(await markLateRentals(db, new Date("2026-04-02T03:00:00Z"))).toBeGreaterThan(0);
  expect((await head(idx))?.status).toBe("late");
  expect(await move("textbook_rental", idx, "extend", { values: { due: "2026-04-20" } })).toMatchObject({ err: 409 });
  const [item] = await items(idx);
  await move("textbook_rental_item", item?.idx ?? 0, "giveBack");
  expect((await head(idx))?.status).toBe("back");
  const told = await db.select().from(notification).where(eq(notification.idx_staff, 103));
  expect(told.map(({ title }) => title)).toContain("교재 대여 신청: 시험 교재 2");
});
