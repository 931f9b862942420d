import { entityScreens, type Field, modules } from "@portal/definition";
import { type CallDefinition, recordSchema } from "@portal/definition/contract";
import { z } from "zod";
import { entityOf } from "../../crud/entity";
import { findPlace } from "../../crud/place";
import { portalEntities } from "../../crud/portal-entities";

/** A request with one value, or all of them, at an extreme of its type. */
export interface ExtremeRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Which call, which parameter, which value. */
  readonly what: string;
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** What is sent beside the value that is tried: mostly something that is there. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Requests to a call, made from its schemas: each parameter at each extreme of its type while the others are usual, and
 * all of them at once. Lists and statistics are asked on each of their screens, by each of its filters.
 */
export function extremeRequests(call: CallDefinition): ExtremeRequest[] {
  const [, , section = "", entity = "", part = ""] = call.path.split("/");
  const isRecords = section === "records" && portalEntities.has(entity);
  const fields = propertiesOf(jsonOf(call.query ?? call.body ?? call.form?.fields));
  if (!isRecords) return requestsOf(call, fields, {});
  const screens = entityScreens(modules).filter(({ of }) => of === entity);
  if (call.method === "post") {
    const record = "values" in fields ? jsonOf(recordSchema(definitionOf(entity), definitionOf)) : undefined;
    const screen = screens.find(({ kind }) => kind === "add" || kind === "settings")?.name;
    return requestsOf(call, { ...fields, ...(record && { values: record }) }, screen === undefined ? {} : { screen });
  }
  // what is exported is looked for as a list is
  if (part !== "list" && part !== "statistics") return requestsOf(call, fields, {});
  return screens.flatMap(({ name, ...screen }) => {
    const filters = "filters" in screen ? ((screen.filters ?? []) as readonly string[]) : [];
    const sought = Object.fromEntries(filters.flatMap((key) => filterSchemas(entity, key)));
    return requestsOf(call, { ...fields, ...sought }, { screen: name });
  });
}

function definitionOf(name: string) {
  return entityOf({ entities: portalEntities }, name).definition;
}

/** A filter of a list, as its address has it. */
function filterSchemas(entity: string, key: string): [string, Schema][] {
  const field = findPlace(entityOf({ entities: portalEntities }, entity), key)?.field;
  const schema = field && filterSchema(field);
  return schema ? [key, `${key}.from`, `${key}.to`].map((name) => [name, schema]) : [];
}

function filterSchema({ kind }: Field): Schema {
  if (kind === "date") return { type: "string", format: "date" };
  if (kind === "dateTime" || kind === "period")
    return {
      anyOf: [
        { type: "string", format: "date" },
        { type: "string", format: "date-time" },
      ],
    };
  if (kind === "month") return { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])$" };
  return ["text", "longText", "html"].includes(kind) ? { type: "string", maxLength: 1000 } : { type: "integer" };
}

function requestsOf(call: CallDefinition, fields: Readonly<Record<string, Schema>>, given: Fields): ExtremeRequest[] {
  const usual = { ...Object.fromEntries(Object.entries(fields).map(([name, it]) => [name, usualOf(it)])), ...given };
  const tried = Object.entries(fields)
    .filter(([name]) => !(name in given))
    .map(([name, schema]) => [name, extremesOf(schema)] as const);
  const each = tried.flatMap(([name, values]) =>
    values.map((value, at) => request(call, { ...usual, [name]: value }, `${name}, its value ${at}`)),
  );
  // a stretch is longest from the first of its days to the last of them
  const spans = tried
    .map(([name]) => [name, name.replace(/from$/, "to")] as const)
    .filter(([from, to]) => from !== to && to in fields)
    .flatMap(([from, to]) => {
      const [first, last] = endsOf(fields[from] as Schema);
      return [
        request(call, { ...usual, [from]: first, [to]: last }, `from ${first} to ${last}`),
        request(call, { ...usual, [from]: last, [to]: first }, `from ${last} to ${first}`),
      ];
    });
  const all = [0, 1, 2, -1].map((at) => {
    const values = tried.map(([name, of]) => [name, of.at(at) ?? null]);
    return request(call, { ...usual, ...Object.fromEntries(values) }, `every value ${at}`);
  });
  return [request(call, usual, "as usual"), ...each, ...spans, ...all];
}

