import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { textbook, textbookStock } from "../db/tables";
import { at, enterStock, open } from "../testing/walks/textbook-stock";

test("what a supplier brings is entered line by line, all or none, by the support team", async () => {
  const { books, stock, post, staff, db } = await open();
  const [one = 0, other = 0] = await books(2);
  const lines = [
    { idx_textbook: one, qty: 10, unit_cost: 8_000 },
    { idx_textbook: other, qty: 5 },
  ];
  expect(await post("receiveStock", { supplier: "가상문고", lines }, staff)).toMatchObject({ err: 403 });
  const unknown = [...lines, { idx_textbook: 999_999, qty: 1 }];
  expect(await post("receiveStock", { supplier: "", lines: unknown })).toMatchObject({ err: 400 });
  expect(await stock([one, other])).toEqual([0, 0]);
  expect(await post("receiveStock", { supplier: "가상문고", lines })).toMatchObject({ err: 0, done: 2 });
  expect(await stock([one, other])).toEqual([10, 5]);
  const [row] = await db.select().from(textbookStock).where(eq(textbookStock.idx_textbook, one));
  expect(row).toMatchObject({ kind: "in", qty: 10, unit_cost: 8_000, memo: "가상문고", balance: 10 });
});

test("what was counted otherwise is set right with its reason; books that moved meanwhile are counted again", async () => {
  const { books, stock, post, support, staff, db } = await open();
  const [one = 0, other = 0, same = 0] = await books(3);
  const lines = [one, other, same].map((idx_textbook) => ({ idx_textbook, qty: 10 }));
  await post("receiveStock", { supplier: "", lines });
  const shelf = (await support.get(`${at("getShelf")}?place=${encodeURIComponent("시험서가")}`)).json();
  expect(shelf.places).toContainEqual({ place: "시험서가", books: 3 });
  expect(shelf.list.map(({ idx, stock: qty }: { idx: number; stock: number }) => [idx, qty])).toEqual([
    [one, 10],
    [other, 10],
    [same, 10],
  ]);
  const counted = [
    { idx: one, counted: 7, stock: 10 },
    { idx: other, counted: 12, stock: 10 },
    { idx: same, counted: 10, stock: 10 },
  ];
  expect(await post("countStock", { memo: "2월 실사", lines: counted }, staff)).toMatchObject({ err: 403 });
  expect(await post("countStock", { memo: " ", lines: counted })).toMatchObject({ err: 400 });
  await post("receiveStock", { supplier: "", lines: [{ idx_textbook: other, qty: 1 }] });
  const stale = await post("countStock", { memo: "2월 실사", lines: counted });
  expect(stale.err_msg).toBe("세는 동안 재고가 바뀌었습니다. 다시 세어 주세요: 시험 1 (11권)");
  expect(await stock([one, other, same])).toEqual([10, 11, 10]);
  const again = counted.map((line) => (line.idx === other ? { ...line, stock: 11 } : line));
  expect(await post("countStock", { memo: "2월 실사", lines: again })).toMatchObject({ err: 0, done: 2 });
  expect(await stock([one, other, same])).toEqual([7, 12, 10]);
  const isOfCount = eq(textbookStock.memo, "2월 실사");
  const rows = await db.select().from(textbookStock).where(isOfCount).orderBy(textbookStock.idx);
  expect(rows.map(({ kind, qty }) => [kind, qty])).toEqual([
    ["adjust", -3],
    ["adjust", 1],
  ]);
});

test("the month's book has what the ledger says, at the moving average of what was paid", async () => {
  const { support, staff, db } = await open();
  expect((await staff.get(`${at("getStockBook")}?month=2026-02`)).json().err).toBe(403);
  for (const month of ["2025-11", "2026-02"]) {
    const { list } = (await support.get(`${at("getStockBook")}?month=${month}`)).json();
    expect(list.length).toBeGreaterThan(100);
    expect(list).toEqual(await bookByHand(month));
  }

  /** Reckoned row by row, as a clerk would. */
  async function bookByHand(month: string) {
    const from = new Date(`${month}-01T00:00:00+09:00`);
    const to = new Date(from);
    to.setUTCMonth(to.getUTCMonth() + 1, to.getUTCDate());
    const end = new Date(`${month === "2025-11" ? "2025-12" : "2026-03"}-01T00:00:00+09:00`);
    const rows = await db.select().from(textbookStock).orderBy(asc(textbookStock.at), asc(textbookStock.idx));
    const names = await db
      .select({ idx: textbook.idx, code: textbook.code, title: textbook.title })
      .from(textbook)
      .orderBy(sql`${textbook.title}, ${textbook.idx}`);
    return names.flatMap(({ idx, code, title }) => {
      const book = { opening: 0, came: 0, went: 0, closing: 0 };
      let value = 0;
      for (const row of rows) {
        if (row.idx_textbook !== idx || row.at >= end) continue;
        const average = book.closing > 0 ? value / book.closing : 0;
        if (row.at < from) book.opening += row.qty;
        else if (row.qty > 0) book.came += row.qty;
        else book.went -= row.qty;
        book.closing += row.qty;
        value += row.qty * (row.qty > 0 ? (row.unit_cost ?? average) : average);
        if (book.closing <= 0) value = 0;
      }
      if (book.opening === 0 && book.came === 0 && book.went === 0) return [];
      const cost = book.closing === 0 ? 0 : Math.round(value / book.closing);
      return [{ idx, code, title, ...book, cost, amount: Math.round(value) }];
    });
  }
});

// ten thousand of them: store.deep.test.ts
test("after a thousand entries by twenty at once the stock is the sum of its ledger, and was never below nothing", async () => {
  await enterStock(await open(), 1_000);
});
