import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { makeSignInLink } from "../../auth/sign-in-links";
import { account, signInLink } from "../../db/tables";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const uid = "staff@demo.test";
const linkKey = "a-key-of-twenty-four-characters";
const headers = { authorization: `Bearer ${linkKey}` };
const settings = { linkKey, publicUrl: "https://portal.example" };
const list = "/rest/personal/getSessionList";

async function tokenOfNewLink(portal: TestPortal, wish: object = {}): Promise<string> {
  const body = { email: uid, to: "/mypims/myvacationlist", ...wish };
  const answer = await portal.visitor().post("/rest/auth/makeSignInLink", body, { headers });
  const link = new URL(answer.json().link);
  expect(link.origin + link.pathname).toBe("https://portal.example/authlogin");
  return link.searchParams.get("token") as string;
}

describe("a sign-in link", () => {
  test("signs in once and says where to go", async () => {
    const portal = await openTestPortal({ settings });
    const token = await tokenOfNewLink(portal, { is_temp: true });
    const visitor = portal.visitor();
    const answer = await visitor.post("/rest/auth/useSignInLink", { token });
    expect(answer.json()).toMatchObject({ err: 0, user: { email: uid }, to: "/mypims/myvacationlist", is_temp: true });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Strict", secure: true });
    expect((await visitor.get(list)).json().err).toBe(0);
    expect((await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode).toBe(403);
  });

  test("signs in once when it is used twice at once", async () => {
    const portal = await openTestPortal({ settings });
    const token = await tokenOfNewLink(portal);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => portal.visitor().post("/rest/auth/useSignInLink", { token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("is of no use after five minutes, and made-up ones never", async () => {
    const portal = await openTestPortal({ settings });
    const token = await tokenOfNewLink(portal);
    portal.wait(5 * 60_000 + 1);
    expect((await portal.visitor().post("/rest/auth/useSignInLink", { token })).statusCode).toBe(403);
    expect((await portal.visitor().post("/rest/auth/useSignInLink", { token: "made-up" })).statusCode).toBe(403);
  });

  test("is not stored in clear", async () => {
    const portal = await openTestPortal({ settings });
    const token = await tokenOfNewLink(portal);
    expect(JSON.stringify(await portal.db.select().from(signInLink))).not.toContain(token);
  });

  test("lets a new colleague choose a password without knowing one", async () => {
    const portal = await openTestPortal({ settings });
    await portal.db.update(account).set({ must_change_pw: true }).where(eq(account.email, uid));
    const visitor = portal.visitor();
    await visitor.post("/rest/auth/useSignInLink", { token: await tokenOfNewLink(portal) });
    const change = { cur_pwd: "", new_pwd: "푸른밭-2027!", new_rpw: "푸른밭-2027!" };
    expect((await visitor.post("/rest/personal/changePassword", change)).statusCode).toBe(200);
    const again = { cur_pwd: "", new_pwd: "푸른밭-2028!", new_rpw: "푸른밭-2028!" };
    expect((await visitor.post("/rest/personal/changePassword", again)).statusCode).toBe(403);
  });
});

describe("who may have a link made", () => {
  test.each([
    ["nobody without the key", {}],
    ["nobody with another key", { authorization: "Bearer another-key-of-some-length" }],
  ])("%s", async (_, given) => {
    const portal = await openTestPortal({ settings });
    const answer = await portal.visitor().post("/rest/auth/makeSignInLink", { email: uid }, { headers: given });
    expect(answer.statusCode).toBe(403);
  });

  test("nobody where no key is set", async () => {
    const portal = await openTestPortal();
    const answer = await portal.visitor().post("/rest/auth/makeSignInLink", { email: uid }, { headers });
    expect(answer.statusCode).toBe(403);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "main"])("for no way to %s", async (to) => {
    const portal = await openTestPortal();
    expect(await makeSignInLink(portal.db, { email: uid, to }, new Date())).toBeNull();
  });
});
