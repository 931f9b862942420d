import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/test-portal";

test("what screens behind the login stand in is loaded ahead for who has a session, and for nobody else", async () => {
  const webRoot = mkdtempSync(join(tmpdir(), "portal-web-"));
  const link = '<link rel="modulepreload" href="/assets/shell.js" data-for="session" nonce="csp-nonce-of-the-page">';
  writeFileSync(join(webRoot, "index.html"), `<!doctype html><head>${link}<title>portal</title></head>`);
  const portal = await openTestPortal({ webRoot });

  const stranger = await portal.visitor().get("/login");
  expect(stranger.body).toMatch(/^<!doctype html><head><title>.*<\/title><meta [^>]+><\/head>$/);
  const staff = await (await portal.signedIn("staff@demo.test")).get("/main");
  expect(staff.body).toMatch(/shell\.js" data-for="session" nonce="[\w-]{22}"/);
});
