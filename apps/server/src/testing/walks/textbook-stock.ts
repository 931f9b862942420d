import { asc, eq, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { textbook, textbookStock } from "../../db/tables";
import { openTestPortal, type Visitor } from "../test-portal";

export const at = (call: string) => `/rest/resourcemanagement/${call}`;

/** The tests' today is 2026-03-02. */
export async function open() {
  const portal = await openTestPortal();
  const [support, staff] = [await portal.signedIn("support@demo.test"), await portal.signedIn("staff@demo.test")];
  const books = async (count: number, place = "시험서가") => {
    const rows = Array.from({ length: count }, (_, n) => ({
      title: `시험 ${n}`,
      language: "en",
      category: "own",
      place,
    }));
    const found = await portal.db.insert(textbook).values(rows).returning({ idx: textbook.idx });
    return found.map(({ idx }) => idx);
  };
  const stock = async (idxs: readonly number[]) =>
    (
      await portal.db
        .select({ qty: textbook.stock_qty })
        .from(textbook)
        .where(inArray(textbook.idx, [...idxs]))
        .orderBy(asc(textbook.idx))
    ).map(({ qty }) => qty);
  const post = async (call: string, body: object, who: Visitor = support) => (await who.post(at(call), body)).json();
  return { ...portal, support, staff, books, stock, post };
}

type Store = Awaited<ReturnType<typeof open>>;

/** Enters so much at random, by twenty at once: the stock of each book is the sum of its ledger, and never below nothing. */
export async function enterStock({ books, db }: Store, count: number): Promise<void> {
  const idxs = await books(10);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.floor((seed / 2_147_483_647) * below);
  };
  const kinds = [
    ["in", 1],
    ["back", 1],
    ["ret", 1],
    ["out", -1],
    ["rent", -1],
    ["loss", -1],
  ] as const;
  const plan = Array.from({ length: count }, () => {
    const [kind, sign] = kinds[random(kinds.length)] as (typeof kinds)[number];
    return { idx_textbook: idxs[random(idxs.length)] as number, kind, qty: sign * (1 + random(5)) };
  });
  let entered = 0;
  const clerk = async (mine: typeof plan) => {
    for (const row of mine) {
      const done = await db
        .insert(textbookStock)
        .values({ ...row, at: new Date("2026-03-02T00:00:00Z") })
        .then(() => true)
        .catch(() => false);
      if (done) entered += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => clerk(plan.filter((__, at_) => at_ % 20 === n))));
  const rows = await db
    .select()
    .from(textbookStock)
    .where(inArray(textbookStock.idx_textbook, idxs))
    .orderBy(asc(textbookStock.idx));
  expect(rows).toHaveLength(entered);
  expect(entered).toBeGreaterThan(count / 2);
  // some were refused: there was nothing left
  expect(entered).toBeLessThan(count);
  for (const idx of idxs) {
    let left = 0;
    for (const { qty, balance } of rows.filter((row) => row.idx_textbook === idx)) {
      left += qty;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(balance).toBe(left);
    }
    const [book] = await db.select().from(textbook).where(eq(textbook.idx, idx));
    expect(book?.stock_qty).toBe(left);
  }
}
