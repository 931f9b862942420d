import { changeElement } from "../commands/change-element";
import { edit } from "../commands/edit";
import { mark } from "../commands/mark";
import { move } from "../commands/move";
import { reOwn } from "../commands/re-own";
import { isRefused, type Refused } from "../commands/refusal";
import { remove } from "../commands/remove";
import { attributeKeys, isClaim, type NodeId, nodeOf, type ToulminDocument, type ToulminNode } from "../document";
import { type Difference, isSamePlace } from "./differences";

/**
 * Makes the first document's mark as the second has it, where they differ: its element, its ends, its claim (when the
 * first has that claim too), its attributes. A mark that only the second has comes, one that it has not goes.
 */
export function takeTheirs(
  document: ToulminDocument,
  { first, second }: Difference,
  other: ToulminDocument,
): ToulminDocument | Refused {
  if (first && !second) return remove(document, first.id);
  if (!second?.anchor) return document;
  const owner = ownerIn(document, other, second);
  const begun = first ? changeElement(document, first.id, second.ctype) : marked(document, second, owner);
  if (isRefused(begun)) return begun;
  const id: NodeId = first?.id ?? `node${begun.lastId}`;
  const steps: readonly ((next: ToulminDocument) => ToulminDocument | Refused)[] = [
    (next) => (second.anchor ? move(next, id, second.anchor) : next),
    (next) => (owner && !isClaim(second) ? reOwn(next, id, owner) : next),
    (next) => edit(next, id, Object.fromEntries(attributeKeys.map((key) => [key, second[key]]))),
  ];
  return steps.reduce<ToulminDocument | Refused>((done, step) => (isRefused(done) ? done : step(done)), begun);
}

/** With their mark, below our claim; the claim that was current stays it. */
function marked(document: ToulminDocument, node: ToulminNode, owner: NodeId | null): ToulminDocument | Refused {
  if (!node.anchor) return document;
  if (!isClaim(node) && owner === null) return { error: "no-claim" };
  const outcome = mark({ ...document, currentClaim: owner ?? document.currentClaim }, node.ctype, node.anchor);
  return isRefused(outcome) || document.currentClaim === null
    ? outcome
    : { ...outcome, currentClaim: document.currentClaim };
}

/** Our claim where their node's claim stands. */
function ownerIn(document: ToulminDocument, other: ToulminDocument, node: ToulminNode): NodeId | null {
  const theirs = nodeOf(other, node.toulmin);
  return document.nodes.find((each) => isClaim(each) && isSamePlace(each, theirs))?.id ?? null;
}
