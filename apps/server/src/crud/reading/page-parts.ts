import { isAskedFor, isBy, mayOpen, type Related, type Sheet } from "@portal/definition";
import type { RequestContext, Row } from "../../records/rules";
import { isMasked, untoldKeys, wholeKeys } from "../access/field-access";
import type { Entity } from "../entity";
import { stateOf } from "../writing/save";

/** What a page shows somebody of the records that link to one. */
export function openRelated(
  { asker }: RequestContext,
  { screens, definition }: Entity,
  on: string | undefined,
  record: Row,
): readonly Related[] {
  const screen = screens.find(({ name }) => name === on);
  if (!screen || !("related" in screen) || !mayOpen(asker, screen.can)) return [];
  return (screen.related ?? []).filter(({ can }) => can === undefined || isBy(asker, can, record, definition));
}

/** Whether a record is a person's all of whose address-book fields the reader may read unmasked. */
export function isCardOpen(context: RequestContext, entity: Entity, record: Row): boolean {
  const { addressCard } = entity.definition;
  if (!addressCard) return false;
  const [untold, whole] = [untoldKeys(context, entity, record), wholeKeys(context, entity, record)];
  return Object.values({ ...addressCard }).every(
    (key) => !untold.has(key) && (!isMasked(entity, key) || whole.has(key)),
  );
}

/** The sheets that there are of a record for somebody, by their names. */
export function openSheets({ asker }: RequestContext, entity: Entity, record: Row): string[] {
  const { definition } = entity;
  const isOpen = ({ in: states, can, ...sheet }: Sheet) =>
    (states === undefined || states.includes(stateOf(entity, record) ?? "")) &&
    isAskedFor(sheet, record) &&
    (can === undefined || isBy(asker, can, record, definition));
  return Object.entries(definition.sheets ?? {}).flatMap(([name, sheet]) => (isOpen(sheet) ? [name] : []));
}
