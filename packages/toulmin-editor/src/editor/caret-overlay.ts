import { observeSize } from "./observe-size";
import { caretBox, selectedEnds } from "./selection";

/** Draws the caret of a focused text over it; returns the undoing. */
export function registerCaretOverlay(root: HTMLElement, scroller: HTMLElement): () => void {
  const { ownerDocument } = root;
  const caret = ownerDocument.createElement("div");
  caret.className = "toulmin-caret";
  caret.setAttribute("aria-hidden", "true");
  caret.hidden = true;
  scroller.append(caret);

  function draw(): void {
    const isFocused = root.matches(":focus");
    const ends = isFocused ? selectedEnds(root) : null;
    const isCaret = ends && ends.anchorNode === ends.focusNode && ends.anchorOffset === ends.focusOffset;
    const box = isCaret ? caretBox(root) : null;
    caret.hidden = box === null;
    if (!box) return;
    const frame = scroller.getBoundingClientRect();
    caret.style.left = `${box.left - frame.left + scroller.scrollLeft}px`;
    caret.style.top = `${box.top - frame.top + scroller.scrollTop}px`;
    caret.style.height = `${box.height}px`;
    // starts the blinking anew, so that a moving caret is always seen
    caret.style.animation = "none";
    void caret.offsetWidth;
    caret.style.animation = "";
  }

  const stopObserving = observeSize(root, draw);
  ownerDocument.addEventListener("selectionchange", draw);
  root.addEventListener("focus", draw);
  root.addEventListener("blur", draw);
  return () => {
    stopObserving();
    ownerDocument.removeEventListener("selectionchange", draw);
    root.removeEventListener("focus", draw);
    root.removeEventListener("blur", draw);
    caret.remove();
  };
}
