import type { z } from "zod";
import type { TextFormat } from "../text/formats";
import type { By, Reader } from "./access";
import type { Mask } from "./masks";

/** What every field may say about itself. */
export interface FieldOptions {
  /** A value must be given. */
  readonly required?: boolean;
  /** No two records have the same value. */
  readonly unique?: boolean;
  /** One line below the field in forms. */
  readonly hint?: string;
  /** What a new record's form begins with, beside `default`: me, my team, my office, today, this moment. */
  readonly initial?: "me" | "myTeam" | "myOffice" | "today" | "now";
  /** The server sets it; forms show it and nobody sends it. */
  readonly readOnly?: boolean;
  /** Derived from the record's other columns, kept with the record; `undefined` while some of them are missing. */
  readonly computed?: (record: Readonly<Record<string, unknown>>) => unknown;
  /** Who reads it, of those who read the record; all of them by default. */
  readonly read?: readonly Reader[];
  /** Told to everybody who may know of the record, also through a link, whatever section or tab it stands in. */
  readonly isPublic?: boolean;
  /** Who changes it, of those who read it and whose form has it; all of them by default. */
  readonly change?: readonly By[];
  /** Only while the record has one of these values in each of these columns; of a part's field, the record that it is of. */
  readonly changeWhen?: Readonly<Record<string, readonly string[]>>;
}

interface FieldOf<Kind extends string> extends FieldOptions {
  readonly kind: Kind;
  readonly label: string;
}

/** Text of one line. */
export interface TextField extends FieldOf<"text"> {
  /** Longest value in characters. */
  readonly max?: number;
  readonly default?: string;
  /**
   * Shown in part; nobody looks for it or sorts by it. Unless `whole` says who reads it unmasked, whoever reads it may ask for
   * the whole, with a reason, which is written down.
   */
  readonly mask?: Mask;
  /** Who alone is shown the whole of what is masked, of those who read it; they look for it and sort by it too. */
  readonly whole?: readonly By[];
  /** A person is reached by it; of what is masked or sealed that goes without saying. */
  readonly isPersonal?: boolean;
  /**
   * Kept encrypted, and shown as stars until somebody asks for it, which is written down; nobody looks for it or sorts
   * by it.
   */
  readonly sealed?: boolean;
  /** What it is, however people write it: `phone`. It is checked, kept in one form, and found in any. */
  readonly format?: TextFormat;
  /** What a value looks like, and what is said of another. */
  readonly pattern?: readonly [pattern: RegExp, message: string];
  /** The server numbers new records by it; see {@link number}. */
  readonly numbered?: string;
}
/** Text of several lines. */
export interface LongTextField extends FieldOf<"longText"> {
  readonly max?: number;
}
/** Formatted text. It is sanitised before it is stored, and again before it is shown. */
export type HtmlField = FieldOf<"html">;
export interface IntegerField extends FieldOf<"integer"> {
  readonly default?: number;
  /** Behind the number where it is read or typed: 명, km. */
  readonly unit?: string;
  /** The smallest and the largest value; the table refuses others. */
  readonly min?: number;
  readonly max?: number;
  /** It is kept in minutes and shown in hours; see {@link hours}. */
  readonly isMinutes?: true;
}
/** A number with decimals; exact in the table, a plain number elsewhere. */
export interface DecimalField extends FieldOf<"decimal"> {
  /** Digits in all, and those behind the point. */
  readonly digits: readonly [precision: number, scale: number];
  /** Behind the number where it is read or typed: 시간. */
  readonly unit?: string;
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
  readonly isMinutes?: true;
}
/** Whole won. */
export interface MoneyField extends FieldOf<"money"> {
  readonly default?: number;
  readonly min?: number;
}
export interface FlagField extends FieldOf<"flag"> {
  readonly default?: boolean;
}
export interface DateField extends FieldOf<"date">, Deadline {}
export interface DateTimeField extends FieldOf<"dateTime">, Deadline {}
interface Deadline {
  /** Counted in business days: readers are warned where a year's holidays have not been entered. */
  readonly inBusinessDays?: true;
}
/** A time of day, HH:MM, in steps of ten minutes. */
export interface TimeField extends FieldOf<"time"> {
  readonly default?: string;
}
/** YYYY-MM. */
export type MonthField = FieldOf<"month">;
/** A calendar year. */
export type YearField = FieldOf<"year">;
/** From a moment up to another one, which no longer belongs to it: `{ from, to }`. */
export type PeriodField = FieldOf<"period">;
export interface ChoiceField extends FieldOf<"choice"> {
  /** Stored code → label. */
  readonly options: Readonly<Record<string, string>>;
  readonly default?: string;
  /** Of a record's states: what each means. */
  readonly tones?: Readonly<Record<string, Tone>>;
}
/**
 * What a state means to whoever sees it: it has that colour and sign in the whole portal. `finished` (reached) and `ended`
 * (left off) ask nobody for anything any more, and their records step back in lists; what is `done` may still go on.
 */
