/** What is read of a JSON schema. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
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
  /** A record that is there, of a link to it. */
  readonly existing?: number;
}

/** Whether a number is a value of it. */
export function isNumber({ type, anyOf = [] }: Schema): boolean {
  return type === "integer" || type === "number" || anyOf.some(isNumber);
}

/** The fields of an object. */
export function propertiesOf({ properties = {} }: Schema): Readonly<Record<string, Schema>> {
  return properties;
}

const days = ["0000-01-01", "0001-01-01", "1900-01-01", "2200-12-31", "9999-12-31", "+275760-09-13", "2026-02-30"];
const isMonth = ({ pattern = "" }: Schema) => pattern.includes("(0[1-9]|1[0-2])$");

/** Both ways from the first to the last value, of each pair of days, months or moments: a stretch is longest then. */
export function stretchesOf(fields: Readonly<Record<string, Schema>>): Readonly<Record<string, unknown>>[] {
  return Object.keys(fields).flatMap((from) => {
    const to = from.replace(/from$/, "to");
    if (from === to || !(to in fields)) return [];
    const [first, last] = endsOf(fields[from] as Schema);
    return [
      { [from]: first, [to]: last },
      { [from]: last, [to]: first },
    ];
  });
}

/** Texts as long and numbers as large as they may be. */
function largestOf(schema: Schema): unknown {
  if (schema.existing !== undefined) return schema.existing;
  if (schema.anyOf?.[0]) return largestOf(schema.anyOf[0]);
  if (schema.type === "object") {
    const usual = usualOf(schema) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.keys(usual).map((name) => [name, largestOf(propertiesOf(schema)[name] ?? {})]));
  }
  if (schema.type === "string" && usualOf(schema) === "가")
    return "가".repeat(Math.min(schema.maxLength ?? LINE, LINE));
  return schema.maximum ?? usualOf(schema);
}

/** As long as each text may be for the longest list of lines to be within what may be sent. */
const LINE = 50;

/** The first and the last value that somebody can write. */
function endsOf(schema: Schema): readonly [unknown, unknown] {
  const [first] = extremesOf(schema);
  if (schema.anyOf?.[0]) return endsOf(schema.anyOf[0]);
  if (schema.format === "date") return ["1900-01-01", "2200-12-31"];
  if (schema.format === "date-time") return ["1900-01-01T00:00:00Z", "2200-12-31T23:59:59Z"];
  if (isMonth(schema)) return ["1900-01", "2200-12"];
  return [first, extremesOf(schema).at(-1)];
}

/** The extremes of a type: what it may be just so, and what it may not. */
export function extremesOf(schema: Schema): unknown[] {
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
      const usual = usualOf(schema) as Readonly<Record<string, unknown>>;
      const parts = Object.entries(propertiesOf(schema)).map(([name, it]) => [name, extremesOf(it)] as const);
      return [
        nested(MOST_DEPTH),
        ...[0, -1].map((at) => Object.fromEntries(parts.map(([name, values]) => [name, values.at(at)]))),
        ...parts.flatMap(([name, values]) => values.map((value) => ({ ...usual, [name]: value }))),
        ...stretchesOf(propertiesOf(schema)).map((stretch) => ({ ...usual, ...stretch })),
      ];
    }
    case "array": {
      const { items = {}, maxItems = 1000 } = schema;
      const each = extremesOf(items);
      const longest = (value: unknown) => Array.from({ length: maxItems }, () => value);
      // each line of a list with each of its values, and as many lines as there may be of the largest
      const lines =
        items.type === "object" ? [...each.map((one) => [one]), longest(largestOf(items))] : [[each.at(-1)]];
      return [[], longest(usualOf(items)), ...lines];
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

/** A value that may be sent, of what is there already where that is known. */
export function usualOf(schema: Schema): unknown {
  if (schema.existing !== undefined) return schema.existing;
  if (schema.anyOf?.[0]) return usualOf(schema.anyOf[0]);
  if (schema.enum) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (schema.format === "date") return "2026-07-01";
  if (schema.format === "date-time") return "2026-07-01T01:00:00Z";
  if (isMonth(schema)) return "2026-07";
  switch (schema.type) {
    case "object": {
      // a line that is new has no number
      const given = Object.entries(propertiesOf(schema)).filter(
        ([name]) => name !== "idx" || schema.required?.includes(name),
      );
      // a period ends after it begins
      const made = (name: string, it: Schema) =>
        name === "to" && it.format === "date-time" ? "2026-07-01T02:00:00Z" : usualOf(it);
      return Object.fromEntries(given.map(([name, it]) => [name, made(name, it)]));
    }
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
