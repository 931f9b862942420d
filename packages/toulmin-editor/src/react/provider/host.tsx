import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { changesBetween } from "../../core/changes";
import { definedIn, elementsIn } from "../../core/elements";
import { withElements } from "../../core/elements/with-elements";
import { registerHover } from "../../editor/hover";
import { callHost } from "../../session/call-host";
import { useControlledSelection, useLatest } from "../controls/use-controlled";
import { useEditor, useSaveState, useSessionState } from "./editor-context";
import type { ToulminEditorHandle, ToulminEditorProps } from "./toulmin-editor-props";
import { useGoToPlace } from "./use-go-to-place";
import { useTextView } from "./use-text-view";
import { useToulminEditor } from "./use-toulmin-editor";

/** What the host is told, decides and holds in its hand. Draws nothing. */
export function Host({ handle, ...props }: ToulminEditorProps & { readonly handle: Ref<ToulminEditorHandle> }) {
  const { session } = useEditor();
  const view = useTextView();
  const editor = useToulminEditor();
  useImperativeHandle(handle, () => editor, [editor]);
  useControlledSelection(session, view, props.selectedId);
  useListeners(props);
  useSuggestions(props);
  return null;
}

function useListeners(props: ToulminEditorProps): void {
  const { session, persistence, documents } = useEditor();
  const latest = useLatest(props);
  const told = documents?.told ?? null;
  const lead = useLatest(useGoToPlace());
  const state = useSaveState(({ save }) => save.state);
  const isOpen = useIsOpen();
  const hasPicture = useSessionState(
    ({ openChart, isOverviewOpen, isTimelineOpen }) => openChart !== null || isOverviewOpen || isTimelineOpen,
  );
  useEffect(() => {
    if (!hasPicture) return;
    callHost(latest.current.onPicture, true);
    return () => callHost(latest.current.onPicture, false);
  }, [latest, hasPicture]);
  const [editor] = useLexicalComposerContext();
  const view = useTextView();
  useEffect(
    () =>
      editor.registerRootListener((root) =>
        root ? registerHover(root, view, (id) => callHost(latest.current.onHover, id)) : undefined,
      ),
    [latest, editor, view],
  );
  useEffect(() => void callHost(latest.current.onSaveState, state), [latest, state]);
  useEffect(() => {
    if (isOpen) callHost(latest.current.onReady, session.document());
  }, [latest, session, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const document = session.document();
    const elements = elementsIn(document).slice(definedIn(document).length);
    if (elements.length > 0) session.tell({ kind: "unknown-elements", elements });
  }, [session, isOpen]);
  useEffect(() => {
    if (!isOpen || !told) return;
    if (told.notice) session.tell(told.notice);
    if (told.place) lead.current(told.place);
    // what had the focus went with the other document
    if (document.activeElement === document.body) view.focus();
  }, [session, view, lead, isOpen, told]);
  useEffect(() => {
    let told = false;
    const tell = (hasUnsavedWork: boolean) => {
      if (hasUnsavedWork !== told) callHost(latest.current.onUnsavedWork, hasUnsavedWork);
      told = hasUnsavedWork;
    };
    const look = () => tell(persistence.isAtRisk());
    const stops = [session.store.subscribe(look), persistence.store.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
      tell(false);
    };
  }, [latest, session, persistence]);
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        const { onChange, onSelect, document, selectedId } = latest.current;
        const { present } = now.history;
        const isFound = persistence.store.getState().save.state === "loading";
        const was = before.history.present;
        const isOther = present !== withElements(was, present.elements);
        if (onChange && isOther && present !== (document && session.adopted(document)) && !isFound) {
          callHost(onChange, present, changesBetween(was, present));
        }
        if (now.openNode !== before.openNode && now.openNode !== selectedId) callHost(onSelect, now.openNode);
      }),
    [latest, session, persistence],
  );
}

/** Asks for suggestions for each text. */
function useSuggestions({ suggest }: ToulminEditorProps): void {
  const { suggestions } = useEditor();
  const blocks = useSessionState(({ history }) => history.present.blocks);
  const hasText = useIsOpen() && blocks.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text asks again
  useEffect(() => (suggest && hasText ? suggestions.ask(suggest) : undefined), [suggestions, suggest, hasText, blocks]);
}

/** Whether the document that the editor begins with is there. */
function useIsOpen(): boolean {
  return useSaveState(({ save: { state } }) => state !== "loading" && state !== "failed");
}
