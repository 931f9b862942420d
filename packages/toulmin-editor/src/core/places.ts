import { claimsOf, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import { count, elementOf, noCounts } from "./elements";
import { compareNodes } from "./order";

/** What is given to a node by its place among the others; it changes when other nodes come and go. */
export interface NodePlace {
  /** 1…n over all nodes, in reading order. */
  readonly sort_idx: number;
  /** The claim's number, 1…k over all claims. */
  readonly toulmin_idx: number;
  /** 1…m among the nodes of the same element within the claim. */
  readonly toulmin_node_idx: number;
  /** `toulmin_idx-element-toulmin_node_idx`, for example `1-근거자료-2`. */
  readonly toulmin_code: string;
}

/** A node with its numbers and its code, as the portal's saved records have it. */
export type PlacedNode = ToulminNode & NodePlace;

/** What of a document its numbers and codes follow from. */
export type Numbered = Pick<ToulminDocument, "nodes" | "claimOrder" | "elements">;

/** By the nodes' index: the number of the claim, and the number among the claim's nodes of the element. */
interface Numbers {
  readonly claimOrder: readonly NodeId[] | null;
  readonly claim: Int32Array;
  readonly inClaim: Int32Array;
}

const known = new WeakMap<readonly ToulminNode[], Numbers>();

/** Where a node stands in its document. A node that is not in it has no place: zeros. */
export function placeOf(document: Numbered, node: ToulminNode): NodePlace {
  return placeAt(document, indexOf(document.nodes, node), node);
}

/** A node with its place in its document. */
export function withPlace(document: Numbered, node: ToulminNode): PlacedNode {
  return { ...node, ...placeOf(document, node) };
}

/** All nodes with their places, in reading order. */
export function placedNodes(document: Numbered): PlacedNode[] {
  return document.nodes.map((node, index) => ({ ...node, ...placeAt(document, index, node) }));
}

/** The nodes of both documents whose code is another one in the second, without those that changed their element. */
export function recodedBetween(before: Numbered, after: Numbered): ToulminNode[] {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const { start, endBefore, endAfter } = differingStretch(before.nodes, after.nodes);
  const between = new Map(before.nodes.slice(start, endBefore).map(({ id }, index) => [id, start + index]));
  return after.nodes.filter(({ id }, is) => {
    const was = is < start ? is : is < endAfter ? between.get(id) : is - endAfter + endBefore;
    return was !== undefined && (old.claim[was] !== now.claim[is] || old.inClaim[was] !== now.inClaim[is]);
  });
}

/** Between which indexes two lists of nodes differ: what stands before and behind is the same in both. */
export function differingStretch(
  before: readonly ToulminNode[],
  after: readonly ToulminNode[],
): { start: number; endBefore: number; endAfter: number } {
  let start = 0;
  let [endBefore, endAfter] = [before.length, after.length];
  while (start < endBefore && start < endAfter && before[start] === after[start]) start++;
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--;
    endAfter--;
  }
  return { start, endBefore, endAfter };
}

function placeAt(document: Numbered, index: number, { ctype }: ToulminNode): NodePlace {
  const { claim, inClaim } = numbersOf(document);
  const toulmin_idx = claim[index] ?? 0;
  const toulmin_node_idx = inClaim[index] ?? 0;
  const toulmin_code = `${toulmin_idx}-${elementOf(document, ctype)?.codeLabel ?? ctype}-${toulmin_node_idx}`;
  return { sort_idx: index + 1, toulmin_idx, toulmin_node_idx, toulmin_code };
}

/** Computed once for the same nodes in the same order of claims. */
function numbersOf(document: Numbered): Numbers {
  const { nodes, claimOrder } = document;
  const made = known.get(nodes);
  if (made && made.claimOrder === claimOrder) return made;
  const numbers = { claimOrder, claim: new Int32Array(nodes.length), inClaim: new Int32Array(nodes.length) };
  const claims = new Map(claimsOf(document).map(({ id }, index) => [id, { number: index + 1, counts: noCounts() }]));
  let last: NodeId | undefined;
  let claim: ReturnType<typeof claims.get>;
  nodes.forEach((node, index) => {
    // nodes of a claim mostly stand beside each other
    if (node.toulmin !== last) claim = claims.get(node.toulmin);
    last = node.toulmin;
    if (!claim) return;
    numbers.claim[index] = claim.number;
    numbers.inClaim[index] = count(claim.counts, node.ctype);
  });
  known.set(nodes, numbers);
  return numbers;
}

/** The index of a node, or of its later state, among nodes in reading order; -1 when it is not there. */
function indexOf(nodes: readonly ToulminNode[], node: ToulminNode): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareNodes(nodes[middle] as ToulminNode, node) < 0) low = middle + 1;
    else high = middle;
  }
  return nodes[low]?.id === node.id ? low : nodes.findIndex((other) => other.id === node.id);
}
