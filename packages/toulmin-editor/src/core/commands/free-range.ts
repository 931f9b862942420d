import type { NodeId, ToulminDocument, ToulminNode } from "../document";
import { sourceOf, trimmedRange } from "../source";
import type { Refused } from "./refusal";

/** A stretch of the text: UTF-16 offsets, half open, over the blocks' texts joined by one line feed. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The range without white space at its ends, if a mark may lie there: inside the text, not blank, clear of every other
 * mark. `except` is a node whose own mark does not count.
 */
export function freeRange(document: ToulminDocument, range: Range, except?: NodeId): Range | Refused {
  const source = sourceOf(document.blocks);
  const start = Math.min(range.start, range.end);
  const end = Math.max(range.start, range.end);
  if (!(Number.isInteger(start) && Number.isInteger(end)) || start < 0 || end > source.text.length) {
    return { error: "outside" };
  }
  const trimmed = trimmedRange(source, start, end);
  if (!trimmed) return { error: "blank" };
  const other = firstMarkIn(document.nodes, trimmed, except);
  if (!other?.anchor) return trimmed;
  const within = other.anchor.start <= trimmed.start && trimmed.end <= other.anchor.end;
  return { error: within ? "nested" : "overlap", node: other.id };
}

/** The first node, in reading order, whose mark shares a character with the range. */
export function firstMarkIn(nodes: readonly ToulminNode[], range: Range, except?: NodeId): ToulminNode | undefined {
  for (let index = firstEndingAfter(nodes, range.start); index < nodes.length; index++) {
    const node = nodes[index] as ToulminNode;
    if (!node.anchor || node.anchor.start >= range.end) return undefined;
    if (node.id !== except) return node;
  }
  return undefined;
}

/** The index of the first node that ends after an offset; nodes are in reading order, unplaced ones last. */
export function firstEndingAfter(nodes: readonly ToulminNode[], offset: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const anchor = nodes[middle]?.anchor;
    if (anchor && anchor.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
