import { isAsked, recordSchema, wrongOrder } from "@portal/definition/contract";
import { type PlacedField, valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { isEmpty } from "../../fields/shown";
import type { Row } from "../records";

/** What is wrong with which value, by its place: `title`, `media_post.kind`, `task_member.0.idx_staff`. */
export type Problems = Readonly<Record<string, string>>;

const MISSING = "필수 항목입니다.";

/** What a form asks for: fields, and lines by their part. */
export interface Asked {
  readonly fields: readonly PlacedField[];
  readonly lines: readonly { readonly part: string; readonly fields: readonly PlacedField[] }[];
}

/**
 * Checks what is about to be sent by the schema that the server has, and whether everything is given that a form asks
 * for. `values` is the record as it would be; `changed` is what is sent of it.
 */
export function checkValues(entity: string, asked: Asked, values: Row, changed: Row) {
  const problems: Record<string, string> = {};
  const parsed = recordSchema(entityOf(entity), entityOf).safeParse(changed);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const place = path.join(".");
    problems[place] ??= message.replace(`${place}: `, "");
  }
  for (const placed of asked.fields) {
    if (isNeeded(placed) && isEmpty(valueIn(values, placed))) problems[placeOf(placed)] = MISSING;
  }
  for (const { part, fields } of asked.lines) {
    const lines = values[part];
    for (const [at, line] of (Array.isArray(lines) ? (lines as Row[]) : []).entries()) {
      for (const placed of fields) {
        if (isNeeded(placed) && isEmpty(line[placed.column])) problems[`${part}.${at}.${placed.column}`] = MISSING;
      }
    }
  }
  const isWrong = (place: string) => place in problems;
  const order = wrongOrder(entityOf(entity), entityOf, values, isWrong);
  return { problems: { ...problems, ...order } as Problems, sent: (parsed.data ?? {}) as Row };
}

/** What is sent of a form with problems to hear what the server has against the rest; what is missing is sent as empty. */
export function withEmpty(entity: string, problems: Problems, changed: Row): Row {
  const { shape } = recordSchema(entityOf(entity), entityOf);
  const places = Object.keys(problems).filter((place) => place in shape);
  return { ...Object.fromEntries(places.map((place) => [place, null])), ...changed };
}

/** Where a field's problem is shown. */
export function placeOf({ part, column }: PlacedField): string {
  return part === undefined ? column : `${part}.${column}`;
}

function isNeeded({ field }: PlacedField): boolean {
  return isAsked(field) || (field.required === true && "default" in field);
}
