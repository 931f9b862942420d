import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, logRemoval } from "../db/system-tables";
import { exportLog, loginLog } from "../db/tables";
import { openTestPortal, type TestPortal } from "../testing/test-portal";
import { openTestShell } from "../testing/test-shell";
import { logs } from "./logs";
import { shortenLogs } from "./retention";
import { sealLogs } from "./seal";
import { verifyLogs } from "./verify";

const at = new Date("2026-03-02T01:00:00Z");
const later = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
const signIns = (portal: TestPortal, count: number) =>
  portal.db
    .insert(loginLog)
    .values(Array.from({ length: count }, (_, n) => ({ email: `${n}@demo.test`, ok: true, at })));
const verdictOf = async ({ db }: TestPortal, log = "login_log") =>
  (await verifyLogs(db)).find((verdict) => verdict.log === log);
/** As somebody who owns the tables can: around the triggers. */
async function tamper({ db }: TestPortal, change: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(change));
  });
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

describe("a log", () => {
  test.each(logs)("%s cannot be changed, shortened or emptied", async (log) => {
    const portal = await openTestPortal();
    await portal.db.insert(auditLog).values({ at, action: "POST /rest/x", status: 200 });
    await portal.db.insert(exportLog).values({ idx_staff: 100, idx_writer: 100, screen: "x", rows: 1, at });
    await signIns(portal, 1);
    const statements = [
      `update ${log} set idx = idx + 100000`,
      `delete from ${log}`,
      `truncate ${log} cascade`,
      `update ${log} set ${log === "doc_read" ? "read_at = now()" : "at = now()"}`,
    ];
    for (const statement of statements) {
      const refused = portal.db.execute(sql.raw(statement)).catch((error: Error) => (error.cause as Error).message);
      expect(await refused).toBe(`${log} is append-only`);
    }
  });

  test("takes the outcome of a call once, and none when its row is sealed", async () => {
    const portal = await openTestPortal();
    const [open, done] = await portal.db
      .insert(auditLog)
      .values([
        { at, action: "POST /rest/a" },
        { at, action: "POST /rest/b", status: 200 },
      ])
      .returning();
    const end = (idx = 0, set = "status = 200") =>
      portal.db.execute(sql.raw(`update audit_log set ${set} where idx = ${idx}`));
    await expect(end(done?.idx)).rejects.toThrow();
    await expect(end(open?.idx, "status = 200, action = 'x'")).rejects.toThrow();
    await end(open?.idx);
    await expect(end(open?.idx)).rejects.toThrow();
    const [lost] = await portal.db.insert(auditLog).values({ at, action: "POST /rest/c" }).returning();
    await sealLogs(portal.db, later(1));
    await expect(end(lost?.idx)).rejects.toThrow();
  });
});

describe("sealing", () => {
  test("leaves nothing out and goes on where it ended", async () => {
    const portal = await openTestPortal();
    await signIns(portal, 3);
    const before = await sealLogs(portal.db, at);
    expect(before).toBeGreaterThanOrEqual(3);
    await signIns(portal, 2);
    expect(await verdictOf(portal)).toMatchObject({ problems: [], sealed: 3, unsealed: 2 });
    expect(await sealLogs(portal.db, at)).toBe(2);
    expect(await sealLogs(portal.db, at)).toBe(0);
    expect(await verdictOf(portal)).toMatchObject({ problems: [], sealed: 5, unsealed: 0 });
  });

  test("waits for who has a number and is not seen yet, and keeps nobody from writing", async () => {
    const portal = await openTestPortal();
    const [hasNumber, commits] = [signal(), signal()];
    const slow = portal.db.transaction(async (tx) => {
      await tx.insert(loginLog).values({ email: "slow@demo.test", ok: true, at });
      hasNumber.give();
      await commits.given;
    });
    await hasNumber.given;
    await signIns(portal, 1);
    const sealing = sealLogs(portal.db, at);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await signIns(portal, 1);
    expect(await verdictOf(portal)).toMatchObject({ sealed: 0, unsealed: 2 });
    commits.give();
    await Promise.all([slow, sealing]);
    await sealLogs(portal.db, at);
    expect(await verdictOf(portal)).toMatchObject({ problems: [], sealed: 3, unsealed: 0 });
  });

  test("by several servers at once makes one chain", async () => {
    const portal = await openTestPortal();
    await signIns(portal, 20);
    await Promise.all(Array.from({ length: 4 }, () => sealLogs(portal.db, at)));
    expect(await verdictOf(portal)).toMatchObject({ problems: [], sealed: 20, unsealed: 0 });
  });
});

describe("portal audit verify", () => {
  test.each([
    ["a row that is missing", "delete from login_log where idx = 2", "rows 1 to 5: 1 of 5 are missing"],
    ["a row that was changed", "update login_log set ok = false where idx = 2", "rows 1 to 5: something was changed"],
    [
      "a missing seal",
      "delete from log_seal where log = 'login_log' and last_idx = 5",
      "the seal of rows 1 to 5 is missing",
    ],
    [
      "a seal made anew",
      "update log_seal set hash = 'x' where log = 'login_log' and last_idx = 5",
      "rows 1 to 5: something was changed",
    ],
  ])("finds %s", async (_, change, problem) => {
    const portal = await openTestPortal();
    await signIns(portal, 5);
    await sealLogs(portal.db, at);
    await signIns(portal, 5);
    await sealLogs(portal.db, at);
    await tamper(portal, change);
    const shell = await openTestShell(portal.pool);
    const { exitCode, said } = await shell.portal("audit verify");
    expect(exitCode).toBe(1);
    expect(said).toContain(problem);
  });

  test("says that nothing is wrong, and whether a hash that was noted still stands", async () => {
    const portal = await openTestPortal();
    await signIns(portal, 5);
    await sealLogs(portal.db, at);
    const shell = await openTestShell(portal.pool);
    const { exitCode, said } = await shell.portal("audit verify");
    expect([exitCode, said]).toEqual([0, expect.stringContaining("login_log: 5 rows sealed, 0 not yet")]);
    const head = (await verdictOf(portal))?.head;
    expect((await shell.portal(`audit verify --noted ${head}`)).said).toContain("the noted hash is in the chain");
    expect((await shell.portal("audit verify --noted abc")).exitCode).toBe(1);
  });
});

describe("a log that is kept as long as it must be", () => {
  test("is shortened by whole seals, says so, and is verified from there", async () => {
    const portal = await openTestPortal();
    await signIns(portal, 4);
    await sealLogs(portal.db, at);
    await signIns(portal, 2);
    await sealLogs(portal.db, later(10));
    expect(await shortenLogs(portal.db, later(5), later(735))).toBe(4);
    expect(await verdictOf(portal)).toMatchObject({ problems: [], sealed: 2, removed: { last_idx: 4 } });
    await tamper(portal, "delete from login_log where idx = 5");
    expect((await verdictOf(portal))?.problems).toEqual(["rows 5 to 6: 1 of 2 are missing"]);
  });

  test("is shortened by nobody before its time", async () => {
    const portal = await openTestPortal();
    await signIns(portal, 1);
    const now = new Date();
    await sealLogs(portal.db, now);
    const removal = { log: "login_log", last_idx: 1, before: new Date(now.getTime() + 1000), at: now };
    await expect(portal.db.insert(logRemoval).values(removal)).rejects.toThrow();
  });
});
