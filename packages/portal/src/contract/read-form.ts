import { columnName, type Field } from "../define/fields";
import type { FormDefinition, FormRows, FormSetting, FormValues, Problem } from "../documents/forms/define-form";
import { valueSchema } from "./record-schema";

/** A form that was read: what is kept of it, and what is wrong or to be looked at. */
export interface FormRead {
  readonly data: FormValues;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Reads what was written on a form, as the browser and the server do: fields that do not belong to it go, computed ones
 * are filled in, and what is wrong is told by field. What is wrong is kept as it was written.
 */
export function readForm(form: FormDefinition, written: FormValues, setting: FormSetting): FormRead {
  const problems: Problem[] = [];
  const rows = Object.entries(form.rows ?? {}).map(([name, it]) => [name, readRows(name, it, written[name], problems)]);
  const given = { ...written, ...Object.fromEntries(rows) };
  const isShown = (key: string) => form.shown?.[key]?.(given) ?? true;
  const isRequired = (key: string, field: Field) => field.required === true || form.requiredIf?.[key]?.(given) === true;
  const values = Object.entries(form.fields).map(([key, field]) => {
    const column = columnName(key, field);
    // what is hidden by `shown` is kept out of the document, but for links that only the screens set
    if (!isShown(key) && !isSet(field, given[column])) return [column, null];
    if (field.computed) return [column, field.computed(given) ?? null];
    return [column, readValue(field, isRequired(key, field), given[column], column, problems)];
  });
  const data = { ...Object.fromEntries(values), ...Object.fromEntries(rows) };
  if (problems.length === 0) problems.push(...(form.check?.(data, setting) ?? []));
  return { data, problems, warnings: form.warn?.(data, setting) ?? [] };
}

function isSet(field: Field, value: unknown): boolean {
  return field.kind === "link" && typeof value === "number";
}

function readRows(name: string, { title, fields, required }: FormRows, written: unknown, problems: Problem[]) {
  const lines = Array.isArray(written) ? written.filter((line) => typeof line === "object" && line !== null) : [];
  if (required && lines.length === 0) problems.push({ path: name, message: `${title}을(를) 한 줄 이상 입력하세요.` });
  if (lines.length > MOST_ROWS)
    problems.push({ path: name, message: `${title}은(는) ${MOST_ROWS}줄까지 쓸 수 있습니다.` });
  return lines.slice(0, MOST_ROWS).map((line: FormValues, index) => {
    const before = `${index + 1}행 `;
    return Object.fromEntries(
      Object.entries(fields).map(([key, field]) => {
        const column = columnName(key, field);
        if (field.computed) return [column, field.computed(line) ?? null];
        const path = `${name}.${index}.${column}`;
        return [column, readValue(field, field.required === true, line[column], path, problems, before)];
      }),
    );
  });
}

/** Lines of a form at most. */
const MOST_ROWS = 200;

function readValue(
  field: Field,
  isRequired: boolean,
  given: unknown,
  path: string,
  problems: Problem[],
  before = "",
): unknown {
  const initial = "default" in field ? field.default : undefined;
  const value = isEmpty(given) ? initial : given;
  if (isEmpty(value)) {
    if (isRequired) problems.push({ path, message: `${before}${field.label}: 필수 항목입니다.` });
    return null;
  }
  const read = valueSchema(field).safeParse(value);
  if (read.success) return read.data ?? null;
  const [issue] = read.error.issues;
  problems.push({ path, message: `${before}${field.label}: ${issue?.message ?? "값이 올바르지 않습니다."}` });
  return value;
}

function isEmpty(value: unknown): boolean {
  const isBlank = typeof value === "string" && value.trim() === "";
  return value === undefined || value === null || isBlank || (Array.isArray(value) && value.length === 0);
}
