import type { z } from "zod";

/** What every field may say about itself. */
export interface FieldOptions {
  /** A value must be given. */
  readonly required?: boolean;
  /** No two records have the same value. */
  readonly unique?: boolean;
}

interface FieldOf<Kind extends string> extends FieldOptions {
  readonly kind: Kind;
  readonly label: string;
}

export interface TextField extends FieldOf<"text"> {
  /** Longest value in characters; none for long texts. */
  readonly max?: number;
  readonly default?: string;
}
/** Formatted text. It is sanitised before it is stored, and again before it is shown. */
export type HtmlField = FieldOf<"html">;
export interface IntegerField extends FieldOf<"integer"> {
  readonly default?: number;
  /** The smallest and the largest value; the table refuses others. */
  readonly min?: number;
  readonly max?: number;
}
/** A number with decimals; exact in the table, a plain number elsewhere. */
export interface DecimalField extends FieldOf<"decimal"> {
  /** Digits in all, and those behind the point. */
  readonly digits: readonly [precision: number, scale: number];
  readonly default?: number;
}
/** Whole won. */
export interface MoneyField extends FieldOf<"money"> {
  readonly default?: number;
}
export interface FlagField extends FieldOf<"flag"> {
  readonly default?: boolean;
}
export type DateField = FieldOf<"date">;
export type DateTimeField = FieldOf<"dateTime">;
export interface ChoiceField extends FieldOf<"choice"> {
  /** Stored code → label. */
  readonly options: Readonly<Record<string, string>>;
  readonly default?: string;
}
/** A record of another entity; stored as `idx_` and the field's name. */
export interface LinkField extends FieldOf<"link"> {
  readonly to: string;
}
/** One stored file; the column has its number. */
export type FileField = FieldOf<"file">;
/** What a stored file consists of. */
export type BytesField = FieldOf<"bytes">;
/** A stretch of time, from its beginning up to its end, which is no part of it. */
export type PeriodField = FieldOf<"period">;
/** A value with a shape of its own. */
export interface JsonField extends FieldOf<"json"> {
  readonly schema: z.ZodType;
}

export type Field =
  | TextField
  | HtmlField
  | IntegerField
  | DecimalField
  | MoneyField
  | FlagField
  | DateField
  | DateTimeField
  | ChoiceField
  | LinkField
  | FileField
  | BytesField
  | PeriodField
  | JsonField;

type Options<Of extends Field> = Omit<Of, "kind" | "label">;
/** A field with its options as they were written, so that tables and forms know which values may be missing. */
type Made<Kind extends Field["kind"], Given> = { readonly kind: Kind; readonly label: string } & Given;

// biome-ignore lint/complexity/noBannedTypes: no options at all
type None = {};

export function text<const Given extends Options<TextField> = None>(label: string, options?: Given) {
  return { kind: "text", label, ...options } as Made<"text", Given>;
}

export function html<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "html", label, ...options } as Made<"html", Given>;
}

export function integer<const Given extends Options<IntegerField> = None>(label: string, options?: Given) {
  return { kind: "integer", label, ...options } as Made<"integer", Given>;
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

export function date<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "date", label, ...options } as Made<"date", Given>;
}

export function dateTime<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "dateTime", label, ...options } as Made<"dateTime", Given>;
}

export function choice<
  const Choices extends ChoiceField["options"],
  const Given extends FieldOptions & { readonly default?: keyof Choices & string } = None,
>(label: string, options: Choices, given?: Given) {
  return { kind: "choice", label, options, ...given } as Made<"choice", Given & { readonly options: Choices }>;
}

export function link<const Given extends Options<LinkField>>(label: string, options: Given) {
  return { kind: "link", label, ...options } as Made<"link", Given>;
}

export function file<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "file", label, ...options } as Made<"file", Given>;
}

export function bytes<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "bytes", label, ...options } as Made<"bytes", Given>;
}

export function period<const Given extends FieldOptions = None>(label: string, options?: Given) {
  return { kind: "period", label, ...options } as Made<"period", Given>;
}

export function json<Schema extends z.ZodType, const Given extends FieldOptions = None>(
  label: string,
  schema: Schema,
  options?: Given,
) {
  return { kind: "json", label, schema, ...options } as Made<"json", Given & { readonly schema: Schema }>;
}
