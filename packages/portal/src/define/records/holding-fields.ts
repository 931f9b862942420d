import type { EntityDefinition } from "../define-module";
import { resolveField } from "../resolve-field";

/** What a holding names that its entity does not have, or that holds nobody. */
export function wrongInHolding(definition: EntityDefinition): string[] {
  const { fields, holds } = definition;
  if (!holds) return [];
  const people = [...holds.by, ...(holds.notTo === undefined ? [] : [holds.notTo])];
  const isStaff = (key: string) => {
    // its writer, too, who is no field of it
    const field = resolveField(() => definition, "", key)?.field;
    return field?.kind === "link" && field.to === "staff";
  };
  const states = Object.keys(holds.while ?? {}).filter((key) => !((key.split(".")[0] as string) in fields));
  const of = holds.of !== undefined && fields[holds.of]?.kind !== "link" ? [holds.of] : [];
  return [...people.filter((key) => !isStaff(key)), ...states, ...of];
}
