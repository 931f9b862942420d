import type pg from "pg";
import { expect, test } from "vitest";
import { type Beginning, openTestDatabase } from "./test-database";

/** A database as a test has it, which ends when it is told. */
async function open(beginning: Beginning = "company") {
  const ends: (() => Promise<void>)[] = [];
  const pool = await openTestDatabase(beginning, (end) => void ends.unshift(end));
  return {
    pool,
    async end() {
      for (const run of ends) await run();
    },
  };
}

/** Rows as they lie, and the last numbers. */
async function look(pool: pg.Pool) {
  const rows = async (query: string) => (await pool.query(query)).rows;
  return Promise.all([
    ...["team", "account", "notification"].map((table) => rows(`select * from ${table}`)),
    rows("select count(*), max(idx) from status_log"),
    ...["team", "status_log"].map((table) =>
      rows(`select pg_sequence_last_value(pg_get_serial_sequence('${table}', 'idx')::regclass)`),
    ),
  ]);
}

test("the next test finds the database as it was: its rows, their order and the next numbers", async () => {
  const one = await open();
  const before = await look(one.pool);
  await one.pool.query("update team set kname = kname || '!' where idx = (select min(idx) from team)");
  await one.pool.query("delete from notification where idx = (select min(idx) from notification)");
  await one.pool.query("insert into team (idx_office, kname) select min(idx), '새 팀' from office");
  await one.pool.query(
    "insert into status_log (entity, entity_idx, to_status, idx_staff, at) values ('post', 1, 'done', 100, now())",
  );
  // what is taken back has used up a number all the same
  await expect(one.pool.query("insert into team (idx_office, kname) values (-1, '없는 본부')")).rejects.toThrow();
  expect(await look(one.pool)).not.toEqual(before);
  await one.end();
  const next = await open();
  expect(next.pool).toBe(one.pool);
  expect(await look(next.pool)).toEqual(before);
  await next.end();
});

test("a database of which more than rows was changed is given to no other test", async () => {
  for (const statement of ["alter table team add column colour text", "truncate notification"]) {
    const one = await open();
    await one.pool.query(statement);
    await one.end();
    const next = await open();
    expect(next.pool).not.toBe(one.pool);
    await next.end();
  }
});

test("what was written around the triggers is undone, too", async () => {
  const one = await open();
  const before = await look(one.pool);
  const changes = ["update team set kname = kname || '!'", "delete from notification"];
  await one.pool.query(
    ["set session_replication_role = replica", ...changes, "reset session_replication_role"].join(";"),
  );
  expect(await look(one.pool)).not.toEqual(before);
  await one.end();
  const next = await open();
  expect(next.pool).toBe(one.pool);
  expect(await look(next.pool)).toEqual(before);
  await next.end();
});

test("an empty database is given to the next test while it is empty", async () => {
  const one = await open("nothing");
  await one.end();
  const next = await open("nothing");
  expect(next.pool).toBe(one.pool);
  await next.pool.query("create table written (idx integer)");
  await next.end();
  const third = await open("nothing");
  expect(third.pool).not.toBe(one.pool);
  expect((await third.pool.query("select to_regclass('written') as found")).rows).toEqual([{ found: null }]);
  await third.end();
});
