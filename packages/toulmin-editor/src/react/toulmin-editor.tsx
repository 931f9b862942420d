import { forwardRef, lazy, type Ref, Suspense, useEffect, useRef } from "react";
import { registerEditorKeyboard } from "../editor/keyboard";
import { DamageNotice } from "./damage-notice";
import { useEditor, useSessionState } from "./editor-context";
import { EditorProvider } from "./editor-provider";
import { FindBar } from "./find-bar";
import { JudgmentText } from "./judgment-text";
import { QuestionDialog } from "./question-dialog";
import { SidePanel } from "./side-panel";
import { StatusLine } from "./status-line";
import { SuggestionBar } from "./suggestion-bar";
import { Toolbar } from "./toolbar";
import type { ToulminEditorHandle, ToulminEditorProps } from "./toulmin-editor-props";
import { useFileDrop } from "./use-file-drop";
import { useOpenDocument } from "./use-open-document";
import { useTextView } from "./use-text-view";

/** Needed when somebody asks for a picture, or for help. */
const ChartOverlay = lazy(async () => ({ default: (await import("./chart-overlay")).ChartOverlay }));
const TimelineOverlay = lazy(async () => ({ default: (await import("./timeline-overlay")).TimelineOverlay }));
const OverviewOverlay = lazy(async () => ({ default: (await import("./chart-overlay")).OverviewOverlay }));
const HelpDialog = lazy(async () => ({ default: (await import("./help-dialog")).HelpDialog }));

/** The annotation editor: a read-only judgment, the tools to mark it, and the panels and charts that follow from it. */
export const ToulminEditor = forwardRef(function ToulminEditor(
  props: ToulminEditorProps,
  ref: Ref<ToulminEditorHandle>,
) {
  const opening = useOpenDocument(props);
  const { id, hostId } = opening;
  // another document is another editor: nothing of the first may stay
  return (
    <EditorProvider
      key={id}
      {...props}
      documentId={id}
      initialValue={id === hostId ? props.initialValue : undefined}
      handle={ref}
      opening={opening}
    >
      <Frame className={props.className} locale={props.locale} theme={props.theme} />
    </EditorProvider>
  );
});

function Frame({ className, locale = "ko", theme }: Pick<ToulminEditorProps, "className" | "locale" | "theme">) {
  const { session, suggestions, dictionary, readOnly } = useEditor();
  const view = useTextView();
  const frame = useRef<HTMLDivElement>(null);
  const hasChart = useSessionState((state) => state.openChart !== null);
  const hasTimeline = useSessionState((state) => state.isTimelineOpen);
  const hasOverview = useSessionState((state) => state.isOverviewOpen);
  const hasHelp = useSessionState((state) => state.isHelpOpen);
  const drop = useFileDrop();
  useEffect(() => {
    const element = frame.current;
    const options = { session, suggestions, view, isReadOnly: () => readOnly };
    return element ? registerEditorKeyboard(element, options) : undefined;
  }, [session, suggestions, view, readOnly]);
  return (
    <div
      ref={frame}
      className={["toulmin-root toulmin-editor", className].filter(Boolean).join(" ")}
      lang={locale}
      data-color-scheme={theme}
      {...drop.handlers}
    >
      <Toolbar />
      <StatusLine />
      <DamageNotice />
      <FindBar />
      <SuggestionBar />
      <div className="toulmin-body">
        <JudgmentText />
        <SidePanel />
      </div>
      <Suspense>
        {hasChart && <ChartOverlay />}
        {hasOverview && <OverviewOverlay />}
        {hasTimeline && <TimelineOverlay />}
        {hasHelp && <HelpDialog />}
      </Suspense>
      <QuestionDialog />
      {drop.isOver && <div className="toulmin-drop">{dictionary.formats.drop}</div>}
    </div>
  );
}
