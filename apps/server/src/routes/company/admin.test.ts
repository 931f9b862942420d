import { describe, expect, test } from "vitest";
import { jobRun } from "../../db/system-tables";
import { openTestPortal, type Visitor } from "../../testing/test-portal";
import { mostRowsAtOnce } from "../../testing/walks/most-rows-at-once";

const look = async (visitor: Visitor, query: string) => (await visitor.get(`/rest/admin/getLog?${query}`)).json();

describe("what the portal's operators look at", () => {
  test("says who did what, and is found by person, call, outcome and day", async () => {
    const portal = await openTestPortal();
    const [dev, staff] = [await portal.signedIn("dev@demo.test"), await portal.signedIn("staff@demo.test")];
    await staff.get("/rest/mypims/getLeaveManagement");
    await staff.post("/rest/personal/savePreference", { muted_kinds: [] });
    const all = await look(dev, "log=audit&who=staff@demo");
    expect(all.list.map(({ what, outcome }: Record<string, string>) => [what, outcome])).toEqual([
      ["POST /rest/personal/savePreference", "200"],
      ["GET /rest/mypims/getLeaveManagement", "403"],
    ]);
    expect(all.list[0].at).toBe("2026-03-02 10:00:00");
    expect((await look(dev, "log=audit&outcome=refused")).total).toBe(1);
    expect((await look(dev, "log=audit&what=savePref")).total).toBe(1);
    expect((await look(dev, "log=audit&who=staff@demo&from=2026-03-02&to=2026-03-02")).total).toBe(2);
    expect((await look(dev, "log=audit&who=staff@demo&from=2026-03-03")).total).toBe(0);
    expect((await look(dev, "log=audit&what=%25")).total).toBe(0);
  });

  test("has sign-ins, sessions and jobs", async () => {
    const portal = await openTestPortal();
    const dev = await portal.signedIn("dev@demo.test");
    await portal.visitor().post("/rest/mypims/login", { uid: "staff@demo.test", upw: "wrong" });
    await portal.db.insert(jobRun).values({ name: "some-job", day: "2026-03-02", finished_at: new Date(), changed: 3 });
    expect((await look(dev, "log=signIns")).list).toMatchObject([{ outcome: "실패", ip: "127.0.0.1" }]);
    expect((await look(dev, "log=sessions&outcome=ok")).list).toMatchObject([{ outcome: "로그인됨" }]);
    expect((await look(dev, "log=jobs")).list).toMatchObject([{ what: "some-job", outcome: "3건" }]);
  });

  test("ends somebody's session, and is taken along as a file", async () => {
    const portal = await openTestPortal();
    const [dev, staff] = [await portal.signedIn("dev@demo.test"), await portal.signedIn("staff@demo.test")];
    const { list } = await look(dev, "log=sessions&who=staff@demo");
    expect((await dev.post("/rest/admin/endSession", { idx: list[0].idx })).statusCode).toBe(200);
    expect((await staff.get("/rest/personal/getSessionList")).statusCode).toBe(401);
    const file = await dev.get("/rest/admin/exportLog?log=sessions&format=csv");
    expect(file.body).toContain("staff@demo.test");
    expect((await look(dev, "log=audit&what=exportLog")).list).toMatchObject([{ subject: "운영 기록 2건" }]);
  });

  test("is taken along whole also where it is long, read a page after the other", async () => {
    const portal = await openTestPortal();
    const dev = await portal.signedIn("dev@demo.test");
    await portal.pool.query(
      `insert into job_run (name, day, finished_at, changed)
       select 'job ' || n, '2026-03-02', '2026-03-02T01:00:00Z', n from generate_series(1, 4500) n`,
    );
    const most = mostRowsAtOnce(portal.pool);
    const file = await dev.get("/rest/admin/exportLog?log=jobs&format=csv&what=job");
    const lines = file.body.match(/job \d+/g) ?? [];
    expect(new Set(lines).size).toBe(4500);
    expect(lines).toHaveLength(4500);
    expect(most()).toBe(2000);
  });
});
