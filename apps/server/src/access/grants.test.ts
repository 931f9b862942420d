import { permissionFlags, permissionsOf } from "@portal/definition";
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { permissionGrant, staff } from "../db/tables";
import { DEMO_PASSWORD } from "../demo/accounts";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { askerOf } from "./asker";

const DAY = 24 * 60 * 60 * 1000;
const TODAY = "2026-03-02";

const screen = "admin_permissions";
const give = async (visitor: Visitor, values: object) =>
  (await visitor.post("/rest/records/permission_grant/add", { screen, values })).json();
const take = async (visitor: Visitor, idx: number, ver = 1) =>
  (await visitor.post("/rest/records/permission_grant/remove", { screen, idx, ver })).json();
/** What only the people team and its like may open. */
const listed = async (visitor: Visitor) =>
  (await visitor.get("/rest/records/recruit_req/list?screen=myPIMS-RecruitList")).statusCode;

test("the demo company's permissions are those that the specification's ids give, for each of its people", async () => {
  const { db } = await openTestPortal();
  const people = await db.select().from(staff).where(isNull(staff.deleted_at));
  expect(people.length).toBeGreaterThan(200);
  const wrong = [];
  for (const person of people) {
    const { given, heads: _, ...ids } = await askerOf(db, person, TODAY);
    const [kept, specified] = [permissionsOf({ ...ids, ...(given && { given }) }), permissionsOf(ids)];
    for (const flag of permissionFlags) if (kept[flag] !== specified[flag]) wrong.push([person.idx, flag]);
  }
  expect(wrong).toEqual([]);
});

describe("a permission", () => {
  test("holds from its day to its end, and from the very next call on", async () => {
    const portal = await openTestPortal();
    const master = await portal.signedIn("master@demo.test");
    const one = await portal.signedIn("staff@demo.test");
    expect(await listed(one)).toBe(403);
    const values = { flag: "pd_auth", level: "staff", idx_staff: 100, date_from: TODAY, date_to: "2026-03-03" };
    const { idx, err } = await give(master, values);
    expect(err).toBe(0);
    expect(await listed(one)).toBe(200);
    const signIn = await portal.visitor().post("/rest/mypims/login", { uid: "staff@demo.test", upw: DEMO_PASSWORD });
    expect(signIn.json().user.given).toEqual(["pd_auth"]);
    expect(await take(master, idx)).toMatchObject({ err: 0 });
    expect(await listed(one)).toBe(403);
    await give(master, { ...values, date_from: "2026-03-03" });
    expect(await listed(one)).toBe(403);
    portal.wait(DAY);
    expect(await listed(await portal.signedIn("staff@demo.test"))).toBe(200);
    portal.wait(DAY);
    expect(await listed(await portal.signedIn("staff@demo.test"))).toBe(403);
  });

  test("reaches all of a team, and who comes into it", async () => {
    const portal = await openTestPortal();
    const master = await portal.signedIn("master@demo.test");
    const one = await portal.signedIn("staff@demo.test");
    expect(await give(master, { flag: "pd_auth", level: "team", idx_team: 113, date_from: TODAY })).toMatchObject({
      err: 0,
    });
    expect(await listed(one)).toBe(403);
    await portal.db.update(staff).set({ idx_team: 113 }).where(eq(staff.idx, 100));
    expect(await listed(one)).toBe(200);
  });

  test("is given by masters alone, who give the password again, to somebody, and once for a time", async () => {
    const portal = await openTestPortal();
    const values = { flag: "pd_auth", level: "staff", idx_staff: 100, date_from: TODAY };
    expect(await give(await portal.signedIn("hr@demo.test"), values)).toMatchObject({ err: 403 });
    const master = await portal.signedIn("master@demo.test");
    expect(await give(master, { ...values, idx_staff: null, idx_team: 113 })).toMatchObject({
      err: 400,
      fields: { idx_staff: "대상: 누구에게 줄지 선택하세요." },
    });
    expect(await give(master, values)).toMatchObject({ err: 0 });
    expect(await give(master, { ...values, date_from: "2026-05-01" })).toMatchObject({ err: 400 });
    portal.wait(60 * 60 * 1000);
    expect(await give(master, { ...values, flag: "issmp" })).toMatchObject({ err: 203 });
  });

  test("is given by nobody to themselves, by name or with their unit; one's own is given up", async () => {
    const portal = await openTestPortal();
    const master = await portal.signedIn("master@demo.test");
    const [me] = await portal.db.select().from(staff).where(eq(staff.idx, 1));
    const message = "본인에게 권한을 줄 수 없습니다. 다른 담당자에게 부탁하세요.";
    const own = { flag: "issmp", date_from: TODAY };
    expect(await give(master, { ...own, level: "staff", idx_staff: 1 })).toMatchObject({ err: 403, err_msg: message });
    expect(await give(master, { ...own, level: "office", idx_office: me?.idx_office })).toMatchObject({ err: 403 });
    const isOwn = and(eq(permissionGrant.flag, "isMaster"), eq(permissionGrant.idx_staff, 1));
    const [grant] = await portal.db.select().from(permissionGrant).where(isOwn);
    const change = async (values: object) =>
      (
        await master.post("/rest/records/permission_grant/change", { screen, idx: grant?.idx, ver: grant?.ver, values })
      ).json();
    expect(await change({ flag: "pd_auth" })).toMatchObject({ err: 403, err_msg: message });
    expect(await change({ date_to: "2026-03-31" })).toMatchObject({ err: 0 });
  });

  test("to give any is always somebody's: of the last two who take it from each other one stays", async () => {
    const portal = await openTestPortal();
    const isOther = eq(permissionGrant.flag, "isMaster");
    const grants = await portal.db.select().from(permissionGrant).where(isOther);
    await portal.db.delete(permissionGrant).where(isOther);
    const kept = grants.filter(({ idx_staff }) => idx_staff === 1 || idx_staff === 2);
    expect(kept.length).toBe(2);
    await portal.db.insert(permissionGrant).values(kept);
    const [one, two] = [await portal.signedInAs(1), await portal.signedInAs(2)] as const;
    const of = (idx: number) => kept.find(({ idx_staff }) => idx_staff === idx)?.idx as number;
    const ends = await Promise.all([take(one, of(2)), take(two, of(1))]);
    expect(ends.filter(({ err }) => err === 0)).toHaveLength(1);
    const live = and(isOther, isNull(permissionGrant.deleted_at));
    expect(await portal.db.$count(permissionGrant, live)).toBe(1);
  });
});
