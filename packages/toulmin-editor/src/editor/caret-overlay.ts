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
    scroller.classList.toggle("toulmin-text-focused", root.matches(":focus-visible"));
    const ends = isFocused ? selectedEnds(root) : null;
    const isCaret = ends && ends.anchorNode === ends.focusNode && ends.anchorOffset === ends.focusOffset;
    const box = isCaret ? caretBox(root) : null;
    // all is read before anything is written: a read after a write lays the text out once more
    const frame = box && scroller.getBoundingClientRect();
    const [x, y] = box ? [scroller.scrollLeft, scroller.scrollTop] : [0, 0];
    caret.hidden = box === null;
    if (!box || !frame) return;
    const { left, top, height } = caret.style;
    caret.style.left = `${box.left - frame.left + x}px`;
    caret.style.top = `${box.top - frame.top + y}px`;
    caret.style.height = `${box.height}px`;
    // another name of the same blinking begins it anew, so that a moving caret is always seen
    if (left !== caret.style.left || top !== caret.style.top || height !== caret.style.height)
      caret.classList.toggle("toulmin-caret-again");
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
