import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { throttle } from "../../db/system-tables";
import { account } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal, shareTestPortal } from "../../testing/test-portal";

const uid = "staff@demo.test";
const next = "푸른밭-2027!";
const change = { cur_pwd: DEMO_PASSWORD, new_pwd: next, new_rpw: next };
const list = "/rest/personal/getSessionList";

describe("post /rest/personal/changePassword", () => {
  test("changes the password, gives the session a new token and ends the others", async () => {
    const portal = await openTestPortal();
    const [here, elsewhere] = [await portal.signedIn(uid), await portal.signedIn(uid)];
    const answer = await here.post("/rest/personal/changePassword", change);
    expect(answer.json()).toEqual({ err: 0, err_msg: "변경하였습니다." });
    expect(answer.cookies[0]).toMatchObject({ name: "portal_session", httpOnly: true, sameSite: "Strict" });
    expect((await here.get(list)).json().list).toHaveLength(1);
    expect((await elsewhere.get(list)).json().err).toBe(201);
    const old = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(old.statusCode).toBe(403);
    expect((await portal.visitor().post("/rest/mypims/login", { uid, upw: next })).statusCode).toBe(200);
  });

  test("refuses the last five, and takes the sixth again", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    const passwords = [DEMO_PASSWORD, ...["하나", "둘째", "셋째", "넷째", "다섯"].map((word) => `${word}밭-41!k`)];
    const changeTo = async (index: number, from: number) => {
      const [cur_pwd, new_pwd] = [passwords[from], passwords[index]];
      return visitor.post("/rest/personal/changePassword", { cur_pwd, new_pwd, new_rpw: new_pwd });
    };
    for (let index = 1; index < 5; index++) expect((await changeTo(index, index - 1)).statusCode).toBe(200);
    expect((await changeTo(0, 4)).json().err_msg).toContain("최근에 쓴 비밀번호 5개는");
    expect((await changeTo(5, 4)).statusCode).toBe(200);
    expect((await changeTo(1, 5)).statusCode).toBe(400);
    expect((await changeTo(0, 5)).statusCode).toBe(200);
  });

  test("lets nobody try out passwords at a screen that was left open", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    const wrong = { ...change, cur_pwd: "wrong" };
    for (let i = 0; i < 5; i++) await visitor.post("/rest/personal/changePassword", wrong);
    expect((await visitor.post("/rest/personal/changePassword", change)).statusCode).toBe(429);
  });
});

describe("a change of the password that is refused", () => {
  const shared = shareTestPortal();

  test.each([
    ["a wrong current password", { ...change, cur_pwd: "wrong" }, 403, "현재 비밀번호"],
    ["no current password", { ...change, cur_pwd: "" }, 403, "현재 비밀번호"],
    ["seven characters", { ...change, new_pwd: "abc-123", new_rpw: "abc-123" }, 400, "8자 이상 20자 이하"],
    ["21 characters", { ...change, new_pwd: `a1!${"x".repeat(18)}`, new_rpw: "" }, 400, ""],
    ["no digit", { ...change, new_pwd: "abcdefg!", new_rpw: "abcdefg!" }, 400, "모두 넣어"],
    ["no special character", { ...change, new_pwd: "abcdefg1", new_rpw: "abcdefg1" }, 400, "모두 넣어"],
    ["no letter", { ...change, new_pwd: "1234567!", new_rpw: "1234567!" }, 400, "모두 넣어"],
    ["two new passwords", { ...change, new_rpw: "other-2027!" }, 400, "서로 다릅니다"],
    ["the same password", { ...change, new_pwd: DEMO_PASSWORD, new_rpw: DEMO_PASSWORD }, 400, "지금과 다른"],
    ["a common one in disguise", { ...change, new_pwd: "P@ssw0rd1!", new_rpw: "P@ssw0rd1!" }, 400, "쉽게 알아낼 수"],
    ["a row of keys", { ...change, new_pwd: "qwer1234!", new_rpw: "qwer1234!" }, 400, "쉽게 알아낼 수"],
    ["one's own address", { ...change, new_pwd: "7z!STAFFx9q", new_rpw: "7z!STAFFx9q" }, 400, "이메일이나 이름이"],
  ])("refuses %s", async (_, body, status, words) => {
    const portal = shared();
    // the refusals before are not counted against this one
    await portal.db.delete(throttle);
    const answer = await (await portal.signedIn(uid)).post("/rest/personal/changePassword", body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().err_msg).toContain(words);
    expect((await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD })).statusCode).toBe(200);
  });
});

describe("who has to change the password", () => {
  test("can do nothing else before", async () => {
    const portal = await openTestPortal();
    await portal.db.update(account).set({ must_change_pw: true }).where(eq(account.email, uid));
    const visitor = portal.visitor();
    const login = await visitor.post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD });
    expect(login.json()).toMatchObject({ err: 0, must_change_pw: true });
    const refused = await visitor.get(list);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ err: 202, err_msg: "비밀번호를 먼저 변경해 주세요." });
    expect((await visitor.post("/rest/personal/changePassword", change)).statusCode).toBe(200);
    expect((await visitor.get(list)).statusCode).toBe(200);
  });
});

describe("a person's sessions", () => {
  test("are listed with where they are, this one marked", async () => {
    const portal = await openTestPortal();
    const phone = portal.visitor();
    const headers = { "user-agent": "Phone/1.0" };
    await phone.post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD }, { headers });
    portal.wait(1000);
    const desk = await portal.signedIn(uid);
    await portal.signedIn("lead@demo.test");
    const { list: sessions } = (await desk.get(list)).json();
    expect(sessions).toMatchObject([{ is_current: true }, { is_current: false, ua: "Phone/1.0", ip: "127.0.0.1" }]);
    expect(JSON.stringify(sessions)).not.toContain("token");
  });

  test("are ended one by one or all but this one", async () => {
    const portal = await openTestPortal();
    const [desk, phone, tablet] = [await portal.signedIn(uid), await portal.signedIn(uid), await portal.signedIn(uid)];
    const sessions: { idx: number; is_current: boolean }[] = (await phone.get(list)).json().list;
    const idx = sessions.find((session) => session.is_current)?.idx;
    await desk.post("/rest/personal/endSession", { idx });
    expect((await phone.get(list)).json().err).toBe(201);
    expect((await tablet.get(list)).json().err).toBe(0);
    await desk.post("/rest/personal/endSession", {});
    expect((await tablet.get(list)).json().err).toBe(201);
    expect((await desk.get(list)).json().list).toHaveLength(1);
  });

  test("cannot be ended by anybody else", async () => {
    const portal = await openTestPortal();
    const [mine, theirs] = [await portal.signedIn(uid), await portal.signedIn("master@demo.test")];
    const [session] = (await mine.get(list)).json().list;
    expect((await theirs.post("/rest/personal/endSession", { idx: session.idx })).statusCode).toBe(404);
    expect((await mine.get(list)).json().err).toBe(0);
  });
});
