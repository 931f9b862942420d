import { isClaim, type NodeId, nodeOf, ownedBy, type ToulminDocument, withNode } from "../document";
import type { ElementName } from "../elements/define-element";
import { compareNodes, settled } from "../order";
import type { Refused } from "./refusal";

/**
 * Makes a node another element. What becomes a claim owns itself and is the current claim. A claim that becomes
 * something else is attached to the current claim, else to the one before it; it must not own other nodes.
 */
export function changeElement(document: ToulminDocument, id: string, ctype: ElementName): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  if (!node) return { error: "no-such-node" };
  if (node.ctype === ctype) return document;
  const made = (owner: NodeId, currentClaim = document.currentClaim) =>
    settled({ ...withNode(document, node, { ctype, toulmin: owner }), currentClaim });
  if (ctype === "C") return made(node.id, node.id);
  if (!isClaim(node)) return made(node.toulmin);
  if (ownedBy(document, node.id).length > 0) return { error: "owns-nodes", node: node.id };
  const others = document.nodes.filter((other) => isClaim(other) && other !== node);
  const owner =
    others.find((other) => other.id === document.currentClaim) ??
    others.findLast((other) => compareNodes(other, node) < 0) ??
    others[0];
  return owner ? made(owner.id, owner.id) : { error: "no-claim" };
}
