import { defineExtension } from "lexical";
import { callHost, report } from "../session/call-host";
import type { Session } from "../session/session";
import { BlockNode, MarkNode, SectionNode, WordsNode } from "./nodes";
import type { Describe } from "./projection";
import { createTextView, type TextView } from "./text-view";

export const JUDGMENT_EXTENSION = "toulmin-judgment";

/** The Lexical extension that draws one session's document, read-only, and keeps drawing it. */
export function createJudgmentExtension(session: Session, describe: Describe) {
  return defineExtension({
    name: JUDGMENT_EXTENSION,
    namespace: JUDGMENT_EXTENSION,
    editable: false,
    nodes: [SectionNode, BlockNode, MarkNode, WordsNode],
    $initialEditorState: null,
    // Lexical draws all anew by itself, whatever was done to its elements
    onError: report,
    build: (editor): TextView => createTextView(editor, session, describe),
    register: (_editor, _config, state) => {
      const view = state.getOutput();
      // what fails in the picture must not keep others from hearing of the change
      const show = () =>
        callHost(() => {
          const { history, openNode } = session.store.getState();
          view.show(history.present);
          view.projection.showOpen(openNode);
        });
      show();
      return session.store.subscribe(show);
    },
  });
}

export type JudgmentExtension = ReturnType<typeof createJudgmentExtension>;
