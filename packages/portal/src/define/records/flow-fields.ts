import type { EntityDefinition } from "../define-module";
import { type DefinitionOf, resolveField } from "../resolve-field";

/** The fields that the flow of an entity and the notices about its records name, and that there are not. */
export function wrongInFlow(definitionOf: DefinitionOf, name: string, definition: EntityDefinition): string[] {
  const { fields, parts = {}, flow, announces, reminders = {} } = definition;
  const moves = Object.values(flow?.moves ?? {});
  const notices = [announces, ...moves.map(({ notifies }) => notifies)].filter((notice) => notice !== undefined);
  const keysIn = ({ text }: { text: string }) => [...text.matchAll(/{(\w+)}/g)].map(([, key = ""]) => key);
  const told = [
    ...notices.flatMap(keysIn).filter((key) => key !== "name" && key !== "why"),
    ...Object.values(reminders)
      .flatMap(keysIn)
      .filter((key) => !["name", "date", "left"].includes(key)),
  ];
  const written = moves.flatMap(({ sets = {}, reasonIn = [] }) => [Object.keys(sets), reasonIn].flat());
  const asked = moves.flatMap((move) => [...(move.fields ?? []), ...(move.requires ?? [])]);
  const isThere = (key: string) => key in parts || resolveField(definitionOf, name, key) !== undefined;
  return [
    ...[flow?.field ?? [], written].flat().filter((key) => !(key in fields)),
    ...moves.flatMap(({ from, waits }) => (waits?.in ?? []).filter((state) => !from.includes(state))),
    ...notices.flatMap(({ at = [] }) => at).filter((key) => fields[key]?.kind !== "link"),
    ...[...asked, ...told].filter((key) => !isThere(key)),
  ];
}
