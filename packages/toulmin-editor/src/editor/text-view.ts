import type { LexicalEditor } from "lexical";
import type { Range as TextRange } from "../core/commands/free-range";
import type { NodeId, ToulminDocument } from "../core/document";
import { sourceOf } from "../core/source";
import type { Session } from "../session/session";
import { createProjection, type Describe, type Projection } from "./projection";
import {
  caretBox,
  domRangeOf,
  type NoRange,
  offsetAt,
  readSelection,
  rectanglesOf,
  selectionIn,
  shadowRootsOf,
  type TextSelection,
} from "./selection";

/** Pixels left above a claim that is scrolled to. */
const SCROLL_OFFSET = 20;

/** How long after a scroll of the editor's own the text may still settle, in milliseconds. */
const SETTLING = 200;

/** For how many frames a jump is kept in line with what is drawn around it. */
const ALIGNINGS = 6;

/** The judgment as it lies on the screen: where a person points, and how the view is moved. */
export interface TextView {
  readonly projection: Projection;
  /** Draws a document; what is selected in the text stays selected. */
  show(document: ToulminDocument): void;
  /** The length of the text, in UTF-16 units. */
  length(): number;
  /** What is selected in the text, as source offsets. */
  selection(): TextSelection | NoRange;
  /** Selects a range, or sets the caret when the range is empty; scrolls to it if asked. */
  select(range: TextRange, options?: { readonly isBackward?: boolean; readonly scroll?: boolean }): void;
  /** Puts the focus into the text, with the caret at an offset, or where it was, or at the first line in sight. */
  focus(offset?: number): void;
  /** Scrolls a node's phrase to {@link SCROLL_OFFSET} px below the upper edge. The way back is kept. */
  scrollTo(id: NodeId): void;
  /** Scrolls a place of the text there. The way back is kept. */
  goTo(offset: number): void;
  /** Goes back to where the last jump led away from; tells whether there is such a place. */
  goBack(): boolean;
  /** Does what makes other parts of the text higher or lower; what is in sight stays where it is. */
  keepPlace(change: () => void): void;
  /** Brings a range into sight when it is not. */
  scrollToRange(range: TextRange): void;
  /** Brings the end of a range into sight that lies below, as far as its beginning stays in sight. */
  raise(range: TextRange): void;
  /** Brings the caret into sight when it is not. */
  scrollToCaret(): void;
  /** The node whose mark lies around a DOM node of the text. */
  nodeAt(target: EventTarget | null): NodeId | null;
  /** The source offset under a point of the screen; `null` beside the text. */
  offsetAtPoint(x: number, y: number): number | null;
  /** The DOM range of a source range. */
  domRange(range: TextRange): Range | null;
  /** Tells whether a scroll that just happened was caused by the editor. */
  isOwnScroll(): boolean;
}

