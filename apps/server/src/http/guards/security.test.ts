import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog } from "../../db/system-tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal } from "../../testing/test-portal";

const uid = "staff@demo.test";
const credentials = { uid, upw: DEMO_PASSWORD };

describe("a call that writes", () => {
  test.each([
    ["another site, which a new browser says", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling site", { "sec-fetch-site": "same-site", origin: "http://localhost" }, 403],
    ["another origin, which an older browser says", { origin: "https://evil.example" }, 403],
    ["a page without an origin", { origin: "null" }, 403],
    ["the portal's own page", { "sec-fetch-site": "same-origin" }, 200],
    ["the portal's own page in an older browser", { origin: "http://localhost" }, 200],
    ["the public address behind a proxy", { origin: "https://portal.example" }, 200],
    ["a program", {}, 200],
  ])("from %s", async (_, headers, status) => {
    const portal = await openTestPortal({ settings: { publicUrl: "https://portal.example" } });
    const answer = await portal.visitor().post("/rest/mypims/login", credentials, { headers });
    expect(answer.statusCode).toBe(status);
  });

  test("is refused to other sites by GET too", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await visitor.get("/rest/personal/logout", { headers })).statusCode).toBe(403);
  });
});

describe("every answer", () => {
  test("forbids scripts that are not files of the portal, frames and guessing of types", async () => {
    const portal = await openTestPortal();
    const { headers } = await portal.visitor().get("/rest/health");
    const policy = String(headers["content-security-policy"]);
    const scripts = policy.split(";").filter((part) => part.startsWith("script-src"));
    expect(scripts).toEqual(["script-src 'self'", "script-src-attr 'none'"]);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    });
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

describe("the page", () => {
  test.each(["/", "/main", "/index.html", "/documents/DocumentList?doc_type=T1"])(
    "at %s has a nonce for its style elements, each time another, and no other is let in",
    async (path) => {
      const webRoot = mkdtempSync(join(tmpdir(), "portal-web-"));
      writeFileSync(join(webRoot, "index.html"), '<meta property="csp-nonce" nonce="csp-nonce-of-the-page">');
      const portal = await openTestPortal({ webRoot });
      const nonces = new Set<string>();
      for (let time = 0; time < 2; time++) {
        const { headers, body } = await portal.visitor().get(path);
        const nonce = /nonce="([\w-]{22})"/.exec(body)?.[1] ?? "";
        const styles = String(headers["content-security-policy"])
          .split(";")
          .filter((part) => part.startsWith("style-src"));
        expect(styles).toEqual([`style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"]);
        expect(headers["cache-control"]).toBe("no-cache");
        expect(headers.etag).toBeUndefined();
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(2);
    },
  );
});

describe("somebody who calls too often", () => {
  test("is asked to wait, and others are not", async () => {
    const portal = await openTestPortal({ settings: { callsPerMinute: 3 } });
    const [one, other] = [await portal.signedIn(uid), await portal.signedIn("lead@demo.test")];
    for (let i = 0; i < 3; i++) await one.get("/rest/personal/getSessionList");
    const refused = await one.get("/rest/personal/getSessionList");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ err: 429, err_msg: "요청이 너무 많습니다. 잠시 뒤에 다시 시도하세요." });
    expect((await other.get("/rest/personal/getSessionList")).statusCode).toBe(200);
  });
});

describe("the audit log", () => {
  test("says who wrote what, from where and with what outcome", async () => {
    const portal = await openTestPortal();
    const visitor = await portal.signedIn(uid);
    const headers = { "user-agent": "Desk/1.0" };
    const change = { cur_pwd: "wrong", new_pwd: "푸른밭-2027!", new_rpw: "푸른밭-2027!" };
    const answer = await visitor.post("/rest/personal/changePassword", change, { headers });
    const [row] = await portal.db.select().from(auditLog).orderBy(desc(auditLog.idx));
    expect(row).toMatchObject({
      idx_staff: 100,
      action: "POST /rest/personal/changePassword",
      status: 403,
      ip: "127.0.0.1",
      ua: "Desk/1.0",
      request_id: answer.headers["x-request-id"],
    });
  });

  test("has every call that writes, also a sign-in and a sign-out, and no other", async () => {
    const portal = await openTestPortal();
    const visitor = portal.visitor();
    await visitor.post("/rest/mypims/login", credentials);
    await visitor.get("/rest/personal/getSessionList");
    await portal.visitor().post("/rest/mypims/login", { ...credentials, upw: "wrong" });
    await visitor.get("/rest/personal/logout");
    const rows = await portal.db.select().from(auditLog).orderBy(auditLog.idx);
    expect(rows.map(({ idx_staff, action, status }) => [idx_staff, action, status])).toEqual([
      [100, "POST /rest/mypims/login", 200],
      [null, "POST /rest/mypims/login", 403],
      [100, "GET /rest/personal/logout", 200],
    ]);
  });
});
