import type { LexicalEditor, NodeKey } from "lexical";
import type { NodeId } from "../core/document";
import { PAINTING, whenIdle } from "./when-idle";

/** Up to this many marks are painted at once wherever they are. */
const AT_ONCE = 500;
/** How many marks are painted between two looks at the clock. */
const PIECE = 200;

/** Paints many marks without holding the screen up: those in sight at once, the rest while the browser is idle. */
export interface LatePainting {
  /** Follows from now on which of these sections are in sight. */
  watch(sections: readonly NodeKey[]): void;
  /** The sections are gone: another text is drawn. */
  forgetSections(): void;
  paint(ids: readonly NodeId[], sectionOf: (id: NodeId) => NodeKey | undefined): void;
}

export function createLatePainting(editor: LexicalEditor, paintOne: (id: NodeId) => void): LatePainting {
  let inSight: Set<NodeKey> | null = null;
  let waiting: NodeId[] = [];
  let isScheduled = false;
  const keys = new WeakMap<Element, NodeKey>();
  const observer =
    typeof IntersectionObserver === "undefined" ? null : new IntersectionObserver(onSight, { rootMargin: "100% 0px" });

  function onSight(entries: readonly IntersectionObserverEntry[]): void {
    inSight ??= new Set();
    for (const { target, isIntersecting } of entries) {
      const key = keys.get(target) as NodeKey;
      if (isIntersecting) inSight.add(key);
      else inSight.delete(key);
    }
    // what comes into sight must not show old codes
    for (const id of waiting.splice(0)) paintOne(id);
  }

  function schedule(isFirst: boolean): void {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(isFirst ? PAINTING : 0, (timeRemaining) => {
      isScheduled = false;
      do for (const id of waiting.splice(-PIECE)) paintOne(id);
      while (waiting.length > 0 && timeRemaining() > 1);
      if (waiting.length > 0) schedule(false);
    });
  }

  return {
    forgetSections() {
      observer?.disconnect();
      inSight = null;
      waiting = [];
    },
    watch(sections) {
      for (const key of sections) {
        const element = editor.getElementByKey(key);
        if (!element) continue;
        keys.set(element, key);
        observer?.observe(element);
      }
    },
    paint(ids, sectionOf) {
      const seen = inSight;
      if (ids.length <= AT_ONCE || seen === null) {
        for (const id of ids) paintOne(id);
        return;
      }
      const late = ids.filter((id) => {
        const section = sectionOf(id);
        const isSeen = section !== undefined && seen.has(section);
        if (isSeen) paintOne(id);
        return !isSeen;
      });
      waiting = waiting.length > 0 ? [...new Set([...waiting, ...late])] : late;
      schedule(true);
    },
  };
}
