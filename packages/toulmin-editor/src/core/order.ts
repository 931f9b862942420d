import { isClaim, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import { elements, perElement } from "./elements";
import { mendedLinks } from "./links";

/**
 * Puts the nodes in reading order, gives every node its place and its code again, and drops links to nodes that are
 * gone. Nodes that stay as they were stay the same objects, so that what draws them can tell what changed.
 *
 * Reading order is that of the phrases' ends: for phrases that do not overlap it is the order of the pixel rule
 * ({@link compareBoxes}), and it does not change with the width of the window.
 */
export function settled(document: ToulminDocument): ToulminDocument {
  const linked = mendedLinks(document.nodes);
  const sorted = isSorted(linked) ? linked : [...linked].sort(compareNodes);
  const claims = new Map<NodeId, { number: number; counts: Record<ToulminNode["ctype"], number> }>();
  for (const [index, id] of claimIdsInOrder(document, sorted).entries()) {
    claims.set(id, { number: index + 1, counts: perElement(() => 0) });
  }
  const nodes = sorted.map((node, index) => {
    const claim = claims.get(node.toulmin);
    return claim ? withPlace(node, index + 1, claim.number, ++claim.counts[node.ctype]) : node;
  });
  const same = nodes.length === document.nodes.length && nodes.every((node, index) => node === document.nodes[index]);
  return same ? document : { ...document, nodes };
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
export function countsOf(document: ToulminDocument): Record<ToulminNode["ctype"], number> {
  const counts = perElement(() => 0);
  for (const node of document.nodes) counts[node.ctype]++;
  return counts;
}

/** The claims' ids by number: as a person ordered them, new ones after the claim before them in the text. */
function claimIdsInOrder(document: ToulminDocument, sorted: readonly ToulminNode[]): NodeId[] {
  const inText = sorted.filter(isClaim).map((node) => node.id);
  if (document.claimOrder === null) return inText;
  const existing = new Set(inText);
  const order = document.claimOrder.filter((id) => existing.has(id));
  const placed = new Set(order);
  inText.forEach((id, index) => {
    if (placed.has(id)) return;
    const before = inText[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return order;
}

function withPlace(node: ToulminNode, sort_idx: number, toulmin_idx: number, toulmin_node_idx: number): ToulminNode {
  const isSame =
    node.sort_idx === sort_idx &&
    node.toulmin_idx === toulmin_idx &&
    node.toulmin_node_idx === toulmin_node_idx &&
    // what changes a node's element leaves its code blank
    node.toulmin_code !== "";
  if (isSame) return node;
  const toulmin_code = `${toulmin_idx}-${elements[node.ctype].codeLabel}-${toulmin_node_idx}`;
  return { ...node, sort_idx, toulmin_idx, toulmin_node_idx, toulmin_code };
}

function isSorted(nodes: readonly ToulminNode[]): boolean {
  return nodes.every((node, index) => index === 0 || compareNodes(nodes[index - 1] as ToulminNode, node) <= 0);
}
