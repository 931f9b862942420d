import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { account } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { NO_PASSWORD } from "../../people/joining";
import { openMailbox, readMail } from "../../testing/open-mailbox";
import { openTestPortal, type Visitor } from "../../testing/test-portal";

const uid = "staff@demo.test";
const next = "푸른밭-2027!";
const ask = (visitor: Visitor, email: string) => visitor.post("/rest/auth/forgotPassword", { uid: email });

describe("somebody who has forgotten the password", () => {
  test("gets a link by mail that leads to a new one, once", async () => {
    const { mails, settings } = await openMailbox();
    const portal = await openTestPortal({ settings });
    // a header that says another host leads nobody there
    const headers = { host: "evil.example" };
    await portal.visitor().post("/rest/auth/forgotPassword", { uid }, { headers });
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.to).toEqual([uid]);
    const link = /http:\S+/.exec(readMail(mails[0]?.source ?? ""))?.[0] ?? "";
    expect(link).toMatch(/^http:\/\/portal\.example\/authlogin\?token=/);
    const token = new URL(link).searchParams.get("token");
    const visitor = portal.visitor();
    const used = await visitor.post("/rest/auth/useSignInLink", { token });
    expect(used.json()).toMatchObject({ err: 0, must_change_pw: true });
    expect((await visitor.get("/rest/personal/getSessionList")).json().err).toBe(202);
    const change = { cur_pwd: "", new_pwd: next, new_rpw: next };
    expect((await visitor.post("/rest/personal/changePassword", change)).json().err).toBe(0);
    expect((await portal.visitor().post("/rest/mypims/login", { uid, upw: next })).statusCode).toBe(200);
    expect((await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode).toBe(403);
    await vi.waitFor(() => expect(mails.some(({ source }) => readMail(source).includes("변경되었습니다"))).toBe(true));
  });

  test("is answered like somebody who has no account, and keeps the password until the link is used", async () => {
    const { mails, settings } = await openMailbox();
    const portal = await openTestPortal({ settings });
    const answers = [await ask(portal.visitor(), uid), await ask(portal.visitor(), "nobody@demo.test")];
    const words = answers.map(({ statusCode, json }) => [statusCode, json().err_msg.replace(/\S+@\S+/, "")]);
    expect(words[0]).toEqual(words[1]);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    const login = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(login.json()).toMatchObject({ err: 0, must_change_pw: false });
  });

  test("gets no more than three mails an hour", async () => {
    const { mails, settings } = await openMailbox();
    const portal = await openTestPortal({ settings });
    for (let i = 0; i < 5; i++) expect((await ask(portal.visitor(), uid)).statusCode).toBe(200);
    await portal.app.close();
    expect(mails).toHaveLength(3);
  });

  test("is sent to HR where the portal sends no mail", async () => {
    const portal = await openTestPortal();
    expect((await ask(portal.visitor(), uid)).json().err_msg).toContain("인사팀에 비밀번호 초기화를 요청");
  });
});

