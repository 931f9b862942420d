import { isElementKey } from "../../core/elements";
import type { Session } from "../../session/session";
import type { Suggestions } from "../../session/suggestions";
import type { TextView } from "../text-view";
import { createHighlights, nearby } from "./highlights";

/**
 * Shows what is suggested in the text, each in its element's colour, and brings the one that is decided on into sight
 * when a person goes to it. Returns the undoing.
 */
export function registerSuggestionHighlights(session: Session, suggestions: Suggestions, view: TextView): () => void {
  const highlights = createHighlights(view);

  function show(): void {
    highlights.clear();
    const pending = suggestions.pending();
    const current = suggestions.current();
    if (!current) return;
    for (const suggestion of nearby(pending, pending.indexOf(current))) {
      highlights.add(`toulmin-suggested-${isElementKey(suggestion.element) ? suggestion.element : "own"}`, suggestion);
    }
    highlights.add("toulmin-suggested-current", current);
  }

  const undoings = [
    suggestions.store.subscribe((state, before) => {
      queueMicrotask(show);
      const current = state.current !== before.current && suggestions.current();
      if (current) view.scrollToRange(current);
    }),
    session.store.subscribe((state, before) => {
      // drawing blocks again takes their ranges away
      const isOther = state.history.present !== before.history.present;
      if (isOther && suggestions.store.getState().all.length > 0) queueMicrotask(show);
    }),
  ];
  return () => {
    for (const undo of undoings) undo();
    highlights.clear();
  };
}