export type Tone = (typeof tones)[number];
export const tones = ["waiting", "running", "partly", "done", "finished", "refused", "ended"] as const;
/** Any of several choices: a list of their codes. */
export interface MultiChoiceField extends FieldOf<"multiChoice"> {
  readonly options: Readonly<Record<string, string>>;
}
/** Words of one's own, such as tags or equipment. */
export interface WordsField extends FieldOf<"words"> {
  /** How many at most; 20 by default. */
  readonly max?: number;
}
/** Several staff: a list of their numbers. */
export type StaffListField = FieldOf<"staffList">;
/** Things to tick off: `{ text, done }`. */
export type ChecklistField = FieldOf<"checklist">;
/** A record of another entity; stored as `idx_` and the field's name. */
export interface LinkField extends FieldOf<"link"> {
  readonly to: string;
  /**
   * Only records that have in these fields what the record with the link has: fields of the record, by those of the
   * chosen one.
   */
  readonly within?: Readonly<Record<string, string>>;
  /** Only records with these values are offered; whether another one will do is for the rules to say. */
  readonly offers?: Readonly<Record<string, string>>;
  /**
   * What a form takes over from the chosen record where nothing stands yet: fields, or the name of lines, by those of the
   * chosen one.
   */
  readonly fills?: Readonly<Record<string, string>>;
}
/** One stored file; the column has its number. */
export interface FileField extends FieldOf<"file"> {
  /** It may be signed on the screen instead of chosen. */
  readonly signature?: boolean;
  /** The largest file, in bytes; 3 MB by default. */
  readonly maxBytes?: number;
  /** Media types, as an input's `accept`. */
  readonly accept?: string;
}
/** Stored files: a list of their numbers. */
export interface FilesField extends FieldOf<"files"> {
  /** How many at most; 10 by default. */
  readonly max?: number;
  readonly maxBytes?: number;
  readonly accept?: string;
}
/** What a stored file consists of. */
export type BytesField = FieldOf<"bytes">;
/** A value with a shape of its own. */
export interface JsonField extends FieldOf<"json"> {
  readonly schema: z.ZodType;
}

/** Which further fields the records that link here have: each said by a person, and kept with this record. */
export type OwnFieldsField = FieldOf<"ownFields">;
/** The values of those fields, of the record that a link leads to. */
export interface AnswersField extends FieldOf<"answers"> {
  /** The link to that record. */
  readonly of: string;
  /** Its field that says which they are. */
  readonly shape: string;
}

export type Field =
  | TextField
  | LongTextField
  | HtmlField
  | IntegerField
  | DecimalField
  | MoneyField
  | FlagField
  | DateField
  | DateTimeField
  | TimeField
  | MonthField
  | YearField
  | PeriodField
  | ChoiceField
  | MultiChoiceField
  | WordsField
  | StaffListField
  | ChecklistField
  | LinkField
  | FileField
  | FilesField
  | BytesField
  | JsonField
  | OwnFieldsField
  | AnswersField;

type Options<Of extends Field> = Omit<Of, "kind" | "label">;
/** A field with its options as they were written, so that tables and forms know which values may be missing. */
type Made<Kind extends Field["kind"], Given> = { readonly kind: Kind; readonly label: string } & Given;

// biome-ignore lint/complexity/noBannedTypes: no options at all
type None = {};

export function text<const Given extends Options<TextField> = None>(label: string, options?: Given) {
  return { kind: "text", label, ...options } as Made<"text", Given>;
}

/**
 * A number that each new record is given by the server, in the transaction that writes it: `Q-{yyyy}-{0000}`, with {yy},
 * {mm} and {dd} if need be, and with what a choice of the record's says: `{category:label}-{yyyy}-{0000}`. What stands before
 * the counted part is counted by itself, so `{yyyy}` begins anew each year.
 * No number is given twice, and none is missing.
 */
export function number<const Pattern extends `${string}{0${string}}${string}`>(label: string, pattern: Pattern) {
  return { kind: "text", label, max: 60, unique: true, readOnly: true, numbered: pattern } as const;
}

export function longText<const Given extends Options<LongTextField> = None>(label: string, options?: Given) {
  return { kind: "longText", label, ...options } as Made<"longText", Given>;
}

