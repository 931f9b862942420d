import type { NodeId, ToulminDocument, ToulminNode } from "../document";
import { nodeOf } from "../document";
import type { ElementKey } from "../elements/define-element";
import { settled } from "../order";
import { anchorAt, sourceOf } from "../source";
import { freeRange, type Range } from "./free-range";
import { isRefused, type Refused } from "./refusal";

/**
 * Marks a range as an element. A claim becomes the current claim; any other element is attached to the current claim.
 * White space at the ends is left out. Refuses blank, overlapping and nested ranges, ranges outside the text, and
 * other elements while there is no claim.
 */
export function mark(document: ToulminDocument, ctype: ElementKey, range: Range): ToulminDocument | Refused {
  const free = freeRange(document, range);
  if (isRefused(free)) return free;
  const id: NodeId = `node${document.lastId + 1}`;
  const owner = ctype === "C" ? id : nodeOf(document, document.currentClaim)?.id;
  if (owner === undefined) return { error: "no-claim" };
  return settled({
    ...document,
    nodes: inserted(document.nodes, newNode(document, id, ctype, owner, free)),
    lastId: document.lastId + 1,
    currentClaim: owner,
  });
}

/** A node without attributes of its own; its place in the order is given by `settled`. */
export function newNode(
  document: ToulminDocument,
  id: NodeId,
  ctype: ElementKey,
  owner: NodeId,
  range: Range,
): ToulminNode {
  const anchor = anchorAt(sourceOf(document.blocks), range.start, range.end);
  return {
    id,
    ctype,
    text: anchor.quote.exact,
    trans: anchor.quote.exact,
    toulmin: owner,
    target: "",
    keyword: "",
    stime: "",
    etime: "",
    position: "",
    issue: "",
    qualifier: "",
    anchor,
    supports: null,
    countsFrom: null,
    datumOf: [],
  };
}

/** The nodes with a new one at its place in the text. */
function inserted(nodes: readonly ToulminNode[], node: ToulminNode): ToulminNode[] {
  const end = node.anchor?.end ?? Number.POSITIVE_INFINITY;
  const index = nodes.findIndex((other) => other.anchor === null || other.anchor.end > end);
  return index === -1 ? [...nodes, node] : nodes.toSpliced(index, 0, node);
}
