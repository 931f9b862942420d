import type { Range as TextRange } from "../../core/commands/free-range";
import type { TextView } from "../text-view";

/** Highlights of ranges that are no marks. The names are shared by the editors of a page; each keeps to its own ranges. */
export interface Highlights {
  /** Highlights a range under a name, where the browser has highlights. */
  add(name: string, range: TextRange): void;
  /** Takes all of them away. */
  clear(): void;
}

export function createHighlights(view: TextView): Highlights {
  let own: { name: string; range: StaticRange }[] = [];
  return {
    add(name, textRange) {
      const place = view.domRange(textRange);
      const registry = highlightRegistry();
      if (!place || !registry) return;
      // a live range leaves its text when that is moved to another place of the page
      const range = new StaticRange(place);
      registry.set(name, (registry.get(name) ?? new Highlight()).add(range));
      own.push({ name, range });
    },
    clear() {
      for (const { name, range } of own) {
        const registry = highlightRegistry();
        const highlight = registry?.get(name);
        highlight?.delete(range);
        if (highlight?.size === 0) registry?.delete(name);
      }
      own = [];
    },
  };
}

/** None in older browsers and in jsdom. */
function highlightRegistry(): HighlightRegistry | null {
  return typeof CSS !== "undefined" && "highlights" in CSS ? CSS.highlights : null;
}

/** The elements of a list around one of them: some browsers lock up over thousands of highlights. */
export function nearby<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.slice(Math.max(0, index - NEARBY), index + NEARBY);
}

const NEARBY = 100;