test("a second link to a new password voids the first", async () => {
  const { mails, settings } = await openMailbox();
  const portal = await openTestPortal({ settings });
  for (const _ of [1, 2]) await ask(portal.visitor(), uid);
  await vi.waitFor(() => expect(mails).toHaveLength(2));
  const [first, second] = mails.map(({ source }) => /token=([\w-]+)/.exec(readMail(source))?.[1]);
  const use = async (token = "") => (await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode;
  expect([await use(first), await use(second)]).toEqual([403, 200]);
});

test("a link that a stranger asks for voids none that HR has given; another of HR's does", async () => {
  const { mails, settings } = await openMailbox();
  const portal = await openTestPortal({ settings });
  const hr = await portal.signedIn("people@demo.test");
  await portal.db.update(account).set({ pw_hash: NO_PASSWORD }).where(eq(account.idx_staff, 100));
  const given = async () => {
    const { link } = (await hr.post("/rest/auth/makeJoiningLink", { idx: 100 })).json();
    return new URL(link).searchParams.get("token");
  };
  const [first, second] = [await given(), await given()];
  await ask(portal.visitor(), uid);
  // HR's are mailed, too
  await vi.waitFor(() => expect(mails).toHaveLength(3));
  const use = async (token: string | null) =>
    (await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode;
  expect([await use(first), await use(second)]).toEqual([403, 200]);
});

test("HR is given a way in to those only who have chosen no password yet", async () => {
  const portal = await openTestPortal();
  const hr = await portal.signedIn("people@demo.test");
  const ofHr = async () => (await hr.post("/rest/auth/makeJoiningLink", { idx: 100 })).json();
  expect(await ofHr()).toEqual({ err: 409, err_msg: expect.stringContaining("이미 비밀번호를 정한 직원입니다.") });
  await portal.db.update(account).set({ pw_hash: NO_PASSWORD }).where(eq(account.idx_staff, 100));
  const { link } = await ofHr();
  const visitor = portal.visitor();
  await visitor.post("/rest/auth/useSignInLink", { token: new URL(link, "http://portal").searchParams.get("token") });
  const chosen = { cur_pwd: "", new_pwd: next, new_rpw: next };
  expect((await visitor.post("/rest/personal/changePassword", chosen)).json()).toMatchObject({ err: 0 });
  expect(await ofHr()).toMatchObject({ err: 409 });
});

describe("a password that HR resets", () => {
  const reset = (visitor: Visitor, idx: number) => visitor.post("/rest/auth/resetPassword", { idx });

  test("is told once, has to be changed, and ends what was open", async () => {
    const portal = await openTestPortal();
    const theirs = await portal.signedIn(uid);
    const { password } = (await reset(await portal.signedIn("people@demo.test"), 100)).json();
    expect((await theirs.get("/rest/personal/getSessionList")).statusCode).toBe(401);
    const visitor = portal.visitor();
    const login = await visitor.post("/rest/mypims/login", { uid, upw: password });
    expect(login.json()).toMatchObject({ err: 0, must_change_pw: true });
    const change = { cur_pwd: password, new_pwd: next, new_rpw: next };
    await visitor.post("/rest/personal/changePassword", change);
    const { list } = (await visitor.get("/rest/personal/getNotificationList?page=1")).json();
    expect(list.slice(0, 2).map(({ title }: { title: string }) => title)).toEqual([
      expect.stringContaining("비밀번호가 변경되었습니다"),
      expect.stringContaining("비밀번호가 초기화되어"),
    ]);
  });

  test("is told to nobody where the portal sends mail: the person gets a link", async () => {
    const { mails, settings } = await openMailbox();
    const portal = await openTestPortal({ settings });
    const answer = (await reset(await portal.signedIn("people@demo.test"), 100)).json();
    expect(answer).toEqual({ err: 0, err_msg: "", password: null });
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.to).toEqual([uid]);
    expect(readMail(mails[0]?.source ?? "")).toMatch(/http:\/\/portal\.example\/authlogin\?token=/);
  });

  test("is no password that was given: what asks for it asks whoever signs in with it", async () => {
    const portal = await openTestPortal();
    const { password } = (await reset(await portal.signedIn("master@demo.test"), 102)).json();
    const visitor = portal.visitor();
    await visitor.post("/rest/mypims/login", { uid: "people@demo.test", upw: password });
    await visitor.post("/rest/personal/changePassword", { cur_pwd: password, new_pwd: next, new_rpw: next });
    expect((await reset(visitor, 100)).json().err).toBe(203);
  });

  test.each([
    ["staff@demo.test", 101, 403],
    ["lead@demo.test", 100, 403],
    ["people@demo.test", 102, 403],
    ["people@demo.test", 1, 403],
    ["people@demo.test", 101, 403],
    ["people@demo.test", 106, 403],
    ["people@demo.test", 11, 403],
    ["hr@demo.test", 1, 403],
    ["people@demo.test", 9999999, 404],
    ["master@demo.test", 11, 200],
  ])("by %s, of %i: %i", async (email, idx, status) => {
    const portal = await openTestPortal();
    expect((await reset(await portal.signedIn(email), idx)).statusCode).toBe(status);
  });
});
