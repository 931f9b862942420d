import { findInText } from "../../core/find";
import type { Session } from "../../session/session";
import type { TextView } from "../text-view";
import { createHighlights, nearby } from "./highlights";

/** Highlights what is looked for and brings the shown match into sight; returns the undoing. */
export function registerFindHighlights(session: Session, view: TextView): () => void {
  const highlights = createHighlights(view);

  function show(): void {
    highlights.clear();
    const { search, history } = session.store.getState();
    if (!search) return;
    const matches = findInText(history.present, search.query);
    const current = matches[search.current];
    for (const match of nearby(matches, search.current)) {
      highlights.add(match === current ? "toulmin-find-current" : "toulmin-find", match);
    }
    // the selection is left alone: to move it would end a syllable that is being typed into the search
    if (current) view.scrollToRange(current);
  }

  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.search !== before.search) show();
    // drawing blocks again takes their ranges away
    else if (state.search && state.history.present !== before.history.present) queueMicrotask(show);
  });
  return () => {
    unsubscribe();
    highlights.clear();
  };
}
