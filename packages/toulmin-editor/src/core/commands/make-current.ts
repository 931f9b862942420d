import { isClaim, nodeOf, type ToulminDocument } from "../document";
import type { Refused } from "./refusal";

/** Makes a claim the one that newly marked elements are attached to. */
export function makeCurrent(document: ToulminDocument, id: string): ToulminDocument | Refused {
  const claim = nodeOf(document, id);
  if (!claim) return { error: "no-such-node" };
  if (!isClaim(claim)) return { error: "not-a-claim", node: claim.id };
  return document.currentClaim === claim.id ? document : { ...document, currentClaim: claim.id };
}
