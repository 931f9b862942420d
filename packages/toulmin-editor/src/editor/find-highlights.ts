import type { Range as TextRange } from "../core/commands/free-range";
import { findInText } from "../core/find";
import type { Session } from "../session/session";
import type { TextView } from "./text-view";

/** How many matches before and behind the shown one are highlighted: some browsers lock up over thousands. */
const NEARBY = 100;

const ALL = "toulmin-find";
const CURRENT = "toulmin-find-current";

/**
 * Highlights what is looked for and brings the shown match into sight; returns the undoing. The highlights are shared
 * by the editors of a page, so each adds and removes only its own ranges.
 */
export function registerFindHighlights(session: Session, view: TextView): () => void {
  let own: { name: string; range: Range }[] = [];

  function clear(): void {
    for (const { name, range } of own) CSS.highlights.get(name)?.delete(range);
    own = [];
  }

  function add(name: string, match: TextRange): Range | null {
    const range = view.domRange(match);
    if (!range || !("highlights" in CSS)) return range;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    CSS.highlights.set(name, highlight.add(range));
    own.push({ name, range });
    return range;
  }

  function show(): void {
    clear();
    const { search, history } = session.store.getState();
    if (!search) return;
    const matches = findInText(history.present, search.query);
    const from = Math.max(0, search.current - NEARBY);
    for (const [index, match] of matches.slice(from, search.current + NEARBY).entries()) {
      add(from + index === search.current ? CURRENT : ALL, match);
    }
    // the selection is left alone: to move it would end a syllable that is being typed into the search
    const current = matches[search.current];
    if (current) view.scrollToRange(current);
  }

  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.search !== before.search) show();
    // drawing blocks again takes their ranges away
    else if (state.search && state.history.present !== before.history.present) queueMicrotask(show);
  });
  return () => {
    unsubscribe();
    clear();
  };
}
