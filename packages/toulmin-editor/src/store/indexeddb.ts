import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import type { ToulminDocument } from "../core/document";
import { revived } from "../core/migrations";
import { isUnreadable, problemText, type Unreadable, unreadable } from "../core/problem";
import { readOldSave, removeOldSave } from "./old-save";
import type { AnnotationStore, Revision } from "./store";

/** The names under which the three parts of a document are saved, and the name of the state that they are. */
export const STORAGE_KEYS = {
  content: "ed_content",
  nodes: "ed_node",
  lastId: "lastid",
  revision: "ed_revision",
} as const;

/** The document whose records bear the bare names. */
export const DEFAULT_DOCUMENT_ID = "default";

type Parts = Record<keyof typeof STORAGE_KEYS, unknown>;

/**
 * Keeps documents in the browser's IndexedDB, all three parts of one in one transaction. Other tabs are told through a
 * BroadcastChannel where there is one. What the portal once kept of the default document in localStorage is taken over.
 */
export function createIndexedDbStore(databaseName = "toulmin-editor"): AnnotationStore {
  const channelName = (documentId: string) => `${databaseName}:${documentId}`;
  /** The channels that are listened on: a message sent on one is not heard there. */
  const listening = new Map<string, BroadcastChannel>();
  const told = (documentId: string) => {
    const own = listening.get(documentId);
    const channel = own ?? openChannel(channelName(documentId));
    channel?.postMessage("saved");
    if (!own) channel?.close();
  };
  /** The blocks that each document was last saved or loaded with: the text itself is written once. */
  const writtenBlocks = new Map<string, ToulminDocument["blocks"]>();
  const records = createStore(databaseName, "documents");
  // async: a browser without storage refuses by throwing
  const use: UseStore = async (mode, work) => records(mode, work);
  // opened at once where there is a browser: it takes longer than to draw the tools around the text
  if (typeof indexedDB !== "undefined") use("readonly", () => {}).catch(() => {});
  return {
    async load(documentId) {
      const parts = await use("readonly", (records) => readParts(records, documentId));
      if (parts.content === undefined && parts.nodes === undefined) {
        const old = documentId === DEFAULT_DOCUMENT_ID ? await readOldSave() : null;
        if (old === null) return { found: "nothing" };
        if (old.found === "document") return { ...old, revision: "" };
        await use("readwrite", (records) => setAside(records, documentId, old.record));
        removeOldSave();
        return old;
      }
      const document = assembled(parts);
      if (isUnreadable(document)) {
        await use("readwrite", (records) => setAside(records, documentId, parts));
        return { found: "damaged", reason: problemText(document.error), record: parts };
      }
      writtenBlocks.set(documentId, document.blocks);
      return { found: "document", document, revision: revisionOf(parts.revision) };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const revision = newRevision();
      const outcome = await use("readwrite", async (records) => {
        const found = isLast ? base : await readRevision(records, documentId);
        if (found !== null && found !== base) {
          const theirs = assembled(await readParts(records, documentId));
          if (!isUnreadable(theirs)) return { saved: false as const, theirs, revision: found };
        }
        const isTextKept = found !== null && writtenBlocks.get(documentId) === document.blocks;
        writeParts(records, documentId, document, revision, isTextKept);
        // without this a transaction is given up when its page goes
        records.transaction.commit();
        await promisifyRequest(records.transaction);
        return { saved: true as const, revision };
      });
      if (outcome.saved) {
        if (documentId === DEFAULT_DOCUMENT_ID) removeOldSave();
        writtenBlocks.set(documentId, document.blocks);
        told(documentId);
      }
      return outcome;
    },
    async clear(documentId) {
      await use("readwrite", (records) => {
        for (const key of Object.values(keysOf(documentId))) records.delete(key);
        return promisifyRequest(records.transaction);
      });
      if (documentId === DEFAULT_DOCUMENT_ID) removeOldSave();
      told(documentId);
    },
    subscribe(documentId, listener) {
      const channel = openChannel(channelName(documentId));
      if (channel) listening.set(documentId, channel);
      channel?.addEventListener("message", listener);
      return () => {
        if (listening.get(documentId) === channel) listening.delete(documentId);
        channel?.close();
      };
    },
  };
}

/** The keys of a document: bare for the default one, with its id behind a colon for any other. */
export function keysOf(documentId: string): Record<keyof Parts, string> {
  const suffix = documentId === DEFAULT_DOCUMENT_ID ? "" : `:${documentId}`;
  return {
    content: STORAGE_KEYS.content + suffix,
    nodes: STORAGE_KEYS.nodes + suffix,
    lastId: STORAGE_KEYS.lastId + suffix,
    revision: STORAGE_KEYS.revision + suffix,
  };
}

async function readParts(records: IDBObjectStore, documentId: string): Promise<Parts> {
  const read = Object.entries(keysOf(documentId)).map(async ([part, key]) => [
    part,
    await promisifyRequest<unknown>(records.get(key)),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

/** The saved state's revision; `null` when nothing is saved. */
async function readRevision(records: IDBObjectStore, documentId: string): Promise<Revision | null> {
  const revision = await promisifyRequest<unknown>(records.get(keysOf(documentId).revision));
  return revision === undefined ? null : revisionOf(revision);
}

function writeParts(
  records: IDBObjectStore,
  documentId: string,
  document: ToulminDocument,
  revision: Revision,
  isTextKept: boolean,
): void {
  const { version, title, blocks, nodes, lastId, currentClaim, claimOrder, foreign } = document;
  const keys = keysOf(documentId);
  if (!isTextKept) records.put({ version, title, blocks }, keys.content);
  records.put({ version, currentClaim, claimOrder, nodes, ...(foreign && { foreign }) }, keys.nodes);
  records.put(lastId, keys.lastId);
  records.put(revision, keys.revision);
}

function assembled({ content, nodes, lastId }: Parts): ToulminDocument | Unreadable {
  if (typeof content !== "object" || content === null) return unreadable("wrong-kind", STORAGE_KEYS.content);
  if (typeof nodes !== "object" || nodes === null) return unreadable("wrong-kind", STORAGE_KEYS.nodes);
  return revived({ ...nodes, ...content, lastId });
}

/** Keeps a record that cannot be read under a key of its own, so that a save does not destroy it. */
function setAside(records: IDBObjectStore, documentId: string, record: unknown): Promise<void> {
  records.put(record, `ed_damaged:${documentId}:${new Date().toISOString()}`);
  for (const key of Object.values(keysOf(documentId))) records.delete(key);
  return promisifyRequest(records.transaction);
}

function revisionOf(revision: unknown): Revision {
  return typeof revision === "string" ? revision : "";
}

function newRevision(): Revision {
  // crypto.randomUUID exists in secure contexts only; intranets are often plain http
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
}
