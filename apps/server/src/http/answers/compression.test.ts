import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { openTestPortal } from "../../testing/test-portal";

const directory = "/rest/documents/connection_staff_all";
const accepting = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

describe("a list", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("comes packed to who accepts %s, and is the same", async (accepted, encoding, unpack) => {
    const visitor = await (await openTestPortal()).signedIn("staff@demo.test");
    const plain = await visitor.get(directory);
    const packed = await visitor.get(directory, accepting(accepted));
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });
});

test("a short answer is sent as it is", async () => {
  const visitor = await (await openTestPortal()).signedIn("staff@demo.test");
  const { statusCode, headers } = await visitor.get(
    "/rest/personal/getMyThxDollarList?page=1&rows=1&state=SEND",
    accepting("br"),
  );
  expect(statusCode).toBe(200);
  expect(headers["content-encoding"]).toBeUndefined();
});

test("no answer to a stranger is packed, however long what they sent back comes", async () => {
  const portal = await openTestPortal({ settings: { returnHosts: ["partner.example"] } });
  const way = `https://partner.example/?from=${"a".repeat(1500)}`;
  const body = { uid: "staff@demo.test", upw: DEMO_PASSWORD, return: way };
  const answer = await portal.visitor().post("/rest/mypims/login", body, accepting("br, gzip"));
  expect(answer.rawPayload.length).toBeGreaterThan(1024);
  expect(answer.json().return_url).toBe(way);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

test("a packed request is not unpacked", async () => {
  const visitor = await (await openTestPortal()).signedIn("staff@demo.test");
  const answer = await visitor.send({
    method: "POST",
    url: "/rest/personal/sendThxDollar",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    payload: gzipSync(JSON.stringify({ target: 2, dollar: 1, message: "" })),
  });
  expect(answer.statusCode).toBe(400);
});

describe("a file of the intranet", () => {
  function webRoot(): string {
    const folder = mkdtempSync(join(tmpdir(), "portal-web-"));
    const style = ":root { --name: '푸른밭'; }";
    writeFileSync(join(folder, "index.html"), "<!doctype html>");
    writeFileSync(join(folder, "main.css"), style);
    writeFileSync(join(folder, "main.css.br"), brotliCompressSync(style));
    writeFileSync(join(folder, "main.css.gz"), gzipSync(style));
    return folder;
  }

  test.each([
    ["br", "/main.css", brotliDecompressSync],
    ["gzip", "/main.css", gunzipSync],
  ])("is handed out as the build packed it: %s %s", async (encoding, path, unpack) => {
    const portal = await openTestPortal({ webRoot: webRoot() });
    const answer = await portal.visitor().get(path, accepting(encoding));
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toContain("푸른밭");
  });
});
