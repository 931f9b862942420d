import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { clearLeftovers, fontConfiguration, sameEverywhere, shortages, testFolder } from "./machine.mjs";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "machine-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A number that no process has any more. */
const ended = () => spawnSync(process.execPath, ["-e", ""]).pid;

test("what runs have left that were ended is cleared away, with the databases in it; what is in use stays", async () => {
  const parent = folder();
  const left = join(parent, `portal-test-${ended()}-abcdef`);
  mkdirSync(join(left, "postgres"), { recursive: true });
  const database = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", left]);
  onTestFinished(() => void database.kill("SIGKILL"));
  await new Promise((resolve) => database.once("spawn", resolve));
  writeFileSync(join(left, "postgres", "postmaster.pid"), `${database.pid}\n${left}/postgres\n`);
  const used = testFolder(parent);
  mkdirSync(join(parent, "somebody-elses"));
  clearLeftovers([parent, join(parent, "no-such-folder")]);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(used)).toBe(true);
  expect(existsSync(join(parent, "somebody-elses"))).toBe(true);
  await vi.waitFor(() => expect(database.signalCode).toBe("SIGQUIT"));
});

test("a process that only has the number of a database that was left is not ended", () => {
  const parent = folder();
  const left = join(parent, `portal-test-${ended()}-abcdef`);
  mkdirSync(left);
  writeFileSync(join(left, "postmaster.pid"), `${process.pid}\n`);
  clearLeftovers([parent]);
  expect(existsSync(left)).toBe(false);
});

test("too little room on the disk or in memory is a line each, that says how much is needed", () => {
  expect(shortages({ disk: 1024 ** 3, memory: 1024 ** 3 })).toEqual([
    expect.stringMatching(/^1\.0 GB are free in .*, the tests need 4 GB/),
    expect.stringMatching(/^1\.0 GB of memory are available, the tests need 2 GB/),
  ]);
  expect(shortages({ disk: 5 * 1024 ** 3, memory: 3 * 1024 ** 3 })).toEqual([]);
});

test("tests have a time zone, a language and no settings of a portal, whatever the shell says", () => {
  const env: NodeJS.ProcessEnv = {
    TZ: "America/St_Johns",
    LANG: "tr_TR.UTF-8",
    LANGUAGE: "tr",
    DATABASE_URL: "x",
    HOME: "/h",
  };
  sameEverywhere(env);
  expect(env).toEqual({ TZ: "UTC", LANG: "C.UTF-8", LC_ALL: "C.UTF-8", HOME: "/h" });
  expect(new Date(2026, 0, 1).toISOString()).toBe("2026-01-01T00:00:00.000Z");
});

test("the browser's fonts are those that npm brings, with one for Korean", () => {
  const cache = folder();
  const path = fontConfiguration(cache);
  expect(fontConfiguration(cache)).toBe(path);
  const folders = [...readFileSync(path, "utf8").matchAll(/<dir>(.*)<\/dir>/g)].map(([, dir = ""]) => dir);
  expect(folders).toHaveLength(2);
  for (const dir of folders) expect(execFileSync("ls", [dir], { encoding: "utf8" })).toMatch(/\.(ttf|otf)$/m);
});