export function createTextView(editor: LexicalEditor, session: Session, describe: Describe): TextView {
  const projection = createProjection(editor, describe);
  const source = () => sourceOf(session.document().blocks);
  const scroller = () => editor.getRootElement()?.closest<HTMLElement>("[data-toulmin-scroller]") ?? null;
  let drawn: ToulminDocument | null = null;
  let aligning: AbortController | null = null;
  let scrolledAt = Number.NEGATIVE_INFINITY;

  function scrollBy(distance: number): void {
    const frame = scroller();
    if (!frame || distance === 0) return;
    scrolledAt = performance.now();
    frame.scrollTop += distance;
  }

  function bringIntoSight(box: DOMRect | undefined): void {
    const frame = scroller()?.getBoundingClientRect();
    if (!frame || !box) return;
    const above = box.top - frame.top - SCROLL_OFFSET;
    const below = box.bottom - frame.bottom + SCROLL_OFFSET;
    if (above < 0) scrollBy(above);
    else if (below > 0) scrollBy(below);
  }

  /** Brings what lies in a box to a distance below the upper edge. */
  function scrollToTop(boxOf: () => DOMRect | null): void {
    const frame = scroller();
    if (!frame) return;
    aligning?.abort();
    const jump = new AbortController();
    aligning = jump;
    // who scrolls meanwhile goes elsewhere
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      frame.addEventListener(kind, () => jump.abort(), { signal: jump.signal, passive: true });
    }
    let rounds = 0;
    const align = () => {
      const box = jump.signal.aborted ? null : boxOf();
      if (box) scrollBy(Math.round(box.top - frame.getBoundingClientRect().top - SCROLL_OFFSET));
      // sections that were not drawn yet get their height when they come near the screen, in the next frames
      if (box && ++rounds < ALIGNINGS && typeof requestAnimationFrame === "function") requestAnimationFrame(align);
      else jump.abort();
    };
    align();
  }

  const view: TextView = {
    projection,
    show(document) {
      const selected = drawn?.blocks === document.blocks ? view.selection() : null;
      drawn = document;
      projection.show(document);
      if (selected && !("error" in selected)) view.select(selected, selected);
    },
    length: () => source().text.length,
    selection() {
      const root = editor.getRootElement();
      return root ? readSelection(root, source()) : { error: "blank" };
    },
    select(range, { isBackward = false, scroll = false } = {}) {
      const root = editor.getRootElement();
      const dom = view.domRange(range);
      if (!root || !dom) return;
      const { startContainer, startOffset, endContainer, endOffset } = dom;
      const selection = selectionIn(root);
      if (isBackward) selection?.setBaseAndExtent(endContainer, endOffset, startContainer, startOffset);
      else selection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
      if (scroll) view.scrollToCaret();
    },
    focus(offset) {
      const root = editor.getRootElement();
      root?.focus({ preventScroll: true });
      if (offset !== undefined) view.select({ start: offset, end: offset }, { scroll: true });
      else if ("error" in view.selection()) view.select(caretAt(firstInSight()));
    },
    scrollTo(id) {
      const [element] = projection.elementsOf(id);
      if (!element) return;
      session.leave(firstInSight());
      scrollToTop(() => element.getBoundingClientRect());
    },
    goTo(offset) {
      session.leave(firstInSight());
      scrollToOffset(offset);
    },
    goBack() {
      const offset = session.comeBack();
      if (offset !== null) scrollToOffset(offset);
      return offset !== null;
    },
    keepPlace(change) {
      const root = editor.getRootElement();
      const frame = scroller()?.getBoundingClientRect();
      const kept = [...(root?.children ?? [])].find((part) => part.getBoundingClientRect().bottom > (frame?.top ?? 0));
      const before = kept?.getBoundingClientRect().top ?? 0;
      change();
      if (kept && scroller()?.scrollTop) scrollBy(kept.getBoundingClientRect().top - before);
    },
    scrollToRange(range) {
      const dom = view.domRange(range);
      // twice, as above
      for (let pass = 0; dom && pass < 2; pass++) bringIntoSight(rectanglesOf(dom)[0]);
    },
    raise(range) {
      const dom = view.domRange(range);
      const frame = scroller()?.getBoundingClientRect();
      const lines = dom ? rectanglesOf(dom) : [];
      const [first, last] = [lines[0], lines.at(-1)];
      if (!frame || !first || !last) return;
      const room = first.top - frame.top - SCROLL_OFFSET;
      scrollBy(Math.max(0, Math.min(last.bottom - frame.bottom + SCROLL_OFFSET, room)));
    },
    scrollToCaret() {
      const root = editor.getRootElement();
      bringIntoSight((root && caretBox(root)) ?? undefined);
    },
    nodeAt(target) {
      const mark = target instanceof Element ? target.closest<HTMLElement>("[data-toulmin-node]") : null;
      return (mark?.dataset.toulminNode as NodeId | undefined) ?? null;
    },
    offsetAtPoint(x, y) {
      const root = editor.getRootElement();
      const place = root && placeAtPoint(root, x, y);
      return place && root.contains(place.node) ? offsetAt(root, source(), place.node, place.offset) : null;
    },
    domRange: (range) => domRangeOf(source(), range, projection.blockElement),
    isOwnScroll: () => performance.now() - scrolledAt < SETTLING,
  };

  function scrollToOffset(offset: number): void {
    scrollToTop(() => {
      const dom = view.domRange({ start: offset, end: offset + 1 });
      return dom ? (rectanglesOf(dom)[0] ?? null) : null;
    });
  }

  /** The first place of the text that can be seen. */
  function firstInSight(): number {
    const frame = scroller()?.getBoundingClientRect();
    const left = editor.getRootElement()?.getBoundingClientRect().left ?? 0;
    for (let y = 12; frame && y < frame.height; y += 12) {
      const offset = view.offsetAtPoint(left + 2, frame.top + y);
      if (offset !== null) return offset;
    }
    return 0;
  }

  return view;
}

function caretAt(offset: number): TextRange {
  return { start: offset, end: offset };
}

/** The place in the DOM under a point of the screen; `null` where the browser cannot tell. */
function placeAtPoint(root: HTMLElement, x: number, y: number): { node: Node; offset: number } | null {
  const document: PointedAt = root.ownerDocument;
  const position = document.caretPositionFromPoint?.(x, y, { shadowRoots: shadowRootsOf(root) });
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** Safari before 18.4 has the second alone, jsdom has neither. */
type PointedAt = Partial<Pick<Document, "caretPositionFromPoint">> & {
  caretRangeFromPoint?(x: number, y: number): Range | null;
};
