import { columnName, type EntityScreen } from "@portal/definition";
import type { RequestContext, Row } from "../../records/rules";
import { maskOf, untoldKeys } from "../access/field-access";
import type { Entity } from "../entity";
import { namingField } from "../place";
import { formOf } from "../writing/forms";

/** Kinds with several values: those of both records stay. */
const several: ReadonlySet<string> = new Set(["files", "words", "multiChoice", "staffList", "checklist"]);

/** The values of the kinds that have several: what either record had, and what the one that goes was called. */
export function united(entity: Entity, gone: Row, kept: Row): Row {
  const { fields, merge } = entity.definition;
  const naming = namingField(entity);
  const lists = Object.entries(fields).flatMap(([key, field]) => {
    const column = columnName(key, field);
    if (!several.has(field.kind) || field.computed) return [];
    const called = key === merge?.names && naming !== undefined ? [gone[naming]] : [];
    const all = [...listIn(kept, column), ...called, ...listIn(gone, column)].filter((one) => one !== null);
    const known = new Set<string>();
    const each = all.filter((one) => !known.has(JSON.stringify(one)) && known.add(JSON.stringify(one)));
    return each.length > listIn(kept, column).length ? [[column, each] as const] : [];
  });
  return Object.fromEntries(lists);
}

function listIn(record: Row, column: string): readonly unknown[] {
  const value = record[column];
  return Array.isArray(value) ? value : [];
}

/**
 * The columns of which the record that stays may take the value that the other has: those that the person could write
 * there by a form of these screens, and reads of both. States change by moves alone.
 */
export function takeable(
  context: RequestContext,
  entity: Entity,
  screens: readonly (EntityScreen | undefined)[],
  gone: Row,
  kept: Row,
): string[] {
  const { fields, flow } = entity.definition;
  const { columns } = formOf(context, entity, screens, kept);
  const untold = new Set([...untoldKeys(context, entity, gone), ...untoldKeys(context, entity, kept)]);
  return Object.entries(fields).flatMap(([key, field]) => {
    const column = columnName(key, field);
    const isOpen = columns.has(column) && !untold.has(key) && !field.readOnly && !field.computed;
    return isOpen && key !== flow?.field && !several.has(field.kind) && !maskOf(entity, key) ? [column] : [];
  });
}
