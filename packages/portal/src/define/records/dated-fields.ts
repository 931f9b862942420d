import type { EntityDefinition } from "../define-module";

/** What a change by date names that its entity does not have. */
export function wrongInEffective({ fields, flow, effective }: EntityDefinition): string[] {
  if (!effective) return [];
  const { on, move } = effective;
  return [...(fields[on]?.kind === "date" ? [] : [on]), ...(flow?.moves[move] ? [] : [move])];
}

/** What a purge names that its entity does not have, or that cannot be emptied. */
export function wrongInPurge({ fields, parts = {}, flow, purge }: EntityDefinition): string[] {
  return (purge?.fields ?? []).filter((key) => {
    const field = fields[key];
    if (field === undefined) return !(key in parts);
    const isText = field.kind === "text" || field.kind === "longText";
    return key === flow?.field || (isNeeded(field) && (!isText || field.unique === true));
  });
}

/** Whether a field always has a value: a text says that it was purged, another cannot be emptied. */
export function isNeeded(field: EntityDefinition["fields"][string]): boolean {
  return field.required === true || ("default" in field && field.default !== undefined);
}

/** What stands in a text that may not be empty once it is purged. */
export const PURGED = "(파기)";
