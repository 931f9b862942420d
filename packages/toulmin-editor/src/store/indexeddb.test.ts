import "fake-indexeddb/auto";
import { createStore, del, entries, get, set } from "idb-keyval";
import { describe, expect, test, vi } from "vitest";
import { edit, mark, remove, renumberClaim } from "../core";
import type { ToulminDocument } from "../core/document";
import { judgmentOf } from "../testing/judgment-of";
import { documentOf, prose, spans } from "../testing/long-judgment";
import { testLibrary, testStore } from "../testing/store-contract";
import { createIndexedDbStore, DEFAULT_DOCUMENT_ID } from "./indexeddb";
import type { DocumentLibrary } from "./store";

let counter = 0;
const freshName = () => `test-${++counter}`;

testStore("indexeddb", () => {
  const name = freshName();
  return [createIndexedDbStore(name), createIndexedDbStore(name)];
});

testLibrary("indexeddb", () => {
  const name = freshName();
  return [createIndexedDbStore(name), createIndexedDbStore(name)];
});

test("what an earlier release saved is listed, without the time; what cannot be read is not", async () => {
  const name = freshName();
  const store = createIndexedDbStore(name);
  const records = createStore(name, "documents");
  const document = judgmentOf("고의가 인정된다.");
  await store.save("2025고합1041", document, null);
  await del("ed_entry:2025고합1041", records);
  await store.save("b", document, null);
  await del("ed_entry:b", records);
  await set("ed_content:b", "{{{", records);
  expect(await store.list()).toEqual([
    { id: "2025고합1041", name: "", title: document.title, marks: 0, tags: [], changedAt: null },
  ]);
});

test("a record of the list that is not whole says nothing that is not so: the document itself does", async () => {
  const name = freshName();
  const store = createIndexedDbStore(name);
  const records = createStore(name, "documents");
  const document = judgmentOf("고의가 인정된다.");
  await store.save("a", document, null);
  const listed = async (entry: object) => {
    await set("ed_entry:a", entry, records);
    return (await store.list())[0];
  };
  const whole = { id: "a", name: "", title: document.title, marks: 0, tags: [], changedAt: null };
  expect(await listed({ title: document.title })).toEqual(whole);
  expect(await listed({ title: document.title, marks: "3", changedAt: 1 })).toEqual(whole);
  const written = { title: { ...document.title, court: 7 }, marks: 3, changedAt: "어제", more: 1 };
  expect(await listed(written)).toEqual({ ...whole, title: { ...document.title, court: "" }, marks: 3 });
});

test("what an earlier release saved is opened, and is the present version's from the next save on", async () => {
  const name = freshName();
  const records = createStore(name, "documents");
  const document = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;
  const { revision } = (await createIndexedDbStore(name).save("a", document, null)) as { revision: string };
  for (const key of ["ed_content:a", "ed_node:a"]) {
    const { nodes, ...record } = (await get(key, records)) as ToulminDocument;
    const older = nodes?.map(({ note: _note, ...node }) => node);
    await set(key, { ...record, version: 1, ...(older && { nodes: older }) }, records);
  }
  const store = createIndexedDbStore(name);
  expect(await store.load("a")).toMatchObject({ found: "document", document });
  const noted = edit(document, "node1", { note: "기록 12면" }) as ToulminDocument;
  await store.save("a", noted, revision);
  expect(await get("ed_content:a", records)).toMatchObject({ version: 2 });
  expect(await createIndexedDbStore(name).load("a")).toMatchObject({ document: noted });
});

