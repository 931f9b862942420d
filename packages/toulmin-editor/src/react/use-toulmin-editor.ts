import { useMemo } from "react";
import { nodeOf, type ToulminDocument } from "../core/document";
import { useDocument, useEditor } from "./editor-context";
import type { ToulminEditorHandle } from "./toulmin-editor-props";
import { useTextView } from "./use-text-view";

/** The editor around a host's component in one of its slots. Throws outside of an editor. */
export function useToulminEditor(): ToulminEditorHandle {
  const { session, persistence } = useEditor();
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
      save: persistence.flush,
    }),
    [session, persistence, view],
  );
}

/** The document of the editor around a host's component; renders again with every change. Throws outside of an editor. */
export function useToulminDocument(): ToulminDocument {
  return useDocument();
}
