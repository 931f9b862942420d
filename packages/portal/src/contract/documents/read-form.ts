import { columnName, type Field } from "../../define/fields";
import type { FormDefinition, FormRows, FormSetting, FormValues, Problem } from "../../forms/define-form";
import { withParticle } from "../../text/particle";
import { valueSchema } from "../records/record-schema";

/** A form that was read: what is kept of it, and what is wrong or to be looked at. */
export interface FormRead {
  readonly data: FormValues;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Reads what was written on a form, as the browser and the server do: fields that do not belong to it go, computed ones
 * are filled in, and what is wrong is reported by field and left out.
 */
export function readForm(form: FormDefinition, written: FormValues, setting: FormSetting): FormRead {
  const problems: Problem[] = [];
  const rows = Object.entries(form.rows ?? {}).map(([name, it]) => [name, readRows(name, it, written[name], problems)]);
  const read = Object.entries(form.fields)
    .filter(([, field]) => !field.computed)
    .map(([key, field]) => {
      const column = columnName(key, field);
      return [column, readValue(field, field.required === true, written[column], column, problems)] as const;
    });
  const lines = Object.fromEntries(rows);
  const given: FormValues = { ...Object.fromEntries(read), ...lines };
  const kept = Object.entries(form.fields).flatMap(([key, field]) => {
    const column = columnName(key, field);
    if (field.computed) return [];
    // what is hidden is not kept, but for links that only the screens set
    if (!(form.shown?.[key]?.(given) ?? true) && field.kind !== "link") return [[column, null]];
    const isMissing = isEmpty(given[column]) && isEmpty(written[column]);
    if (isMissing && form.requiredIf?.[key]?.(given)) problems.push({ path: column, message: missing(field) });
    return [[column, given[column]]];
  });
  const data = withComputed(form.fields, { ...Object.fromEntries(kept), ...lines }, given);
  if (problems.length === 0) problems.push(...(form.check?.(data, setting) ?? []));
  return { data, problems, warnings: form.warn?.(data, setting) ?? [] };
}

function readRows(name: string, { title, fields, required }: FormRows, written: unknown, problems: Problem[]) {
  const lines = Array.isArray(written) ? written.filter((line) => typeof line === "object" && line !== null) : [];
  if (required && lines.length === 0)
    problems.push({ path: name, message: `${withParticle(title, "을/를")} 한 줄 이상 입력하세요.` });
  if (lines.length > MOST_ROWS)
    problems.push({ path: name, message: `${withParticle(title, "은/는")} ${MOST_ROWS}줄까지 쓸 수 있습니다.` });
  return lines.slice(0, MOST_ROWS).map((line: FormValues, index) => {
    const read = Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !field.computed)
        .map(([key, field]) => {
          const column = columnName(key, field);
          const path = `${name}.${index}.${column}`;
          return [column, readValue(field, field.required === true, line[column], path, problems, `${index + 1}행 `)];
        }),
    );
    return withComputed(fields, read, read);
  });
}

/** The values with those that are derived from all that is known. */
function withComputed(fields: FormRows["fields"], values: FormValues, known: FormValues): FormValues {
  const derived = Object.entries(fields).filter(([, field]) => field.computed);
  return {
    ...values,
    ...Object.fromEntries(derived.map(([key, field]) => [columnName(key, field), field.computed?.(known) ?? null])),
  };
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
    if (isRequired) problems.push({ path, message: `${before}${missing(field)}` });
    return null;
  }
  const read = valueSchema(field).safeParse(value);
  if (read.success) return read.data ?? null;
  const [issue] = read.error.issues;
  problems.push({ path, message: `${before}${field.label}: ${issue?.message ?? "값이 올바르지 않습니다."}` });
  return null;
}

function isEmpty(value: unknown): boolean {
  const isBlank = typeof value === "string" && value.trim() === "";
  return value === undefined || value === null || isBlank || (Array.isArray(value) && value.length === 0);
}

function missing({ label }: Field): string {
  return `${label}: 필수 항목입니다.`;
}
