import {
  columnName,
  type DocumentKind,
  documentKinds,
  type EntityScreen,
  entityScreens,
  type Field,
  formByKind,
  modules,
} from "@portal/definition";
import { type CallDefinition, recordSchema, valueSchema } from "@portal/definition/contract";
import { z } from "zod";
import { entityOf } from "../../crud/entity";
import { findField } from "../../crud/place";
import { portalEntities } from "../../portal-entities";
import { formOf } from "../records/form-of";
import { extremesOf, isNumber, propertiesOf, type Schema, stretchesOf, usualOf } from "./extreme-values";

/** A request with one value, or all of them, at an extreme of its type. */
export interface ExtremeRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly payload?: Readonly<Record<string, unknown>> | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which call, which parameter, which value. */
  readonly what: string;
}

/** By the entity's name, a record that is there: what links are set to, and what is read and changed. */
export type Existing = Readonly<Record<string, { readonly idx: number; readonly ver: number }>>;

/** What is sent beside the value that is tried: mostly something that is there. */
type Fields = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/**
 * Requests to a call, made from its schemas: each parameter at each extreme of its type while the others are usual, and
 * all of them at once. Lists and statistics are asked on each of their screens, by each of its filters, documents are
 * written on each form, and files brought with each column.
 */
export function extremeRequests(call: CallDefinition, existing: Existing = {}): ExtremeRequest[] {
  const [, , section = "", entity = "", part = ""] = call.path.split("/");
  const fields = propertiesOf(jsonOf(call.query ?? call.body ?? call.form?.fields));
  if (section === "records" && portalEntities.has(entity)) return ofRecords(call, entity, part, fields, existing);
  const known = linksOf(fields, { ...everyLink, idx: section === "documents" ? "document" : section }, existing);
  if (!("data" in fields)) return requestsOf(call, known, {});
  const usual = usualOf({ type: "object", properties: known }) as Fields;
  return [
    ...requestsOf(call, known, {}),
    ...documentKinds.flatMap((kind) => requestsOf(call, { data: formSchema(kind, existing) }, { ...usual, kind })),
  ];
}

function ofRecords(call: CallDefinition, entity: string, part: string, fields: Schemas, existing: Existing) {
  const screens = entityScreens(modules).filter(({ of }) => of === entity);
  const importing = screens.find((screen) => "import" in screen && screen.import);
  const into = importing && "importInto" in importing ? linkedBy(entity)[`idx_${importing.importInto}`] : undefined;
  const isImport = part === "import";
  const links = { ...linkedBy(entity), idx: entity, idxs: entity, into: (isImport && into) || entity };
  const of = (...kinds: EntityScreen["kind"][]) => screens.find(({ kind }) => kinds.includes(kind))?.name;
  if (call.method === "post") {
    const { flow } = definitionOf(entity);
    const record = "values" in fields ? jsonOf(recordSchema(definitionOf(entity), definitionOf)) : undefined;
    const on: Readonly<Record<string, string | undefined>> = {
      add: of("add", "settings"),
      bulk: of("list", "tab-list"),
      import: importing?.name,
    };
    const given = {
      screen: on[part],
      move: part === "move" ? Object.keys(flow?.moves ?? {})[0] : undefined,
      ver: existing[entity]?.ver,
    };
    const asked = Object.entries(given).filter(([name, value]) => name in fields && value !== undefined);
    const sent = linksOf({ ...fields, ...(record && { values: record }) }, links, existing);
    return requestsOf(call, sent, Object.fromEntries(asked), isImport ? importFiles(entity) : undefined);
  }
  const read = linksOf(fields, links, existing);
  // what is exported is looked for as a list is
  if (part !== "list" && part !== "statistics") return requestsOf(call, read, {});
  return screens.flatMap(({ name, ...screen }) => {
    const filters = "filters" in screen ? ((screen.filters ?? []) as readonly string[]) : [];
    const sought = Object.fromEntries(filters.flatMap((key) => filterSchemas(entity, key)));
    return requestsOf(call, { ...read, ...sought }, { screen: name });
  });
}

function definitionOf(name: string) {
  return entityOf({ entities: portalEntities }, name).definition;
}

/** The entities that a record's columns link to, those of its parts among them. */
function linkedBy(entity: string): Readonly<Record<string, string>> {
  const { fields, parts = {} } = definitionOf(entity);
  return Object.assign({}, ...Object.keys(parts).map(linkedBy), linksIn(fields));
}

function linksIn(fields: Readonly<Record<string, Field>>): Readonly<Record<string, string>> {
  const links = Object.entries(fields).map(([key, field]) => [
    columnName(key, field),
    field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : undefined,
  ]);
  return Object.fromEntries(links.filter(([, to]) => to !== undefined));
}

/** What a name such as `idx_staff` links to wherever it is said, and `goods` by itself. */
const everyLink: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...portalEntities.keys()].map((name) => [name, name])),
  ...Object.assign({}, ...[...portalEntities.keys()].map(linkedBy)),
};

