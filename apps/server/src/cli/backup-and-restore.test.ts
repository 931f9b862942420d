import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { account, authSession, staff, team } from "../db/tables";
import { openTestShell } from "../testing/test-shell";

describe("portal backup and restore", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "portal-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("bring every row and the next numbers to another database", async () => {
    const [from, to] = [await openTestShell(), await openTestShell("nothing")];
    await from.db.update(staff).set({ address: "탭\t역\\줄\n구분\u2028끝" }).where(eq(staff.idx, 100));
    await from.db.insert(authSession).values({ idx_staff: 100, token_hash: "hash of a token", expires_at: new Date() });
    const file = join(folder, "portal.gz");
    expect((await from.portal(`backup ${file}`)).said).toMatch(/^\d+ rows in /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = await to.portal(`restore ${file}`);
    expect(restored).toEqual({ exitCode: 0, said: expect.stringMatching(/^\d+ rows restored$/) });
    for (const table of [staff, team, account]) {
      expect(await to.db.select().from(table).orderBy(table.idx)).toEqual(
        await from.db.select().from(table).orderBy(table.idx),
      );
    }
    expect(await to.db.$count(authSession)).toBe(0);
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain("hash of a token");
    const [next] = await to.db.insert(team).values({ idx_office: 110, kname: "새 팀" }).returning();
    expect(next?.idx).toBe(10_001);
    await expect(to.db.insert(team).values({ idx_office: 999, kname: "없는 본부" })).rejects.toThrow();
    expect((await to.portal("check")).said).toContain("no number is given twice");
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
