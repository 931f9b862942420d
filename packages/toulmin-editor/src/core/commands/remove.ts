import { isClaim, type NodeId, nodeOf, ownedBy, type ToulminDocument } from "../document";
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
  const moved = typeof owned === "object" ? nodeOf(document, owned.moveTo) : undefined;
  if (typeof owned === "object" && !(moved && isClaim(moved) && moved.id !== node.id)) {
    return { error: "not-a-claim", node: owned.moveTo };
  }
  const nodes = document.nodes
    .filter((other) => other.id !== node.id && (moved !== undefined || other.toulmin !== node.id))
    .map((other) => (moved && other.toulmin === node.id ? { ...other, toulmin: moved.id } : other));
  const currentClaim = document.currentClaim === node.id ? neighbourOf(document, node.id) : document.currentClaim;
  return settled({ ...document, nodes, currentClaim });
}

/** The claim before this one in the text, else the one after it, else none. */
function neighbourOf(document: ToulminDocument, id: NodeId): NodeId | null {
  const claims = document.nodes.filter(isClaim).map((claim) => claim.id);
  const index = claims.indexOf(id);
  return claims[index - 1] ?? claims[index + 1] ?? null;
}
