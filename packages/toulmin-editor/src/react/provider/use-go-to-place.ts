import { useCallback } from "react";
import { useEditor } from "./editor-context";
import type { FoundPlace } from "./use-open-document";
import { useTextView } from "./use-text-view";

/** Leads to a place that was found: to a mark, whose attributes open, or to words in the text, which are selected. */
export function useGoToPlace(): (place: FoundPlace) => void {
  const { session } = useEditor();
  const view = useTextView();
  return useCallback(
    ({ node, range }) => {
      if (node) session.open(node);
      if (!range) return;
      view.goTo(range.start);
      view.focus();
      view.select(range);
    },
    [session, view],
  );
}
