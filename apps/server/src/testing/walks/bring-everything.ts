import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { account, authSession, office, staff, team } from "../../db/tables";
import type { openTestShell } from "../test-shell";

type Shell = Awaited<ReturnType<typeof openTestShell>>;

/** Backs up one database, which has somebody in it, and restores it as another: that has every row and the next numbers. */
export async function bringEverything(from: Shell, to: Shell, file: string): Promise<void> {
  const [{ idx } = { idx: 0 }] = await from.db.select({ idx: staff.idx }).from(staff).orderBy(asc(staff.idx)).limit(1);
  await from.db.update(staff).set({ address: "탭\t역\\줄\n구분\u2028끝" }).where(eq(staff.idx, idx));
  await from.db.insert(authSession).values({ idx_staff: idx, token_hash: "hash of a token", expires_at: new Date() });
  expect((await from.portal(`backup ${file}`)).said).toMatch(/^\d+ rows in /);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = await to.portal(`restore ${file}`);
  expect(restored).toEqual({ exitCode: 0, said: expect.stringMatching(/^\d+ rows restored$/) });
  for (const table of [staff, team, account, office]) {
    expect(await to.db.select().from(table).orderBy(table.idx)).toEqual(
      await from.db.select().from(table).orderBy(table.idx),
    );
  }
  expect(await to.db.$count(staff)).toBeGreaterThan(0);
  expect(await to.db.$count(authSession)).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain("hash of a token");
  const [{ idx_office } = { idx_office: 0 }] = await from.db.select({ idx_office: office.idx }).from(office).limit(1);
  const [next] = await to.db.insert(team).values({ idx_office, kname: "새 팀" }).returning();
  expect(next?.idx).toBe(10_001);
  await expect(to.db.insert(team).values({ idx_office: 999, kname: "없는 본부" })).rejects.toThrow();
  expect((await to.portal("check")).said).toContain("no number is given twice");
}
