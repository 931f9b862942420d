import type { Range } from "./commands/free-range";
import type { ToulminDocument, ToulminNode } from "./document";
import { sourceOf } from "./source";

/** How many matches are looked for; more help nobody. */
const MOST_MATCHES = 10_000;

/**
 * Where words stand in the text, from the start on: in any case, white space matching any white space (also from one
 * paragraph to the next). Empty when nothing is looked for.
 */
export function findInText(document: ToulminDocument, query: string): Range[] {
  const words = query.trim().split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [];
  const matches: Range[] = [];
  for (const match of sourceOf(document.blocks).text.matchAll(new RegExp(words.join("\\s+"), "giu"))) {
    matches.push({ start: match.index, end: match.index + match[0].length });
    if (matches.length === MOST_MATCHES) break;
  }
  return matches;
}

/** The node whose phrase holds an offset or ends at it; of two that touch there the open one, else the one behind. */
export function nodeAtOffset(document: ToulminDocument, offset: number, open?: ToulminNode): ToulminNode | undefined {
  const touching = document.nodes.filter(({ anchor }) => anchor && anchor.start <= offset && offset <= anchor.end);
  return touching.find((node) => node === open) ?? touching.at(-1);
}

/** The next node after an offset (`1`), or the one before it (`-1`), in reading order. */
export function nodeBeside(document: ToulminDocument, offset: number, direction: 1 | -1): ToulminNode | undefined {
  const placed = document.nodes.filter((node) => node.anchor !== null);
  return direction === 1
    ? placed.find(({ anchor }) => anchor && anchor.start > offset)
    : placed.findLast(({ anchor }) => anchor && anchor.start < offset);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
