import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { askerOf } from "../../access/asker";
import { staff } from "../../db/tables";
import { at, enterRows, openTimber } from "../../testing/walks/timber";
import { entityOf } from "../entity";
import { enterAll } from "./save";

describe("a ledger", () => {
  test("says with each row how many there are, by what a balance is kept for", async () => {
    const { enter, rows, people } = await openTimber();
    await enter({ kind: "in", qty: 10 });
    await enter({ kind: "out", qty: 3 });
    await enter({ kind: "in", qty: 4, grade: "a" });
    await enter({ kind: "adjust", qty: -2, memo: "실사" });
    expect(await rows()).toEqual([
      { kind: "in", qty: 10, balance: 10 },
      { kind: "out", qty: -3, balance: 7 },
      { kind: "in", qty: 4, balance: 4 },
      { kind: "adjust", qty: -2, balance: 5 },
    ]);
    const list = (await people.get("/rest/records/supplier/list?screen=Workshop-Suppliers")).json().list;
    expect(list).toContainEqual(expect.objectContaining({ idx: 1, wood: 9, available: 9, spare: 7 }));
  });

  test("takes no more than there is, and says how many there are", async () => {
    const { enter, rows } = await openTimber();
    await enter({ kind: "in", qty: 1200 });
    const message = "재고가 부족합니다. (현재 1,200)";
    expect(await enter({ kind: "out", qty: 1201 })).toMatchObject({
      err: 409,
      err_msg: message,
      fields: { qty: message },
    });
    expect(await enter({ kind: "adjust", qty: -1201, memo: "실사" })).toMatchObject({ err: 409 });
    expect(await enter({ kind: "out", qty: 1200 })).toMatchObject({ err: 0 });
    expect((await rows()).map(({ balance }) => balance)).toEqual([1200, 0]);
  });

  test("refuses what is no quantity, a correction without a reason, and a balance of one's own", async () => {
    const { enter, rows } = await openTimber();
    const fields = async (values: object) => (await enter(values)).fields;
    expect(await fields({ kind: "in", qty: 0 })).toEqual({ qty: "수량: 1 이상으로 입력하세요." });
    expect(await fields({ kind: "in", qty: -5 })).toEqual({ qty: "수량: 1 이상으로 입력하세요." });
    expect(await fields({ kind: "out", qty: -5 })).toEqual({ qty: "수량: 1 이상으로 입력하세요." });
    expect(await fields({ kind: "adjust", qty: 5 })).toEqual({ memo: "적요: 조정하는 사유를 입력하세요." });
    expect(await fields({ kind: "adjust", qty: 0, memo: "!" })).toEqual({ qty: "수량: 0이 아닌 수를 입력하세요." });
    expect(await fields({ kind: "in" })).toEqual({ qty: "수량: 필수 항목입니다." });
    expect(await enter({ kind: "in", qty: 2_147_483_647 })).toMatchObject({ err: 0 });
    expect(await fields({ kind: "in", qty: 1 })).toEqual({ qty: "수량: 범위를 벗어난 값입니다." });
    await enter({ kind: "in", qty: 1, balance: 99, grade: "b" });
    expect((await rows()).at(-1)).toEqual({ kind: "in", qty: 1, balance: 1 });
  });

  test("is changed and removed by nobody, also past the server", async () => {
    const { portal, enter, people } = await openTimber();
    const { idx } = await enter({ kind: "in", qty: 10 });
    const master = await portal.signedIn("master@demo.test");
    for (const visitor of [people, master]) {
      expect((await visitor.post(at("change"), { idx, ver: 1, values: { qty: 99 } })).statusCode).toBe(403);
      expect((await visitor.post(at("remove"), { idx, ver: 1 })).statusCode).toBe(403);
    }
    expect((await people.get(`${at("read")}?idx=${idx}`)).json().may).toMatchObject({ change: false, remove: false });
    for (const sql of ["update timber set qty = 99", "update timber set deleted_at = now()", "delete from timber"]) {
      await expect(portal.pool.query(sql)).rejects.toThrow("append-only");
    }
    const short = "insert into timber (idx_supplier, kind, qty) values (1, 'out', -11)";
    await expect(portal.pool.query(short)).rejects.toThrow("timber is not below zero");
  });

  test("comes back from a backup as it was, in whatever order", async () => {
    const { portal, rows } = await openTimber();
    await portal.db.transaction(async (db) => {
      await db.execute("set local portal.restoring = 'on'");
      const given = "(8, 1, 'out', -3, 7), (5, 1, 'in', 10, 10)";
      await db.execute(`insert into timber (idx, idx_supplier, kind, qty, balance) values ${given}`);
    });
    expect((await rows()).map(({ qty, balance }) => [qty, balance])).toEqual([
      [10, 10],
      [-3, 7],
    ]);
  });

  test("of many who take the last ones at the same moment each gets what is there, and nobody more", async () => {
    const { portal, enter, rows } = await openTimber();
    await enter({ kind: "in", qty: 7 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter({ kind: "out", qty: 1 })));
    expect(answers.filter(({ err }) => err === 0)).toHaveLength(7);
    expect(new Set(answers.filter(({ err }) => err !== 0).map(({ err_msg }) => err_msg))).toEqual(
      new Set(["재고가 부족합니다. (현재 0)"]),
    );
    expect((await rows()).map(({ balance }) => balance)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    expect((await portal.pool.query("select sum(qty)::int as left from timber")).rows).toEqual([{ left: 0 }]);
  });

  test("takes the rows of a flow all or none, also of two who name them the other way round", async () => {
    const { portal, enter, rows } = await openTimber();
    await enter({ kind: "in", qty: 20 });
    await enter({ kind: "in", qty: 15, idx_supplier: 2 });
    const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 102));
    if (!person) throw new Error("no such person");
    const take = (...idxs: number[]) =>
      portal.db.transaction(async (db) => {
        const asker = await askerOf(db, person, "2026-03-02");
        const session = { sessionIdx: 0, byLink: false, mustChangePassword: false, given: asker.given ?? [] };
        const context = { db, now: new Date(), person: { ...person, ...session }, asker };
        const lines = idxs.map((idx_supplier) => ({ idx_supplier, kind: "out", qty: 1 }));
        await enterAll(context, entityOf(portal, "timber"), lines);
      });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? take(1, 2) : take(2, 1))),
    );
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(refused).toEqual(Array(5).fill("ApiError: 한밭목재: 재고가 부족합니다. (현재 0)"));
    expect([(await rows(1)).at(-1)?.balance, (await rows(2)).at(-1)?.balance]).toEqual([5, 0]);
  });

  // ten thousand of them: ledger.deep.test.ts
  test("adds up after a thousand rows of all kinds, whoever enters them", async () => {
    await enterRows(await openTimber(), 1_000);
  });
});
