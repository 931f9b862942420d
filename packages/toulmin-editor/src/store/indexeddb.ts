import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import type { ToulminDocument, ToulminNode } from "../core/document";
import { revived, revivedTitle } from "../core/migrations";
import { isRecord, isUnreadable, problemText, textOf, type Unreadable, unreadable } from "../core/problem";
import { changesSince, withChanges } from "./changed-records";
import { readOldSave, removeOldSave } from "./old-save";
import { type DocumentEntry, type DocumentLibrary, type Revision, randomName } from "./store";

/**
 * The names under which the three parts of a document are saved, the name of what changed in the nodes of a long document
 * since they were written whole, that of the state that all of them are, and what a list of documents says of it.
 */
export const STORAGE_KEYS = {
  content: "ed_content",
  nodes: "ed_node",
  lastId: "lastid",
  changes: "ed_changes",
  revision: "ed_revision",
  entry: "ed_entry",
  name: "ed_name",
  tags: "ed_tags",
} as const;

/** The first part of the key under which a page that goes leaves its last save; then the document's id and the page's name. */
const LAST = "ed_last";

/** The document whose records bear the bare names. */
export const DEFAULT_DOCUMENT_ID = "default";

type Parts = Record<keyof typeof STORAGE_KEYS, unknown>;

/** Up to as many nodes are written whole at each save: that takes less than a frame. */
const WHOLE_UP_TO = 500;

/** What this page knows to lie in the store: it last read or wrote it. */
interface Written {
  readonly revision: Revision;
  /** `null` where an earlier release wrote them: they are written again, in the present version. */
  readonly blocks: ToulminDocument["blocks"] | null;
  readonly title: ToulminDocument["title"];
  /** The nodes that were written whole, and the name of that record. */
  readonly nodes: { readonly name: string; readonly nodes: readonly ToulminNode[] } | null;
}

/**
 * What a page has left that went. Nothing is answered to such a page, so it cannot look first; it says what it was made on
 * top of, and whoever opens the document next takes it or leaves it, in one transaction with what they ask for.
 */
interface LastSave {
  readonly document: ToulminDocument;
  readonly revision: Revision;
  /** The state that it was made from, and those that saves under way were making then. */
  readonly bases: readonly (Revision | null)[];
}

/**
 * Keeps documents in the browser's IndexedDB, all three parts of one in one transaction. Other tabs are told through a
 * BroadcastChannel where there is one. What the portal once kept of the default document in localStorage is taken over,
 * unless the store is one of several.
 */
