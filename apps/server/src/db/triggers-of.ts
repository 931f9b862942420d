import type { EntityDefinition } from "@portal/definition";
import { ledgerTriggers } from "./ledger-triggers";
import { mergeTriggers } from "./merge-triggers";

/** The triggers by which the database keeps what entities promise, each under a name of its own. */
export function triggersOf(definitions: Readonly<Record<string, EntityDefinition>>): string[] {
  return Object.entries(definitions).flatMap(([name, definition]) => [
    ...ledgerTriggers(name, definition),
    ...mergeTriggers(name, definition, (other) => definitions[other]),
  ]);
}
