/**
 * A `fetch` that answers as a server with ETags does, for one page; nothing leaves it. What was deleted leaves its ETag:
 * it answers 410, and writing over it takes that ETag as well.
 */
export function createFakeServer(): typeof fetch {
  const records = new Map<string, { body: string | null; tag: string }>();
  let counter = 0;
  return async (address, { method = "GET", headers, body } = {}) => {
    const key = String(address);
    const record = records.get(key);
    const conditions = new Headers(headers);
    const mayWrite = conditions.has("If-None-Match")
      ? record === undefined
      : !conditions.has("If-Match") || record === undefined || conditions.get("If-Match") === record.tag;
    const isWrite = method === "PUT" || method === "DELETE";
    if (isWrite && mayWrite) {
      const tag = `"${++counter}"`;
      records.set(key, { body: method === "PUT" ? String(body) : null, tag });
      return new Response(null, { status: 204, headers: { ETag: tag } });
    }
    if (!record) return new Response(null, { status: 404 });
    const status = isWrite ? 412 : record.body === null ? 410 : 200;
    return new Response(method === "HEAD" ? null : record.body, { status, headers: { ETag: record.tag } });
  };
}
