import { isClaim, type NodeId, type ToulminDocument, type ToulminNode } from "./document";
import { elementOf } from "./elements";

type Defined = Pick<ToulminDocument, "elements">;

/** The nodes without links that can no longer hold; the same list when every link holds. */
export function mendedLinks(document: Pick<ToulminDocument, "nodes" | "elements">): readonly ToulminNode[] {
  const { nodes } = document;
  if (!nodes.some((node) => node.supports !== null || node.countsFrom !== null || node.datumOf.length > 0))
    return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let mended = false;
  const result = nodes.map((node) => {
    const supported = node.supports === null ? undefined : byId.get(node.supports);
    const supports = supported && canSupport(document, node, supported) ? node.supports : null;
    const base = node.countsFrom === null ? undefined : byId.get(node.countsFrom);
    const countsFrom = base && base !== node ? base.id : null;
    const datumOf = node.datumOf.filter((id) => {
      const claim = byId.get(id);
      return isClaim(node) && claim !== undefined && isClaim(claim) && claim !== node;
    });
    const isWhole =
      supports === node.supports && countsFrom === node.countsFrom && datumOf.length === node.datumOf.length;
    if (isWhole) return node;
    mended = true;
    return { ...node, supports, countsFrom, datumOf };
  });
  return mended ? result : nodes;
}

/**
 * Whether a node may stand under another one of its claim: a backing under a warrant, a support under a rebuttal, an own
 * element under what it attaches to. Of an element that nobody defines here a link is left as it was.
 */
export function canSupport(document: Defined, node: ToulminNode, other: ToulminNode): boolean {
  const attachesTo = elementOf(document, node.ctype)?.attachesTo;
  const fits = attachesTo === undefined || attachesTo === other.ctype;
  return fits && !isClaim(other) && node.toulmin === other.toulmin;
}

/**
 * Which claims rest on each other: by claim, the name of the circle it is in, which a claim that rests on no other of
 * the circle has to itself (strongly connected components after Kosaraju and Sharir, without recursion).
 */
export function circlesOf(claims: readonly ToulminNode[]): ReadonlyMap<NodeId, NodeId> {
  const restsOn = new Map<NodeId, NodeId[]>(claims.map(({ id }) => [id, []]));
  for (const { id, datumOf } of claims) for (const other of datumOf) restsOn.get(other)?.push(id);
  const left: NodeId[] = [];
  walk([...restsOn.keys()], served(claims), (id) => left.push(id));
  const circles = new Map<NodeId, NodeId>();
  walk(left.reverse(), restsOn, (id, first) => circles.set(id, first));
  return circles;
}

/** Goes from each claim to all that follow from it and were not met before; each is left when all behind it were. */
function walk(
  firsts: readonly NodeId[],
  next: ReadonlyMap<NodeId, readonly NodeId[]>,
  leave: (id: NodeId, first: NodeId) => void,
): void {
  const met = new Set<NodeId>();
  for (const first of firsts) {
    const open: (readonly [id: NodeId, isLeft?: boolean])[] = [[first]];
    for (let step = open.pop(); step; step = open.pop()) {
      const [id, isLeft] = step;
      if (isLeft) leave(id, first);
      else if (!met.has(id)) {
        met.add(id);
        open.push([id, true]);
        for (const other of next.get(id) ?? []) open.push([other]);
      }
    }
  }
}

function served(nodes: readonly ToulminNode[]): ReadonlyMap<NodeId, readonly NodeId[]> {
  return new Map(nodes.map(({ id, datumOf }) => [id, datumOf]));
}

/** Whether making `from` a datum of `to` would let a claim rest on itself. */
export function closesCycle(nodes: readonly ToulminNode[], from: NodeId, to: NodeId): boolean {
  let isMet = false;
  walk([to], served(nodes), (id) => {
    isMet ||= id === from;
  });
  return isMet;
}
