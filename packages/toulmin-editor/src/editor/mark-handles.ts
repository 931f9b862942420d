import { nodeOf, type ToulminNode } from "../core/document";
import type { Session } from "../session/session";
import { observeSize } from "./observe-size";
import { rectanglesOf } from "./selection";
import type { TextView } from "./text-view";

const ENDS = ["start", "end"] as const;
type End = (typeof ENDS)[number];

/**
 * Puts a handle on either end of the open mark; dragging one gives the mark another end, by mouse, pen or finger. The
 * selection shows what the mark will cover. Returns the undoing.
 */
export function registerMarkHandles(
  scroller: HTMLElement,
  session: Session,
  view: TextView,
  isReadOnly: () => boolean,
): () => void {
  const handles = { start: createHandle(scroller, "start"), end: createHandle(scroller, "end") };
  let dragged: { end: End; node: ToulminNode; offset: number } | null = null;

  const openNode = () => {
    const { history, openNode: id } = session.store.getState();
    return isReadOnly() ? undefined : nodeOf(history.present, id);
  };

  function place(): void {
    const node = openNode();
    const anchor = node?.anchor;
    // all is read before anything is written: a read after a write lays the text out once more
    const { left, top } = anchor ? scroller.getBoundingClientRect() : { left: 0, top: 0 };
    const [x, y] = anchor ? [scroller.scrollLeft - left, scroller.scrollTop - top] : [0, 0];
    const boxes = ENDS.map((end) => [handles[end], anchor && edgeOf(view, anchor[end], end)] as const);
    for (const [handle, box] of boxes) {
      handle.hidden = !box;
      if (!box) continue;
      handle.style.left = `${box.x + x}px`;
      handle.style.top = `${box.y + y}px`;
    }
  }

  function rangeOf(drag: NonNullable<typeof dragged>): { start: number; end: number } {
    const { start, end } = drag.node.anchor as NonNullable<ToulminNode["anchor"]>;
    return drag.end === "start"
      ? { start: Math.min(drag.offset, end - 1), end }
      : { start, end: Math.max(drag.offset, start + 1) };
  }

  for (const end of ENDS) {
    const handle = handles[end];
    handle.addEventListener("pointerdown", (event) => {
      const node = openNode();
      if (!node?.anchor) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      dragged = { end, node, offset: node.anchor[end] };
    });
    handle.addEventListener("pointermove", (event) => {
      // a handle that was moved to another place of the page has let go of the pointer
      if (!handle.hasPointerCapture(event.pointerId)) dragged = null;
      if (!dragged) return;
      // the handle itself would be hit
      handle.style.pointerEvents = "none";
      const offset = view.offsetAtPoint(event.clientX, event.clientY);
      handle.style.pointerEvents = "";
      if (offset === null) return;
      dragged.offset = offset;
      view.select(rangeOf(dragged));
    });
    const finish = (event: PointerEvent) => {
      const drag = dragged;
      dragged = null;
      if (drag && event.type === "pointerup") session.move(drag.node.id, rangeOf(drag));
      const anchor = drag && nodeOf(session.document(), drag.node.id)?.anchor;
      if (anchor) view.select({ start: anchor.end, end: anchor.end });
      place();
    };
    handle.addEventListener("pointerup", finish);
    handle.addEventListener("pointercancel", finish);
    // a press that moved nothing is no click beside the mark
    handle.addEventListener("click", (event) => event.stopPropagation());
  }

  const unsubscribe = session.store.subscribe((state, before) => {
    const isSame = state.openNode === before.openNode && state.history.present === before.history.present;
    // after the mark is painted: to look for its ends before would lay the text out once more
    if (!isSame) requestAnimationFrame(() => setTimeout(place));
  });
  const stopObserving = observeSize(scroller, place);
  return () => {
    unsubscribe();
    stopObserving();
    for (const handle of Object.values(handles)) handle.remove();
  };
}

function createHandle(scroller: HTMLElement, end: End): HTMLElement {
  const handle = scroller.ownerDocument.createElement("div");
  handle.className = `toulmin-handle toulmin-handle-${end}`;
  // the same is done by key with a selection, see keys.ts
  handle.setAttribute("aria-hidden", "true");
  handle.hidden = true;
  scroller.append(handle);
  return handle;
}

/** Where a mark's end is drawn: the outer lower corner of its first or last character. */
function edgeOf(view: TextView, offset: number, end: End): { x: number; y: number } | null {
  const character = end === "start" ? { start: offset, end: offset + 1 } : { start: offset - 1, end: offset };
  const range = view.domRange(character);
  // where a line ends, the next one has a corner of the character as well, without width
  const box =
    range &&
    rectanglesOf(range)
      .filter(({ width }) => width > 0)
      .at(end === "start" ? 0 : -1);
  return box ? { x: end === "start" ? box.left : box.right, y: box.bottom } : null;
}
