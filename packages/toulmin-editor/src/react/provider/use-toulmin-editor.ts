import { useMemo } from "react";
import { nodeOf, type ToulminDocument } from "../../core/document";
import { useLatest } from "../controls/use-controlled";
import { useDocument, useEditor } from "./editor-context";
import { fileOf } from "./file-of";
import type { ToulminEditorHandle } from "./toulmin-editor-props";
import { useTextView } from "./use-text-view";

/** The editor around a host's component in one of its slots. Throws outside of an editor. */
export function useToulminEditor(): ToulminEditorHandle {
  const { session, persistence, dictionary, actors } = useEditor();
  const words = useLatest({ dictionary, actors });
  const view = useTextView();
  return useMemo(
    () => ({
      getDocument: session.document,
      setDocument: (document) => session.takeOver(document),
      undo: session.undo,
      redo: session.redo,
      focusNode(id) {
        if (!nodeOf(session.document(), id)) return;
        view.scrollTo(id);
        session.open(id);
      },
      closePicture() {
        session.store.setState({ openChart: null, isOverviewOpen: false, isTimelineOpen: false });
      },
      save: persistence.flush,
      hasUnsavedWork: persistence.isAtRisk,
      exportAs: (format) => fileOf(session.document(), format, words.current),
    }),
    [session, persistence, view, words],
  );
}

/** The document of the editor around a host's component; renders again with every change. Throws outside of an editor. */
export function useToulminDocument(): ToulminDocument {
  return useDocument();
}
