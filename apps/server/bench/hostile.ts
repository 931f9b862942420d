import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApp } from "../src/app";
import { DEMO_PASSWORD } from "../src/db/demo/accounts";
import { seedDemoCompany } from "../src/db/demo/seed";
import { migrateDatabase } from "../src/db/migrate";
import { openDatabase } from "../src/db/open";
import { defaultSettings } from "../src/env";

// The server of `bench/hostile.mjs`: says how long its main thread stopped between "begin" and "end".

const HOLIDAYS = 20_000;

const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
// as root the database runs as another user, who has to come to it
chmodSync(dataDir, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir, connections: 20 });
const { db, pool } = database;
await migrateDatabase(pool);
await seedDemoCompany(db, new Date());
const { rows: had } = await pool.query("select count(*)::int as rows from holiday where deleted_at is null");
await pool.query(
  `insert into holiday (hdate, name, kind, half, idx_writer, wdate)
   select '2030-01-01'::date + n, '휴일 ' || n, 'company', 'full', 1, now() from generate_series(1, $1) n`,
  [HOLIDAYS - had[0].rows],
);
await pool.query("vacuum analyze");
const portal = await createApp({ db, pool, settings: { ...defaultSettings, callsPerMinute: 1e9 } });
const cookie = await signIn("people@demo.test");
/** Somebody who may make every call. */
const master = await signIn("master@demo.test");
const screen = "myPIMS-HolidayList";
const query = `screen=${screen}`;

const delay = monitorEventLoopDelay({ resolution: 1 });
let busy = 0;
let last = process.cpuUsage();
// the longest stretch of work between two turns, without what other processes took of the machine
const turn = () => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  busy = Math.max(busy, (user + system) / 1000);
  setImmediate(turn).unref();
};
turn();
process.on("message", (what) => {
  if (what === "begin") {
    delay.enable();
    delay.reset();
    busy = 0;
    process.send?.("begun");
  } else {
    delay.disable();
    // the time between two looks is no stop
    process.send?.({ stop: Math.max(0, delay.max / 1e6 - 1), busy });
  }
});
process.send?.({
  address: await portal.listen({ port: 0, host: "127.0.0.1" }),
  cookie,
  master,
  screen,
  rows: HOLIDAYS,
  export: `/rest/records/holiday/export?${query}`,
});
process.on("disconnect", async () => {
  await portal.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});

async function signIn(uid: string): Promise<string | undefined> {
  const payload = { uid, upw: DEMO_PASSWORD };
  const { headers } = await portal.inject({ method: "POST", url: "/rest/mypims/login", payload });
  return String(headers["set-cookie"]).split(";")[0];
}
