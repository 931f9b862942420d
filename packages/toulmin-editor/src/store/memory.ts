import type { ToulminDocument } from "../core/document";
import type { DocumentLibrary, Revision } from "./store";

/**
 * Keeps documents in memory, until the page is left. For tests, previews, and pages that keep documents elsewhere.
 * Editors that share the store share its documents.
 */
export function createMemoryStore(): DocumentLibrary {
  const records = new Map<string, { document: ToulminDocument; revision: Revision; changedAt: number }>();
  const names = new Map<string, string>();
  const listeners = new Set<{ documentId: string; tell: () => void }>();
  let counter = 0;
  const told = (documentId: string) => {
    for (const listener of [...listeners]) if (listener.documentId === documentId) listener.tell();
  };
  return {
    async load(documentId) {
      const record = records.get(documentId);
      if (!record) return { found: "nothing" };
      return { found: "document", document: record.document, revision: record.revision };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const record = records.get(documentId);
      if (record && record.revision !== base && !isLast) {
        return { saved: false, theirs: record.document, revision: record.revision };
      }
      const revision = String(++counter);
      records.set(documentId, { document, revision, changedAt: Date.now() });
      told(documentId);
      return { saved: true, revision };
    },
    async clear(documentId) {
      names.delete(documentId);
      if (records.delete(documentId)) told(documentId);
    },
    async list() {
      return [...records].map(
        ([
          id,
          {
            document: { title, nodes },
            changedAt,
          },
        ]) => {
          return { id, name: names.get(id) ?? "", title, marks: nodes.length, changedAt };
        },
      );
    },
    async rename(documentId, name) {
      if (name === "") names.delete(documentId);
      else names.set(documentId, name);
    },
    subscribe(documentId, tell) {
      const listener = { documentId, tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
