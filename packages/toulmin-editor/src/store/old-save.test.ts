import { placedNodes } from "../core/places";
// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { createStore, entries } from "idb-keyval";
import { afterEach, describe, expect, test } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { createIndexedDbStore, DEFAULT_DOCUMENT_ID } from "./indexeddb";

let counter = 0;
const freshStore = () => createIndexedDbStore(`old-save-${++counter}`);

const content = `<h2>판결</h2><p>피고인은 피해자를 찔렀다. <span id="node2" class="D">피고인은</span> 기다렸다.</p>
  <p><span id="node3" class="C">고의가 인정된다</span>.</p>`;
const node = { target: "", keyword: "", stime: "", etime: "", position: "", sort_idx: 1, toulmin: "node3" };
const nodes = [
  { ...node, ctype: "D", id: "node2", text: "피고인은", trans: "그는", keyword: "행위" },
  { ...node, ctype: "C", id: "node3", text: "고의가 인정된다", trans: "고의가 인정된다" },
];

function saveAsOnce(ed_node = JSON.stringify(nodes)) {
  localStorage.setItem("ed_content", content);
  localStorage.setItem("ed_node", ed_node);
  localStorage.setItem("lastid", "5");
}

/** Which keys of the old save are there; what lies beside them is another's. */
const oldKeys = () => ["ed_content", "ed_node", "lastid"].filter((key) => localStorage.getItem(key) !== null);

afterEach(() => localStorage.clear());

describe("what the portal saved in localStorage", () => {
  test("is taken over, every mark at its element, and stays there until the document is saved", async () => {
    saveAsOnce();
    const store = freshStore();
    const loaded = await store.load(DEFAULT_DOCUMENT_ID);
    if (loaded.found !== "document") throw new Error(loaded.found);
    const { document } = loaded;
    expect(document.blocks.map((block) => block.text)).toEqual([
      "판결",
      "피고인은 피해자를 찔렀다. 피고인은 기다렸다.",
      "고의가 인정된다.",
    ]);
    expect(placedNodes(document)).toMatchObject([
      { id: "node2", toulmin_code: "1-근거자료-1", trans: "그는", keyword: "행위", anchor: { start: 18, end: 22 } },
      { id: "node3", toulmin_code: "1-주장-1" },
    ]);
    expect(document.lastId).toBe(5);
    expect(localStorage.getItem("ed_node")).not.toBeNull();

    const marked = mark(document, "D", { start: 0, end: 2 }) as ToulminDocument;
    expect((await store.save(DEFAULT_DOCUMENT_ID, marked, loaded.revision)).saved).toBe(true);
    expect(oldKeys()).toEqual([]);
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({ found: "document", document: marked });
  });

  test("concerns the default document only, and gives way to what is saved since", async () => {
    const store = freshStore();
    await store.save(DEFAULT_DOCUMENT_ID, { ...emptied(await taken(freshStore())) }, null);
    saveAsOnce();
    expect(await store.load("2025고합1041")).toMatchObject({ found: "nothing" });
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({ document: { nodes: [] } });
  });

  test("is told and set aside when it cannot be read", async () => {
    saveAsOnce('[{"ctype":"?","id":"node1"}]');
    const store = freshStore();
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({
      found: "damaged",
      reason: "ed_node[0].ctype: unknown: ?",
      record: { lastid: "5" },
    });
    expect(oldKeys()).toEqual([]);
    const left = await entries(createStore(`old-save-${counter}`, "documents"));
    expect(left).toEqual([[expect.stringMatching(/^ed_damaged:/), expect.objectContaining({ ed_content: content })]]);
  });

  test("goes with a reset", async () => {
    saveAsOnce();
    const store = freshStore();
    await store.clear(DEFAULT_DOCUMENT_ID, null);
    expect(await store.load(DEFAULT_DOCUMENT_ID)).toMatchObject({ found: "nothing" });
  });
});

async function taken(store: ReturnType<typeof freshStore>): Promise<ToulminDocument> {
  saveAsOnce();
  const loaded = await store.load(DEFAULT_DOCUMENT_ID);
  localStorage.clear();
  if (loaded.found !== "document") throw new Error(loaded.found);
  return loaded.document;
}

function emptied(document: ToulminDocument): ToulminDocument {
  return { ...document, nodes: [], currentClaim: null };
}
