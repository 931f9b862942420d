import { asc, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notification, textbook, textbookStock } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;

async function open() {
  const portal = await openTestPortal();
  const support = await portal.signedIn("support@demo.test");
  const add = async (values: object) => {
    const plain = { title: "시험 교재", language: "ja", category: "own", safety_qty: 3 };
    const sent = { screen: "ResourceManagement-textbookMaintenanceAdd", values: { ...plain, ...values } };
    return (await support.post(at("textbook", "add"), sent)).json();
  };
  const enter = async (idx_textbook: number, values: object, who: Visitor = support) =>
    (await who.post(at("textbook_stock", "add"), { values: { idx_textbook, ...values } })).json();
  const read = async (idx: number, who: Visitor = support) =>
    (await who.get(`${at("textbook", "read")}?idx=${idx}`)).json().record;
  return { ...portal, support, add, enter, read };
}

test("a book is numbered by its language, and its ISBN has to exist", async () => {
  const { add, read, db } = await open();
  const [last] = await db.select().from(textbook).where(eq(textbook.language, "ja")).orderBy(desc(textbook.code));
  const next = `JA-${String(Number(last?.code?.slice(3)) + 1).padStart(4, "0")}`;
  expect(await add({ isbn: "9780306406158" })).toMatchObject({ fields: { isbn: expect.stringContaining("검증") } });
  const { idx } = await add({ isbn: "9780306406157" });
  expect(await read(idx)).toMatchObject({ code: next, isbn: "9780306406157", stock_qty: 0 });
});

test("what is received and corrected is in the stock at once; the rest is entered by its own record", async () => {
  const { add, enter, read } = await open();
  const { idx } = await add({});
  expect(await enter(idx, { kind: "in", qty: 10, unit_cost: 8000 })).toMatchObject({ err: 0 });
  expect(await enter(idx, { kind: "adjust", qty: -2, memo: "재고실사" })).toMatchObject({ err: 0 });
  expect((await read(idx)).stock_qty).toBe(8);
  expect(await enter(idx, { kind: "loss", qty: 9, memo: "파손" })).toMatchObject({
    err: 409,
    err_msg: "재고가 부족합니다. (현재 8)",
  });
  expect(await enter(idx, { kind: "loss", qty: 1 })).toMatchObject({ fields: { memo: expect.any(String) } });
  for (const kind of ["out", "rent", "back", "ret"]) {
    expect(await enter(idx, { kind, qty: 1 })).toMatchObject({ fields: { kind: expect.stringContaining("각 화면") } });
  }
  expect((await read(idx)).stock_qty).toBe(8);
});

test("who falls below the safety stock is told once, until it was filled", async () => {
  const { add, enter, db } = await open();
  const { idx } = await add({});
  await enter(idx, { kind: "in", qty: 5 });
  await db.delete(notification);
  const told = async () => {
    const rows = await db.select().from(notification).where(eq(notification.idx_staff, 103));
    return rows.map(({ title }) => title);
  };
  await enter(idx, { kind: "loss", qty: 3, memo: "파손" });
  expect(await told()).toEqual(["안전재고 부족: 시험 교재 (현재 2권, 안전재고 3권)"]);
  await enter(idx, { kind: "loss", qty: 1, memo: "파손" });
  expect(await told()).toHaveLength(1);
  await enter(idx, { kind: "in", qty: 5 });
  await enter(idx, { kind: "loss", qty: 4, memo: "파손" });
  expect(await told()).toHaveLength(2);
});

test("everybody may know of a book, but what it was bought for and its ledger only the support team", async () => {
  const { signedIn, read, enter, support } = await open();
  const somebody = await signedIn("staff@demo.test");
  expect(await read(1)).toMatchObject({ cost: expect.any(Number) });
  const seen = await read(1, somebody);
  expect(seen).toMatchObject({ title: expect.any(String), stock_qty: expect.any(Number) });
  expect(seen).not.toHaveProperty("cost");
  expect(await enter(1, { kind: "in", qty: 1 }, somebody)).toMatchObject({ err: 403 });
  const found = async (q: string) =>
    (await somebody.get(`${at("textbook", "choices")}?q=${q}`)).json().list as { idx: number; note?: string }[];
  const { code } = await read(1, support);
  expect(await found(code)).toMatchObject([{ idx: 1, note: expect.any(String) }]);
});

test("of the demo company's books the stock is what its ledger adds up to, never below zero", async () => {
  const { db } = await open();
  const rows = await db.select().from(textbookStock).orderBy(asc(textbookStock.idx));
  const sums = new Map<number, number>();
  for (const { idx_textbook, qty, balance } of rows) {
    const next = (sums.get(idx_textbook) ?? 0) + qty;
    sums.set(idx_textbook, next);
    expect([idx_textbook, next, next >= 0]).toEqual([idx_textbook, balance, true]);
  }
  const books = await db.select().from(textbook);
  expect(books.map(({ idx, stock_qty }) => [idx, stock_qty])).toEqual(books.map(({ idx }) => [idx, sums.get(idx)]));
  expect(books.filter(({ stock_qty, safety_qty }) => (stock_qty ?? 0) < (safety_qty ?? 0))).toHaveLength(14);
});
