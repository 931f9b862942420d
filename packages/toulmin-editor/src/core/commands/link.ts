import { isClaim, type NodeId, nodeOf, type ToulminDocument, type ToulminNode, withNode } from "../document";
import { canSupport, closesCycle } from "../links";
import type { Refused } from "./refusal";

/** Puts a backing under a warrant, or a support under a rebuttal, of the same claim; `null` goes back to the nearest. */
export function setSupports(document: ToulminDocument, id: string, target: string | null): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  const supported = nodeOf(document, target);
  if (!node || (target !== null && !supported)) return { error: "no-such-node" };
  if (supported && !canSupport(document, node, supported)) return { error: "cannot-support", node: supported.id };
  return withNode(document, node, { supports: supported?.id ?? null });
}

/** Lets a claim serve as a datum of another claim. Refuses when a claim would come to rest on itself. */
export function serveAsDatum(document: ToulminDocument, id: string, of: string): ToulminDocument | Refused {
  const claim = nodeOf(document, id);
  const other = nodeOf(document, of);
  if (!claim || !other) return { error: "no-such-node" };
  if (!isClaim(claim) || !isClaim(other)) return { error: "not-a-claim", node: isClaim(claim) ? other.id : claim.id };
  if (claim.datumOf.includes(other.id)) return document;
  if (closesCycle(document.nodes, claim.id, other.id)) return { error: "cycle", node: other.id };
  return withNode(document, claim, { datumOf: [...claim.datumOf, other.id] });
}

/** Takes a claim out of the data of another claim. Does nothing when it is none of them. */
export function stopServingAsDatum(document: ToulminDocument, id: string, of: NodeId): ToulminDocument | Refused {
  const claim = nodeOf(document, id);
  if (!claim) return { error: "no-such-node" };
  if (!claim.datumOf.includes(of)) return document;
  return withNode(document, claim, { datumOf: claim.datumOf.filter((other) => other !== of) });
}

/** Lets a relative time count from the time of another node; `null` goes back to the nearest dated one before it. */
export function setCountsFrom(document: ToulminDocument, id: string, base: string | null): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  const other = nodeOf(document, base);
  if (!node || (base !== null && !other)) return { error: "no-such-node" };
  const seen = new Set<ToulminNode>();
  for (let next = other; next && !seen.has(next); next = nodeOf(document, next.countsFrom)) {
    if (next === node) return { error: "time-cycle", node: other?.id ?? node.id };
    seen.add(next);
  }
  return withNode(document, node, { countsFrom: other?.id ?? null });
}
