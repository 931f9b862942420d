import type { CallDefinition } from "@portal/definition/contract";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { z } from "zod";

/** A request that means harm; every text in it has the mark. */
export type HostileRequest = InjectOptions & { readonly url: string };

/** Requests to a call made from its schemas: fields that fit and fields that do not, and bodies that are none. */
export function hostileRequest(call: CallDefinition, mark: string): fc.Arbitrary<HostileRequest> {
  const method = call.method === "get" ? "GET" : "POST";
  const fields = fieldsOf(call.query ?? call.body ?? call.form?.fields, mark);
  const queries = fields.map((given) => ({ method, url: `${call.path}?${queryOf(given)}` }) as const);
  if (method === "GET") return fc.oneof({ weight: 9, arbitrary: queries }, rawQuery(call.path, mark));
  const toUrl = { method, url: call.path } as const;
  const json = fields.map((payload) => ({ ...toUrl, payload }));
  const forms = fc
    .tuple(fields, bytes(mark))
    .map(([given, file]) => ({ ...toUrl, ...formOf(given, call.form?.file ?? "file", file) }));
  return fc.oneof(
    { weight: 9, arbitrary: call.form ? forms : json },
    { weight: 1, arbitrary: call.form ? json : forms },
    { weight: 1, arbitrary: rawBody(mark).map((raw) => ({ ...toUrl, ...raw })) },
    { weight: 1, arbitrary: queries },
  );
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  minItems?: number;
}

function fieldsOf(schema: z.ZodType | undefined, mark: string): fc.Arbitrary<object> {
  const { properties = {} } = (schema ? z.toJSONSchema(schema, { io: "input" }) : {}) as Schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, valueFor(field, mark)]);
  const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
  const extra = fc.dictionary(fc.constantFrom("idx_writer", "is_admin", "ver", "constructor", "', drop"), nasty(mark), {
    maxKeys: 1,
  });
  return fc.tuple(known, extra).map(([fitting, more]) => ({ ...fitting, ...more }));
}

/** Mostly what fits a schema, else anything. */
function valueFor(schema: Schema, mark: string): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fittingFor(schema, mark) }, { weight: 1, arbitrary: nasty(mark) });
}

function fittingFor(schema: Schema, mark: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingFor(one, mark)));
  switch (schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueFor(field, mark)]),
        ),
      );
    case "array":
      return fc.array(valueFor(schema.items ?? {}, mark), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case "integer":
    case "number":
      return fc.constantFrom(0, 1, 2, 7, 30, 100, 101, 111, 9999);
    case "boolean":
      return fc.boolean();
    case "string":
      return schema.pattern ? fc.constantFrom("1", "5", "101", "110") : text(mark);
    default:
      return fc.constantFrom("", 0, 1, "110");
  }
}

/** Texts that have broken other servers: SQL, markup, paths, templates, signs that sort, hide or cannot be stored. */
function text(mark: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    `${mark} 고맙습니다`,
    `${mark}'; drop table staff; --`,
    `${mark}' or '1'='1`,
    `<script>alert("${mark}")</script>`,
    `<img src=x onerror=alert('${mark}')>`,
    `{{${mark}}} \${7*7} <%= 1 %>`,
    `../../../../etc/passwd?${mark}`,
    `${mark}\0null`,
    `${mark}\uD800`,
    `\u202E${mark}\u200B\uFEFF`,
    `${mark}\r\nset-cookie: a=b`,
    mark.repeat(100),
    mark.repeat(20_000),
    `${mark}🥕𠮷가나`,
    "",
    " ",
  );
}

function nasty(mark: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    text(mark),
    fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0.5,
      1e308,
      Number.MAX_SAFE_INTEGER,
      2 ** 31,
      "NaN",
      "9".repeat(400),
      "0x10",
      "1e3",
      [],
      {},
      [[[]]],
    ),
    text(mark).map((value) => [value]),
    text(mark).map((value) => ({ $gt: value, toString: value })),
  );
}

function queryOf(fields: object): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => {
      const written = typeof one === "object" ? JSON.stringify(one) : String(one);
      return `${encodeURIComponent(name)}=${encodeURIComponent(written.replace(/\p{Cs}/gu, "?")).slice(0, 6000)}`;
    });
  });
  return pairs.join("&");
}

function rawQuery(path: string, mark: string): fc.Arbitrary<HostileRequest> {
  return fc
    .constantFrom(
      `?idx=%00${mark}`,
      "?idx=%",
      "?idx=%ff%fe",
      "?__proto__[idx]=1&constructor=1",
      `?idx=1&idx=2&page[]=1&rows[${mark}]=3`,
      `?${"a=1&".repeat(500)}`,
      `/..%2f${mark}`,
      "%2e%2e/",
      "//",
    )
    .map((end) => ({ method: "GET", url: `${path}${end}` }));
}

function rawBody(mark: string) {
  return fc.constantFrom(
    { payload: `{"${mark}":`, headers: { "content-type": "application/json" } },
    { payload: "", headers: { "content-type": "application/json" } },
    { payload: `"${mark}"`, headers: { "content-type": "application/json" } },
    { payload: `{"__proto__":{"${mark}":1}}`, headers: { "content-type": "application/json" } },
    { payload: `${"[".repeat(5000)}${"]".repeat(5000)}`, headers: { "content-type": "application/json" } },
    { payload: `{"message":"${"가".repeat(1024 * 1024)}"}`, headers: { "content-type": "application/json" } },
    { payload: `<x>${mark}</x>`, headers: { "content-type": "text/xml" } },
    { payload: `uid=${mark}`, headers: { "content-type": "application/x-www-form-urlencoded" } },
    { payload: mark, headers: { "content-type": "multipart/form-data" } },
    { payload: `--x\r\n${mark}`, headers: { "content-type": "multipart/form-data; boundary=x" } },
    {
      payload: `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n${mark}\r\n--x--`,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    },
  );
}

function bytes(mark: string): fc.Arbitrary<string> {
  return fc.constantFrom("", `GIF89a${mark}`, `<svg onload="alert('${mark}')"/>`, "\xff\xd8\xff", "\0".repeat(1000));
}

/** A form as a browser sends it. */
function formOf(fields: object, fileName: string, file: string) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `content-disposition: form-data; name="${name.replace(/["\r\n]/g, "")}"\r\n\r\n${String(JSON.stringify(value)).replace(/^"|"$/g, "")}`,
  );
  parts.push(
    `content-disposition: form-data; name="${fileName}"; filename="../a.png"\r\ncontent-type: image/png\r\n\r\n${file}`,
  );
  const payload = `${parts.map((part) => `--edge\r\n${part}\r\n`).join("")}--edge--\r\n`;
  return { payload: Buffer.from(payload), headers: { "content-type": "multipart/form-data; boundary=edge" } };
}
