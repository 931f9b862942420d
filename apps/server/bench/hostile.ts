import { monitorEventLoopDelay } from "node:perf_hooks";
import { existingRecords } from "../src/testing/walks/existing-records";
import { readyForTexts } from "../src/texts/sanitised";
import { openCompany } from "./company";

// The server of `bench/hostile.mjs`: says how long its main thread stopped between "begin" and "end".

const HOLIDAYS = 20_000;

const portal = await openCompany({
  connections: 20,
  async fill(pool) {
    const { rows: had } = await pool.query("select count(*)::int as rows from holiday where deleted_at is null");
    await pool.query(
      `insert into holiday (hdate, name, kind, half, idx_writer, wdate)
       select '2030-01-01'::date + n, '휴일 ' || n, 'company', 'full', 1, now() from generate_series(1, $1) n`,
      [HOLIDAYS - had[0].rows],
    );
  },
});
const cookie = await portal.signIn("people@demo.test");
/** Somebody who may make every call. */
const master = await portal.signIn("master@demo.test");
// the password that was given counts for as long as this takes
await portal.pool.query("update auth_session set password_at = now() + interval '1 day'");
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
const address = await portal.app.listen({ port: 0, host: "127.0.0.1" });
// as the portal's own server does
readyForTexts();
process.send?.({
  address,
  cookie,
  master,
  screen,
  rows: HOLIDAYS,
  export: `/rest/records/holiday/export?${query}`,
  existing: await existingRecords(portal.db),
});
process.on("disconnect", async () => {
  await portal.close();
  process.exit(0);
});
