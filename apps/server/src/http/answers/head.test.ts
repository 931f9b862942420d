import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { auditLog } from "../../db/system-tables";
import { openTestPortal } from "../../testing/test-portal";

/** The headers of an answer without what is another one each time. */
function lasting(headers: OutgoingHttpHeaders) {
  const { date, "x-request-id": id, "x-ratelimit-remaining": left, "x-ratelimit-reset": reset, ...same } = headers;
  const policy = String(headers["content-security-policy"]).replace(/'nonce-[^']+'/g, "'nonce'");
  return { ...same, "content-security-policy": policy };
}

test("HEAD has the status and the headers of GET, and no body: pages, files, calls, and what there is not", async () => {
  const webRoot = mkdtempSync(join(tmpdir(), "portal-web-"));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><head><title>portal</title></head>");
  writeFileSync(join(webRoot, "icon.svg"), "<svg/>");
  const portal = await openTestPortal({ webRoot });
  const staff = await portal.signedIn("staff@demo.test");
  const expected = {
    "/login": 200,
    "/icon.svg": 200,
    "/rest/health": 200,
    "/rest/ready": 200,
    "/rest/personal/getSessionList": 200,
    "/rest/unknown": 404,
  };
  for (const [url, status] of Object.entries(expected)) {
    const [head, get] = [await staff.send({ method: "HEAD", url }), await staff.get(url)];
    expect([url, get.statusCode, head.statusCode, head.body]).toEqual([url, status, status, ""]);
    expect(get.body).not.toBe("");
    expect([url, lasting(head.headers)]).toEqual([url, lasting(get.headers)]);
  }
  const stranger = await portal.visitor().send({ method: "HEAD", url: "/rest/personal/getSessionList" });
  expect(stranger.statusCode).toBe(401);
});

test("HEAD of a call that changes something is refused, and changes nothing", async () => {
  const portal = await openTestPortal();
  const staff = await portal.signedIn("staff@demo.test");
  const written = await portal.db.$count(auditLog);
  const head = await staff.send({ method: "HEAD", url: "/rest/personal/logout" });
  expect([head.statusCode, head.headers.allow, head.body]).toEqual([405, "GET", ""]);
  expect(await portal.db.$count(auditLog)).toBe(written);
  expect((await staff.get("/rest/personal/getSessionList")).statusCode).toBe(200);
});