describe("the records of the default document", () => {
  const document = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;

  test("lie under the three keys and those of the revision and the list, and under keys with its id for any other document", async () => {
    const name = freshName();
    const store = createIndexedDbStore(name);
    await store.save(DEFAULT_DOCUMENT_ID, document, null);
    await store.save("2025고합1041", document, null);
    const keys = (await entries(createStore(name, "documents"))).map(([key]) => key);
    expect(keys).toEqual([
      "ed_content",
      "ed_content:2025고합1041",
      "ed_entry",
      "ed_entry:2025고합1041",
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
      { version: 1, nodes: [{ id: "node1", ctype: "?" }] },
      "nodes[0].ctype: unknown: ?",
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
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({ found: "nothing" });
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

describe("the last save of a page that goes and hears no answer", () => {
  const document = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;
  const last = edit(document, "node1", { keyword: "고의" }) as ToulminDocument;
  const theirs = edit(document, "node1", { keyword: "과실" }) as ToulminDocument;

  /** Saves as a page that goes: what it writes first is written, and it comes to nothing after that. */
  async function go(store: DocumentLibrary, base: string | null): Promise<void> {
    const { transaction } = IDBDatabase.prototype;
    let writes = 0;
    const spy = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...of) {
      if (of[1] === "readwrite" && writes++ > 0) throw new Error("the page is gone");
      return transaction.apply(this, of);
    });
    const outcome = await store.save("a", last, base, { isLast: true }).catch(String);
    spy.mockRestore();
    expect(outcome).toContain("gone");
  }

  async function openSaved() {
    const name = freshName();
    const [store, other] = [createIndexedDbStore(name), createIndexedDbStore(name)];
    const { revision } = await store.save("a", document, null);
    return { name, store, other, revision };
  }

  test("is there for whoever opens the document, and on the list", async () => {
    for (const isListed of [true, false]) {
      const { name, store, other, revision } = await openSaved();
      await store.save("b", document, null);
      await go(store, revision);
      if (isListed) expect((await other.list()).map(({ id }) => id).toSorted()).toEqual(["a", "b"]);
      expect(await other.load("a")).toMatchObject({ found: "document", document: last });
      expect(await other.load("b")).toMatchObject({ document });
      const keys = (await entries(createStore(name, "documents"))).map(([key]) => key);
      expect(keys.filter((key) => Array.isArray(key))).toEqual([]);
    }
  });

  test("is there where nothing was saved before", async () => {
    const other = createIndexedDbStore(freshName());
    const name = freshName();
    await go(createIndexedDbStore(name), null);
    expect(await createIndexedDbStore(name).list()).toMatchObject([{ id: "a", marks: 1 }]);
    expect(await other.load("a")).toMatchObject({ found: "nothing" });
  });

  test("stops a save from before it, which is told of it", async () => {
    const { store, other, revision } = await openSaved();
    await other.load("a");
    await go(store, revision);
    expect(await other.save("a", theirs, revision)).toMatchObject({ saved: false, theirs: last });
  });

  test("is not written over what somebody else saved, or cleared", async () => {
    const { store, other, revision } = await openSaved();
    const saved = await other.save("a", theirs, revision);
    await go(store, revision);
    expect(await other.load("a")).toMatchObject({ document: theirs, revision: saved.revision });
    const cleared = await other.clear("a", saved.revision);
    await go(store, saved.revision);
    expect(await other.load("a")).toEqual({ found: "nothing", revision: cleared.revision });
  });

  test("is on top of a save of its own page that is under way", async () => {
    const { store, other, revision } = await openSaved();
    const saving = store.save("a", theirs, revision);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    await go(store, revision);
    await saving;
    expect(await other.load("a")).toMatchObject({ document: last });
  });

  test("and a second one of the same page, on top of the first", async () => {
    const { store, other, revision } = await openSaved();
    const first = store.save("a", theirs, revision, { isLast: true });
    expect(await store.save("a", last, revision, { isLast: true })).toMatchObject({ saved: true });
    await first;
    expect(await other.load("a")).toMatchObject({ document: last });
  });
});

describe("a long document", () => {
  const paragraphs = prose(60_000);
  const long = documentOf(paragraphs, spans(paragraphs, 800));
  const steps = [
    (document: ToulminDocument) => mark(document, "D", { start: 0, end: 4 }),
    (document: ToulminDocument) => edit(document, "node5", { keyword: "고의" }),
    (document: ToulminDocument) => remove(document, "node9"),
    (document: ToulminDocument) => renumberClaim(document, "node11", 1),
    (document: ToulminDocument) => remove(document, `node${document.lastId}`),
  ];

  /** Saves the document and, one after the other, what the steps make of it. */
  async function savedSteps(name: string) {
    const store = createIndexedDbStore(name);
    let document = long;
    let outcome = await store.save("a", document, null);
    for (const step of steps) {
      document = step(document) as ToulminDocument;
      outcome = await store.save("a", document, outcome.revision);
      expect(await createIndexedDbStore(name).load("a")).toMatchObject({ found: "document", document });
    }
    return { store, document, revision: outcome.revision };
  }

  test("is written whole once, then what changed in it, and is loaded as it was saved after every step", async () => {
    const name = freshName();
    await savedSteps(name);
    const records = createStore(name, "documents");
    expect(await get("ed_node:a", records)).toHaveProperty("nodes.length", long.nodes.length);
    expect(await get("ed_changes:a", records)).toMatchObject({
      nodes: [{ id: "node5", keyword: "고의" }],
      gone: ["node9"],
    });
  });

  test("is saved on by a page that loaded it, and by one that was refused and kept its own", async () => {
    const name = freshName();
    const { store, document, revision } = await savedSteps(name);
    const other = createIndexedDbStore(name);
    await other.load("a");
    const theirs = edit(document, "node5", { keyword: "과실" }) as ToulminDocument;
    const saved = await other.save("a", theirs, revision);
    const mine = edit(document, "node6", { keyword: "상해" }) as ToulminDocument;
    expect(await store.save("a", mine, revision)).toEqual({ saved: false, theirs, revision: saved.revision });
    await store.save("a", mine, saved.revision);
    expect(await createIndexedDbStore(name).load("a")).toMatchObject({ document: mine });
  });

  test("is written whole when its page goes, and where changes are of another record they are not taken", async () => {
    const name = freshName();
    const { store, document, revision } = await savedSteps(name);
    const records = createStore(name, "documents");
    const changes = await get("ed_changes:a", records);
    await store.save("a", document, revision, { isLast: true });
    expect(await get("ed_changes:a", records)).toBeUndefined();
    await set("ed_changes:a", changes, records);
    expect(await createIndexedDbStore(name).load("a")).toMatchObject({ document });
  });

  test("whose changes cannot be read is set aside whole", async () => {
    const name = freshName();
    await savedSteps(name);
    const records = createStore(name, "documents");
    await set("ed_changes:a", "{{{", records);
    const loaded = await createIndexedDbStore(name).load("a");
    expect(loaded).toMatchObject({ found: "damaged", reason: "ed_changes: wrong-kind", record: { changes: "{{{" } });
  });
});
