import type { Range as TextRange } from "../core/commands/free-range";
import { blockAt, type Source } from "../core/source";

/** A selection in the text as offsets into the source; `isBackward` when it was made from its end to its start. */
export interface TextSelection extends TextRange {
  readonly isBackward: boolean;
}

/** That nothing of the text is selected. */
export type NoRange = { readonly error: "blank" };

/** The selection by which something is selected under `root`; what it says of itself may stop at a shadow root. */
export function selectionIn(root: HTMLElement): Selection | null {
  const scope = root.getRootNode() as Document | (ShadowRoot & { getSelection?: () => Selection | null });
  return scope.getSelection?.() ?? root.ownerDocument.getSelection();
}

/** Where a selection begins and where its moving end is. */
export interface SelectedEnds {
  readonly anchorNode: Node;
  readonly anchorOffset: number;
  readonly focusNode: Node;
  readonly focusOffset: number;
}

/** The ends of what is selected under `root`, also inside an open shadow root; `null` when an end lies elsewhere. */
export function selectedEnds(root: HTMLElement): SelectedEnds | null {
  const ends = endsAround(root);
  return ends && root.contains(ends.anchorNode) && root.contains(ends.focusNode) ? ends : null;
}

function endsAround(root: HTMLElement): SelectedEnds | null {
  const shadow = root.getRootNode();
  const selection = root.ownerDocument.getSelection();
  if (isShadowRoot(shadow) && selection && "getComposedRanges" in selection) {
    const [range] = selection.getComposedRanges({ shadowRoots: [shadow] });
    return range ? endsOf(range, selection.direction === "backward") : null;
  }
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selectionIn(root) ?? {};
  if (!anchorNode || !focusNode || anchorOffset === undefined || focusOffset === undefined) return null;
  return { anchorNode, anchorOffset, focusNode, focusOffset };
}

function endsOf(range: StaticRange, isBackward: boolean): SelectedEnds {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return isBackward
    ? { anchorNode: endContainer, anchorOffset: endOffset, focusNode: startContainer, focusOffset: startOffset }
    : { anchorNode: startContainer, anchorOffset: startOffset, focusNode: endContainer, focusOffset: endOffset };
}

function isShadowRoot(scope: Node): scope is ShadowRoot {
  return "host" in scope;
}

/** The shadow roots that a question about a place in `root` has to look into. */
export function shadowRootsOf(root: HTMLElement): ShadowRoot[] {
  const scope = root.getRootNode();
  return isShadowRoot(scope) ? [scope] : [];
}

/**
 * What is selected in the text under `root`, which is drawn from `source`. A caret is an empty range. A selection that
 * begins or ends outside of the text, as one by a triple click on the last paragraph does, goes to the text's edge there.
 */
export function readSelection(root: HTMLElement, source: Source): TextSelection | NoRange {
  const ends = endsAround(root);
  if (!ends) return { error: "blank" };
  const { anchorNode, anchorOffset, focusNode, focusOffset } = ends;
  if (!root.contains(anchorNode) && !root.contains(focusNode)) return { error: "blank" };
  const offsetOf = (node: Node, offset: number) => {
    if (root.contains(node)) return offsetAt(root, source, node, offset);
    return isBefore(root, node, offset) ? 0 : source.text.length;
  };
  const anchor = offsetOf(anchorNode, anchorOffset);
  const focus = offsetOf(focusNode, focusOffset);
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus), isBackward: focus < anchor };
}

/** Whether a place outside of `root` comes before it; of another tree than its own (a shadow root's), before its host. */
function isBefore(root: HTMLElement, node: Node, offset: number): boolean {
  const scope = root.getRootNode();
  const frame = isShadowRoot(scope) && node.getRootNode() !== scope ? scope.host : root;
  const range = root.ownerDocument.createRange();
  range.selectNode(frame);
  return range.comparePoint(node, offset) < 0;
}

/** The source offset of a place in the DOM under `root`. */
export function offsetAt(root: HTMLElement, source: Source, node: Node, offset: number): number {
  const block = blockAround(node);
  if (!block) return offsetBetweenBlocks(root, source, node, offset);
  const before = root.ownerDocument.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return (source.starts[blockIndex(block)] as number) + before.toString().length;
}

/** The DOM range of a source range; `blockElement` gives the element of a block. */
export function domRangeOf(
  source: Source,
  { start, end }: TextRange,
  blockElement: (index: number) => HTMLElement | null,
): Range | null {
  const from = placeAt(source, start, blockElement);
  const to = placeAt(source, end, blockElement);
  if (!from || !to) return null;
  const range = from.node.ownerDocument?.createRange();
  range?.setStart(from.node, from.offset);
  range?.setEnd(to.node, to.offset);
  return range ?? null;
}

/** The place of the caret (of the moving end of a selection) on the screen; `null` when it is not in the text. */
export function caretBox(root: HTMLElement): DOMRect | null {
  const ends = endsAround(root);
  if (!ends || !root.contains(ends.focusNode)) return null;
  const { focusNode, focusOffset } = ends;
  const range = root.ownerDocument.createRange();
  range.setStart(focusNode, focusOffset);
  range.collapse(true);
  // a caret in an empty block has no rectangle of its own
  const [box] = rectanglesOf(range);
  if (box) return box;
  const element = focusNode instanceof Element ? (focusNode.childNodes[focusOffset] ?? focusNode) : focusNode;
  return element instanceof Element ? element.getBoundingClientRect() : null;
}

/** Where a range is drawn, a rectangle for each line; none where there is no layout (jsdom). */
export function rectanglesOf(range: Range): DOMRect[] {
  return "getClientRects" in range ? [...range.getClientRects()] : [];
}

/** The text node and offset where a source offset lies. */
function placeAt(
  source: Source,
  offset: number,
  blockElement: (index: number) => HTMLElement | null,
): { node: Node; offset: number } | null {
  const index = blockAt(source, offset);
  const block = blockElement(index);
  if (!block) return null;
  const texts = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let rest = offset - (source.starts[index] as number);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text.nodeValue ?? "";
    if (rest <= length) return { node: text, offset: rest };
    rest -= length;
  }
  return { node: block, offset: block.childNodes.length };
}

/** For a place above the blocks (the root, a section): the start of the block behind it, else the end of the text. */
function offsetBetweenBlocks(root: HTMLElement, source: Source, node: Node, offset: number): number {
  const behind = node.childNodes[offset];
  if (behind instanceof HTMLElement) {
    const block = behind.matches(BLOCK) ? behind : behind.querySelector<HTMLElement>(BLOCK);
    if (block) return source.starts[blockIndex(block)] as number;
  }
  if (node === root || !node.parentNode) return source.text.length;
  const place = [...node.parentNode.childNodes].indexOf(node as ChildNode);
  return offsetBetweenBlocks(root, source, node.parentNode, place + 1);
}

const BLOCK = "[data-toulmin-block]";

function blockAround(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>(BLOCK) ?? null;
}

function blockIndex(block: HTMLElement): number {
  return Number(block.dataset.toulminBlock);
}
