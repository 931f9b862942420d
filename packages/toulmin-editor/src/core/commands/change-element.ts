import { isClaim, nodeOf, ownedBy, type ToulminDocument } from "../document";
import type { ElementKey } from "../elements/define-element";
import { compareNodes, settled } from "../order";
import type { Refused } from "./refusal";

/**
 * Makes a node another element. What becomes a claim owns itself and is the current claim. A claim that becomes
 * something else is attached to the current claim, else to the one before it; it must not own other nodes.
 */
export function changeElement(document: ToulminDocument, id: string, ctype: ElementKey): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  if (!node) return { error: "no-such-node" };
  if (node.ctype === ctype) return document;
  if (ctype === "C") return replaced(document, { ...node, ctype, toulmin: node.id }, node.id);
  if (!isClaim(node)) return replaced(document, { ...node, ctype }, document.currentClaim);
  if (ownedBy(document, node.id).length > 0) return { error: "owns-nodes", node: node.id };
  const others = document.nodes.filter((other) => isClaim(other) && other !== node);
  const owner =
    others.find((other) => other.id === document.currentClaim) ??
    others.findLast((other) => compareNodes(other, node) < 0) ??
    others[0];
  if (!owner) return { error: "no-claim" };
  return replaced(document, { ...node, ctype, toulmin: owner.id }, owner.id);
}

function replaced(
  document: ToulminDocument,
  changed: ToulminDocument["nodes"][number],
  currentClaim: ToulminDocument["currentClaim"],
): ToulminDocument {
  const nodes = document.nodes.map((other) => (other.id === changed.id ? changed : other));
  return settled({ ...document, nodes, currentClaim });
}
