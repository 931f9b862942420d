import { z } from "zod";
import { day, moment, month, period, year } from "../../define/dates";
import type { EntityDefinition } from "../../define/define-module";
import { columnName, type Field } from "../../define/fields";
import { idx, words } from "../../define/values";
import type { TextFormat } from "../../text/formats";
import { LONGEST_WRITTEN, readText } from "../../text/read-text";
import { answersSchema, ownFieldsSchema } from "./own-fields";

/** The entity of a name. */
export type EntityByName = (name: string) => EntityDefinition;

/**
 * What may be sent for a record: every field that is not the server's alone, by its column. A missing field keeps its
 * value; `null` empties it. Parts are sent under their entity's name: one as an object, lines as a list.
 */
export function recordSchema(entity: EntityDefinition, entityOf: EntityByName): z.ZodObject {
  return z.object({ ...columnsOf(entity), ...partsOf(entity, entityOf) }).partial();
}

function columnsOf({ fields }: EntityDefinition, except?: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key, field]) => key !== except && isSent(field))
      .map(([key, field]) => [columnName(key, field), valueSchema(field)]),
  );
}

function partsOf({ parts = {} }: EntityDefinition, entityOf: EntityByName): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { link, isMany }]) => {
      const part = z.object(columnsOf(entityOf(name), link)).partial();
      return [name, isMany ? z.array(part.extend({ idx: idx.optional() })).max(LINES) : part.nullable()];
    }),
  );
}

/** Whether a new record needs this value from the person. */
export function isAsked(field: Field): boolean {
  return field.required === true && !field.readOnly && !field.computed && !("default" in field);
}

/** What is wrong, by the column; of a part `part.column`, of a line `part.0.column`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks what is sent for a record, value by value. Values that are fine are given as they are kept; of a new record
 * those that are asked for must be there. What no field may be set to is left out.
 */
export function readRecord(
  entity: EntityDefinition,
  entityOf: EntityByName,
  sent: Readonly<Record<string, unknown>>,
  isNew: boolean,
): { values: Record<string, unknown>; errors: FieldErrors } {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  readColumns(entity, sent, isNew, undefined, "", values, errors);
  for (const [name, { link, isMany }] of Object.entries(entity.parts ?? {})) {
    const given = sent[name];
    if (given === undefined || (given === null && !isMany)) {
      if (given === null) values[name] = null;
      continue;
    }
    if (isMany ? !Array.isArray(given) || given.length > LINES : !isRecord(given)) {
      errors[name] = `${entityOf(name).title}: 올바르지 않습니다.`;
      continue;
    }
    const lines = (isMany ? given : [given]) as unknown[];
    const read = lines.map((line, index) => {
      const kept: Record<string, unknown> = {};
      const at = isMany ? `${name}.${index}.` : `${name}.`;
      if (!isRecord(line)) errors[`${name}.${index}`] = `${entityOf(name).title}: 올바르지 않습니다.`;
      else if (Object.keys(errors).length < MOST_ERRORS) {
        const known = idx.safeParse(line.idx);
        if (known.success) kept.idx = known.data;
        readColumns(entityOf(name), line, !known.success && isMany === true, link, at, kept, errors);
      }
      return kept;
    });
    values[name] = isMany ? read : read[0];
  }
  return { values, errors };
}

/** How many lines a part may have. */
const LINES = 500;

/** After so many errors no further line is read: nobody mends more of them at once. */
const MOST_ERRORS = 100;

function readColumns(
  { fields }: EntityDefinition,
  sent: Readonly<Record<string, unknown>>,
  isNew: boolean,
  except: string | undefined,
  at: string,
  values: Record<string, unknown>,
  errors: Record<string, string>,
): void {
  for (const [key, field] of Object.entries(fields)) {
    if (key === except || !isSent(field)) continue;
    const column = columnName(key, field);
    const given = sent[column];
    if (given === undefined) {
      if (isNew && isAsked(field) && field.initial === undefined) errors[at + column] = `${field.label}: ${MISSING}`;
      continue;
    }
    const read = valueProblem(field, given);
    if ("problem" in read) errors[at + column] = read.problem;
    else values[column] = read.value;
  }
}

