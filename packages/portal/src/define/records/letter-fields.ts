import type { EntityDefinition } from "../define-module";
import { type DefinitionOf, resolveField } from "../resolve-field";

/** What a letter names that neither the record that it is about has, nor the further one. */
export function wrongInLetter(definitionOf: DefinitionOf, { fields, letter }: EntityDefinition): string[] {
  if (!letter) return [];
  const about = fields[letter.about];
  if (about?.kind !== "link") return [letter.about];
  const { latest } = letter;
  const keys = [letter.to, ...Object.values(letter.places).flat()];
  const isThere = (key: string) => {
    const [first = "", ...rest] = key.split(".");
    return resolveField(
      definitionOf,
      ...(latest?.of === first ? ([first, rest.join(".")] as const) : ([about.to, key] as const)),
    );
  };
  const states = Object.keys(latest?.while ?? {}).filter((key) => !definitionOf(latest?.of ?? "")?.fields[key]);
  return [...keys.filter((key) => !isThere(key)), ...states];
}
