import { isClaim, type NodeId, nodeOf, ownedBy, type ToulminDocument, type ToulminNode } from "../document";
import { settled } from "../order";
import type { Refused } from "./refusal";

/** What happens to the nodes of a claim that goes: they go too, or they move to another claim. */
export type OwnedNodes = "remove" | { readonly moveTo: NodeId };

/**
 * Takes a node's mark away; the text stays. Refuses to remove a claim that owns other nodes unless `owned` says what
 * becomes of them. When the current claim goes, the claim before it (else the next) becomes current.
 */
export function remove(document: ToulminDocument, id: string, owned?: OwnedNodes): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  if (!node) return { error: "no-such-node" };
  const dependents = isClaim(node) ? ownedBy(document, node.id) : [];
  if (dependents.length > 0 && owned === undefined) return { error: "owns-nodes", node: node.id };
  const moveTo = typeof owned === "object" ? owned.moveTo : null;
  const moved = nodeOf(document, moveTo);
  if (moveTo !== null && !(moved && isClaim(moved) && moved !== node)) return { error: "not-a-claim", node: moveTo };
  const currentClaim = document.currentClaim === node.id ? neighbourOf(document, node.id) : document.currentClaim;
  if (dependents.length === 0 && !document.nodes.some((other) => linksTo(other, node.id))) {
    return { ...document, nodes: document.nodes.toSpliced(document.nodes.indexOf(node), 1), currentClaim };
  }
  const nodes = document.nodes
    .filter((other) => other.id !== node.id && (moved !== undefined || other.toulmin !== node.id))
    .map((other) => (moved && other.toulmin === node.id ? { ...other, toulmin: moved.id } : other));
  return settled({ ...document, nodes, currentClaim });
}

function linksTo({ supports, countsFrom, datumOf }: ToulminNode, id: NodeId): boolean {
  return supports === id || countsFrom === id || (datumOf.length > 0 && datumOf.includes(id));
}

/** The claim before this one in the text, else the one after it, else none. */
function neighbourOf(document: ToulminDocument, id: NodeId): NodeId | null {
  const claims = document.nodes.filter(isClaim).map((claim) => claim.id);
  const index = claims.indexOf(id);
  return claims[index - 1] ?? claims[index + 1] ?? null;
}