export function html<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "html", label, ...options } as Made<"html", Given>;
}

export function integer<const Given extends Options<IntegerField> = None>(label: string, options?: Given) {
  return { kind: "integer", label, ...options } as Made<"integer", Given>;
}

/**
 * Minutes that the server counts, shown as hours to the hundredth. What is summed are the minutes, and a sum is rounded once.
 */
export function hours(label: string) {
  return { kind: "integer", label, default: 0, min: 0, readOnly: true, unit: "시간", isMinutes: true } as const;
}

export function decimal<const Given extends Options<DecimalField>>(label: string, options: Given) {
  return { kind: "decimal", label, ...options } as Made<"decimal", Given>;
}

export function money<const Given extends Options<MoneyField> = None>(label: string, options?: Given) {
  return { kind: "money", label, ...options } as Made<"money", Given>;
}

export function flag<const Given extends Options<FlagField> = None>(label: string, options?: Given) {
  return { kind: "flag", label, ...options } as Made<"flag", Given>;
}

export function date<const Given extends Options<DateField> = None>(label: string, options?: Given) {
  return { kind: "date", label, ...options } as Made<"date", Given>;
}

export function dateTime<const Given extends Options<DateTimeField> = None>(label: string, options?: Given) {
  return { kind: "dateTime", label, ...options } as Made<"dateTime", Given>;
}

export function time<const Given extends Options<TimeField> = None>(label: string, options?: Given) {
  return { kind: "time", label, ...options } as Made<"time", Given>;
}

export function month<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "month", label, ...options } as Made<"month", Given>;
}

export function year<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "year", label, ...options } as Made<"year", Given>;
}

export function period<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "period", label, ...options } as Made<"period", Given>;
}

export function choice<
  const Choices extends ChoiceField["options"],
  const Given extends FieldOptions & {
    readonly default?: keyof Choices & string;
    readonly tones?: Readonly<Record<keyof Choices, Tone>>;
  } = None,
>(label: string, options: Choices, given?: Given) {
  return { kind: "choice", label, options, ...given } as Made<"choice", Given & { readonly options: Choices }>;
}

export function multiChoice<const Choices extends MultiChoiceField["options"], const Given extends FieldOptions = None>(
  label: string,
  options: Choices,
  given?: Given,
) {
  return { kind: "multiChoice", label, options, ...given } as Made<
    "multiChoice",
    Given & { readonly options: Choices }
  >;
}

export function words<const Given extends Options<WordsField> = None>(label: string, options?: Given) {
  return { kind: "words", label, ...options } as Made<"words", Given>;
}

export function staffList<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "staffList", label, ...options } as Made<"staffList", Given>;
}

export function checklist<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "checklist", label, ...options } as Made<"checklist", Given>;
}

/** A member of staff. */
export function staff<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "link", label, to: "staff", ...options } as Made<"link", Given & { readonly to: "staff" }>;
}

export function office<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "link", label, to: "office", ...options } as Made<"link", Given & { readonly to: "office" }>;
}

export function team<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "link", label, to: "team", ...options } as Made<"link", Given & { readonly to: "team" }>;
}

export function link<const Given extends Options<LinkField>>(label: string, options: Given) {
  return { kind: "link", label, ...options } as Made<"link", Given>;
}

export function file<const Given extends Options<FileField> = None>(label: string, options?: Given) {
  return { kind: "file", label, ...options } as Made<"file", Given>;
}

export function files<const Given extends Options<FilesField> = None>(label: string, options?: Given) {
  return { kind: "files", label, ...options } as Made<"files", Given>;
}

export function bytes<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "bytes", label, ...options } as Made<"bytes", Given>;
}

export function json<Schema extends z.ZodType, const Given extends FieldOptions = None>(
  label: string,
  schema: Schema,
  options?: Given,
) {
  return { kind: "json", label, schema, ...options } as Made<"json", Given & { readonly schema: Schema }>;
}

/** Fields that a record brings along for those that link to it: the form of a board. */
export function ownFields<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "ownFields", label, ...options } as Made<"ownFields", Given>;
}

/** What is said in such fields: `answers("추가항목", { of: "board", shape: "form_fields" })`. */
export function answers<const Given extends Options<AnswersField>>(label: string, options: Given) {
  return { kind: "answers", label, ...options } as Made<"answers", Given>;
}

/** A field's column in its table and its name in requests: a link is `idx_` and its name. */
export function columnName(key: string, field: Field | undefined): string {
  return field?.kind === "link" ? `idx_${key}` : key;
}
