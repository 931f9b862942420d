import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/database/test-database";
import type { Database } from "./open";
import { databaseOf } from "./open";
import { staff } from "./tables";
import { apart, asOneTransaction } from "./transactions";

const rename = (db: Database, idx: number, memo: string) =>
  db
    .update(staff)
    .set({ ename: sql`${staff.ename} || ${memo}` })
    .where(eq(staff.idx, idx));

async function nameOf(db: Database, idx: number) {
  const [found] = await db.select({ ename: staff.ename }).from(staff).where(eq(staff.idx, idx));
  return found?.ename ?? "";
}

/** Resolves for all when so many have come. */
function meeting(size: number): () => Promise<void> {
  let come = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come++;
    if (come >= size) open();
    return all;
  };
}

describe("a transaction", () => {
  test("that met another in a deadlock is tried again as a whole, and both are done once", async () => {
    const db = databaseOf(await openTestDatabase());
    const met = meeting(2);
    let tries = 0;
    const both = (first: number, second: number) =>
      db.transaction(async (tx) => {
        tries++;
        await rename(tx, first, "!");
        await met();
        await rename(tx, second, "!");
      });
    const before = [await nameOf(db, 100), await nameOf(db, 101)];
    await Promise.all([both(100, 101), both(101, 100)]);
    expect(tries).toBe(3);
    expect([await nameOf(db, 100), await nameOf(db, 101)]).toEqual(before.map((name) => `${name}!!`));
  });

  test("that cannot be put in a row with others is tried again", async () => {
    const db = databaseOf(await openTestDatabase());
    const met = meeting(2);
    const before = await nameOf(db, 100);
    const add = () =>
      db.transaction(
        async (tx) => {
          const read = await nameOf(tx, 100);
          await met();
          await tx
            .update(staff)
            .set({ ename: `${read}!` })
            .where(eq(staff.idx, 100));
        },
        { isolationLevel: "repeatable read" },
      );
    await Promise.all([add(), add()]);
    expect(await nameOf(db, 100)).toBe(`${before}!!`);
  });

  test("that never gets through is given up in words, after some tries", async () => {
    const db = databaseOf(await openTestDatabase());
    let tries = 0;
    const crossed = Object.assign(new Error("deadlock detected"), { code: "40P01" });
    const trying = db.transaction(async () => {
      tries++;
      throw crossed;
    });
    await expect(trying).rejects.toBe(crossed);
    expect(tries).toBe(8);
  });

  test("that was refused is not tried again", async () => {
    const db = databaseOf(await openTestDatabase());
    let tries = 0;
    const trying = db.transaction(async () => {
      tries++;
      throw new Error("refused");
    });
    await expect(trying).rejects.toThrow("refused");
    expect(tries).toBe(1);
  });
});

describe("what is done as one transaction", () => {
  test("is kept whole or not at all, but for what is apart from it", async () => {
    const db = databaseOf(await openTestDatabase());
    const before = await nameOf(db, 100);
    const trying = asOneTransaction(db, async () => {
      await rename(db, 100, "!");
      await db.transaction((tx) => rename(tx, 101, "!"));
      await apart(() => rename(db, 102, "!"));
      expect(await nameOf(db, 100)).toBe(`${before}!`);
      throw new Error("refused");
    });
    await expect(trying).rejects.toThrow("refused");
    expect(await nameOf(db, 100)).toBe(before);
    expect(await nameOf(db, 101)).not.toContain("!");
    expect(await nameOf(db, 102)).toContain("!");
  });

  test("lets what comes after it alone", async () => {
    const db = databaseOf(await openTestDatabase());
    let later: Promise<unknown> = Promise.resolve();
    await asOneTransaction(db, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => rename(db, 100, "!"));
    });
    await later;
    expect(await nameOf(db, 100)).toContain("!");
  });
});
