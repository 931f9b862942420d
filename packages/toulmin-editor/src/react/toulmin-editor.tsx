import { forwardRef, type Ref, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ownVariables } from "../core/elements/own-colors";
import { registerEditorKeyboard } from "../editor/keyboard/keyboard";
import { PAINTING, whenIdle } from "../editor/when-idle";
import { later, laterCode, loadAhead } from "./controls/later";
import { useBrowserLayoutEffect } from "./controls/use-controlled";
import { DamageNotice } from "./dialogs/damage-notice";
import { useEditor, useSaveState, useSessionState } from "./provider/editor-context";
import { EditorProvider, frameOf } from "./provider/editor-provider";
import { Part } from "./provider/part";
import type { ToulminEditorHandle, ToulminEditorProps } from "./provider/toulmin-editor-props";
import { useOpenDocument } from "./provider/use-open-document";
import { useTextView } from "./provider/use-text-view";
import { SidePanel } from "./side-panel/side-panel";
import { StatusLine } from "./status-line";
import { FindBar } from "./text/find-bar";
import { JudgmentText } from "./text/judgment-text";
import { SuggestionBar } from "./text/suggestion-bar";
import { useFileDrop } from "./text/use-file-drop";
import { Toolbar } from "./toolbar/toolbar";

/** Needed when somebody asks for a picture, or for help, or is asked. */
const ChartOverlay = later(async () => (await import("./charts/chart-overlay")).ChartOverlay);
const TimelineOverlay = later(async () => (await import("./timeline/timeline-overlay")).TimelineOverlay);
const OverviewOverlay = later(async () => (await import("./charts/chart-overlay")).OverviewOverlay);
const movesKept = laterCode(async () => (await import("./text/moves")).keepThroughMoves);
const QuestionDialog = later(async () => (await import("./dialogs/question-dialog")).QuestionDialog);
const HelpDialog = later(async () => (await import("./dialogs/help-dialog")).HelpDialog);

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
      key={`${props.namespace} ${id}`}
      {...props}
      documentId={id}
      initialValue={id === hostId ? props.initialValue : undefined}
      handle={ref}
      opening={opening}
    >
      <Frame className={props.className} locale={props.locale} theme={props.theme} elements={props.elements} />
    </EditorProvider>
  );
});

/**
 * The outermost element. What is in it is drawn into it as by a portal, so that React listens on the element itself: a host
 * may put it elsewhere in the page, out of the container that it was drawn into.
 */
function Frame(props: Pick<ToulminEditorProps, "className" | "locale" | "theme" | "elements">) {
  const { session, suggestions, dictionary, readOnly } = useEditor();
  const view = useTextView();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const hasChart = useSessionState((state) => state.openChart !== null);
  const hasTimeline = useSessionState((state) => state.isTimelineOpen);
  const hasOverview = useSessionState((state) => state.isOverviewOpen);
  const hasHelp = useSessionState((state) => state.isHelpOpen);
  const hasQuestion = useSessionState((state) => state.question !== null);
  const drop = useFileDrop();
  useEffect(() => {
    const options = { session, suggestions, view, isReadOnly: () => readOnly };
    return frame ? registerEditorKeyboard(frame, options) : undefined;
  }, [frame, session, suggestions, view, readOnly]);
  useColors(frame, props.elements);
  useMoves(frame);
  useLoadingAhead();
  const parts = (
    <>
      <Part name={dictionary.toolbar.label}>
        <Toolbar />
      </Part>
      <Part name={dictionary.failure.status}>
        <StatusLine />
      </Part>
      <DamageNotice />
      <Part name={dictionary.find.label} onClose={() => session.search(null)}>
        <FindBar />
      </Part>
      <SuggestionBar />
      <div className="toulmin-body">
        <Part name={dictionary.text.label}>
          <JudgmentText />
        </Part>
        <Part name={dictionary.panel.tabs}>
          <SidePanel />
        </Part>
      </div>
      {hasChart && (
        <Part name={dictionary.list.chart} onClose={() => session.openChart(null)}>
          <ChartOverlay />
        </Part>
      )}
      {hasOverview && (
        <Part name={dictionary.overview.label} onClose={() => session.showOverview(false)}>
          <OverviewOverlay />
        </Part>
      )}
      {hasTimeline && (
        <Part name={dictionary.timeline.label} onClose={() => session.showTimeline(false)}>
          <TimelineOverlay />
        </Part>
      )}
      {hasHelp && (
        <Part name={dictionary.help.title} onClose={() => session.showHelp(false)}>
          <HelpDialog />
        </Part>
      )}
      {hasQuestion && (
        <Part name={dictionary.toolbar.document} onClose={() => session.ask(null)}>
          <QuestionDialog />
        </Part>
      )}
      {drop.isOver && <div className="toulmin-drop">{dictionary.formats.drop}</div>}
    </>
  );
  return (
    <div ref={setFrame} {...frameOf(props)} {...drop.handlers}>
      {frame && createPortal(parts, frame)}
    </div>
  );
}

/** Gives the frame the colours of own elements; as properties, because a strict Content-Security-Policy allows no style attribute. */
function useColors(frame: HTMLElement | null, elements: ToulminEditorProps["elements"]): void {
  useBrowserLayoutEffect(() => {
    const variables = frame ? ownVariables(elements) : [];
    for (const [name, value] of variables) frame?.style.setProperty(name, value);
    return () => {
      for (const [name] of variables) frame?.style.removeProperty(name);
    };
  }, [frame, elements]);
}

/** Lets a host put the frame elsewhere; at the end it goes back: React takes it away where it has put it. */
function useMoves(frame: HTMLElement | null): void {
  useBrowserLayoutEffect(() => {
    const home = frame?.parentNode;
    if (!home) return;
    const leaving = new AbortController();
    whenIdle(PAINTING, () => {
      movesKept().then(
        (keep) => !leaving.signal.aborted && keep(frame, leaving.signal),
        () => {},
      );
    });
    return () => {
      leaving.abort();
      if (frame.parentNode !== home) home.appendChild(frame);
    };
  }, [frame]);
}

/** Loads what may be asked for later, once the judgment is there and nobody waits: it is there without a line, too. */
function useLoadingAhead(): void {
  const isLoading = useSaveState(({ save }) => save.state === "loading");
  useEffect(() => {
    // where there is no screen nobody asks for anything
    if (isLoading || typeof requestIdleCallback !== "function") return;
    const leaving = new AbortController();
    whenIdle(PAINTING, () => void loadAhead(leaving.signal));
    return () => leaving.abort();
  }, [isLoading]);
}
