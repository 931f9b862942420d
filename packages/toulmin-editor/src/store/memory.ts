import type { ToulminDocument } from "../core/document";
import type { DocumentLibrary, Revision, Saved } from "./store";

/** A saved state; without a document when it was cleared. */
interface Kept {
  readonly document: ToulminDocument | null;
  readonly revision: Revision;
  readonly changedAt: number;
}

/**
 * Keeps documents in memory, until the page is left. For tests, previews, and pages that keep documents elsewhere.
 * Editors that share the store share its documents.
 */
export function createMemoryStore(): DocumentLibrary {
  const records = new Map<string, Kept>();
  const names = new Map<string, string>();
  const tagged = new Map<string, readonly string[]>();
  const listeners = new Set<{ documentId: string; tell: () => void }>();
  let counter = 0;
  const told = (documentId: string) => {
    for (const listener of [...listeners]) if (listener.documentId === documentId) listener.tell();
  };
  function put(documentId: string, document: ToulminDocument | null, base: Revision | null): Saved {
    const record = records.get(documentId);
    if (record && record.revision !== base) {
      return { saved: false, theirs: record.document, revision: record.revision };
    }
    const revision = String(++counter);
    records.set(documentId, { document, revision, changedAt: Date.now() });
    told(documentId);
    return { saved: true, revision };
  }
  return {
    async load(documentId) {
      const { document, revision } = records.get(documentId) ?? { document: null, revision: null };
      return document ? { found: "document", document, revision } : { found: "nothing", revision };
    },
    save: async (documentId, document, base) => put(documentId, document, base),
    async clear(documentId, base) {
      const outcome = put(documentId, null, base);
      if (outcome.saved) for (const each of [names, tagged]) each.delete(documentId);
      return outcome;
    },
    async list() {
      return [...records].flatMap(([id, { document, changedAt }]) => {
        if (!document) return [];
        const { title, nodes } = document;
        return { id, name: names.get(id) ?? "", title, marks: nodes.length, tags: tagged.get(id) ?? [], changedAt };
      });
    },
    async rename(documentId, name) {
      if (name === "") names.delete(documentId);
      else names.set(documentId, name);
    },
    async tag(documentId, tags) {
      tagged.set(documentId, [...tags]);
    },
    subscribe(documentId, tell) {
      const listener = { documentId, tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
