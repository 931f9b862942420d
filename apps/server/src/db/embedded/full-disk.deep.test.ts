import "../../testing/cheap-passwords";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { calls } from "@portal/definition/calls";
import type { InjectOptions } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../../app";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { seedDemoCompany } from "../../demo/seed";
import { defaultSettings } from "../../env";
import { sealBy } from "../../sealed";
import { TEST_SECRET } from "../../testing/database/test-secret";
import { extremeRequests } from "../../testing/walks/extremes";
import { migrateDatabase } from "../migrate";
import { openDatabase } from "../open";

sealBy(TEST_SECRET);

const MEGABYTES = 640;
const ROUNDS = 10;

/** A disk of its own in memory; why there can be none, where mounting is not allowed. */
function mountSmallDisk(): { folder: string } | { why: string } {
  const folder = mkdtempSync(join(tmpdir(), "portal-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", folder], { stdio: "pipe" });
    return { folder };
  } catch (error) {
    rmSync(folder, { recursive: true });
    return { why: String((error as { stderr?: Buffer }).stderr ?? error).trim() };
  }
}

const disk = mountSmallDisk();
if ("why" in disk) process.stdout.write(`a full disk is not tried: ${disk.why}\n`);

/** How the disk comes to be full, in turn. */
const ways = ["by another program", "by what people save", "and the database is killed"] as const;

test.skipIf("why" in disk)("on a full disk people read on, and come in, ten times out of ten", async () => {
  const { folder } = disk as { folder: string };
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, connections: 20 });
  onTestFinished(database.close);
  const { db, pool, room } = database;
  await migrateDatabase(pool);
  await seedDemoCompany(db, new Date());
  const app = await createApp({ db, pool, room, settings: { ...defaultSettings, callsPerMinute: 1e9 } });
  onTestFinished(() => app.close());
  const send = (cookie: string, request: InjectOptions) =>
    app.inject({ ...request, headers: { cookie } }).then(
      ({ statusCode }) => statusCode,
      // a file ended in its middle, with the database that it was read from
      () => 0,
    );
  const signIn = async (uid: string) => {
    const answer = await app.inject({
      method: "POST",
      url: "/rest/mypims/login",
      payload: { uid, upw: DEMO_PASSWORD },
    });
    return { status: answer.statusCode, cookie: String(answer.headers["set-cookie"]).split(";")[0] as string };
  };
  const { cookie } = await signIn("master@demo.test");
  // whatever can be read, once, as it is answered where there is room
  const all = calls.filter(({ method, path }) => method === "get" && !path.includes("logout"));
  const reads = all.flatMap((call) => extremeRequests(call).slice(0, 1));
  // who reads a document as an auditor is written down, or does not read it
  const unwritten = new Map([["/rest/documents/getDocument as usual", 503]]);
  const usual = new Map<string, number>();
  for (const { what, ...read } of reads) usual.set(what, await send(cookie, read));
  const draft = (body: string) => ({
    ...{ idx: 0, ver: 0, kind: "D1", title: "긴 글", body, data: {}, secret: "normal", keep_years: "5" },
    ...{ line: [], files: [] },
  });
  const save = () =>
    send(cookie, { method: "POST", url: "/rest/documents/saveDraft", payload: draft(`<p>${"가".repeat(2000)}</p>`) });
  const fill = join(folder, "fill");
  const figures: string[] = [];
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const way = ways[round % ways.length];
    let isOver = false;
    // odd while the database is away: what is asked then, or is under way when it goes, may fail
    let changes = 0;
    const counted = { reads: 0, arrivals: 0, saved: 0, refused: 0 };
    const failed: string[] = [];
    const expectStatus = async (what: string, expected: number | undefined, ask: () => Promise<number | undefined>) => {
      const before = changes;
      const status = await ask();
      if (status !== expected && before % 2 === 0 && before === changes) failed.push(`${status} ${what}`);
      return status === expected;
    };
    const readOn = async (from: number) => {
      // one person has one file made after the other
      const own = reads.filter(({ what }) => from === 0 || !/export/i.test(what));
      for (let at = from; !isOver; at = (at + 7) % own.length) {
        const { what, ...read } = own[at] as (typeof own)[number];
        await expectStatus(what, usual.get(what), async () => {
          const status = await send(cookie, read);
          return status === unwritten.get(what) ? usual.get(what) : status;
        });
        counted.reads++;
      }
    };
    const comeIn = async () => {
      while (!isOver) {
        let own = "";
        const isIn = await expectStatus("sign-in", 200, async () => {
          const { status, cookie: given } = await signIn("staff@demo.test");
          own = given;
          return status;
        });
        counted.arrivals++;
        if (isIn) await expectStatus("home", 200, () => send(own, { url: "/rest/personal/getHome" }));
        await sleep(50);
      }
    };
    const saveOn = async () => {
      while (!isOver) {
        if ((await save()) === 200) counted.saved++;
        else counted.refused++;
      }
    };
    const people = [0, 1, 2, 3].map(readOn).concat(comeIn(), saveOn());
    await sleep(300);
    if (way === "by what people save") {
      await pool.query("create table if not exists filling (text text)");
      const big = "insert into filling select repeat(md5(random()::text), 200) from generate_series(1, 2000)";
      for (let at = 0; at < 100; at++)
        if (
          await pool.query(big).then(
            () => false,
            () => true,
          )
        )
          break;
    }
    const filling = spawn("dd", ["if=/dev/zero", `of=${fill}`, "bs=1M"], { stdio: "ignore" });
    await once(filling, "exit");
    if (way === "and the database is killed") {
      changes++;
      process.kill(Number(readFileSync(join(database.folder as string, "postmaster.pid"), "utf8").split("\n")[0]), 9);
      const began = performance.now();
      await sleep(100);
      while ((await send(cookie, { url: "/rest/personal/getHome" })) !== 200) {
        expect(performance.now() - began).toBeLessThan(60_000);
        await sleep(50);
      }
      changes++;
    }
    await sleep(3000);
    // whoever writes is told
    expect(await save()).toBe(503);
    isOver = true;
    await Promise.all(people);
    failures.push(...failed.map((what) => `${round}, ${way}: ${what}`));
    rmSync(fill);
    await pool.query("begin read write; drop table if exists filling; commit");
    const emptied = performance.now();
    while ((await save()) !== 200) {
      expect(performance.now() - emptied).toBeLessThan(10_000);
      await sleep(50);
    }
    figures.push(
      `${way}: ${JSON.stringify(counted)}, written again after ${Math.round(performance.now() - emptied)} ms`,
    );
  }
  process.stdout.write(`${figures.join("\n")}\n`);
  expect(failures).toEqual([]);
});
