import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { throttle } from "../db/system-tables";
import { notification } from "../db/tables";
import { DEMO_PASSWORD } from "../demo/accounts";
import { openTestPortal, shareTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";
import { PER_ADDRESS, PER_EMAIL } from "./sign-in";
import { countTries } from "./throttle";

const uid = "staff@demo.test";
const unknown = "nobody@demo.test";
const seconds = 1000;

function signIn(visitor: Visitor, email: string, upw = DEMO_PASSWORD) {
  return visitor.post("/rest/mypims/login", { uid: email, upw });
}

const shared = shareTestPortal();

// what was counted before is nothing to the next test
beforeEach(async () => {
  await shared().db.delete(throttle);
});

describe("an email that nobody has", () => {
  test("is locked like one that somebody has, in the same words", async () => {
    const portal = shared();
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
    const portal = shared();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(portal.visitor(), uid, "wrong")));
    const tried = answers.filter((answer) => !answer.json().err_msg.includes("잠긴"));
    expect(tried).toHaveLength(5);
  });

  test("that were forgiven by a right one count no more", async () => {
    const portal = shared();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await signIn(portal.visitor(), uid, "wrong");
      expect((await signIn(portal.visitor(), uid)).json().err).toBe(0);
    }
  });

  test("while an email is locked do not lock it for longer", async () => {
    const portal = await openTestPortal();
    for (let i = 0; i < 5; i++) await signIn(portal.visitor(), uid, "wrong");
    portal.wait(9 * seconds);
    await signIn(portal.visitor(), uid, "wrong");
    portal.wait(1 * seconds);
    expect((await signIn(portal.visitor(), uid)).json().err).toBe(0);
  });

  test("have to wait twice as long each time", async () => {
    const portal = shared();
    const tries = [{ what: ["anything"], patience: { free: 3, first: 10, longest: 35, forgets: 1000 } }];
    let now = 0;
    const wait = async () => (await countTries(portal.db, tries, new Date(now)))?.wait ?? 0;
    expect([await wait(), await wait(), await wait()]).toEqual([0, 0, 0]);
    for (const expected of [10, 20, 35, 35]) {
      expect(await wait()).toBe(expected);
      // one that has to wait is not counted
      expect(await wait()).toBe(expected);
      now += expected;
      expect(await wait()).toBe(0);
    }
    now += 1000;
    expect([await wait(), await wait(), await wait()]).toEqual([0, 0, 0]);
  });
});

describe("somebody else's wrong passwords", () => {
  const elsewhere = { remoteAddress: "192.0.2.9" };
  const wrong = { uid, upw: "wrong" };

  test("from one address keep nobody out at another", async () => {
    const portal = await openTestPortal();
    for (let i = 0; i < 6; i++) await portal.visitor().post("/rest/mypims/login", wrong, elsewhere);
    const attacker = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD }, elsewhere);
    expect(attacker.json().err_msg).toContain("잠긴");
    expect((await signIn(portal.visitor(), uid)).statusCode).toBe(200);
  });

  test("from many addresses are slowed down together, and a browser that the person knows is not", async () => {
    const portal = await openTestPortal();
    const known = portal.visitor();
    await signIn(known, uid);
    const now = new Date("2026-03-02T01:00:00Z");
    const fromMany = [{ what: [`email ${uid}`], patience: PER_EMAIL }];
    for (let i = 0; i < 20; i++) expect(await countTries(portal.db, fromMany, now)).toBeNull();
    const next = await portal.visitor().post("/rest/mypims/login", wrong, { remoteAddress: "192.0.2.99" });
    expect(next.json().err_msg).toContain("잠긴");
    expect((await signIn(portal.visitor(), uid)).json().err_msg).toContain("잠긴");
    expect((await signIn(known, uid)).statusCode).toBe(200);
  });

  test("are counted in a known browser too, for that browser alone", async () => {
    const portal = await openTestPortal();
    const [desk, phone] = [portal.visitor(), portal.visitor()];
    await signIn(desk, uid);
    await signIn(phone, uid);
    for (let i = 0; i < 5; i++) await signIn(desk, uid, "wrong");
    expect((await signIn(desk, uid)).json().err_msg).toContain("잠긴");
    expect((await signIn(phone, uid)).statusCode).toBe(200);
  });

  test("are not tried in another's known browser as if it were the person's", async () => {
    const portal = await openTestPortal();
    const attacker = portal.visitor();
    await signIn(attacker, "lead@demo.test");
    for (let i = 0; i < 5; i++) await signIn(attacker, uid, "wrong");
    expect((await signIn(portal.visitor(), uid)).json().err_msg).toContain("잠긴");
  });
});

