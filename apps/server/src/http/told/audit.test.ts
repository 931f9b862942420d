import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "../../db/system-tables";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const lastRows = async ({ db }: TestPortal, count = 1) =>
  (await db.select().from(auditLog).orderBy(desc(auditLog.idx)).limit(count)).reverse();

describe("a call that was refused", () => {
  test.each([
    ["by role", "GET", "/rest/mypims/getStaffLeave?idx=101", {}, 403, "asked for 101"],
    ["as another site's", "POST", "/rest/personal/savePreference", { "sec-fetch-site": "cross-site" }, 403, null],
    ["as malformed", "GET", "/rest/component/getPhoto?idx=x", {}, 400, "asked for x"],
    ["as there is no such record", "GET", "/rest/component/getPhoto?idx=999999", {}, 404, "asked for 999999"],
  ] as const)("%s is written down", async (_, method, url, headers, status, subject) => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn("staff@demo.test");
    const answer = await visitor.send({ method, url, headers: { ...headers } });
    expect(answer.statusCode).toBe(status);
    const action = `${method} ${url.split("?")[0]}`;
    const by = status === 403 && subject === null ? null : 100;
    expect(await lastRows(portal)).toMatchObject([{ idx_staff: by, action, status, subject }]);
  });

  test("to a stranger is written down once a minute, so that nobody fills the log", async () => {
    const portal = await openTestPortal();
    const ask = () => portal.visitor().get("/rest/personal/getSessionList");
    for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(401);
    expect(await lastRows(portal, 10)).toMatchObject([{ idx_staff: null, status: 401, ip: "127.0.0.1" }]);
    portal.wait(60_000);
    await ask();
    expect(await lastRows(portal, 10)).toHaveLength(2);
  });
});

describe("what is told of others", () => {
  test("is written down with whom it was asked for", async () => {
    const portal = await openTestPortal();
    await (await portal.signedIn("people@demo.test")).get("/rest/mypims/getStaffLeave?idx=100");
    const action = "GET /rest/mypims/getStaffLeave";
    expect(await lastRows(portal)).toMatchObject([
      { idx_staff: 102, action, subject: expect.stringContaining("idx 100") },
    ]);
  });

  test("in a list is written down by the records, and the own ones are not", async () => {
    const portal = await openTestPortal();
    const list = "/rest/records/vacation/list?screen=myPIMS-myVacationList";
    expect((await (await portal.signedIn("staff@demo.test")).get(list)).statusCode).toBe(200);
    expect(await lastRows(portal)).toEqual([]);
  });

  test("by a file that is taken along is written down with the file", async () => {
    const portal = await openTestPortal();
    const dev = await portal.signedIn("staff@demo.test");
    const url = "/rest/records/task/export?screen=TaskManagement-taskList&format=csv";
    expect((await dev.get(url)).statusCode).toBe(200);
    expect(await lastRows(portal)).toMatchObject([
      { action: "GET /rest/records/task/export", subject: expect.stringMatching(/^task export .*\.csv$/), status: 200 },
    ]);
  });
});
