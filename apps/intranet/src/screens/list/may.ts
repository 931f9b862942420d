import { type FieldKey, type ListScreen, type Move, mayOpen, type Reader } from "@portal/definition";
import { fieldAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { siblingOf } from "../../fields/siblings";
import { signedInIds } from "../../store";

/** Whether a list has anything that can be done with many of its records. */
export function canSelect(screen: ListScreen): boolean {
  return (
    mayChange(screen) ||
    mayGive(screen) ||
    mayMerge(screen) ||
    bulkMovesOf(screen).length > 0 ||
    sheetsOf(screen).length > 0
  );
}

/** The sheets that records of a list may have for somebody, by name; on the server the record itself decides. */
export function sheetsOf({ of }: ListScreen): string[] {
  return Object.entries(entityOf(of).sheets ?? {}).flatMap(([name, { can = [] }]) =>
    can.length === 0 || isAnyOf(can) ? [name] : [],
  );
}

/** The moves that many records of a list can make at once. */
export function bulkMovesOf({ of }: ListScreen): [string, Move][] {
  return Object.entries(entityOf(of).flow?.moves ?? {}).filter(([, move]) => move.isBulk && mayMake(move));
}

/** Whether somebody may change records of a list, as far as the browser knows. */
export function mayChange(screen: ListScreen): boolean {
  const further = entityOf(screen.of).access?.change ?? [];
  return siblingOf(screen, "edit", "tab-edit") !== undefined || mayOpen(signedInIds(), further);
}

/** Whether somebody may make one of two records, as far as the browser knows. */
export function mayMerge({ of }: ListScreen): boolean {
  return isAnyOf(entityOf(of).merge?.by ?? []);
}

/** The fields that somebody may set for many records at once, as far as the browser knows. */
export function bulkKeysOf(screen: ListScreen): readonly FieldKey[] {
  if (!mayChange(screen)) return [];
  return (screen.bulk ?? []).filter((key) => {
    const { change } = fieldAt(screen.of, key).field;
    return change === undefined || isAnyOf(change);
  });
}

/** Whether somebody may give records of others to somebody else, as far as the browser knows. */
export function mayGive({ of }: ListScreen): boolean {
  return isAnyOf(entityOf(of).holds?.given?.by ?? []);
}

/** Whether a move may be somebody's; on the server the record itself decides. */
export function mayMake({ by }: Move): boolean {
  return isAnyOf(by);
}

function isAnyOf(by: readonly Reader[]): boolean {
  const ids = signedInIds();
  return by.some((grant) => typeof grant !== "string" || mayOpen(ids, [grant]));
}

/** Whether somebody may take a list along as a file. */
export function mayExport({ exports }: ListScreen): boolean {
  return exports === undefined || mayOpen(signedInIds(), exports);
}

/** Whether somebody may take rows in from a file: for a move those who may make it. */
export function mayImport({ of, import: keys, importMove = "" }: ListScreen): boolean {
  const move = entityOf(of).flow?.moves[importMove];
  return keys !== undefined && (move === undefined || mayMake(move));
}
