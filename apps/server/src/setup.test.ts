import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { account, company, holiday, staff } from "./db/tables";
import { NO_PASSWORD } from "./people/joining";
import { openMailbox, readMail } from "./testing/open-mailbox";
import { openTestPortal } from "./testing/test-portal";
import { openTestShell } from "./testing/test-shell";

const upw = "first-2026!";

/** A new installation in which its first administrator has signed in. */
async function open() {
  const portal = await openTestPortal({ beginning: "tables" });
  const shell = await openTestShell(portal.pool);
  const said = await shell.portal(
    "create-admin boss@portal.test --name 가상인 --ename Gasang --company 가상상사 --password-stdin",
    { input: `${upw}\n` },
  );
  expect(said).toMatchObject({ exitCode: 0 });
  const boss = portal.visitor();
  const login = async () => (await boss.post("/rest/mypims/login", { uid: "boss@portal.test", upw })).json();
  expect(await login()).toMatchObject({ err: 0, must_change_pw: true, sets_up: true });
  await portal.db.update(account).set({ must_change_pw: false });
  expect((await boss.post("/rest/personal/confirmPassword", { upw })).json()).toMatchObject({ err: 0 });
  const add = async (entity: string, values: object, screen?: string) =>
    (await boss.post(`/rest/records/${entity}/add`, { ...(screen && { screen }), values })).json();
  const setup = async () => (await boss.get("/rest/admin/getSetup")).json();
  const left = async () =>
    ((await setup()).steps as { step: string; is_done: boolean }[]).flatMap(({ step, is_done }) =>
      is_done ? [] : step,
    );
  return { ...portal, boss, login, add, setup, left };
}

test("a new installation is set up step by step, each of which says whether it is done", async () => {
  const { add, boss, db, left, login, setup, visitor } = await open();
  expect(await left()).toEqual(["organization", "positions", "people", "permissions", "holidays"]);
  const { list } = (await boss.get("/rest/admin/getOrganization")).json();
  const [office] = list.filter(({ level }: { level: string }) => level === "office");
  const team = await add("team", { kname: "첫 팀", idx_office: office.idx });
  const position = await add("position", { kname: "책임" });
  expect(await left()).toEqual(["people", "permissions", "holidays"]);
  const person = await add(
    "staff",
    {
      ...{
        kname: "두번째",
        ename: "Second",
        email: "second@portal.test",
        phone: "010-0000-0000",
        joinday: "2026-03-02",
      },
      ...{ employ_type: "regular", idx_office: office.idx, idx_team: team.idx, idx_position: position.idx },
    },
    "myPIMS-EmployeeAdd",
  );
  expect(person).toMatchObject({ err: 0 });
  expect((await setup()).waiting).toEqual([{ idx: person.idx, kname: "두번째", email: "second@portal.test" }]);
  const invited = (await boss.post("/rest/auth/makeJoiningLink", { idx: person.idx })).json();
  expect(invited).toMatchObject({ err: 0, is_mailed: false });
  const second = visitor();
  const token = new URL(invited.link, "http://portal").searchParams.get("token");
  expect((await second.post("/rest/auth/useSignInLink", { token })).json()).toMatchObject({ err: 0 });
  const change = { cur_pwd: "", new_pwd: "my-own-2027!", new_rpw: "my-own-2027!" };
  expect((await second.post("/rest/personal/changePassword", change)).json()).toMatchObject({ err: 0 });
  expect((await setup()).waiting).toEqual([]);
  expect((await second.get("/rest/admin/getSetup")).statusCode).toBe(403);
  const grant = { flag: "pd_auth", level: "staff", idx_staff: person.idx, date_from: "2026-03-02" };
  expect(await add("permission_grant", grant, "admin_permissions")).toMatchObject({ err: 0 });
  await db.insert(holiday).values({ hdate: "2026-04-17", name: "창립기념일", kind: "company" });
  expect(await left()).toEqual(["holidays"]);
  await db.insert(holiday).values({ hdate: "2026-05-05", name: "어린이날", kind: "legal" });
  expect(await left()).toEqual([]);
  expect(await login()).not.toHaveProperty("sets_up");
});

test("a step that needs nothing is said to be done, and taken up again; so is all of it", async () => {
  const { boss, db, left, login, setup } = await open();
  const say = async (step: string, is_done: boolean) =>
    (await boss.post("/rest/admin/saveSetup", { step, is_done })).json();
  expect(await say("holidays", true)).toMatchObject({ err: 0 });
  expect(await left()).not.toContain("holidays");
  expect(await say("holidays", false)).toMatchObject({ err: 0 });
  expect(await left()).toContain("holidays");
  await say("all", true);
  expect((await setup()).is_done).toBe(true);
  expect(await login()).not.toHaveProperty("sets_up");
  expect(await db.select({ name: company.name }).from(company)).toEqual([{ name: "가상상사" }]);
});

test("where the installation sends mail, the way in is mailed too", async () => {
  const { mails, settings } = await openMailbox();
  const portal = await openTestPortal({ settings });
  const people = await portal.signedIn("people@demo.test");
  await portal.db.update(account).set({ pw_hash: NO_PASSWORD }).where(eq(account.idx_staff, 100));
  const { is_mailed } = (await people.post("/rest/auth/makeJoiningLink", { idx: 100 })).json();
  expect(is_mailed).toBe(true);
  const [whose] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  const [{ to, source } = { to: [], source: "" }] = mails;
  expect(to).toEqual([whose?.email]);
  expect(readMail(source)).toContain("http://portal.example/authlogin?token=");
  // an address without a name is named after the company
  expect(source).toContain(`From: =?UTF-8?B?${Buffer.from("푸른밭 인트라넷").toString("base64")}?=`);
});
