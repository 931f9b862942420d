import type { EntityDefinition } from "../../define/define-module";
import { columnName } from "../../define/fields";
import { notBefore } from "../../text/not-before";
import type { EntityByName, FieldErrors } from "./record-schema";

type Values = Readonly<Record<string, unknown>>;

/**
 * What of a record, and of its lines, ends before it begins, by the column of the end. A pair of which one side is not
 * there, or is wrong itself, is left out.
 */
export function wrongOrder(
  entity: EntityDefinition,
  entityOf: EntityByName,
  values: Values,
  isWrong: (place: string) => boolean = () => false,
): FieldErrors {
  const errors: Record<string, string> = {};
  compare(entity, values, "", isWrong, errors);
  for (const [name, { isMany }] of Object.entries(entity.parts ?? {})) {
    const lines = [values[name] ?? []].flat() as unknown[];
    for (const [index, line] of lines.entries()) {
      if (typeof line !== "object" || line === null) continue;
      compare(entityOf(name), line as Values, isMany ? `${name}.${index}.` : `${name}.`, isWrong, errors);
    }
  }
  return errors;
}

function compare(
  { fields, ordered = [], round }: EntityDefinition,
  values: Values,
  at: string,
  isWrong: (place: string) => boolean,
  errors: Record<string, string>,
): void {
  for (const [begin, end] of round ? [...ordered, round.window] : ordered) {
    const [from, to] = [columnName(begin, fields[begin]), columnName(end, fields[end])];
    if (isWrong(at + from) || isWrong(at + to)) continue;
    const [first, last] = [placeInTime(values[from]), placeInTime(values[to])];
    if (first === undefined || last === undefined || first <= last) continue;
    errors[at + to] ??= notBefore(fields[end]?.label ?? end, fields[begin]?.label ?? begin);
  }
}

/** A day, a time or a moment as it is compared with others of its kind. */
function placeInTime(value: unknown): string | number | undefined {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== "string" || value === "") return undefined;
  return value.includes("T") ? Date.parse(value) : value;
}
