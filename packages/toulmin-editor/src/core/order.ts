import type { ToulminDocument, ToulminNode } from "./document";
import { count, noCounts, type PerElement } from "./elements";
import { mendedLinks } from "./links";

/**
 * Puts the nodes in reading order and drops links to nodes that are gone. Nodes that stay as they were stay the same
 * objects, so that what draws them can tell what changed.
 *
 * Reading order is that of the phrases' ends: for phrases that do not overlap it is the order of the pixel rule
 * ({@link compareBoxes}), and it does not change with the width of the window.
 */
export function settled(document: ToulminDocument): ToulminDocument {
  const linked = mendedLinks(document);
  const nodes = isSorted(linked) ? linked : [...linked].sort(compareNodes);
  return nodes === document.nodes ? document : { ...document, nodes };
}

/** Sorts nodes by where their phrases end; those without a place come last, by age. */
export function compareNodes(a: ToulminNode, b: ToulminNode): number {
  if (a.anchor && b.anchor) return a.anchor.end - b.anchor.end;
  if (a.anchor) return -1;
  if (b.anchor) return 1;
  return Number(a.id.slice(4)) - Number(b.id.slice(4));
}

/** A phrase's bounding box on the screen, in CSS pixels. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box up to this high (CSS pixels) is on one line. */
const ONE_LINE = 30;

/**
 * The pixel rule of the portal: vertical, then horizontal position. A box 30 or less high is sorted by its right edge
 * within its line, a taller one by its bottom edge; one that ends on the line of a lower one has begun before it.
 * {@link settled} gives the same order for phrases that do not overlap, at any width.
 */
export function compareBoxes(a: Box, b: Box): number {
  const vertical = a.bottom - b.bottom;
  if (Math.abs(vertical) >= ONE_LINE / 2) return vertical;
  const [aIsTall, bIsTall] = [a, b].map((box) => box.bottom - box.top > ONE_LINE);
  if (aIsTall !== bIsTall) return aIsTall ? -1 : 1;
  return a.right - b.right;
}

/** How many nodes there are of each element. */
export function countsOf(document: ToulminDocument): Readonly<PerElement<number>> {
  const counts = noCounts();
  for (const node of document.nodes) count(counts, node.ctype);
  return counts;
}

function isSorted(nodes: readonly ToulminNode[]): boolean {
  return nodes.every((node, index) => index === 0 || compareNodes(nodes[index - 1] as ToulminNode, node) <= 0);
}