/** A value as it is kept, or what is wrong with it in words that begin with the field's label. */
export function valueProblem(field: Field, given: unknown): { value: unknown } | { problem: string } {
  if (given === null && field.required) return { problem: `${field.label}: ${MISSING}` };
  const read = valueSchema(field).safeParse(given, { error: wordsFor });
  if (read.success) return { value: read.data };
  return { problem: `${field.label}: ${read.error.issues[0]?.message ?? "올바르지 않습니다."}` };
}

const MISSING = "필수 항목입니다.";

/** What is said of a value that has no words of its own; the label stands before it. */
const wordsFor: z.core.$ZodErrorMap = ({ code, maximum, minimum, origin }) => {
  const unit = origin === "string" ? "자" : origin === "array" ? "개" : "";
  if (code === "too_big") return `${maximum}${unit} 이하로 입력하세요.`;
  if (code === "too_small") return `${minimum}${unit} 이상으로 입력하세요.`;
  return "올바르지 않습니다.";
};

/** Whether a person may send the field. */
function isSent(field: Field): boolean {
  return !field.readOnly && !field.computed && field.kind !== "bytes";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One field's value as it is sent; `null` where nothing need be given. */
export function valueSchema(field: Field): z.ZodType {
  const known = schemas.get(field);
  if (known) return known;
  const value = (schemaOf[field.kind] as (field: Field) => z.ZodType)(field);
  // what is emptied is as a new record has it: the table has no empty value where there is a default
  const initial = "default" in field ? (field.default ?? null) : null;
  const schema = field.required ? value : value.nullable().transform((given) => given ?? initial);
  schemas.set(field, schema);
  return schema;
}

/** Made once: it takes longer than many values that are read with it. */
const schemas = new WeakMap<Field, z.ZodType>();

/** The empty text of an emptied input is no value. */
function filled(schema: z.ZodType, field: Field): z.ZodType {
  const filledIn = schema.refine((value) => value !== "", "필수 항목입니다.");
  return field.required ? filledIn : schema.transform((value) => (value === "" ? null : value));
}

/** A text in the one form in which it is kept, in whatever way it was written. */
function formatted(format: TextFormat, max: number): z.ZodType<string> {
  return words(LONGEST_WRITTEN)
    .transform((written, { addIssue }) => {
      const read = written === "" ? { value: "" } : readText(format, written);
      if ("value" in read) return read.value;
      addIssue({ code: "custom", message: read.problem });
      return z.NEVER;
    })
    .pipe(words(max));
}

/** A kind's values before `required`. */
const schemaOf: { [Kind in Field["kind"]]: (field: Extract<Field, { kind: Kind }>) => z.ZodType } = {
  text: (field) => {
    const { max = 1000, pattern, format } = field;
    if (format) return filled(formatted(format, max), field);
    const text = words(max);
    return filled(pattern ? text.refine((value) => value === "" || pattern[0].test(value), pattern[1]) : text, field);
  },
  longText: (field) => filled(words(field.max ?? 10_000), field),
  html: (field) => filled(z.string().max(500_000), field),
  integer: ({ min = -2_147_483_648, max = 2_147_483_647 }) => z.number().int().min(min).max(max),
  decimal: ({ digits: [precision, scale], min, max }) => {
    // the largest that the column takes
    const bound = (10 ** precision - 1) / 10 ** scale;
    return z
      .number()
      .min(min ?? -bound)
      .max(max ?? bound)
      .multipleOf(10 ** -scale);
  },
  money: ({ min }) =>
    z
      .number()
      .int()
      .min(min ?? Number.MIN_SAFE_INTEGER)
      .max(Number.MAX_SAFE_INTEGER),
  flag: () => z.boolean(),
  date: () => day,
  dateTime: () => moment,
  time: () => z.string().regex(/^([01]\d|2[0-3]):[0-5]0$/, "시각은 10분 단위로 입력하세요."),
  month: () => month,
  year: () => year,
  period: () => period,
  choice: ({ options }) => z.enum(Object.keys(options) as [string, ...string[]]),
  multiChoice: ({ options }) => z.array(z.enum(Object.keys(options) as [string, ...string[]])).max(100),
  words: ({ max = 20 }) => z.array(words(60)).max(max),
  staffList: () => z.array(idx).max(100),
  checklist: () => z.array(z.object({ text: words(200), done: z.boolean() })).max(100),
  link: () => idx,
  file: () => idx,
  files: ({ max = 10 }) => z.array(idx).max(max),
  bytes: () => z.never(),
  json: ({ schema }) => schema,
  ownFields: () => ownFieldsSchema,
  answers: () => answersSchema,
};
