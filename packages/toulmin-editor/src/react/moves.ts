import { type SelectedEnds, selectedEnds, selectionIn } from "../editor/selection";
import { placeBelow } from "./place-below";

/** The name of the element that notices; it draws nothing. */
const PROBE = "toulmin-probe";

/**
 * Gives a frame back, each time it is put elsewhere in the page, what the browser takes from what is moved: the top layer,
 * how far parts are scrolled, what is selected, the focus. A move by `moveBefore` takes nothing away, and isn't noticed.
 */
export function keepThroughMoves(frame: HTMLElement, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal };
  const scrolled = new Map<Element, number>();
  let focused: FocusEvent | null = null;
  let selected: SelectedEnds | null = null;
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, listen: (event: HTMLElementEventMap[Kind]) => void) =>
    frame.addEventListener(kind, listen, options);

  on("scroll", ({ target }) => {
    if (target instanceof Element) scrolled.set(target, target.scrollTop);
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
  signal.addEventListener("abort", () => probe.remove());
  probe.addEventListener("connected", () => {
    for (const dialog of frame.querySelectorAll("dialog")) {
      dialog.open = false;
      dialog.showModal();
    }
    for (const popover of frame.querySelectorAll<HTMLElement>("[popover]")) {
      popover.showPopover();
      placeBelow(popover, popover.previousElementSibling as HTMLElement);
    }
    for (const [element, top] of scrolled) {
      if (element.isConnected) element.scrollTop = top;
      else scrolled.delete(element);
    }
    if (selected) {
      const { anchorNode, anchorOffset, focusNode, focusOffset } = selected;
      selectionIn(frame)?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
    (focused?.target as HTMLElement | undefined)?.focus({ preventScroll: true });
  });
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
