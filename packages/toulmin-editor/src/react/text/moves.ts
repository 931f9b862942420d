import { type SelectedEnds, selectedEnds, selectionIn } from "../../editor/selection";
import { placeBelow } from "../controls/place-below";

/** The name of the element that notices; it draws nothing. */
const PROBE = "toulmin-probe";

/**
 * Gives a frame back, each time it is put elsewhere in the page, what the browser takes from what is moved: the top layer,
 * how far parts are scrolled, what is selected, the focus. A move by `moveBefore` takes nothing away, and isn't noticed.
 */
export function keepThroughMoves(frame: HTMLElement, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  const scrolled = new Map<HTMLElement, Scrolled>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let focused: FocusEvent | null = null;
  let selected: SelectedEnds | null = null;
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, listen: (event: HTMLElementEventMap[Kind]) => void) =>
    frame.addEventListener(kind, listen, options);

  on("scroll", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    scrolled.set(target, { top: target.scrollTop, seen: null });
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const [element, place] of scrolled) place.seen ??= seenAtTop(element);
    }, RESTED);
  });
  on("focusin", (event) => {
    focused = event;
  });
  on("focusout", () => {
    const lost = focused;
    // a move takes the focus away first: what is told of at once is not gone yet
    queueMicrotask(() => {
      if (focused === lost) focused = null;
    });
  });
  frame.ownerDocument.addEventListener("selectionchange", () => (selected = selectedEnds(frame)), options);

  if (!customElements.get(PROBE)) customElements.define(PROBE, probeClass());
  const probe = frame.ownerDocument.createElement(PROBE);
  probe.hidden = true;
  frame.append(probe);
  signal.addEventListener("abort", () => {
    clearTimeout(resting);
    probe.remove();
  });
  probe.addEventListener("connected", () => {
    for (const dialog of frame.querySelectorAll("dialog")) {
      dialog.open = false;
      dialog.showModal();
    }
    for (const popover of frame.querySelectorAll<HTMLElement>("[popover]")) {
      popover.showPopover();
      placeBelow(popover, popover.previousElementSibling as HTMLElement);
    }
    for (const [element, { top, seen }] of scrolled) {
      if (!element.isConnected) scrolled.delete(element);
      else {
        element.scrollTop = top;
        bringBack(element, seen);
      }
    }
    if (selected) {
      const { anchorNode, anchorOffset, focusNode, focusOffset } = selected;
      selectionIn(frame)?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
    (focused?.target as HTMLElement | undefined)?.focus({ preventScroll: true });
  });
}

/** How far a part is scrolled, and what is seen there: in another width other things lie as far down. */
interface Scrolled {
  readonly top: number;
  seen: { readonly element: Element; readonly distance: number } | null;
}

/** How long after the last scroll it is looked at what is seen (ms). */
const RESTED = 100;

/** For how many frames what was seen is brought back: parts that were not drawn yet get their height in them. */
const FRAMES = 6;

/** What lies at the upper edge of a part, and how far below it. */
function seenAtTop(scroller: HTMLElement): Scrolled["seen"] {
  // it may have left the page meanwhile
  if (!scroller.isConnected) return null;
  const { left, top } = scroller.getBoundingClientRect();
  const scope = scroller.getRootNode() as Document | ShadowRoot;
  const element = scope.elementFromPoint(left + scroller.clientWidth / 2, top + scroller.clientHeight / 4);
  if (!element || element === scroller || !scroller.contains(element)) return null;
  return { element, distance: element.getBoundingClientRect().top - top };
}

function bringBack(scroller: HTMLElement, seen: Scrolled["seen"], frames = FRAMES): void {
  if (!seen?.element.isConnected || frames === 0) return;
  scroller.scrollTop += seen.element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - seen.distance;
  requestAnimationFrame(() => bringBack(scroller, seen, frames - 1));
}

/** Of the page that it is for: others have another `HTMLElement`. */
function probeClass(): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback() {
      this.dispatchEvent(new Event("connected"));
    }

    connectedMoveCallback() {}
  };
}