test("right passwords at once are no attack", async () => {
  const portal = shared();
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(portal.visitor(), uid)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});

describe("one address, whatever the emails,", () => {
  const fromHere = [{ what: ["address 127.0.0.1"], patience: PER_ADDRESS }];

  test("has a hundred wrong passwords, and waits for the next", async () => {
    const portal = await openTestPortal();
    const now = new Date("2026-03-02T01:00:00Z");
    for (let i = 0; i < 100; i++) expect(await countTries(portal.db, fromHere, now)).toBeNull();
    const refused = await signIn(portal.visitor(), unknown);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().err_msg).toBe("로그인 시도가 너무 많습니다. 1초 뒤에 다시 시도하세요.");
    portal.wait(1 * seconds);
    expect((await signIn(portal.visitor(), uid)).statusCode).toBe(200);
  });

  test("is not charged with right ones", async () => {
    const portal = await openTestPortal();
    for (let i = 0; i < 3; i++) await signIn(portal.visitor(), uid);
    const rows = await portal.db.select().from(throttle);
    expect(rows.map(({ hits }) => hits)).toEqual([0, 0]);
  });
});

describe("a browser that is new to somebody", () => {
  const told = (portal: TestPortal) =>
    portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, 100), eq(notification.kind, "account")));

  test("is told of, but for the first and for those that are known", async () => {
    const portal = await openTestPortal();
    const [desk, phone] = [portal.visitor(), portal.visitor()];
    await signIn(desk, uid);
    await signIn(desk, uid);
    expect(await told(portal)).toEqual([]);
    await signIn(phone, uid);
    await signIn(phone, uid);
    expect(await told(portal)).toMatchObject([{ title: expect.stringContaining("새 기기에서 로그인했습니다") }]);
  });

  test("is told of also to somebody who wants no news of that kind, because nobody may want that", async () => {
    const portal = shared();
    const visitor = await portal.signedIn(uid);
    const answer = await visitor.post("/rest/personal/savePreference", { muted_kinds: ["account"] });
    expect(answer.statusCode).toBe(400);
  });

  test("cannot name itself: what it has made up is replaced", async () => {
    const portal = shared();
    const cookies = { portal_device: "made-up" };
    const send = { method: "POST", url: "/rest/mypims/login", payload: { uid, upw: DEMO_PASSWORD }, cookies } as const;
    const given = (await portal.app.inject(send)).cookies.find(({ name }) => name === "portal_device");
    expect(given?.value).toMatch(/^[\w-]{43}$/);
  });
});

describe("signing in where somebody is signed in", () => {
  test("gives a new token, and the old one is worth nothing", async () => {
    const portal = shared();
    const visitor = portal.visitor();
    const first = (await signIn(visitor, uid)).cookies[0]?.value as string;
    const second = (await signIn(visitor, uid)).cookies[0]?.value as string;
    expect(second).not.toBe(first);
    const old = await portal.visitor().get("/rest/personal/getSessionList", { cookies: { portal_session: first } });
    expect(old.json().err).toBe(201);
  });
});

describe("a partner's way back", () => {
  const shared = shareTestPortal({ settings: { returnHosts: ["partner.example"] } });

  test("is given for hosts that are listed", async () => {
    const portal = shared();
    const back = "https://partner.example/orders?id=1";
    const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
    expect(answer.json()).toMatchObject({ err: 0, return_url: back });
  });

  test.each(["https://evil.example/", "https://partner.example.evil.example/", "https://partner.example:8443/"])(
    "is refused to %s, before anybody is signed in",
    async (back) => {
      const portal = shared();
      const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("is no script", async () => {
    const portal = shared();
    const back = "javascript://partner.example/%0aalert(1)";
    const answer = await portal.visitor().post("/rest/mypims/login", { uid, upw: DEMO_PASSWORD, return: back });
    expect(answer.statusCode).toBe(400);
  });
});
