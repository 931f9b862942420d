import { gte } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../testing/database/test-database";
import { insertMany } from "./insert-many";
import { withInsertsBeside } from "./inserts-beside";
import { databaseOf } from "./open";
import { holiday } from "./tables";

/** Free days one after the other, from a year on that has none. */
const days = (year: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    hdate: new Date(Date.UTC(year, 0, n + 1)).toISOString().slice(0, 10),
    name: "휴무일",
    kind: "company" as const,
  }));

const inserted = gte(holiday.hdate, "2090-01-01");

async function open() {
  const pool = await openTestDatabase();
  const client = await pool.connect();
  onTestFinished(() => client.release());
  return { outside: databaseOf(pool), beside: databaseOf(withInsertsBeside(client)) };
}

test("inserts beside the work are in order, and there for every query and for the commit", async () => {
  const { outside, beside } = await open();
  const found = await beside.transaction(async (tx) => {
    // more than a socket takes at once
    await insertMany(tx, holiday, days(2090, 5_000));
    const counted = await tx.$count(holiday, inserted);
    const [one] = await tx.insert(holiday).values(days(2190, 1)).returning({ hdate: holiday.hdate });
    await insertMany(tx, holiday, days(2191, 1));
    return [counted, one?.hdate];
  });
  expect(found).toEqual([5_000, "2190-01-01"]);
  expect(await outside.$count(holiday, inserted)).toBe(5_002);
});

test("what an insert beside the work has thrown ends the transaction, even when it was the last", async () => {
  const { outside, beside } = await open();
  const wrong = beside.transaction(async (tx) => {
    await insertMany(tx, holiday, days(2090, 1));
    await insertMany(tx, holiday, [{ hdate: "2090-02-30", name: "없는 날", kind: "company" }]);
  });
  await expect(wrong).rejects.toMatchObject({ cause: { message: expect.stringContaining("2090-02-30") } });
  expect(await outside.$count(holiday, inserted)).toBe(0);
});