function request({ method, path }: CallDefinition, fields: Fields, what: string): ExtremeRequest {
  if (method === "post") return { method: "POST", url: path, payload: fields, what: `${path} ${what}` };
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(written(value).slice(0, IN_ADDRESS))}`);
  return { method: "GET", url: `${path}?${pairs.join("&")}`, what: `${path} ${what}` };
}

/** A longer address is refused before anything is read of it. */
const IN_ADDRESS = 1000;

function written(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function jsonOf(schema: z.ZodType | undefined): Schema {
  return schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema) : {};
}

function propertiesOf({ properties = {} }: Schema): Readonly<Record<string, Schema>> {
  return properties;
}

const days = ["0000-01-01", "0001-01-01", "1900-01-01", "2200-12-31", "9999-12-31", "+275760-09-13", "2026-02-30"];
const isMonth = ({ pattern = "" }: Schema) => pattern.includes("(0[1-9]|1[0-2])$");

/** The first and the last value that somebody can write. */
function endsOf(schema: Schema): readonly [unknown, unknown] {
  const [first] = extremesOf(schema);
  if (schema.anyOf?.[0]) return endsOf(schema.anyOf[0]);
  if (schema.format === "date") return ["1900-01-01", "2200-12-31"];
  if (schema.format === "date-time") return ["1900-01-01T00:00:00Z", "2200-12-31T23:59:59Z"];
  if (isMonth(schema)) return ["1900-01", "2200-12"];
  return [first, extremesOf(schema).at(-1)];
}

function extremesOf(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(extremesOf);
  if (schema.allOf) return schema.allOf.flatMap(extremesOf);
  if (schema.enum) return [schema.enum.at(-1), "없는 것"];
  if ("const" in schema) return [schema.const];
  if (schema.format === "date") return [...days];
  if (schema.format === "date-time")
    return [...days.map((day) => `${day}T00:00:00Z`), "2200-12-31T23:59:59-23:59", "1900-01-01T00:00:00+23:59"];
  if (isMonth(schema)) return ["0000-01", "1900-01", "2200-12", "9999-12"];
  switch (schema.type) {
    case "object": {
      const usual = usualOf(schema) as Fields;
      const parts = Object.entries(propertiesOf(schema)).map(([name, it]) => [name, extremesOf(it)] as const);
      return [
        nested(MOST_DEPTH),
        ...[0, -1].map((at) => Object.fromEntries(parts.map(([name, values]) => [name, values.at(at)]))),
        ...parts.flatMap(([name, values]) => values.map((value) => ({ ...usual, [name]: value }))),
      ];
    }
    case "array": {
      const { items = {}, maxItems = 1000 } = schema;
      const usual = usualOf(items);
      return [[], Array.from({ length: maxItems }, () => usual), [extremesOf(items).at(-1)]];
    }
    case "integer":
    case "number":
      return [
        ...[schema.minimum, schema.maximum].filter((bound) => bound !== undefined),
        ...[0, -1, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e308],
      ];
    case "string":
      if (schema.pattern?.includes("\\d")) return ["0", "999999999999999", "-1", "1e3"];
      return ["", "가".repeat(schema.maxLength ?? LONG), "<b>".repeat(Math.floor((schema.maxLength ?? LONG) / 3))];
    case "boolean":
      return [true, false];
    case "null":
      return [null];
    default:
      return [0, "", nested(MOST_DEPTH)];
  }
}

/** The deepest nesting that is read, and a text without a limit of its own. */
const MOST_DEPTH = 60;
const LONG = 100_000;

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let at = 0; at < depth; at++) value = { a: value };
  return value;
}

function usualOf(schema: Schema): unknown {
  if (schema.anyOf?.[0]) return usualOf(schema.anyOf[0]);
  if (schema.enum) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (schema.format === "date") return "2026-07-01";
  if (schema.format === "date-time") return "2026-07-01T01:00:00Z";
  if (isMonth(schema)) return "2026-07";
  switch (schema.type) {
    case "object":
      return Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, it]) => [name, usualOf(it)]));
    case "array":
      return [usualOf(schema.items ?? {})];
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "string":
      return schema.pattern?.includes("\\d") ? "1" : "가";
    case "boolean":
      return false;
    default:
      return null;
  }
}
