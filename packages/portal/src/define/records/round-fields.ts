import type { EntityDefinition } from "../define-module";
import { columnName } from "../fields";
import { type DefinitionOf, linkBelow } from "../resolve-field";
import type { Round } from "./round";

/** Whose an entry is. */
const PERSON = "staff";

/** The columns of an entry by which it belongs to a round and a person. */
export function entryColumns(definitionOf: DefinitionOf, of: string, { entry }: Round) {
  const fields = definitionOf(entry)?.fields ?? {};
  const link = linkBelow(definitionOf, of, { of: entry });
  return { round: columnName(link, fields[link]), person: columnName(PERSON, fields[PERSON]) };
}

/** What a round names that its entity, or the entity of its entries, does not have. */
export function wrongInRound({ fields, round }: EntityDefinition, entry: EntityDefinition | undefined): string[] {
  if (!round) return [];
  const { window, isOpen, targets = {}, asks = [], until, missing, goesOn = [], joins } = round;
  const wanted: readonly (readonly [string | undefined, string])[] = [
    ...window.map((key) => [key, "date"] as const),
    [isOpen, "flag"],
    [joins, "date"],
    [targets.office, "link"],
    [targets.team, "link"],
    [targets.joinedBy, "date"],
    [targets.people, "staffList"],
  ];
  const state = entry?.flow && entry.fields[entry.flow.field];
  const states = state?.kind === "choice" ? Object.keys(state.options) : [];
  return [
    ...wanted.flatMap(([key, kind]) => (key !== undefined && fields[key]?.kind !== kind ? [key] : [])),
    ...(entry?.fields[PERSON]?.kind === "link" ? [] : [PERSON]),
    ...(until !== undefined && entry?.fields[until]?.kind !== "date" ? [until] : []),
    ...asks.filter((key) => !entry?.fields[key]),
    ...[...missing, ...goesOn].filter((each) => !states.includes(each)),
  ];
}
