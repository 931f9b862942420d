import { type Block, createDocument, type NodeId, type ToulminDocument, type ToulminNode } from "../core/document";
import { compareNodes, settled } from "../core/order";
import { anchorAt, sourceOf, trimmedRange } from "../core/source";
import { type AnchoringOptions, findPhrases } from "./find-phrases";
import { withoutSpace } from "./letters";
import type { FoundPhrase, SoughtPhrase } from "./phrase";

/** A document whose marks were found again in a revised text. */
export interface ReAnchored {
  readonly document: ToulminDocument;
  /** Marks whose words changed with the text; a person should look at them. */
  readonly similar: readonly NodeId[];
  /** Marks on the same words where what stood around them does not tell that it is the same place; a person decides. */
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
    else if (found[index]?.isDoubtful) moved.push(node.id);
    return placedNode(node, place.anchor);
  });
  return {
    document: settled({ ...document, blocks: revised, nodes: [...nodes].sort(compareNodes) }),
    similar,
    moved,
    unplaced,
  };
}

/** The document with some of its marks left without a place; those get back the words that they had `before`. */
export function withoutPlaces(
  document: ToulminDocument,
  ids: ReadonlySet<NodeId>,
  before: ToulminDocument | null = null,
): ToulminDocument {
  if (ids.size === 0) return document;
  const earlier = new Map(before?.nodes.map((node) => [node.id, node]));
  const nodes = document.nodes.map((node) => {
    if (!ids.has(node.id)) return node;
    const { text, trans } = earlier.get(node.id) ?? node;
    return { ...node, text, trans, anchor: null };
  });
  return settled({ ...document, nodes: nodes.sort(compareNodes) });
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
