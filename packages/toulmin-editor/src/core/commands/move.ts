import { nodeOf, type ToulminDocument, withNode } from "../document";
import { settled } from "../order";
import { anchorAt, sourceOf } from "../source";
import { freeRange, type Range } from "./free-range";
import { isRefused, type Refused } from "./refusal";

/**
 * Gives a mark other ends, or a place to a node that has none. The replacement phrase follows while it is still the
 * phrase itself. Refuses what {@link freeRange} refuses.
 */
export function move(document: ToulminDocument, id: string, range: Range): ToulminDocument | Refused {
  const node = nodeOf(document, id);
  if (!node) return { error: "no-such-node" };
  const free = freeRange(document, range, node.id);
  if (isRefused(free)) return free;
  if (node.anchor?.start === free.start && node.anchor.end === free.end) return document;
  const anchor = anchorAt(sourceOf(document.blocks), free.start, free.end);
  const text = anchor.quote.exact;
  return settled(withNode(document, node, { anchor, text, trans: node.trans === node.text ? text : node.trans }));
}