/** The schemas with records that are there for what links, however deep it lies. */
function linksOf(fields: Schemas, links: Readonly<Record<string, string>>, existing: Existing): Schemas {
  const within = (schema: Schema): Schema => ({
    ...schema,
    ...(schema.properties && { properties: linksOf(schema.properties, links, existing) }),
    ...(schema.items && { items: within(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(within) }),
    ...(schema.allOf && { allOf: schema.allOf.map(within) }),
  });
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const record = existing[links[name] ?? ""];
      if (!record || !isNumber(schema.items ?? schema)) return [name, within(schema)];
      const to = { existing: record.idx };
      return [name, schema.items ? { ...schema, items: { ...schema.items, ...to } } : { ...schema, ...to }];
    }),
  );
}

/** What is written on a form. */
function formSchema(kind: DocumentKind, existing: Existing): Schema {
  const { fields, rows = {} } = formByKind(kind);
  const schemas = (of: Readonly<Record<string, Field>>): Schemas => {
    const written = Object.entries(of).filter(([, field]) => !field.computed);
    const columns = written.map(([key, field]) => [columnName(key, field), jsonOf(valueSchema(field))]);
    return linksOf(Object.fromEntries(columns), linksIn(of), existing);
  };
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    { type: "array", maxItems: FORM_LINES, items: { type: "object", properties: schemas(row.fields) } },
  ]);
  return { type: "object", properties: { ...schemas(fields), ...Object.fromEntries(lines) } };
}

/** A line more than a form may have. */
const FORM_LINES = 201;

/** Files of rows: one with a usual line, those with an extreme in each column, and the largest that may be brought. */
function importFiles(entity: string): readonly string[] {
  const screen = entityScreens(modules).find((it) => it.of === entity && "import" in it && it.import);
  const keys = screen && "import" in screen ? (screen.import ?? []) : [];
  const columns = keys.flatMap((key) => {
    const field = findField(entityOf({ entities: portalEntities }, entity), key)?.field;
    return field ? [{ label: field.label, schema: jsonOf(valueSchema(field)) }] : [];
  });
  const head = columns.map(({ label }) => label).join(",");
  const line = (make: (schema: Schema) => unknown) =>
    columns.map(({ schema }) => cell(written(make(schema) ?? "").slice(0, IN_CELL))).join(",");
  const usual = line(usualOf);
  return [
    "",
    head,
    `${head}\n${usual}`,
    ...[0, 1, 2, -1].map((at) => `${head}\n${line((schema) => extremesOf(schema).at(at))}`),
    `${head}\n${Array(5000).fill(usual).join("\n")}`,
  ];
}

/** A cell of a workbook has no longer text. */
const IN_CELL = 32_767;

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A filter of a list, as its address has it. */
function filterSchemas(entity: string, key: string): [string, Schema][] {
  const field = findField(entityOf({ entities: portalEntities }, entity), key)?.field;
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

function requestsOf(
  call: CallDefinition,
  fields: Schemas,
  given: Fields,
  /** Those that come with a form. */
  files: readonly string[] = ["", "가,나\n다,라", ",".repeat(100_000), "\0\u{ffff}"],
): ExtremeRequest[] {
  const usual = { ...Object.fromEntries(Object.entries(fields).map(([name, it]) => [name, usualOf(it)])), ...given };
  const tried = Object.entries(fields)
    .filter(([name]) => !(name in given))
    .map(([name, schema]) => [name, extremesOf(schema)] as const);
  const all = [0, 1, 2, -1].map((at) => tried.map(([name, of]) => [name, of.at(at) ?? null]));
  const asked: (readonly [what: string, fields: Fields, file?: string])[] = [
    ["as usual", usual],
    ...tried.flatMap(([name, values]) =>
      values.map((value, at) => [`${name}, its value ${at}`, { ...usual, [name]: value }] as const),
    ),
    ...stretchesOf(fields).map((stretch) => [JSON.stringify(stretch), { ...usual, ...stretch }] as const),
    ...all.map((values, at) => [`every value ${at}`, { ...usual, ...Object.fromEntries(values) }] as const),
    ...(call.form ? files.map((file, at) => [`its file ${at}`, usual, file] as const) : []),
  ];
  return asked.map(([what, sent, file]) => request(call, sent, `${call.path} ${what}`, file));
}

function request({ method, path, form }: CallDefinition, fields: Fields, what: string, file = "가"): ExtremeRequest {
  if (method === "post" && !form) return { method: "POST", url: path, payload: fields, what };
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, written(value)] as const);
  if (form) return { url: path, what, ...formOf(Object.fromEntries(texts), "행.csv", Buffer.from(file), form.file) };
  const pairs = texts.map(([name, text]) => `${name}=${encodeURIComponent(text.slice(0, IN_ADDRESS))}`);
  return { method: "GET", url: `${path}?${pairs.join("&")}`, what };
}

/** A longer address is refused before anything is read of it. */
const IN_ADDRESS = 1000;

function written(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function jsonOf(schema: z.ZodType | undefined): Schema {
  return schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema) : {};
}
