import "fake-indexeddb/auto";
import { createStore, entries, get, set } from "idb-keyval";
import { describe, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { judgmentOf } from "../testing/judgment-of";
import { testStore } from "../testing/store-contract";
import { createIndexedDbStore, DEFAULT_DOCUMENT_ID } from "./indexeddb";

let counter = 0;
const freshName = () => `test-${++counter}`;

testStore("indexeddb", () => {
  const name = freshName();
  return [createIndexedDbStore(name), createIndexedDbStore(name)];
});

describe("the records of the default document", () => {
  const document = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;

  test("lie under the three keys and that of the revision, and under keys with its id for any other document", async () => {
    const name = freshName();
    const store = createIndexedDbStore(name);
    await store.save(DEFAULT_DOCUMENT_ID, document, null);
    await store.save("2025고합1041", document, null);
    const keys = (await entries(createStore(name, "documents"))).map(([key]) => key);
    expect(keys).toEqual([
      "ed_content",
      "ed_content:2025고합1041",
      "ed_node",
      "ed_node:2025고합1041",
      "ed_revision",
      "ed_revision:2025고합1041",
      "lastid",
      "lastid:2025고합1041",
    ]);
  });

  test("hold the content, the nodes and the counter", async () => {
    const name = freshName();
    await createIndexedDbStore(name).save(DEFAULT_DOCUMENT_ID, document, null);
    const records = createStore(name, "documents");
    expect(await get("ed_content", records)).toMatchObject({ blocks: document.blocks, title: document.title });
    expect(await get("ed_node", records)).toMatchObject({ nodes: document.nodes });
    expect(await get("lastid", records)).toBe(1);
  });

  test.each([
    ["garbage in the nodes", "ed_node", "{{{", "ed_node: wrong-kind"],
    [
      "an unknown element",
      "ed_node",
      { version: 1, nodes: [{ id: "node1", ctype: "X" }] },
      "nodes[0].ctype: unknown: X",
    ],
    ["a lost content", "ed_content", null, "ed_content: wrong-kind"],
  ])("%s is set aside and told", async (_what, key, garbage, reason) => {
    const name = freshName();
    const store = createIndexedDbStore(name);
    const records = createStore(name, "documents");
    await store.save(DEFAULT_DOCUMENT_ID, document, null);
    await set(key, garbage, records);
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({ found: "damaged", reason });
    const left = await entries(records);
    expect(left).toHaveLength(1);
    expect(left[0]?.[0]).toMatch(/^ed_damaged:default:/);
    expect(left[0]?.[1]).toHaveProperty(key === "ed_node" ? "nodes" : "content", garbage);
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toEqual({ found: "nothing" });
  });

  test("a browser without storage makes the store refuse, not throw", async () => {
    const open = vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("private mode", "InvalidStateError");
    });
    const store = createIndexedDbStore(freshName());
    await expect(store.load(DEFAULT_DOCUMENT_ID)).rejects.toThrow("private mode");
    open.mockRestore();
  });
});
