import { isClaim, nodeOf, type ToulminDocument, withNode } from "../document";
import { settled } from "../order";
import type { Refused } from "./refusal";

/** Attaches a node to another claim. Refuses for a claim, which owns itself. */
export function reOwn(document: ToulminDocument, id: string, claim: string): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  const owner = nodeOf(document, claim);
  if (!node || !owner) return { error: "no-such-node" };
  if (isClaim(node) || !isClaim(owner)) return { error: "not-a-claim", node: owner.id };
  if (node.toulmin === owner.id) return document;
  return settled(withNode(document, node, { toulmin: owner.id }));
}
