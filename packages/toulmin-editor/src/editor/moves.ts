import { type SelectedEnds, selectedEnds, selectionIn } from "./selection";

/** The name of the element that notices; it draws nothing. */
const PROBE = "toulmin-probe";

/**
 * Tells when an element was taken out of the page and put in elsewhere, or what it is in was: the browser closes then what
 * lies in the top layer. A move by `moveBefore` takes nothing away, and isn't told. Returns the undoing.
 */
export function onMoved(element: Element, listener: () => void): () => void {
  if (typeof customElements === "undefined") return () => {};
  if (!customElements.get(PROBE)) customElements.define(PROBE, probeClass());
  const probe = element.ownerDocument.createElement(PROBE);
  probe.hidden = true;
  element.append(probe);
  probe.addEventListener("connected", listener);
  return () => probe.remove();
}

/** Made when it is needed: a server knows no elements. */
function probeClass(): CustomElementConstructor {
  return class extends HTMLElement {
    connectedCallback() {
      this.dispatchEvent(new Event("connected"));
    }

    connectedMoveCallback() {}
  };
}

/**
 * Keeps what the browser forgets of a frame that is moved: the focus, what is selected, how far parts are scrolled.
 * Returns the undoing, by which the frame goes back to where it was made: React takes it away there, and nowhere else.
 */
export function keepThroughMoves(frame: HTMLElement): () => void {
  const home = frame.parentNode;
  const leaving = new AbortController();
  const options = { capture: true, passive: true, signal: leaving.signal };
  const scrolled = new Map<Element, number>();
  let focused: FocusEvent | null = null;
  let selected: SelectedEnds | null = null;

  frame.addEventListener(
    "scroll",
    ({ target }) => {
      if (target instanceof Element) scrolled.set(target, target.scrollTop);
    },
    options,
  );
  frame.addEventListener("focusin", (event) => (focused = event), options);
  frame.addEventListener(
    "focusout",
    () => {
      const lost = focused;
      // a move takes the focus away first: what is told of at once is not gone yet
      queueMicrotask(() => {
        if (focused === lost) focused = null;
      });
    },
    options,
  );
  frame.ownerDocument.addEventListener("selectionchange", () => (selected = selectedEnds(frame)), options);

  const stop = onMoved(frame, () => {
    for (const [element, top] of scrolled) {
      if (element.isConnected) element.scrollTop = top;
      else scrolled.delete(element);
    }
    if (selected) {
      const { anchorNode, anchorOffset, focusNode, focusOffset } = selected;
      selectionIn(frame)?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
    const { activeElement, body } = frame.ownerDocument;
    if (activeElement === body) (focused?.target as HTMLElement | undefined)?.focus({ preventScroll: true });
  });
  return () => {
    stop();
    leaving.abort();
    if (home && frame.parentNode !== home) home.appendChild(frame);
  };
}
