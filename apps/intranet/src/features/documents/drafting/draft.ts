import { columnName, type DocumentKind, type FormDefinition, type FormValues, formByKind } from "@portal/definition";
import type { AnswerOf, startDocument } from "@portal/definition/contract";
import { today } from "../../../controls/dates/today";
import type { Known } from "../../../controls/field-kind";
import { fromText } from "../../../fields/from-text";
import { sentLine } from "../line/planned-line";
import type { Document, PlannedStep } from "../names";

type Started = AnswerOf<typeof startDocument>;

/** What is written of a document so far. */
export interface Draft {
  readonly kind: DocumentKind;
  /** Empty while the form's own title stands. */
  readonly title: string;
  readonly body: string;
  readonly data: FormValues;
  readonly secret: Document["secret"];
  readonly keep_years: Document["keep_years"];
  readonly parent: Document["parent"];
  readonly files: readonly number[];
  readonly line: readonly PlannedStep[];
}

/** A draft to begin with, and what is known around it. */
export interface Begun {
  /** 0 while the server does not keep it. */
  readonly idx: number;
  readonly ver: number;
  readonly draft: Draft;
  readonly known: Known;
  readonly drafter: Document["drafter"];
  readonly office_name: string;
  /** The revision that it becomes when it is submitted. */
  readonly rev: number;
  /** Its line is the one that the form begins with. */
  readonly hasDefaultLine: boolean;
}

/** A new draft from what the server begins a form with. */
export function begunFrom(kind: DocumentKind, start: Started, prefill: FormValues): Begun {
  const { title, body, data, secret, keep_years, parent, line, drafter, office_name, names } = start;
  const written = { ...firstValues(formByKind(kind)), ...filled(data), ...prefill };
  return {
    idx: 0,
    ver: 0,
    rev: 1,
    hasDefaultLine: true,
    draft: {
      kind,
      title: ownTitle(kind, title, written),
      body,
      data: written,
      secret,
      keep_years,
      parent,
      files: [],
      line,
    },
    known: { names, files: {} },
    drafter,
    office_name,
  };
}

/** A draft that the server keeps, or a document that came back and is written again. */
export function begunAgain(document: Document): Begun {
  const { idx, ver, kind, title, body, data, secret, keep_years, parent, attached, line, files, names, status, rev } =
    document;
  return {
    idx,
    ver,
    rev: status === "draft" ? rev : rev + 1,
    hasDefaultLine: line.length === 0,
    draft: { kind, title: ownTitle(kind, title, data), body, data, secret, keep_years, parent, files: attached, line },
    known: { names, files: Object.fromEntries(files.map((file) => [file.idx, file])) },
    drafter: document.drafter,
    office_name: document.office_name,
  };
}

/** A draft as the server takes it. */
export function written(draft: Draft) {
  const { kind, body, data, secret, keep_years, parent, files, line } = draft;
  return {
    kind,
    title: titleOf(draft),
    body,
    data: withoutBlankLines(kind, data),
    secret,
    keep_years,
    idx_parent: parent?.idx ?? 0,
    files: [...files],
    line: sentLine(line),
  };
}

/** A form's values without the lines at its end that nobody wrote in: Enter adds one too many. Of lines that are needed the first stays. */
function withoutBlankLines(kind: DocumentKind, data: FormValues): FormValues {
  const cut = Object.entries(formByKind(kind).rows ?? {}).flatMap(([name, { fields, required }]) => {
    const lines = data[name];
    if (!Array.isArray(lines)) return [];
    const defaults = defaultsOf(fields);
    const isOwn = ([column, value]: [string, unknown]) => value !== defaults[column];
    const last = lines.findLastIndex((line) => Object.entries(filled(line)).some(isOwn));
    return [[name, lines.slice(0, Math.max(last + 1, required ? 1 : 0))] as const];
  });
  return { ...data, ...Object.fromEntries(cut) };
}

/** The title: what was written, or what the form makes of its content. */
export function titleOf({ kind, title, data }: Pick<Draft, "kind" | "title" | "data">): string {
  return title.trim() || (formByKind(kind).titleOf?.(data) ?? "").slice(0, 150);
}

/** Values for a form's fields out of an address, by the fields' names. */
export function prefillFrom(kind: DocumentKind, query: URLSearchParams): FormValues {
  const found = Object.entries(formByKind(kind).fields).flatMap(([key, field]) => {
    const text = query.get(key) ?? query.get(columnName(key, field));
    const value = text === null || field.computed ? null : fromText(field, text);
    return value === null ? [] : [[columnName(key, field), value] as const];
  });
  return Object.fromEntries(found);
}

function ownTitle(kind: DocumentKind, title: string, data: FormValues): string {
  return title === formByKind(kind).titleOf?.(data) ? "" : title;
}

/** The values that there are: an empty one is none to begin with. */
function filled(data: FormValues): FormValues {
  const isEmpty = (value: unknown) => value == null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}

/** What the fields of a form begin with; of lines that are needed, one is there to write in. */
function firstValues({ fields, rows = {} }: FormDefinition): FormValues {
  const needed = Object.entries(rows).filter(([, { required }]) => required);
  return {
    ...defaultsOf(fields),
    ...Object.fromEntries(needed.map(([name, line]) => [name, [defaultsOf(line.fields)]])),
  };
}

function defaultsOf(fields: FormDefinition["fields"]): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      if (field.kind === "date" && field.initial === "today") return [[columnName(key, field), today()]];
      return "default" in field && field.default !== undefined ? [[columnName(key, field), field.default]] : [];
    }),
  );
}
