import type { ToulminDocument } from "../core/document";
import type { AnnotationStore, Revision } from "./store";

/**
 * Keeps documents in memory, until the page is left. For tests, previews, and pages that keep documents elsewhere.
 * Editors that share the store share its documents.
 */
export function createMemoryStore(): AnnotationStore {
  const records = new Map<string, { document: ToulminDocument; revision: Revision }>();
  const listeners = new Set<{ documentId: string; tell: () => void }>();
  let counter = 0;
  const told = (documentId: string) => {
    for (const listener of [...listeners]) if (listener.documentId === documentId) listener.tell();
  };
  return {
    async load(documentId) {
      const record = records.get(documentId);
      return record ? { found: "document", ...record } : { found: "nothing" };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const record = records.get(documentId);
      if (record && record.revision !== base && !isLast) {
        return { saved: false, theirs: record.document, revision: record.revision };
      }
      const revision = String(++counter);
      records.set(documentId, { document, revision });
      told(documentId);
      return { saved: true, revision };
    },
    async clear(documentId) {
      if (records.delete(documentId)) told(documentId);
    },
    subscribe(documentId, tell) {
      const listener = { documentId, tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
