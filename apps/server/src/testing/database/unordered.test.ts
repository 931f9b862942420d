import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database";
import { hasOrder } from "./unordered";

test("a query says its order outside of brackets and texts", () => {
  expect(hasOrder("select a from b order by a")).toBe(true);
  expect(hasOrder("insert into b select a from c")).toBe(true);
  expect(hasOrder("select a from (select a from b order by (a)) as c")).toBe(false);
  expect(hasOrder("with c as (select a from b order by a) select a from c where a = 'order by (it''s'")).toBe(false);
});

test("rows come in the order that a query says, and else in the other one", async () => {
  const pool = await openTestDatabase();
  const asked = async (query: string) => (await pool.query<{ n: number }>(query)).rows.map(({ n }) => n);
  expect(await asked("select n from generate_series(1, 3) as n order by n")).toEqual([1, 2, 3]);
  expect(await asked("select n from generate_series(1, 3) as n")).toEqual([3, 2, 1]);
  const connection = await pool.connect();
  expect((await connection.query("select n from generate_series(1, 3) as n")).rows[0]).toEqual({ n: 3 });
  connection.release();
});
