import { expect, test } from "vitest";
import { runDueJobs } from "../../jobs/nightly";
import { openWorkshop } from "../../testing/open-workshop";
import { add, at, read } from "../../testing/work-records";
import { purge } from "./purge";

const on = (day: string) => new Date(`${day}T18:30:00Z`);

/** A workshop with a chair that was made in March 2023: its phone, its steps and their history. */
async function open() {
  const portal = await openWorkshop();
  const { pool, db, entities } = portal;
  // people of the demo company's own are as old as they are
  await pool.query("delete from gift_pick");
  await pool.query("delete from spac_taker");
  await pool.query("update applicant set keep_until = null");
  const maker = await portal.signedIn("staff@demo.test");
  const step = { work_step: [{ name: "대패질" }], work_label: { words: "명패" } };
  const idx = await add(maker, {
    title: "의자",
    made_on: "2023-03-10",
    memo: "남는 말",
    ...step,
  });
  const sent = await maker.post(at("change"), { idx, ver: 1, values: { phone: "01098765432", memo: "새 말" } });
  expect(sent.json()).toMatchObject({ err: 0 });
  const rows = async (sql: string, ...given: unknown[]) => (await pool.query(sql, given)).rows;
  const night = (day: string) => purge(entities, db, on(day));
  return { ...portal, maker, idx, rows, night };
}

test("what is not kept is taken out of old records, their history, files and lines, and nothing else", async () => {
  const { maker, idx, rows, night, pool } = await open();
  const stored = await pool.query(
    `insert into file (entity, entity_idx, name, size, mime, sha256, content)
     values ('work', $1, 'a', 1, 'text/plain', '', ''), ('work', $1, 'b', 1, 'text/plain', '', '') returning idx::int`,
    [idx],
  );
  const [paper, photo] = stored.rows.map((row) => row.idx);
  await pool.query("update work set papers = array[$2::bigint], photo = $3 where idx = $1", [idx, paper, photo]);
  // three years after the tenth of March 2023, in Seoul
  expect(await night("2026-03-08")).toBe(0);
  expect(await night("2026-03-09")).toBe(1);
  const { record } = await read(maker, idx);
  expect(record).toMatchObject({
    title: "(파기)",
    phone: null,
    papers: null,
    memo: "새 말",
    work_step: [],
    work_label: null,
  });
  expect(await rows("select idx::int from file where entity = 'work' and entity_idx = $1", idx)).toEqual([
    { idx: photo },
  ]);
  expect(await rows("select from work_step where idx_work = $1", idx)).toEqual([]);
  const history = await rows(
    "select memo, changes from status_log where entity = 'work' and entity_idx = $1 order by idx",
    idx,
  );
  expect(history).toEqual([
    { memo: null, changes: null },
    { memo: expect.stringContaining("phone"), changes: { memo: ["남는 말", "새 말"] } },
  ]);
  expect(JSON.stringify(await rows("select * from status_log"))).not.toContain("01098765432");
  expect(await rows("select action, subject from audit_log where action = 'purge'")).toEqual([
    { action: "purge", subject: `work ${idx}: title, phone, papers, work_step, work_label` },
  ]);
  expect(await night("2026-03-10")).toBe(0);
});

test("it is taken out of records that were removed, too", async () => {
  const { idx, rows, night, pool } = await open();
  await pool.query("update work set deleted_at = now() where idx = $1", [idx]);
  expect(await night("2030-01-01")).toBe(1);
  expect(await rows("select title from work where idx = $1", idx)).toEqual([{ title: "(파기)" }]);
});

test("so long after a date of a record that is linked to, once a night with several servers", async () => {
  const { db, entities, pool, rows } = await open();
  await pool.query(`insert into vow_round (title, open_from, open_to) values ('봄', '2026-03-01', '2026-03-20')`);
  await pool.query(`insert into vow (idx_round, idx_staff, words, status, idx_sector, idx_office)
    select 1, 100, '조심합니다', 'signed', 1, 1`);
  const words = () => rows("select words, status from vow");
  const job = { name: "purge", run: (tx: typeof db, now: Date) => purge(entities, tx, now) };
  const night = (day: string) => runDueJobs(db, on(day), [job]);
  await night("2026-06-16");
  expect(await words()).toEqual([{ words: "조심합니다", status: "signed" }]);
  const outcomes = (await Promise.all([night("2026-06-17"), night("2026-06-17")])).flat();
  expect(outcomes).toEqual([{ name: "purge", changed: 1 }]);
  expect(await words()).toEqual([{ words: null, status: "signed" }]);
});

test("the history is rewritten by nothing but a purge, and by a purge only to have less", async () => {
  const { pool, idx } = await open();
  const write = async (set: string, isPurge: boolean) => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      if (isPurge) await client.query("set local portal.purging = 'on'");
      return await client.query(`update status_log set ${set} where entity_idx = ${idx} and changes is not null`).then(
        () => "done",
        (error: Error) => error.message,
      );
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  const refused = "status_log is append-only";
  expect(await write("changes = changes - 'memo'", false)).toBe(refused);
  expect(await write("changes = changes - 'memo'", true)).toBe("done");
  expect(await write(`changes = jsonb_set(changes, '{memo}', '["a", "b"]')`, true)).toBe(refused);
  expect(await write(`changes = changes || '{"pieces": [1, 2]}'`, true)).toBe(refused);
  expect(await write("memo = 'x'", true)).toBe(refused);
});
