/** A `fetch` that answers as a server with ETags does, for one page; nothing leaves it. */
export function createFakeServer(): typeof fetch {
  const records = new Map<string, { body: string; tag: string }>();
  let counter = 0;
  return async (address, { method = "GET", headers, body } = {}) => {
    const key = String(address);
    const record = records.get(key);
    const conditions = new Headers(headers);
    const mayWrite = conditions.has("If-None-Match")
      ? record === undefined
      : !conditions.has("If-Match") || record === undefined || conditions.get("If-Match") === record.tag;
    if (method === "PUT" && mayWrite) {
      const tag = `"${++counter}"`;
      records.set(key, { body: String(body), tag });
      return new Response(null, { status: 204, headers: { ETag: tag } });
    }
    if (method === "DELETE") {
      records.delete(key);
      return new Response(null, { status: 204 });
    }
    if (!record) return new Response(null, { status: 404 });
    const status = method === "PUT" ? 412 : 200;
    return new Response(method === "HEAD" ? null : record.body, { status, headers: { ETag: record.tag } });
  };
}
