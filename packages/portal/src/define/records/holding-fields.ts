import type { EntityDefinition } from "../define-module";

/** What a holding names that its entity does not have, or that holds nobody. */
export function wrongInHolding({ fields, holds }: EntityDefinition): string[] {
  if (!holds) return [];
  const people = [...holds.by, ...(holds.notTo === undefined ? [] : [holds.notTo])];
  const isStaff = (key: string) => {
    const field = fields[key];
    return field?.kind === "link" && field.to === "staff";
  };
  const states = Object.keys(holds.while ?? {}).filter((key) => !((key.split(".")[0] as string) in fields));
  return [...people.filter((key) => !isStaff(key)), ...states];
}
