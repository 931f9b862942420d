import { IDLE_HEADER } from "@portal/definition";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { SESSION_IDLE, SESSION_LENGTH } from "../../auth/sessions";
import { makeSignInLink } from "../../auth/sign-in-links";
import { account, authSession, loginLog, staff } from "../../db/tables";
import { DEMO_PASSWORD, demoAccounts } from "../../demo/accounts";
import { openTestPortal, shareTestPortal } from "../../testing/test-portal";

const uid = "staff@demo.test";

describe("post /rest/mypims/login", () => {
  const shared = shareTestPortal();

  test.each(demoAccounts)("$email signs in", async ({ email, idx }) => {
    const portal = shared();
    const response = await portal.visitor().post("/rest/mypims/login", { uid: email, upw: DEMO_PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ err: 0, err_msg: "", user: { idx, email } });
  });

  test("gives a cookie that page script cannot read and other sites cannot send", async () => {
    const portal = shared();
    const { headers } = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^portal_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^portal_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  test("gives behind TLS a cookie that no sibling site can set, and takes no other", async () => {
    const portal = await openTestPortal({ settings: { publicUrl: "https://portal.example" } });
    const { headers, cookies } = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-portal_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(/^__Host-portal_device=/),
    ]);
    const token = cookies[0]?.value as string;
    const asked = (name: string) =>
      portal.app.inject({ url: "/rest/personal/getSessionList", cookies: { [name]: token } });
    expect((await asked("__Host-portal_session")).statusCode).toBe(200);
    expect((await asked("portal_session")).statusCode).toBe(401);
  });

  test("takes the email in any case and with spaces around it", async () => {
    const portal = shared();
    const response = await portal
      .visitor()
      .post("/rest/mypims/login", { uid: " Staff@Demo.TEST ", upw: DEMO_PASSWORD });
    expect(response.json().err).toBe(0);
  });

  test("says the same for a wrong password and an unknown email", async () => {
    const portal = shared();
    const wrong = await portal.visitor().post("/rest/mypims/login", { uid, upw: "wrong" });
    const unknown = await portal.visitor().post("/rest/mypims/login", { uid: "nobody@demo.test", upw: "wrong" });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toEqual({ err: 403, err_msg: "이메일 또는 비밀번호가 올바르지 않습니다." });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test("asks for the email and the password when they are missing", async () => {
    const portal = shared();
    const noEmail = await portal.visitor().post("/rest/mypims/login", { uid: " ", upw: "x" });
    const noPassword = await portal.visitor().post("/rest/mypims/login", { uid, upw: "" });
    expect([noEmail.json(), noPassword.json()]).toMatchObject([
      { err: 400, err_msg: "이메일을 입력하세요.", at: "uid" },
      { err: 400, err_msg: "비밀번호를 입력하세요.", at: "upw" },
    ]);
  });

  test("locks an account after five wrong passwords, for a while", async () => {
    const portal = await openTestPortal();
    const visitor = portal.visitor();
    for (let i = 0; i < 5; i++) await visitor.post("/rest/mypims/login", { uid, upw: "wrong" });
    const locked = await visitor.post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(locked.json().err_msg).toContain("잠긴 계정");
    portal.wait(10_000);
    expect((await visitor.post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD })).json().err).toBe(0);
  });

  test("records every attempt, without the password", async () => {
    const portal = await openTestPortal();
    await portal.visitor().post("/rest/mypims/login", { uid, upw: "wrong" });
    await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    const log = await portal.db.select().from(loginLog).orderBy(loginLog.idx);
    expect(log.map(({ email, ok }) => ({ email, ok }))).toEqual([
      { email: uid, ok: false },
      { email: uid, ok: true },
    ]);
    expect(JSON.stringify(log)).not.toContain(DEMO_PASSWORD);
  });

  test("refuses somebody who has retired", async () => {
    const portal = await openTestPortal();
    await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.email, uid));
    expect((await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD })).statusCode).toBe(403);
  });

  test("stores neither the password nor the session's token in clear", async () => {
    const portal = await openTestPortal();
    const response = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    const token = response.cookies[0]?.value as string;
    const rows = [...(await portal.db.select().from(account)), ...(await portal.db.select().from(authSession))];
    expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("get /rest/personal/logout", () => {
  const expired = { err: 201, err_msg: "보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요." };

  test("ends the session", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    expect((await visitor.get("/rest/personal/logout")).json()).toEqual({ err: 0, err_msg: "" });
    const again = await visitor.get("/rest/personal/logout");
    expect(again.statusCode).toBe(401);
    expect(again.json()).toEqual(expired);
  });

  test("answers 201 without a session, with a made-up one and after an end", async () => {
    const portal = await openTestPortal();
    expect((await portal.visitor().get("/rest/personal/logout")).json()).toEqual(expired);
    const idle = await portal.signedIn(uid);
    portal.wait(SESSION_IDLE + 1);
    expect((await idle.get("/rest/personal/logout")).json()).toEqual(expired);
    const long = await portal.signedIn(uid);
    for (let used = 0; used <= SESSION_LENGTH; used += SESSION_IDLE / 2) portal.wait(SESSION_IDLE / 2);
    expect((await long.get("/rest/personal/logout")).json()).toEqual(expired);
  });
});

describe("a session", () => {
  const list = "/rest/personal/getSessionList";

  test("is not kept alive by what an open page asks while nobody is at it", async () => {
    const portal = await openTestPortal();
    const [left, used] = [await portal.signedIn(uid), await portal.signedIn(uid)];
    for (let hour = 0; hour < 4; hour++) {
      portal.wait(SESSION_IDLE / 4);
      await left.post("/rest/personal/heartbeat", {}, { headers: { [IDLE_HEADER]: "1" } });
      await used.post("/rest/personal/heartbeat", {});
    }
    portal.wait(1);
    expect((await left.get(list)).statusCode).toBe(401);
    expect((await used.get(list)).statusCode).toBe(200);
  });

  test("ends when the person leaves the company, and does not come back with them", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    const link = await makeSignInLink(portal.db, { email: uid, to: "/main" }, new Date("2026-03-02T01:00:00Z"));
    await portal.db.update(staff).set({ status: "retired" }).where(eq(staff.email, uid));
    expect((await visitor.get(list)).statusCode).toBe(401);
    await portal.db.update(staff).set({ status: "active" }).where(eq(staff.email, uid));
    expect((await visitor.get(list)).statusCode).toBe(401);
    const token = new URL(link ?? "", "http://portal").searchParams.get("token");
    expect((await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode).toBe(403);
  });
});
