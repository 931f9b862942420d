import { createStore, type StoreApi } from "zustand/vanilla";
import { createDocument, type ToulminDocument } from "../core/document";
import { isRecord } from "../core/problem";
import type { AnnotationStore, Loaded, Revision, Saved } from "../store/store";
import { callHost } from "./call-host";
import type { Session } from "./session";

/** Whether what the person did is kept. */
export type SaveState =
  | { readonly state: "loading" }
  /** Neither the saved nor the initial document could be had. */
  | { readonly state: "failed"; readonly reason: unknown }
  /** What is shown is what the store has; when it is `new`, nothing was saved yet. */
  | { readonly state: "saved"; readonly isNew?: boolean }
  | { readonly state: "saving" }
  /** The store could not be reached; the work is only on this page. */
  | { readonly state: "unsaved"; readonly reason: unknown }
  /** Somebody else saved another state of the document since, or cleared it: then there are no `theirs`. */
  | { readonly state: "conflict"; readonly theirs: ToulminDocument | null; readonly revision: Revision };

/** A saved record that could not be read and was set aside. */
export interface Damage {
  readonly reason: string;
  readonly record: unknown;
}

export interface PersistenceOptions {
  readonly storage: AnnotationStore;
  readonly documentId: string;
  /** The document to begin with when nothing is saved; only asked for then. `null`: an empty one. */
  readonly initial: (() => ToulminDocument | Promise<ToulminDocument>) | null;
}

/** Keeps a session's document in a store. */
export interface Persistence {
  readonly store: StoreApi<{ readonly save: SaveState; readonly damage: Damage | null }>;
  /** Loads what is saved, else the initial document, and saves from then on. Returns how to stop, after a last save. */
  start(): () => void;
  /** Writes what is not yet written, at once. */
  flush(): Promise<void>;
  /** Writes what is not yet written before the page goes away, without waiting for what is being written. */
  flushLast(): void;
  /**
   * Removes what is saved and shows the initial document, as a step that can be undone. Where there is none, the marks
   * go and the judgment stays. What somebody else saved meanwhile is not removed: that is a conflict.
   */
  reset(): Promise<void>;
  /** Whether something would be lost with the page that the store did not take when it was last asked. */
  isAtRisk(): boolean;
  /** Takes the notice of a damaged record away; the record stays set aside. */
  dismissDamage(): void;
  /** Ends a conflict by keeping one side; what this page showed stays reachable by undo. */
  settle(keep: "mine" | "theirs"): Promise<void>;
}

/** How long typing is gathered before it is written, in milliseconds. */
const TYPING_GATHERED = 250;
/** Other changes are written when they have been drawn, after as many milliseconds. */
const CHANGE_DRAWN = 50;

