import type { AnnotationStore } from "toulmin-editor";
import { isUnreadable, problemText, revived, type ToulminDocument } from "toulmin-editor/core";

/**
 * Keeps documents on a server, one under `address/:documentId`. The server gives each state it saves a new ETag and
 * answers 412 with its own state when a save names another one than it has. It is asked for news every few seconds.
 */
export function createRestStore(address: string, { pollEvery = 5000 } = {}): AnnotationStore {
  const request = async (documentId: string, init?: RequestInit) => {
    const response = await fetch(`${address}/${encodeURIComponent(documentId)}`, init);
    if (!response.ok && response.status !== 404 && response.status !== 412) {
      throw new Error(`${response.status} ${response.statusText}`);
    }
    return response;
  };
  const revisionOf = (response: Response) => response.headers.get("ETag") ?? "";
  return {
    async load(documentId) {
      const response = await request(documentId);
      if (response.status === 404) return { found: "nothing" };
      const record: unknown = await response.json();
      const document = revived(record);
      if (isUnreadable(document)) return { found: "damaged", reason: problemText(document.error), record };
      return { found: "document", document, revision: revisionOf(response) };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const headers = new Headers({ "Content-Type": "application/json" });
      if (!isLast && base === null) headers.set("If-None-Match", "*");
      if (!isLast && base !== null) headers.set("If-Match", base);
      const response = await request(documentId, {
        method: "PUT",
        headers,
        body: JSON.stringify(document),
        keepalive: isLast,
      });
      const revision = revisionOf(response);
      if (response.status !== 412) return { saved: true, revision };
      return { saved: false, theirs: (await response.json()) as ToulminDocument, revision };
    },
    async clear(documentId) {
      await request(documentId, { method: "DELETE" });
    },
    subscribe(documentId, listener) {
      let known: string | undefined;
      const look = async () => {
        const response = await request(documentId, { method: "HEAD" }).catch(() => null);
        if (!response) return;
        const revision = revisionOf(response);
        if (known !== undefined && revision !== known) listener();
        known = revision;
      };
      void look();
      const timer = setInterval(look, pollEvery);
      return () => clearInterval(timer);
    },
  };
}
