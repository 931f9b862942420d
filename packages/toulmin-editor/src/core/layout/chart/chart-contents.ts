import { claimsOf, type NodeId, nodeOf, ownedBy, type ToulminDocument, type ToulminNode } from "../../document";
import { elementOf, isElementKey } from "../../elements";
import type { ElementKey } from "../../elements/define-element";
import { canSupport } from "../../links";
import { compareNodes } from "../../order";

/** A node of a chart with what stands under it: a warrant's backings, a rebuttal's supports, a host's own elements. */
export interface ChartCell {
  readonly node: ToulminNode;
  readonly under: readonly ChartCell[];
}

/** What one claim's chart shows, in reading order. */
export interface ChartContents {
  readonly claim: ToulminNode;
  /** The claim's data; other claims that serve as its data come last. */
  readonly data: readonly ChartCell[];
  /** Warrants with their backings; the bare backings of a claim without warrants. */
  readonly warrants: readonly ChartCell[];
  /** Rebuttals with their supports; the bare supports of a claim without rebuttals. */
  readonly rebuttals: readonly ChartCell[];
  /** Own elements of the claim itself, and those that find nothing of the claim to stand under. */
  readonly own: readonly ChartCell[];
}

/** Gathers one claim's chart; `null` when the id names no claim. */
export function chartContents(document: ToulminDocument, id: string): ChartContents | null {
  const claim = nodeOf(document, id);
  if (claim?.ctype !== "C") return null;
  const owned = ownedBy(document, claim.id);
  const of = (ctype: ElementKey) => owned.filter((node) => node.ctype === ctype);
  const chained = claimsOf(document).filter((other) => other.datumOf.includes(claim.id));
  const own = ownUnder(document, owned, claim);
  const cellOf = (node: ToulminNode, supporting: readonly ToulminNode[] = []): ChartCell => ({
    node,
    under: [...supporting, ...(own.get(node.id) ?? [])].map((each) => cellOf(each)),
  });
  const cellsOf = (roots: readonly ToulminNode[], supporting: readonly ToulminNode[]) => {
    if (roots.length === 0) return supporting.map((node) => cellOf(node));
    const under = new Map<NodeId, ToulminNode[]>(roots.map((root) => [root.id, []]));
    for (const node of supporting) under.get((rootOf(node, roots) as ToulminNode).id)?.push(node);
    return roots.map((node) => cellOf(node, under.get(node.id)));
  };
  return {
    claim,
    data: [...of("D"), ...chained].map((node) => cellOf(node)),
    warrants: cellsOf(of("W"), of("B")),
    rebuttals: cellsOf(of("R"), of("RS")),
    own: (own.get(claim.id) ?? []).map((node) => cellOf(node)),
  };
}

/** The node that another one stands under: the one it names, else the nearest before it in the text, else the first. */
function rootOf(node: ToulminNode, roots: readonly ToulminNode[]): ToulminNode | undefined {
  const named = roots.find((root) => root.id === node.supports);
  return named ?? roots.findLast((each) => compareNodes(each, node) < 0) ?? roots[0];
}

/** The nodes that are none of the six, by what they stand under. */
function ownUnder(document: ToulminDocument, owned: readonly ToulminNode[], claim: ToulminNode) {
  const under = new Map<NodeId, ToulminNode[]>();
  for (const node of owned) {
    if (isElementKey(node.ctype)) continue;
    const fitting = owned.filter((other) => canSupport(document, node, other));
    // what nobody defines stands where it says, else beside the claim; under what is defined, so that there are no circles
    const roots = elementOf(document, node.ctype)
      ? fitting
      : fitting.filter(({ id, ctype }) => id === node.supports && elementOf(document, ctype));
    const { id } = rootOf(node, roots) ?? claim;
    const known = under.get(id);
    if (known) known.push(node);
    else under.set(id, [node]);
  }
  return under;
}
