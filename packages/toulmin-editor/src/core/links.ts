import { isClaim, type NodeId, type ToulminNode } from "./document";
import { elements } from "./elements";

/** The nodes without links that can no longer hold; the same list when every link holds. */
export function mendedLinks(nodes: readonly ToulminNode[]): readonly ToulminNode[] {
  if (!nodes.some((node) => node.supports !== null || node.countsFrom !== null || node.datumOf.length > 0))
    return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  let mended = false;
  const result = nodes.map((node) => {
    const supported = node.supports === null ? undefined : byId.get(node.supports);
    const supports = supported && canSupport(node, supported) ? node.supports : null;
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

/** Whether a node may stand under another one: a backing under a warrant, a support under a rebuttal, of one claim. */
export function canSupport(node: ToulminNode, other: ToulminNode): boolean {
  return elements[node.ctype].attachesTo === other.ctype && !isClaim(other) && node.toulmin === other.toulmin;
}

/** Whether making `from` a datum of `to` would let a claim rest on itself. */
export function closesCycle(nodes: readonly ToulminNode[], from: NodeId, to: NodeId): boolean {
  return leadsTo(new Map(nodes.map((node) => [node.id, node])), to, from);
}

/** Whether a claim serves another one, be it by way of further claims. Circles are walked once. */
export function leadsTo(byId: ReadonlyMap<NodeId, ToulminNode>, from: NodeId, to: NodeId): boolean {
  const open = [from];
  const seen = new Set<NodeId>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(byId.get(id)?.datumOf ?? []));
  }
  return false;
}
