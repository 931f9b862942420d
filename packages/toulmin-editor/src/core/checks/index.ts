import { claimsOf, isClaim, type NodeId, type ToulminDocument, type ToulminNode } from "../document";
import { elementKeys, noCounts, type PerElement, tally } from "../elements";
import type { ElementKey } from "../elements/define-element";
import { type PlacedNode, withPlace } from "../places";
import { factsOf } from "../time/facts";
import { quoteDiffers, withoutActor, withoutIssue, withoutPlace } from "./attributes";
import type { CheckDefinition, Checked, Finding } from "./define-check";
import {
  backingWithoutWarrant,
  claimCycle,
  claimWithoutDatum,
  datumWithoutWarrant,
  rebuttalWithoutSupport,
  supportWithoutRebuttal,
  warrantWithoutBacking,
} from "./structure";
import { endBeforeStart, timeWithoutBase, undatedDatum, unreadTime } from "./times";

/** Every check, errors first, in the order in which problems are listed. */
export const checks = [
  claimCycle,
  backingWithoutWarrant,
  supportWithoutRebuttal,
  endBeforeStart,
  quoteDiffers,
  claimWithoutDatum,
  datumWithoutWarrant,
  warrantWithoutBacking,
  rebuttalWithoutSupport,
  withoutPlace,
  unreadTime,
  timeWithoutBase,
  undatedDatum,
  withoutActor,
  withoutIssue,
] as const satisfies readonly CheckDefinition[];

/** The names of the checks. */
export type CheckKey = (typeof checks)[number]["key"];

/** A finding with the check that found it. */
export interface Problem extends Finding {
  readonly check: CheckKey;
  readonly severity: "error" | "warning";
}

/** Everything wrong with or missing from a document: errors before warnings, each check's findings in reading order. */
export function problemsOf(document: ToulminDocument): Problem[] {
  const checked = checkedOf(document);
  return checks.flatMap((check) =>
    check.find(checked).map((finding) => ({ ...finding, check: check.key, severity: check.severity })),
  );
}

/** How far one claim's argument is filled in. */
export interface Completeness {
  readonly claim: PlacedNode;
  /** How many nodes each of the five parts has; other claims that serve as data are counted with the data. */
  readonly counts: Readonly<Record<Exclude<ElementKey, "C">, number>>;
  /** The share of the five parts (data, warrant, backing, rebuttal, rebuttal support) that are there, 0 to 1. */
  readonly share: number;
}

/** How complete each claim's argument is, by claim number. */
export function completenessOf(document: ToulminDocument): Completeness[] {
  const tallies = new Map<NodeId, PerElement<number>>();
  for (const node of document.nodes) {
    if (isClaim(node)) for (const id of node.datumOf) tally(tallies, id, "D");
    else tally(tallies, node.toulmin, node.ctype);
  }
  return claimsOf(document).map((claim) => {
    const found = tallies.get(claim.id) ?? noCounts();
    const { C: _none, ...counts } = found;
    return { claim: withPlace(document, claim), counts, share: elementKeys.filter((key) => found[key] > 0).length / 5 };
  });
}

function checkedOf(document: ToulminDocument): Checked {
  const owned = new Map<string, ToulminNode[]>();
  for (const node of document.nodes) {
    if (isClaim(node)) continue;
    const key = `${node.toulmin} ${node.ctype}`;
    const known = owned.get(key);
    if (known) known.push(node);
    else owned.set(key, [node]);
  }
  return {
    document,
    claims: claimsOf(document),
    of: (claim, element) => owned.get(`${claim} ${element}`) ?? [],
    facts: factsOf(document),
  };
}