export function createIndexedDbStore(databaseName = "toulmin-editor", takesOldSave = true): DocumentLibrary {
  const hasOldSave = (documentId: string) => takesOldSave && documentId === DEFAULT_DOCUMENT_ID;
  const channelName = (documentId: string) => `${databaseName}:${documentId}`;
  /** The channels that are listened on: a message sent on one is not heard there. */
  const listening = new Map<string, BroadcastChannel>();
  const told = (documentId: string) => {
    const own = listening.get(documentId);
    const channel = own ?? openChannel(channelName(documentId));
    channel?.postMessage("saved");
    if (!own) channel?.close();
  };
  const written = new Map<string, Written>();
  /** What this page leaves when it goes is its own. */
  const page = randomName();
  /** The revisions of this page's saves that are not answered yet. */
  const underWay = new Set<Revision>();
  const records = createStore(databaseName, "documents");
  // async: a browser without storage refuses by throwing
  const use: UseStore = async (mode, work) => records(mode, work);
  /** Writes what is said of a document; what is empty is not kept. */
  const put = (key: string, said: string | readonly string[]) =>
    use("readwrite", (records) => {
      if (said.length === 0) records.delete(key);
      else records.put(said, key);
      return promisifyRequest(records.transaction);
    });
  /** Written by one request, which is done also when the page is gone. */
  const leave = (last: LastSave, key: IDBValidKey) =>
    use("readwrite", (records) => {
      records.put(last, key);
      records.transaction.commit();
      return promisifyRequest(records.transaction);
    });
  // opened at once where there is a browser: it takes longer than to draw the tools around the text
  if (typeof indexedDB !== "undefined") use("readonly", () => {}).catch(() => {});
  return {
    async load(documentId) {
      const parts =
        (await use("readonly", async (records) => {
          const left = await promisifyRequest(records.count(lastSavesOf(documentId)));
          return left === 0 ? readParts(records, documentId) : null;
        })) ??
        (await use("readwrite", async (records) => {
          await takeLastSaves(records, documentId);
          return readParts(records, documentId);
        }));
      if (parts.content === undefined && parts.nodes === undefined) {
        const old = hasOldSave(documentId) ? await readOldSave() : null;
        if (old === null)
          return { found: "nothing", revision: parts.revision === undefined ? null : revisionOf(parts.revision) };
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
      const revision = revisionOf(parts.revision);
      written.set(documentId, {
        revision,
        blocks: isRecord(parts.content) && parts.content.version === document.version ? document.blocks : null,
        title: document.title,
        nodes: parts.changes ? null : wholeOf(parts, document),
      });
      return { found: "document", document, revision };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const revision = randomName();
      const bases = [base, ...underWay];
      underWay.add(revision);
      try {
        const last: LastSave = { document, revision, bases };
        const leaving = isLast && leave(last, [LAST, documentId, page]);
        // asked for at once: what comes between could save on top of it
        const saving = use("readwrite", async (records) => {
          const taken = await takeLastSaves(records, documentId);
          const found = await readRevision(records, documentId);
          if (isLast && found === revision) return { saved: true as const, revision, left: taken };
          const newer = found === null || found === base ? null : await readNewer(records, documentId, found);
          if (newer) return newer;
          const known = isLast || found === null ? undefined : written.get(documentId);
          const left = writeParts(
            records,
            documentId,
            document,
            revision,
            known?.revision === base ? known : undefined,
          );
          // without this a transaction is given up when its page goes
          records.transaction.commit();
          await promisifyRequest(records.transaction);
          return { saved: true as const, revision, left };
        });
        const [outcome] = await Promise.all([saving, leaving]);
        if (!outcome.saved) return outcome;
        if (hasOldSave(documentId)) removeOldSave();
        if (outcome.left) written.set(documentId, outcome.left);
        else written.delete(documentId);
        told(documentId);
        return { saved: true, revision };
      } finally {
        underWay.delete(revision);
      }
    },
    async clear(documentId, base) {
      const revision = randomName();
      const newer = await use("readwrite", async (records) => {
        await takeLastSaves(records, documentId);
        const found = await readRevision(records, documentId);
        const newer = found === null || found === base ? null : await readNewer(records, documentId, found);
        if (newer) return newer;
        const keys = keysOf(documentId);
        for (const key of Object.values(keys)) records.delete(key);
        records.put(revision, keys.revision);
        await promisifyRequest(records.transaction);
        return null;
      });
      if (newer) return newer;
      written.delete(documentId);
      if (hasOldSave(documentId)) removeOldSave();
      told(documentId);
      return { saved: true, revision };
    },
    async list() {
      const left = await use("readonly", (records) => promisifyRequest(records.getAllKeys(lastSavesOf())));
      if (left.length > 0)
        await use("readwrite", async (records) => {
          for (const id of new Set(left.flatMap(idOfLast))) await takeLastSaves(records, id);
        });
      return use("readonly", async (records) => {
        const keys = await promisifyRequest(records.getAllKeys());
        const entries = await Promise.all(idsIn(keys).map((id) => readEntry(records, id)));
        return entries.filter((entry) => entry !== null);
      });
    },
    async rename(documentId, name) {
      await put(keysOf(documentId).name, name);
    },
    async tag(documentId, tags) {
      await put(keysOf(documentId).tags, [...tags]);
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
    changes: STORAGE_KEYS.changes + suffix,
    revision: STORAGE_KEYS.revision + suffix,
    entry: STORAGE_KEYS.entry + suffix,
    name: STORAGE_KEYS.name + suffix,
    tags: STORAGE_KEYS.tags + suffix,
  };
}

async function readParts(records: IDBObjectStore, documentId: string): Promise<Parts> {
  const read = Object.entries(keysOf(documentId)).map(async ([part, key]) => [
    part,
    await promisifyRequest<unknown>(records.get(key)),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

/** The keys of the last saves that were left of a document, or of any. */
function lastSavesOf(...id: [] | [documentId: string]): IDBKeyRange {
  // a list is behind every text
  return IDBKeyRange.bound([LAST, ...id], [LAST, ...id, []]);
}

function idOfLast(key: IDBValidKey): string[] {
  return Array.isArray(key) && typeof key[1] === "string" ? [key[1]] : [];
}

/**
 * Takes the last saves that pages have left of a document: each on top of what it was made from, and of nothing else. What
 * is there is that of the last one that was taken.
 */
async function takeLastSaves(records: IDBObjectStore, documentId: string): Promise<Written | null> {
  const left: unknown[] = await promisifyRequest(records.getAll(lastSavesOf(documentId)));
  if (left.length === 0) return null;
  let written: Written | null = null;
  for (const last of left.filter(isLastSave)) {
    const found = await readRevision(records, documentId);
    const isOnTop = found === null || last.bases.includes(found) || !(await readNewer(records, documentId, found));
    if (isOnTop) written = writeParts(records, documentId, last.document, last.revision, undefined);
  }
  records.delete(lastSavesOf(documentId));
  return written;
}

function isLastSave(value: unknown): value is LastSave {
  return isRecord(value) && Array.isArray(value.bases) && isRecord(value.document);
}

/** The saved state's revision; `null` when nothing is saved. */
async function readRevision(records: IDBObjectStore, documentId: string): Promise<Revision | null> {
  const revision = await promisifyRequest<unknown>(records.get(keysOf(documentId).revision));
  return revision === undefined ? null : revisionOf(revision);
}

/** What somebody else saved, or that they cleared it; `null` for a record that cannot be read, which stops nobody. */
async function readNewer(records: IDBObjectStore, documentId: string, revision: Revision) {
  const parts = await readParts(records, documentId);
  const isCleared = parts.content === undefined && parts.nodes === undefined;
  const theirs = isCleared ? null : assembled(parts);
  return theirs && isUnreadable(theirs) ? null : { saved: false as const, theirs, revision };
}

/** Writes the text when it is another one, and the nodes whole, or of a long document what changed in them. */
function writeParts(
  records: IDBObjectStore,
  documentId: string,
  document: ToulminDocument,
  revision: Revision,
  known: Written | undefined,
): Written {
  const { version, title, blocks, nodes, lastId, currentClaim, claimOrder, foreign } = document;
  const keys = keysOf(documentId);
  const state = { currentClaim, claimOrder, ...(foreign && { foreign }) };
  const whole = known?.nodes ?? null;
  const changes = whole && nodes.length > WHOLE_UP_TO ? changesSince(whole.nodes, nodes) : null;
  if (known?.blocks !== blocks || known.title !== title) records.put({ version, title, blocks }, keys.content);
  if (whole && changes) records.put({ ...state, ...changes, of: whole.name }, keys.changes);
  else {
    records.put({ version, ...state, nodes, name: revision }, keys.nodes);
    records.delete(keys.changes);
  }
  records.put(lastId, keys.lastId);
  records.put(revision, keys.revision);
  records.put(entryOf(document), keys.entry);
  return { revision, blocks, title, nodes: whole && changes ? whole : { name: revision, nodes } };
}

type SavedEntry = Omit<DocumentEntry, "id" | "name" | "tags">;

/** What stands in a record of the list; nothing of one that says not all of it. */
function savedEntry(saved: unknown): SavedEntry | undefined {
  if (!isRecord(saved) || !isRecord(saved.title) || typeof saved.marks !== "number") return undefined;
  const { title, marks, changedAt } = saved;
  return { title: revivedTitle(title), marks, changedAt: typeof changedAt === "number" ? changedAt : null };
}

function entryOf({ title, nodes }: ToulminDocument): SavedEntry {
  return { title, marks: nodes.length, changedAt: Date.now() };
}

/** The ids of the documents whose records these are. */
function idsIn(keys: readonly IDBValidKey[]): string[] {
  const prefix = `${STORAGE_KEYS.nodes}:`;
  return keys.flatMap((key) => {
    if (key === STORAGE_KEYS.nodes) return [DEFAULT_DOCUMENT_ID];
    return typeof key === "string" && key.startsWith(prefix) ? [key.slice(prefix.length)] : [];
  });
}

/** What a list says of a document; of one that an earlier release saved, from the document itself. `null`: unreadable. */
async function readEntry(records: IDBObjectStore, id: string): Promise<DocumentEntry | null> {
  const keys = keysOf(id);
  const [saved, named, tagged] = await Promise.all(
    [keys.entry, keys.name, keys.tags].map((key) => promisifyRequest<unknown>(records.get(key))),
  );
  const own = { id, name: textOf(named), tags: Array.isArray(tagged) ? tagged.map(textOf).filter(Boolean) : [] };
  const entry = savedEntry(saved);
  if (entry) return { ...own, ...entry };
  const document = assembled(await readParts(records, id));
  return isUnreadable(document) ? null : { ...own, ...entryOf(document), changedAt: null };
}

function assembled({ content, nodes, lastId, changes }: Parts): ToulminDocument | Unreadable {
  if (!isRecord(content)) return unreadable("wrong-kind", STORAGE_KEYS.content);
  if (!isRecord(nodes)) return unreadable("wrong-kind", STORAGE_KEYS.nodes);
  const changed = withChanges(nodes, changes);
  return isUnreadable(changed) ? changed : revived({ ...changed, ...content, lastId });
}

/** The nodes as the record has them, to be told from later ones; `null` for a record that has no name. */
function wholeOf({ nodes }: Parts, document: ToulminDocument): Written["nodes"] {
  return isRecord(nodes) && typeof nodes.name === "string" ? { name: nodes.name, nodes: document.nodes } : null;
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

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
}
