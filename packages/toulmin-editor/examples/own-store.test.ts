import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { judgmentOf } from "../src/testing/judgment-of";
import { testStore } from "../src/testing/store-contract";
import { answer } from "./own-store/server/documents";
import { shelfIn } from "./own-store/server/shelf";
import { createRestStore } from "./own-store/src/rest-store";

const folder = mkdtempSync(join(tmpdir(), "own-store-"));
let shelf = shelfIn(folder);

beforeAll(() => {
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    // as browsers do
    if (init?.keepalive && Buffer.byteLength(String(init.body)) > 65_536) throw new TypeError("Failed to fetch");
    const request = new Request(`http://localhost${address}`, init);
    return answer(request, decodeURIComponent(address.replace("/documents/", "")), shelf);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

testStore("documents on the server of the example", () => {
  shelf = shelfIn(mkdtempSync(join(folder, "shelf-")));
  return [createRestStore("/documents", { pollEvery: 5 }), createRestStore("/documents", { pollEvery: 5 })];
});

test.each([10, 30_000])("the last save of a page is kept, with %i letters", async (letters) => {
  shelf = shelfIn(mkdtempSync(join(folder, "shelf-")));
  const document = judgmentOf("가".repeat(letters));
  const saved = await createRestStore("/documents").save("a", document, null, { isLast: true });
  expect(saved).toMatchObject({ saved: true });
  expect(await createRestStore("/documents").load("a")).toMatchObject({ found: "document", document });
});

const asked = (method: string, body?: string) =>
  answer(new Request("http://localhost/documents/a", { method, ...(body === undefined ? {} : { body }) }), "a", shelf);

test("the server of the example takes documents alone, and gives each state another name", async () => {
  shelf = shelfIn(mkdtempSync(join(folder, "shelf-")));
  for (const body of ["", "{", "{}", '{"blocks":1}']) expect((await asked("PUT", body)).status).toBe(400);
  expect((await asked("GET")).status).toBe(404);
  expect((await asked("POST", "{}")).status).toBe(405);
  const document = JSON.stringify(judgmentOf("피고인은 피해자를 찔렀다."));
  const tags = [await asked("PUT", document), await asked("PUT", document), await asked("DELETE")].map((response) =>
    response.headers.get("ETag"),
  );
  expect(new Set(tags).size).toBe(3);
  expect((await asked("GET")).status).toBe(410);
});

test("what an id is called does not lead out of the folder", async () => {
  const inside = mkdtempSync(join(folder, "shelf-"));
  shelf = shelfIn(inside);
  shelf.set("../../outside", { body: null, tag: '"1"' });
  expect(shelfIn(inside).get("../../outside")).toEqual({ body: null, tag: '"1"' });
  expect(readdirSync(inside)).toHaveLength(1);
});