export function createPersistence(session: Session, { storage, documentId, initial }: PersistenceOptions): Persistence {
  const store: Persistence["store"] = createStore(() => ({ save: { state: "loading" }, damage: null }));
  const show = (save: SaveState) => {
    if (save.state !== "saving") isRefused = save.state === "unsaved" || save.state === "conflict";
    store.setState({ save });
  };
  let revision: Revision | null = null;
  /** The document that the store has; `null` until one is loaded. */
  let written: ToulminDocument | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | null = null;
  /** Whether the store refused what it was last asked: also while it is asked again. */
  let isRefused = false;

  const isDirty = () => written !== null && session.document() !== session.adopted(written);
  const isInConflict = () => store.getState().save.state === "conflict";

  /** What the store has; rejects also when it answers nothing that a store answers. */
  async function found(): Promise<Loaded> {
    const loaded = await storage.load(documentId);
    if (!["document", "nothing", "damaged"].includes(loaded.found)) throw new TypeError("no answer of a store");
    return loaded;
  }

  async function load(isStopped: () => boolean): Promise<void> {
    show({ state: "loading" });
    const loaded = await found().catch((reason: unknown) => ({ found: "failed" as const, reason }));
    const document = loaded.found === "document" ? loaded.document : await (initial ?? emptyDocument)();
    if (!isDocument(document)) throw new TypeError("no document");
    if (isStopped()) return;
    if (loaded.found === "damaged") store.setState({ damage: loaded });
    revision = "revision" in loaded ? loaded.revision : null;
    written = document;
    session.load(document);
    show(
      loaded.found === "failed"
        ? { state: "unsaved", reason: loaded.reason }
        : { state: "saved", isNew: loaded.found !== "document" },
    );
  }

  function saveSoon(): void {
    if (!isDirty() || isInConflict()) return;
    show({ state: "saving" });
    const isTyping = session.store.getState().history.visit !== null;
    if (!isTyping) clearTimeout(timer);
    if (isTyping && timer !== undefined) return;
    timer = setTimeout(() => whenIdle(() => void flush()), isTyping ? TYPING_GATHERED : CHANGE_DRAWN);
  }

  /** Writes until nothing is unwritten; one write at a time. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  }

  async function writeAll(): Promise<void> {
    let isSaved = true;
    while (isSaved && isDirty() && !isInConflict()) isSaved = await write();
    // what was changed was taken back meanwhile
    if (!isDirty() && store.getState().save.state === "saving") show({ state: "saved" });
  }

  /** Notes what the store answered to a document, or to its clearing; tells whether it was taken. */
  function take(outcome: Saved, document: ToulminDocument): boolean {
    if (typeof outcome.saved !== "boolean") throw new TypeError("no answer of a store");
    if (outcome.saved) {
      revision = outcome.revision;
      written = document;
      isRefused = false;
      show({ state: isDirty() ? "saving" : "saved" });
    } else {
      show({ state: "conflict", theirs: outcome.theirs, revision: outcome.revision });
    }
    return outcome.saved;
  }

  async function write(): Promise<boolean> {
    const document = session.document();
    try {
      return take(await storage.save(documentId, document, revision), document);
    } catch (reason) {
      show({ state: "unsaved", reason });
      return false;
    }
  }

  /** Clears the store and then shows the bare document; where the store can't be reached, the next save does it. */
  async function clear(bare: ToulminDocument): Promise<void> {
    try {
      const outcome = await storage.clear(documentId, revision);
      if (!take(outcome, bare)) return;
    } catch (reason) {
      show({ state: "unsaved", reason });
    }
    session.takeOver(bare, { kind: "reset" });
  }

  /**
   * Somebody else saved or cleared the document: shows what there is when nothing of ours is unsaved; else there is a
   * conflict, as where nothing would be left to show.
   */
  async function refresh(): Promise<void> {
    await writing;
    if (written === null) return;
    const loaded = await found().catch(() => null);
    if (!loaded || loaded.found === "damaged" || loaded.revision === null || loaded.revision === revision) return;
    const theirs = loaded.found === "document" ? loaded.document : null;
    const isNothingLeft = theirs === null && initial === null;
    if (isDirty() || isNothingLeft) show({ state: "conflict", theirs, revision: loaded.revision });
    else await takeOver(theirs, loaded.revision);
  }

  /** What a cleared document begins with again; without an initial one the judgment stays. */
  async function unmarked(): Promise<ToulminDocument> {
    const first = await (initial ?? (() => createDocument(session.document())))();
    if (!isDocument(first)) throw new TypeError("no document");
    // ids are not given twice, also after an undo
    return { ...first, lastId: Math.max(first.lastId, session.document().lastId) };
  }

  async function takeOver(theirs: ToulminDocument | null, theirRevision: Revision): Promise<void> {
    const document = theirs ?? (await unmarked());
    revision = theirRevision;
    written = document;
    session.takeOver(document, { kind: "reloaded" });
    show({ state: "saved" });
  }

  return {
    store,
    flush,
    start() {
      let stopped = false;
      const stopListening = session.store.subscribe(saveSoon);
      const stopFollowing: unknown = callHost(() => storage.subscribe(documentId, () => void refresh()));
      load(() => stopped).catch((reason: unknown) => show({ state: "failed", reason }));
      return () => {
        stopped = true;
        stopListening();
        if (typeof stopFollowing === "function") callHost(() => stopFollowing());
        void flush();
      };
    },
    async reset() {
      const bare = await unmarked();
      if (!session.allows(bare)) return;
      if (initial === null) return session.takeOver(bare, { kind: "reset" });
      while (writing !== null) await writing;
      writing = clear(bare).finally(() => {
        writing = null;
      });
      await writing;
    },
    flushLast() {
      if (!isDirty() || isInConflict()) return;
      const document = session.document();
      attempt(() => storage.save(documentId, document, revision, { isLast: true })).then(
        (outcome) => take(outcome, document),
        (reason: unknown) => show({ state: "unsaved", reason }),
      );
    },
    isAtRisk() {
      return isDirty() && isRefused;
    },
    dismissDamage() {
      store.setState({ damage: null });
    },
    async settle(keep) {
      const { save } = store.getState();
      if (save.state !== "conflict") return;
      if (keep === "theirs") return await takeOver(save.theirs, save.revision);
      // ours is now on top of theirs
      revision = save.revision;
      written = save.theirs ?? emptyDocument();
      show({ state: "saving" });
      await flush();
    },
  };
}

/** Begins at once; what it throws is as what its promise rejects with. */
function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => resolve(work()));
}

/** Whether a host gave a document, as it promised. */
function isDocument(value: unknown): value is ToulminDocument {
  return isRecord(value) && Array.isArray(value.blocks) && Array.isArray(value.nodes);
}

function emptyDocument(): ToulminDocument {
  return createDocument({ blocks: [] });
}

/** After what the change draws: a long document takes some milliseconds to hand over. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "undefined") work();
  else requestIdleCallback(work, { timeout: 200 });
}
