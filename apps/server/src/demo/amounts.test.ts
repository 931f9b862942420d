import { expect, test } from "vitest";
import { openTestPortal } from "../testing/test-portal";
import { seedDemoAudit } from "./audit";

/** When the demo company of the tests is founded. */
const now = new Date("2026-01-02T00:00:00Z");

test("the demo company has a year of documents, bookings, news and tasks, as in real life", async () => {
  const { pool } = await openTestPortal();
  const count = async (table: string, where = "true") => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table} where ${where}`);
    return rows[0]?.count ?? 0;
  };
  expect(await count("document")).toBeGreaterThanOrEqual(2000);
  expect(await count("booking")).toBeGreaterThanOrEqual(5000);
  for (const kind of ["vehicle", "studio", "classroom"]) {
    expect([kind, (await count("booking", `kind = '${kind}'`)) > 200]).toEqual([kind, true]);
  }
  for (const board of ["notice", "media", "manual", "ceo"]) {
    expect([board, (await count("post", `board = '${board}'`)) >= 12]).toEqual([board, true]);
  }
  expect(await count("task")).toBeGreaterThanOrEqual(1000);
  expect(await count("elearning")).toBeGreaterThanOrEqual(100);
  expect(await count("vehicle_log")).toBeGreaterThanOrEqual(200);
  // also of those who have left
  expect(await count("staff", "birth is null")).toBe(0);
  // what people are told leads to it
  expect(await count("notification", "link is null or link = ''")).toBe(0);
  // spread over the year, not a heap of one day
  const { rows } = await pool.query<{ months: number }>(
    `select count(distinct date_trunc('month', lower(during)))::int as months from booking
     where lower(during) between $1::timestamptz - interval '1 year' and $1::timestamptz`,
    [now],
  );
  expect(rows[0]?.months).toBeGreaterThanOrEqual(12);
});

test("the demo company's audit log has 100,000 calls of the year", async () => {
  const { db, pool } = await openTestPortal();
  const count = async () => Number((await pool.query("select count(*) from audit_log")).rows[0].count);
  const before = await count();
  await seedDemoAudit(db, now);
  expect((await count()) - before).toBe(100_000);
  const { rows } = await pool.query<{ days: number }>(
    "select extract(day from max(at) - min(at))::int as days from audit_log",
  );
  expect(rows[0]?.days).toBeGreaterThan(360);
});
