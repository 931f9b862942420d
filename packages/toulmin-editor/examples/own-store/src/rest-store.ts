import type { AnnotationStore, Revision, Saved } from "toulmin-editor";
import { isUnreadable, problemText, revived, type ToulminDocument } from "toulmin-editor/core";

/** A browser refuses a request that is to outlive its page when it has more bytes than these. */
const OUTLIVES = 64 * 1024;

/**
 * Keeps documents on a server, one under `address/:documentId`. The server gives each state it saves a new ETag, a
 * deletion too (410 from then on), and answers 412 with its own state, with nothing for a deleted one, when a save or a
 * deletion names another state than it has. It is asked for news every few seconds.
 */
export function createRestStore(address: string, { pollEvery = 5000 } = {}): AnnotationStore {
  const request = async (documentId: string, init?: RequestInit) => {
    const response = await fetch(`${address}/${encodeURIComponent(documentId)}`, init);
    if (!response.ok && ![404, 410, 412].includes(response.status)) {
      throw new Error(`${response.status} ${response.statusText}`);
    }
    return response;
  };
  /** How many saves of a document are under way: what state they make is not known yet. */
  const underWay = new Map<string, number>();
  const revisionOf = (response: Response) => response.headers.get("ETag") ?? "";
  /** Writes on top of the state that is named, `null` where there is none; without a name on top of any. */
  const write = async (documentId: string, init: RequestInit, base?: Revision | null): Promise<Saved> => {
    const headers = new Headers({ "Content-Type": "application/json" });
    if (base === null) headers.set("If-None-Match", "*");
    else if (base !== undefined) headers.set("If-Match", base);
    const response = await request(documentId, { ...init, headers });
    const revision = revisionOf(response);
    if (response.status !== 412) return { saved: true, revision };
    const text = await response.text();
    return { saved: false, theirs: text === "" ? null : (JSON.parse(text) as ToulminDocument), revision };
  };
  return {
    async load(documentId) {
      const response = await request(documentId);
      if (response.status === 404) return { found: "nothing", revision: null };
      if (response.status === 410) return { found: "nothing", revision: revisionOf(response) };
      const record: unknown = await response.json();
      const document = revived(record);
      if (isUnreadable(document)) return { found: "damaged", reason: problemText(document.error), record };
      return { found: "document", document, revision: revisionOf(response) };
    },
    async save(documentId, document, base, { isLast = false } = {}) {
      const body = JSON.stringify(document);
      const before = underWay.get(documentId) ?? 0;
      underWay.set(documentId, before + 1);
      try {
        // the last one of a page may be on top of one that is under way, whatever state that makes
        const from = isLast && before > 0 ? undefined : base;
        const keepalive = isLast && new Blob([body]).size <= OUTLIVES;
        return await write(documentId, { method: "PUT", body, keepalive }, from);
      } finally {
        underWay.set(documentId, (underWay.get(documentId) ?? 1) - 1);
      }
    },
    clear: (documentId, base) => write(documentId, { method: "DELETE" }, base),
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
