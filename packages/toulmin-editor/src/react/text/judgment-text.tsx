import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { type MouseEvent, useEffect, useRef } from "react";
import { nodeOf } from "../../core/document";
import { registerCaretOverlay } from "../../editor/caret-overlay";
import { registerFindHighlights } from "../../editor/highlights/find-highlights";
import { registerSuggestionHighlights } from "../../editor/highlights/suggestion-highlights";
import { registerTextKeyboard } from "../../editor/keyboard/keyboard";
import { registerMarkHandles } from "../../editor/mark-handles";
import { openMark } from "../../editor/open-mark";
import { registerScrollToClose } from "../../editor/scroll-to-close";
import { registerSectionHeights } from "../../editor/section-heights";
import { useEditor, useSaveState, useSessionState } from "../provider/editor-context";
import { Slot } from "../provider/slot";
import { useTextView } from "../provider/use-text-view";
import { TitleBlock } from "./title-block";

/** The judgment with its title and its marks, read-only. A click on a mark opens its node, a click elsewhere closes it. */
export function JudgmentText() {
  const { session, suggestions, dictionary, slots, readOnly: isReadOnly } = useEditor();
  const view = useTextView();
  const isEmpty = useSessionState((state) => state.history.present.blocks.length === 0);
  const scroller = useHands();

  function openOrClose(event: MouseEvent) {
    const selection = view.selection();
    const isCaret = "error" in selection || selection.start === selection.end;
    if (!isCaret) return;
    const pending = suggestions.pending();
    // read before anything is written: a read after a write lays the text out once more
    const offset = pending.length > 0 ? view.offsetAtPoint(event.clientX, event.clientY) : null;
    const id = view.nodeAt(event.target);
    const end = nodeOf(session.document(), id)?.anchor?.end;
    // the keys go on behind its words
    if (end) view.select({ start: end, end });
    openMark(session, id, isReadOnly);
    const suggested = pending.find(({ start, end }) => offset !== null && start <= offset && offset < end);
    if (suggested) suggestions.show(suggested.id);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the text do the same, see keys.ts
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the marks only closes the panel
    <div className="toulmin-text" data-toulmin-scroller="" ref={scroller} onClick={openOrClose}>
      {slots.title ? <Slot name="title" /> : <TitleBlock />}
      {isEmpty && <NoText />}
      <ContentEditable
        role="region"
        aria-label={dictionary.text.label}
        {...NOT_A_TEXT_BOX}
        className="toulmin-judgment notranslate"
        translate="no"
        spellCheck={false}
        tabIndex={0}
      />
    </div>
  );
}

/** Takes away what Lexical says of a text box: the text is a region of the page. */
const NOT_A_TEXT_BOX = { "aria-readonly": undefined, "aria-autocomplete": undefined };

/** Everything that hands do in the text: keys, caret, handles, search, scrolling. */
function useHands() {
  const { session, suggestions, readOnly } = useEditor();
  const [editor] = useLexicalComposerContext();
  const view = useTextView();
  const scroller = useRef<HTMLDivElement>(null);
  const isReadOnly = useRef(readOnly);
  useEffect(() => {
    isReadOnly.current = readOnly;
  }, [readOnly]);
  useEffect(() => {
    const root = editor.getRootElement();
    const frame = scroller.current;
    if (!root || !frame) return;
    const undoings = [
      registerTextKeyboard(root, { session, suggestions, view, isReadOnly: () => isReadOnly.current }),
      registerCaretOverlay(root, frame),
      registerMarkHandles(frame, session, view, () => isReadOnly.current),
      registerFindHighlights(session, view),
      registerSuggestionHighlights(session, suggestions, view),
      registerScrollToClose(frame, session, view),
      registerSectionHeights(root, frame, view),
    ];
    return () => {
      for (const undo of undoings) undo();
    };
  }, [editor, session, suggestions, view]);
  return scroller;
}

/** Why there is no text: it is on its way, could not be had, or none was opened. */
function NoText() {
  const { persistence, dictionary } = useEditor();
  const save = useSaveState((state) => state.save);
  const words = dictionary.text;
  if (save.state === "loading") return <p className="toulmin-empty">{words.loading}</p>;
  if (save.state !== "failed") return <p className="toulmin-empty">{words.empty}</p>;
  return (
    <div className="toulmin-empty" role="alert">
      <p>{words.failed(save.reason instanceof Error ? save.reason.message : String(save.reason))}</p>
      <button type="button" className="toulmin-button" onClick={() => persistence.start()}>
        {words.retry}
      </button>
    </div>
  );
}
