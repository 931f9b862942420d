import { columnName, type EntityScreen, type FieldKey, type Fixed } from "@portal/definition";
import { readRecord } from "@portal/definition/contract";
import { wrongFields } from "../api-error";
import { type Entity, entityOf } from "./entity";
import { findPlace, placeOf } from "./place";
import type { Row } from "./rules";

/** What a person's forms have: columns and parts; everything where access is given beside the screens. */
export type Form = ReadonlySet<string> | "all";

/** The columns and parts that any of these screens' forms have; without a screen it is every one. */
export function formOf(entity: Entity, screens: readonly (EntityScreen | undefined)[]): Form {
  if (screens.includes(undefined)) return "all";
  return columnsOf(
    entity,
    screens.flatMap((screen) => (screen && "form" in screen ? screen.form.flatMap(({ fields }) => fields) : [])),
  );
}

/** The columns of these fields; of a field of a part, the part. */
export function columnsOf(entity: Entity, keys: readonly FieldKey[]): ReadonlySet<string> {
  const parts = entity.definition.parts ?? {};
  return new Set(
    keys.map((key) => {
      const [part = ""] = key.split(".");
      return part in parts ? part : columnName(key, entity.definition.fields[key]);
    }),
  );
}

/**
 * Reads what was sent for a record, of a form's fields. Refuses what is wrong, and what the form does not have unless
 * it is what the record has anyway; the flow's field is never set but by a move.
 */
export function readForm(entity: Entity, form: Form, before: Row | null, fixed: Row, sent: Row): Row {
  const { definition } = entity;
  const { values, errors } = readRecord(
    definition,
    (name) => entityOf(entity, name).definition,
    { ...fixed, ...sent },
    before === null,
  );
  const wrong: Record<string, string> = { ...errors };
  // a new record has its defaults anyway
  const known: Row = { ...(before ?? defaultsOf(entity)), ...fixed };
  for (const column of Object.keys(values)) {
    const isOnForm = (form === "all" || form.has(column)) && column !== definition.flow?.field;
    if (isOnForm) continue;
    const isSame = JSON.stringify(values[column]) === JSON.stringify(known[column] ?? null);
    if (!isSame) wrong[column] = `${labelOf(entity, column)}: 이 화면에서는 바꿀 수 없습니다.`;
    delete values[column];
  }
  // the form asks for what it shows; what it lacks comes from elsewhere
  for (const column of Object.keys(errors)) {
    const isAsked = form === "all" || form.has(column.split(".")[0] ?? "") || column in sent;
    if (!isAsked && before === null) delete wrong[column];
  }
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  return values;
}

function defaultsOf({ definition }: Entity): Row {
  return Object.fromEntries(
    Object.entries(definition.fields).flatMap(([key, field]) => ("default" in field ? [[key, field.default]] : [])),
  );
}

/** The values that a screen fixes, by their columns. */
export function fixedOf(entity: Entity, where: Fixed = {}): Row {
  return Object.fromEntries(Object.entries(where).map(([key, value]) => [placeOf(entity, key).name, value]));
}

/** What a column is called. */
export function labelOf(entity: Entity, column: string): string {
  if (column in (entity.definition.parts ?? {})) return entityOf(entity, column).definition.title;
  const place = findPlace(entity, column) ?? findPlace(entity, column.replace(/^idx_/, ""));
  return place?.field.label ?? column;
}
