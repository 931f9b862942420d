import { selectedEnds, selectionIn } from "./selection";
import type { TextView } from "./text-view";

/** Where the caret goes: a step of the browser's own, a screenful, or an end of the text. */
export interface Motion {
  readonly by: "character" | "word" | "line" | "lineboundary" | "page" | "text";
  readonly direction: "forward" | "backward";
}

/** The keys that move the caret; with Shift they select. */
export const caretKeys: Readonly<Record<string, Motion>> = {
  ArrowLeft: { by: "character", direction: "backward" },
  ArrowRight: { by: "character", direction: "forward" },
  ArrowUp: { by: "line", direction: "backward" },
  ArrowDown: { by: "line", direction: "forward" },
  Home: { by: "lineboundary", direction: "backward" },
  End: { by: "lineboundary", direction: "forward" },
  PageUp: { by: "page", direction: "backward" },
  PageDown: { by: "page", direction: "forward" },
  "Ctrl+ArrowLeft": { by: "word", direction: "backward" },
  "Ctrl+ArrowRight": { by: "word", direction: "forward" },
  "Alt+ArrowLeft": { by: "word", direction: "backward" },
  "Alt+ArrowRight": { by: "word", direction: "forward" },
  "Ctrl+ArrowUp": { by: "text", direction: "backward" },
  "Ctrl+ArrowDown": { by: "text", direction: "forward" },
  "Ctrl+Home": { by: "text", direction: "backward" },
  "Ctrl+End": { by: "text", direction: "forward" },
};

/**
 * Moves the caret, or with `extend` the moving end of the selection, inside `root`. The text is not editable, so the
 * browser shows no caret and moves none by itself; it still knows lines and words, and is asked for its steps. A step
 * that would leave the text is not made.
 */
export function moveCaret(root: HTMLElement, view: TextView, motion: Motion, extend: boolean): void {
  const selection = selectionIn(root);
  if (!selection || !selectedEnds(root)) return;
  const alter = extend ? "extend" : "move";
  if (motion.by === "text") {
    moveToEnd(view, motion.direction, extend);
    return;
  }
  const granularity = motion.by === "page" ? "line" : motion.by;
  const steps = motion.by === "page" ? linesOnScreen(root) : 1;
  for (let done = 0; done < steps; done++) step(root, selection, alter, motion.direction, granularity);
}

function step(
  root: HTMLElement,
  selection: Selection,
  alter: "move" | "extend",
  direction: "forward" | "backward",
  granularity: string,
): void {
  const before = selectedEnds(root);
  selection.modify(alter, direction, granularity);
  if (!before || selectedEnds(root)) return;
  if (alter === "move") selection.collapse(before.focusNode, before.focusOffset);
  else selection.setBaseAndExtent(before.anchorNode, before.anchorOffset, before.focusNode, before.focusOffset);
}

function moveToEnd(view: TextView, direction: "forward" | "backward", extend: boolean): void {
  const selected = view.selection();
  const target = direction === "forward" ? view.length() : 0;
  const anchor = !extend || "error" in selected ? target : selected.isBackward ? selected.end : selected.start;
  view.select(
    { start: Math.min(anchor, target), end: Math.max(anchor, target) },
    { isBackward: target < anchor, scroll: true },
  );
}

function linesOnScreen(root: HTMLElement): number {
  const height = root.closest("[data-toulmin-scroller]")?.clientHeight ?? 0;
  const line = Number.parseFloat(getComputedStyle(root).lineHeight) || 24;
  return Math.max(1, Math.floor(height / line) - 1);
}
