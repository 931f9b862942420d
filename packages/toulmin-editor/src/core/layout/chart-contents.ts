import { claimsOf, type NodeId, nodeOf, ownedBy, type ToulminDocument, type ToulminNode } from "../document";
import type { ElementKey } from "../elements/define-element";
import { compareNodes } from "../order";

/** A node of a chart with the nodes that stand under it: a warrant's backings, a rebuttal's supports. */
export interface ChartCell {
  readonly node: ToulminNode;
  readonly under: readonly ToulminNode[];
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
}

/** Gathers one claim's chart; `null` when the id names no claim. */
export function chartContents(document: ToulminDocument, id: string): ChartContents | null {
  const claim = nodeOf(document, id);
  if (claim?.ctype !== "C") return null;
  const owned = ownedBy(document, claim.id);
  const of = (ctype: ElementKey) => owned.filter((node) => node.ctype === ctype);
  const chained = claimsOf(document).filter((other) => other.datumOf.includes(claim.id));
  return {
    claim,
    data: [...of("D"), ...chained].map((node) => ({ node, under: [] })),
    warrants: cellsOf(of("W"), of("B")),
    rebuttals: cellsOf(of("R"), of("RS")),
  };
}

/** Puts each supporting node under the one it names, else under the nearest before it in the text, else the first. */
function cellsOf(roots: readonly ToulminNode[], supporting: readonly ToulminNode[]): ChartCell[] {
  if (roots.length === 0) return supporting.map((node) => ({ node, under: [] }));
  const under = new Map<NodeId, ToulminNode[]>(roots.map((root) => [root.id, []]));
  for (const node of supporting) {
    const named = roots.find((root) => root.id === node.supports);
    const root = named ?? roots.findLast((each) => compareNodes(each, node) < 0) ?? roots[0];
    if (root) under.get(root.id)?.push(node);
  }
  return roots.map((node) => ({ node, under: under.get(node.id) ?? [] }));
}
