import type { EntityDefinition } from "../define-module";

/** What a change by date names that its entity does not have. */
export function wrongInEffective({ fields, flow, effective }: EntityDefinition): string[] {
  if (!effective) return [];
  const { on, move } = effective;
  return [...(fields[on]?.kind === "date" ? [] : [on]), ...(flow?.moves[move] ? [] : [move])];
}

/** What a purge names that its entity does not have, or that cannot be emptied. */
export function wrongInPurge({ purge, ...definition }: EntityDefinition): string[] {
  return (purge?.fields ?? []).filter(
    (key) => !canBeEmptied(definition, key) || (isNeeded(definition.fields[key]) && isUnique(definition, key)),
  );
}

/** What goes of leavers that the entity does not have, or that cannot be emptied. */
export function wrongInLeavers({ ofLeavers, ...definition }: EntityDefinition): string[] {
  if (typeof ofLeavers !== "object" || !("fields" in ofLeavers)) return [];
  return ofLeavers.fields.filter((key) => !canBeEmptied(definition, key));
}

function canBeEmptied({ fields, parts = {}, flow }: EntityDefinition, key: string): boolean {
  const field = fields[key];
  if (field === undefined) return key in parts;
  const isText = field.kind === "text" || field.kind === "longText";
  return key !== flow?.field && (!isNeeded(field) || isText);
}

function isUnique({ fields }: EntityDefinition, key: string): boolean {
  return fields[key]?.unique === true;
}

/** Whether a field always has a value: a text says that it was purged, another cannot be emptied. */
export function isNeeded(field: EntityDefinition["fields"][string] | undefined): boolean {
  return field?.required === true || (field !== undefined && "default" in field && field.default !== undefined);
}

/** What stands in a text that may not be empty once it is purged. */
export const PURGED = "(파기)";
