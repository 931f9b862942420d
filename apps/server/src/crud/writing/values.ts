import { columnName, type EntityDefinition, type Field } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import type { RequestContext, Row } from "../../records/rules";
import { sealed } from "../../sealed";
import { dayOf } from "../../seoul";
import { sanitised } from "../../texts/sanitised";

/** Values as they are sent, as columns keep them. */
export async function stored({ fields }: EntityDefinition, values: Row): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...values };
  for (const [key, field] of Object.entries(fields)) {
    const column = columnName(key, field);
    const value = kept[column];
    if (value !== undefined && value !== null) kept[column] = await storedValue(field, value);
  }
  return kept;
}

async function storedValue(field: Field, value: unknown): Promise<unknown> {
  const { kind } = field;
  if (kind === "text" && field.sealed && typeof value === "string") return sealed(value);
  if (kind === "dateTime" && typeof value === "string") return new Date(value);
  if (kind === "html" && typeof value === "string") return sanitised(value, { hasPictures: true });
  if (kind === "period" && isPeriod(value)) return { from: new Date(value.from), to: new Date(value.to) };
  return value;
}

/** Columns as they are answered: what definitions compute with, on the server as in the browser. */
export function answered(row: Row): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
}

/** The columns that the definition derives from the others; those that cannot be derived yet are left as they are. */
export function computedOf({ fields }: EntityDefinition, row: Row): Record<string, unknown> {
  const derived = Object.entries(fields).filter(([, { computed }]) => computed !== undefined);
  if (derived.length === 0) return {};
  const from = answered(row);
  const values = derived.map(([key, field]) => [columnName(key, field), field.computed?.(from)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Who begins a record, and when. */
export interface Beginner extends Pick<RequestContext, "now"> {
  readonly person: Pick<RequestContext["person"], "idx" | "idx_team" | "idx_office">;
}

/** What a new record has where nothing was sent. */
export function initialOf({ fields }: EntityDefinition, { person, now }: Beginner): Record<string, unknown> {
  const initial = { me: person.idx, myTeam: person.idx_team, myOffice: person.idx_office, today: dayOf(now), now };
  const values = Object.entries(fields).map(([key, field]) => {
    const usual = "default" in field ? field.default : undefined;
    return [columnName(key, field), field.initial === undefined ? usual : initial[field.initial]] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What is said of those of a record's fields that are empty, by their columns. */
export function missingIn({ fields }: EntityDefinition, keys: readonly string[] = [], row: Row): FieldErrors {
  const isEmpty = (value: unknown) =>
    [null, undefined, "", false].some((none) => none === value) || (Array.isArray(value) && value.length === 0);
  const empty = keys.filter((key) => isEmpty(row[columnName(key, fields[key])]));
  return Object.fromEntries(
    empty.map((key) => [columnName(key, fields[key]), `${fields[key]?.label ?? key}: 필수 항목입니다.`]),
  );
}

/** The columns in which two states of a record differ. */
export function changedColumns(before: Row, after: Row): string[] {
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return Object.keys(after).filter((column) => text(before[column]) !== text(after[column]));
}

function isPeriod(value: unknown): value is { from: string; to: string } {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

/** A record by some of its columns. */
export function only(values: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));
}
