import type { EntityDefinition } from "../define-module";

/** What a merge names that its entity does not have. */
export function wrongInMerge(name: string, { fields, merge }: EntityDefinition): string[] {
  if (!merge) return [];
  const into = fields[merge.into];
  const names = merge.names === undefined ? undefined : fields[merge.names];
  return [
    ...(into?.kind === "link" && into.to === name && into.readOnly ? [] : [merge.into]),
    ...(merge.names === undefined || (names?.kind === "words" && names.readOnly) ? [] : [merge.names]),
  ];
}
