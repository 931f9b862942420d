import type { LexicalEditor, NodeKey } from "lexical";
import type { NodeId } from "../core/document";
import { PAINTING, whenIdle } from "./when-idle";

/** Up to this many marks are painted at once wherever they are: about as many as are in sight. */
const AT_ONCE = 50;
const CAPTURED = { capture: true, passive: true };
/** How many marks are painted between two looks at the clock. */
const PIECE = 200;

/** Paints many marks without holding the screen up: those in sight at once, the rest while the browser is idle. */
export interface LatePainting {
  /** Follows from now on which of these sections are in sight. */
  watch(sections: readonly NodeKey[]): void;
  /** The sections are gone: another text is drawn. */
  forgetSections(): void;
  paint(ids: readonly NodeId[]): void;
}

export function createLatePainting(editor: LexicalEditor, paintOne: (id: NodeId) => void): LatePainting {
  let inSight: Set<Element> | null = null;
  let waiting: NodeId[] = [];
  let isScheduled = false;
  /** Whose scrolling brings waiting marks into sight: a scroll event comes before the picture, an observer's after. */
  let scrolled: Node | null = null;
  const observer = typeof IntersectionObserver === "undefined" ? null : new IntersectionObserver(onSight);

  function onSight(entries: readonly IntersectionObserverEntry[]): void {
    inSight ??= new Set();
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    paintWaiting();
  }

  /** What comes into sight must not show old codes, not even in the first picture after a jump. */
  function paintWaiting(): void {
    scrolled?.removeEventListener("scroll", paintWaiting, CAPTURED);
    scrolled = null;
    for (const id of waiting.splice(0)) paintOne(id);
  }

  function awaitScroll(): void {
    // no scroll event leaves a shadow root
    scrolled ??= editor.getRootElement()?.getRootNode() ?? null;
    scrolled?.addEventListener("scroll", paintWaiting, CAPTURED);
  }

  function schedule(isFirst: boolean): void {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(isFirst ? PAINTING : 0, (timeRemaining) => {
      isScheduled = false;
      do for (const id of waiting.splice(-PIECE)) paintOne(id);
      while (waiting.length > 0 && timeRemaining() > 1);
      if (waiting.length > 0) schedule(false);
      else paintWaiting();
    });
  }

  return {
    forgetSections() {
      observer?.disconnect();
      inSight = null;
      waiting = [];
      paintWaiting();
    },
    watch(sections) {
      for (const key of sections) {
        const element = editor.getElementByKey(key);
        if (element) observer?.observe(element);
      }
    },
    paint(ids) {
      if (ids.length <= AT_ONCE || inSight === null) {
        for (const id of ids) paintOne(id);
        return;
      }
      for (const section of inSight) {
        for (const mark of section.querySelectorAll<HTMLElement>("[data-toulmin-node]")) {
          paintOne(mark.dataset.toulminNode as NodeId);
        }
      }
      // those just painted are looked at once more, and found to be as they should
      waiting = waiting.length > 0 ? [...new Set([...waiting, ...ids])] : [...ids];
      awaitScroll();
      schedule(true);
    },
  };
}
