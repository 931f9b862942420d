import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { staff } from "../db/tables";
import { openTestShell } from "../testing/test-shell";
import { bringEverything } from "../testing/walks/bring-everything";

describe("portal backup and restore", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "portal-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  // the demo company's: backup-and-restore.deep.test.ts
  test("bring every row and the next numbers to another database", async () => {
    const [from, to] = [await openTestShell("tables"), await openTestShell("nothing")];
    await from.portal("create-admin boss@portal.test --name 가상인 --ename Gasang");
    await bringEverything(from, to, join(folder, "portal.gz"));
  });

  test("refuse a damaged file, and nothing is restored", async () => {
    const [from, to] = [await openTestShell("tables"), await openTestShell("tables")];
    await from.portal("create-admin boss@portal.test --name 가상인 --ename Gasang");
    const file = join(folder, "portal.gz");
    await from.portal(`backup ${file}`);
    truncateSync(file, statSync(file).size - 200);
    expect((await to.portal(`restore ${file}`)).said).toBe(
      "restore: the backup is damaged or not whole; nothing was restored",
    );
    expect(await to.db.$count(staff)).toBe(0);
    writeFileSync(file, "no backup at all");
    expect((await to.portal(`restore ${file}`)).exitCode).toBe(1);
  });

  test("say what is in the way", async () => {
    const { portal } = await openTestShell();
    const file = join(folder, "portal.gz");
    await portal(`backup ${file}`);
    expect((await portal(`restore ${file}`)).said).toContain("the database is not empty");
    expect((await portal(`backup ${file}`)).said).toContain("exists already");
    expect((await portal(`backup ${join(folder, "nowhere", "portal.gz")}`)).said).toMatch(/cannot write .* \(ENOENT\)/);
    expect((await portal("backup /dev/full")).exitCode).toBe(1);
    expect((await portal(`restore ${join(folder, "nowhere.gz")}`)).said).toMatch(/cannot read .* \(ENOENT\)/);
    expect(readFileSync(file).length).toBeGreaterThan(1000);
  });
});
