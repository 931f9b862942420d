import { claimsOf, isClaim, nodeOf, type ToulminDocument } from "../document";
import { settled } from "../order";
import type { Refused } from "./refusal";

/** Gives a claim another number, 1…k; the claims between move up or down by one. */
export function renumberClaim(document: ToulminDocument, id: string, number: number): ToulminDocument | Refused {
  const claim = nodeOf(document, id);
  if (!claim) return { error: "no-such-node" };
  if (!isClaim(claim)) return { error: "not-a-claim", node: claim.id };
  const others = claimsOf(document)
    .map((other) => other.id)
    .filter((other) => other !== claim.id);
  const place = Math.max(1, Math.min(others.length + 1, Math.round(number)));
  return settled({ ...document, claimOrder: others.toSpliced(place - 1, 0, claim.id) });
}

/** Numbers the claims in reading order again. */
export function sortClaims(document: ToulminDocument): ToulminDocument {
  return document.claimOrder === null ? document : settled({ ...document, claimOrder: null });
}
