import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../db/demo/accounts";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { PER_ADDRESS } from "./sign-in";
import { mayTry } from "./throttle";

const uid = "staff@demo.test";
const unknown = "nobody@demo.test";
const minutes = 60_000;

function signIn(visitor: Visitor, email: string, upw = DEMO_PASSWORD) {
  return visitor.post("/rest/mypims/login", { uid: email, upw });
}

describe("an email that nobody has", () => {
  test("is locked like one that somebody has, in the same words", async () => {
    const portal = await openTestPortal();
    const answers: Record<string, unknown[]> = { [uid]: [], [unknown]: [] };
    for (const [email, list] of Object.entries(answers)) {
      for (let i = 0; i < 7; i++) {
        const { statusCode, body } = await signIn(portal.visitor(), email, "wrong");
        list.push({ statusCode, body });
      }
    }
    expect(answers[unknown]).toEqual(answers[uid]);
    expect(JSON.stringify(answers[uid]?.[5])).toContain("잠긴 계정");
  });
});

describe("wrong passwords at once", () => {
  test("are not more than five", async () => {
    const portal = await openTestPortal();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(portal.visitor(), uid, "wrong")));
    const tried = answers.filter((answer) => !answer.json().err_msg.includes("잠긴"));
    expect(tried).toHaveLength(5);
  });

  test("that were forgiven by a right one count no more", async () => {
    const portal = await openTestPortal();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await signIn(portal.visitor(), uid, "wrong");
      expect((await signIn(portal.visitor(), uid)).json().err).toBe(0);
    }
  });

  test("while an email is locked do not lock it for longer", async () => {
    const portal = await openTestPortal();
    for (let i = 0; i < 5; i++) await signIn(portal.visitor(), uid, "wrong");
    portal.wait(9 * minutes);
    await signIn(portal.visitor(), uid, "wrong");
    portal.wait(minutes + 1);
    expect((await signIn(portal.visitor(), uid)).json().err).toBe(0);
  });
});

test("one address tries a hundred times in a minute, whatever the emails", async () => {
  const portal = await openTestPortal();
  const now = new Date("2026-03-02T01:00:00Z");
  const tries = Array.from({ length: 100 }, () => mayTry(portal.db, "address 127.0.0.1", PER_ADDRESS, now));
  expect((await Promise.all(tries)).every(Boolean)).toBe(true);
  expect((await signIn(portal.visitor(), unknown)).statusCode).toBe(429);
  portal.wait(minutes + 1);
  expect((await signIn(portal.visitor(), uid)).statusCode).toBe(200);
});

describe("signing in where somebody is signed in", () => {
  test("gives a new token, and the old one is worth nothing", async () => {
    const portal = await openTestPortal();
    const visitor = portal.visitor();
    const first = (await signIn(visitor, uid)).cookies[0]?.value as string;
    const second = (await signIn(visitor, uid)).cookies[0]?.value as string;
    expect(second).not.toBe(first);
    const old = await portal.visitor().get("/rest/personal/getSessionList", { cookies: { portal_session: first } });
    expect(old.json().err).toBe(201);
  });
});

describe("a partner's way back", () => {
  const settings = { returnHosts: ["partner.example"] };

  test("is given for hosts that are listed", async () => {
    const portal = await openTestPortal({ settings });
    const back = "https://partner.example/orders?id=1";
    const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
    expect(answer.json()).toMatchObject({ err: 0, return_url: back });
  });

  test.each(["https://evil.example/", "https://partner.example.evil.example/", "https://partner.example:8443/"])(
    "is refused to %s, before anybody is signed in",
    async (back) => {
      const portal = await openTestPortal({ settings });
      const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("is no script", async () => {
    const portal = await openTestPortal({ settings });
    const back = "javascript://partner.example/%0aalert(1)";
    const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
    expect(answer.statusCode).toBe(400);
  });
});
