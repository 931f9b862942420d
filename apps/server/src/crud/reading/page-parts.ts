import { isAskedFor, isBy, mayOpen, type Related, type Sheet } from "@portal/definition";
import type { Entity } from "../entity";
import type { Asking, Row } from "../rules";
import { stateOf } from "../writing/save";

/** What a page shows somebody of the records that link to one. */
export function openRelated(
  { asker }: Asking,
  { screens, definition }: Entity,
  on: string | undefined,
  record: Row,
): readonly Related[] {
  const screen = screens.find(({ name }) => name === on);
  if (!screen || !("related" in screen) || !mayOpen(asker, screen.can)) return [];
  return (screen.related ?? []).filter(({ can }) => can === undefined || isBy(asker, can, record, definition));
}

/** The sheets that there are of a record for somebody, by their names. */
export function openSheets({ asker }: Asking, entity: Entity, record: Row): string[] {
  const { definition } = entity;
  const isOpen = ({ in: states, can, ...sheet }: Sheet) =>
    (states === undefined || states.includes(stateOf(entity, record) ?? "")) &&
    isAskedFor(sheet, record) &&
    (can === undefined || isBy(asker, can, record, definition));
  return Object.entries(definition.sheets ?? {}).flatMap(([name, sheet]) => (isOpen(sheet) ? [name] : []));
}
