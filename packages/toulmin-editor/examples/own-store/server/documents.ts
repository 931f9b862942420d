import { isUnreadable, revived } from "toulmin-editor/core";

/** A state of a document: its JSON, `null` once it is deleted, and the ETag that names the state. */
export interface Kept {
  readonly body: string | null;
  readonly tag: string;
}

/** Where states are kept. Neither waits, so that nothing comes between what is read for a request and what is written. */
export interface Shelf {
  get(id: string): Kept | undefined;
  set(id: string, kept: Kept): void;
}

/** Answers what `createRestStore` asks about one document. Who may ask is to be decided before. */
export async function answer(request: Request, id: string, shelf: Shelf): Promise<Response> {
  const { method } = request;
  const isWrite = method === "PUT" || method === "DELETE";
  if (!isWrite && method !== "GET" && method !== "HEAD") return said(405);
  const body = method === "PUT" ? await request.text() : null;
  if (body !== null && !isDocument(body)) return said(400);
  const kept = shelf.get(id);
  if (isWrite && mayWrite(request.headers, kept)) {
    const tag = `"${crypto.randomUUID()}"`;
    shelf.set(id, { body, tag });
    return said(204, { tag });
  }
  if (!kept) return said(404);
  return said(isWrite ? 412 : kept.body === null ? 410 : 200, kept, method === "HEAD" ? null : kept.body);
}

/** A new document only where there was none; any other on top of the state that is named, or of any without a name. */
function mayWrite(headers: Headers, kept: Kept | undefined): boolean {
  if (headers.has("If-None-Match")) return kept === undefined;
  return kept === undefined || !headers.has("If-Match") || headers.get("If-Match") === kept.tag;
}

function isDocument(body: string): boolean {
  try {
    return !isUnreadable(revived(JSON.parse(body)));
  } catch {
    return false;
  }
}

function said(status: number, kept?: Pick<Kept, "tag">, body: string | null = null): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "Content-Type": "application/json" });
  if (kept) headers.set("ETag", kept.tag);
  return new Response(body, { status, headers });
}
