import { describe, expect, test } from "vitest";
import { jobRun } from "../db/system-tables";
import { authSession, loginLog } from "../db/tables";
import { sealLogs } from "../logs/seal";
import { openTestPortal } from "../testing/test-portal";
import { type NightlyJob, nightlyJobs } from "./jobs";
import { runDueJobs } from "./nightly";

/** Three in the morning in Seoul. */
const atThree = new Date("2026-03-01T18:00:00Z");
const later = (hours: number) => new Date(atThree.getTime() + hours * 60 * 60 * 1000);

function countingJob() {
  const job = { name: "count", runs: 0, run: async () => ++job.runs };
  return job;
}

describe("a nightly job", () => {
  test("runs once a night, which begins at three in Seoul", async () => {
    const { db } = await openTestPortal();
    const job = countingJob();
    for (const hours of [-0.1, 0, 0.1, 23.9, 24]) await runDueJobs(db, later(hours), [job]);
    expect(job.runs).toBe(3);
    const nights = await db.select().from(jobRun).orderBy(jobRun.day);
    expect(nights.map(({ day }) => day)).toEqual(["2026-03-01", "2026-03-02", "2026-03-03"]);
  });

  test("runs once with several servers on one database", async () => {
    const { db } = await openTestPortal();
    const job = countingJob();
    const slow: NightlyJob = {
      name: "slow",
      async run() {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return job.run();
      },
    };
    await Promise.all(Array.from({ length: 5 }, () => runDueJobs(db, atThree, [slow])));
    expect(job.runs).toBe(1);
  });

  test("is told of each day that has come since it ran last", async () => {
    const { db } = await openTestPortal();
    const told: (readonly string[])[] = [];
    const job: NightlyJob = {
      name: "days",
      async run(_tx, _now, { days }) {
        told.push(days);
        return 0;
      },
    };
    // the last two begin in one night that was missed, at one in the morning, and in the next
    for (const hours of [0, 24, 72, 240, 286, 288]) await runDueJobs(db, later(hours), [job]);
    expect(told).toEqual([
      ["2026-03-02"],
      ["2026-03-03"],
      ["2026-03-04", "2026-03-05"],
      ["2026-03-10", "2026-03-11", "2026-03-12"],
      ["2026-03-13", "2026-03-14"],
      [],
    ]);
  });

  test("begins no more where the server is about to stop, and is done by its next start", async () => {
    const { db } = await openTestPortal();
    const stopping = new AbortController();
    const long: NightlyJob = {
      name: "long",
      async run() {
        stopping.abort();
        return 1;
      },
    };
    const job = countingJob();
    const mayRun = () => !stopping.signal.aborted;
    expect(await runDueJobs(db, atThree, [long, job], { logDays: 1, mayRun })).toEqual([{ name: "long", changed: 1 }]);
    expect(await runDueJobs(db, later(1), [long, job])).toEqual([{ name: "count", changed: 1 }]);
  });

  test("that fails has done nothing, lets the others run and is tried again", async () => {
    const { db } = await openTestPortal();
    const job = countingJob();
    let isBroken = true;
    const failing: NightlyJob = {
      name: "failing",
      async run(tx) {
        await tx.insert(loginLog).values({ email: "job", ok: true, at: atThree });
        if (isBroken) throw new Error("broken");
        return 1;
      },
    };
    const outcomes = await runDueJobs(db, atThree, [failing, job]);
    expect(outcomes).toMatchObject([
      { name: "failing", error: { message: "broken" } },
      { name: "count", changed: 1 },
    ]);
    expect(await db.select().from(loginLog)).toEqual([]);
    isBroken = false;
    expect(await runDueJobs(db, later(1), [failing, job])).toEqual([{ name: "failing", changed: 1 }]);
  });
});

test("the portal's own jobs remove what nobody needs any more", async () => {
  const portal = await openTestPortal();
  await portal.signedIn("staff@demo.test");
  await portal.visitor().post("/rest/mypims/login", { uid: "nobody@demo.test", upw: "wrong" });
  const days = (count: number) => new Date(Date.parse("2026-03-02T01:00:00Z") + count * 24 * 60 * 60 * 1000);
  const removing = nightlyJobs.filter(({ name }) => name.startsWith("remove-"));
  const removed = await runDueJobs(portal.db, days(1), removing);
  expect(removed.map(({ changed }) => changed)).toEqual([3, 0, 0, 0, 0, 0, 0]);
  await runDueJobs(portal.db, days(32), removing);
  expect(await portal.db.select().from(authSession)).toEqual([]);
  expect(await portal.db.select().from(loginLog)).toHaveLength(1);
  await sealLogs(portal.db, days(32));
  await runDueJobs(portal.db, days(732), removing);
  expect(await portal.db.select().from(loginLog)).toHaveLength(1);
  await runDueJobs(portal.db, days(763), removing);
  expect(await portal.db.select().from(loginLog)).toEqual([]);
});
