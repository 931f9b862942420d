import { type Block, createDocument, type NodeId, type ToulminDocument, type ToulminNode } from "../core/document";
import { compareNodes, settled } from "../core/order";
import { anchorAt, sourceOf, trimmedRange } from "../core/source";
import { risingIn } from "./alignment";
import { type AnchoringOptions, findPhrases } from "./find-phrases";
import { withoutSpace } from "./letters";
import type { FoundPhrase, SoughtPhrase } from "./phrase";

/** A document whose marks were found again in a revised text. */
export interface ReAnchored {
  readonly document: ToulminDocument;
  /** Marks whose words changed with the text; a person should look at them. */
  readonly similar: readonly NodeId[];
  /** Marks on the same words in another place than what stood around them; a person should look at them. */
  readonly moved: readonly NodeId[];
  /** Marks whose words are gone. They stay in the document, without a place. */
  readonly unplaced: readonly NodeId[];
}

/**
 * Lays the marks of a document onto a revised text of its judgment. Marks whose words are gone are kept without a
 * place, to be placed by hand (`move`); a replacement phrase follows while it is still the phrase itself.
 */
export function reAnchored(
  document: ToulminDocument,
  blocks: readonly Block[],
  options: AnchoringOptions = {},
): ReAnchored {
  const revised = createDocument({ blocks }).blocks;
  const phrases = document.nodes.map(soughtPhrase);
  const found = findPhrases(sourceOf(revised).text, phrases, options, sourceOf(document.blocks).text);
  const strays = straysIn(phrases, found);
  const similar: NodeId[] = [];
  const unplaced: NodeId[] = [];
  const moved: NodeId[] = [];
  const nodes = document.nodes.map((node, index) => {
    const place = placeOf(revised, found[index] ?? null);
    if (!place) {
      unplaced.push(node.id);
      return node.anchor === null ? node : { ...node, anchor: null };
    }
    if (!isSameWords(place.anchor.quote.exact, node.text)) similar.push(node.id);
    else if (strays.has(index)) moved.push(node.id);
    return placedNode(node, place.anchor);
  });
  return {
    document: settled({ ...document, blocks: revised, nodes: [...nodes].sort(compareNodes) }),
    similar,
    moved,
    unplaced,
  };
}

/** The indices of the phrases that have gone another way than those around them, or stand among other words. */
export function straysIn(phrases: readonly SoughtPhrase[], found: readonly (FoundPhrase | null)[]): Set<number> {
  const placed = found.flatMap((find, index) => {
    const start = phrases[index]?.start ?? null;
    return find && start !== null ? [{ find, index, start }] : [];
  });
  placed.sort((a, b) => a.start - b.start);
  const kept = new Set(risingIn(placed.map(({ find }) => find.start)));
  return new Set(placed.flatMap(({ find, index }, order) => (kept.has(order) && !find.isAmongOthers ? [] : [index])));
}

/** A node's phrase, to be found again. */
function soughtPhrase({ text, anchor }: ToulminNode): SoughtPhrase {
  return anchor ? { ...anchor.quote, start: anchor.start } : { exact: text, prefix: "", suffix: "", start: null };
}

/** Whether two phrases have the same letters; white space does not count. */
export function isSameWords(words: string, others: string): boolean {
  return withoutSpace(words) === withoutSpace(others);
}

function placedNode(node: ToulminNode, anchor: NonNullable<ToulminNode["anchor"]>): ToulminNode {
  const text = anchor.quote.exact;
  return { ...node, anchor, text, trans: node.trans === node.text ? text : node.trans };
}

/** The anchor of a find, without white space at its ends; `null` when nothing is left of it. */
export function placeOf(
  blocks: readonly Block[],
  found: FoundPhrase | null,
): { readonly anchor: NonNullable<ToulminNode["anchor"]> } | null {
  const source = sourceOf(blocks);
  const range = found && trimmedRange(source, found.start, Math.min(found.end, source.text.length));
  return range ? { anchor: anchorAt(source, range.start, range.end) } : null;
}
