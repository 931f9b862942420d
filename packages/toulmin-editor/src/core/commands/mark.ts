import { NO_ATTRIBUTES, type NodeId, nodeOf, type ToulminDocument, type ToulminNode } from "../document";
import type { ElementName } from "../elements/define-element";
import { anchorAt, sourceOf } from "../source";
import { firstEndingAfter, freeRange, type Range } from "./free-range";
import { isRefused, type Refused } from "./refusal";

/**
 * Marks a range as an element. A claim becomes the current claim; any other element is attached to the current claim.
 * White space at the ends is left out. Refuses blank, overlapping and nested ranges, ranges outside the text, and
 * other elements while there is no claim.
 */
export function mark(document: ToulminDocument, ctype: ElementName, range: Range): ToulminDocument | Refused {
  const free = freeRange(document, range);
  if (isRefused(free)) return free;
  const id: NodeId = `node${document.lastId + 1}`;
  const owner = ctype === "C" ? id : nodeOf(document, document.currentClaim)?.id;
  if (owner === undefined) return { error: "no-claim" };
  return {
    ...document,
    // at its place in the reading order, and nothing can lead to it yet: there is nothing to settle
    nodes: document.nodes.toSpliced(
      firstEndingAfter(document.nodes, free.end),
      0,
      newNode(document, id, ctype, owner, free),
    ),
    lastId: document.lastId + 1,
    currentClaim: owner,
  };
}

/** A node without attributes of its own. */
export function newNode(
  document: ToulminDocument,
  id: NodeId,
  ctype: ElementName,
  owner: NodeId,
  range: Range,
): ToulminNode {
  const anchor = anchorAt(sourceOf(document.blocks), range.start, range.end);
  return {
    id,
    ctype,
    text: anchor.quote.exact,
    ...NO_ATTRIBUTES,
    trans: anchor.quote.exact,
    toulmin: owner,
    anchor,
    supports: null,
    countsFrom: null,
    datumOf: [],
  };
}
