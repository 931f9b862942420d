import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { forwardRef, lazy, type Ref, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { changesBetween } from "../core/changes";
import { createJudgmentExtension } from "../editor/extension";
import { registerEditorKeyboard } from "../editor/keyboard";
import type { Describe } from "../editor/projection";
import { codeIn } from "../locales/code-label";
import { en } from "../locales/en";
import { type Dictionary, ko } from "../locales/ko";
import { merged } from "../locales/merged";
import { createSession } from "../session/session";
import { createSuggestions } from "../session/suggestions";
import { DEFAULT_DOCUMENT_ID } from "../store/indexeddb";
import { type Actor, actorsOf } from "./actors";
import { DamageNotice } from "./damage-notice";
import { EditorContext, useEditor, useSessionState } from "./editor-context";
import { FindBar } from "./find-bar";
import { HelpDialog } from "./help-dialog";
import { Host } from "./host";
import { JudgmentText } from "./judgment-text";
import { QuestionDialog } from "./question-dialog";
import { SidePanel } from "./side-panel";
import { StatusLine } from "./status-line";
import { SuggestionBar } from "./suggestion-bar";
import { Toolbar } from "./toolbar";
import type { ToulminEditorHandle, ToulminEditorProps } from "./toulmin-editor-props";
import { useControlledDocument, useLatest } from "./use-controlled";
import { useFileDrop } from "./use-file-drop";
import { usePersistence } from "./use-persistence";
import { useTextView } from "./use-text-view";

/** Needed when somebody asks for a picture. */
const ChartOverlay = lazy(async () => ({ default: (await import("./chart-overlay")).ChartOverlay }));
const TimelineOverlay = lazy(async () => ({ default: (await import("./timeline-overlay")).TimelineOverlay }));
const OverviewOverlay = lazy(async () => ({ default: (await import("./chart-overlay")).OverviewOverlay }));

/** The annotation editor: a read-only judgment, the tools to mark it, and the panels and charts that follow from it. */
export const ToulminEditor = forwardRef(function ToulminEditor(
  props: ToulminEditorProps,
  ref: Ref<ToulminEditorHandle>,
) {
  // another document is another editor: nothing of the first may stay
  return <OneDocument key={props.documentId ?? DEFAULT_DOCUMENT_ID} {...props} handle={ref} />;
});

interface OneDocumentProps extends ToulminEditorProps {
  readonly handle: Ref<ToulminEditorHandle>;
}

function OneDocument(props: OneDocumentProps) {
  const { locale = "ko", readOnly = false, slots = NO_SLOTS } = props;
  const latest = useLatest<ToulminEditorProps>(props);
  const dictionary = useMemo(() => merged(wordsOf(locale), props.dictionary), [locale, props.dictionary]);
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const [session] = useState(() =>
    createSession(props.document, (next, present) => {
      const ask = latest.current.onBeforeChange;
      return ask?.(next, changesBetween(present, next), present) !== false;
    }),
  );
  const [suggestions] = useState(() => createSuggestions(session));
  const describe = useMemo(() => describeIn(dictionary, actors), [dictionary, actors]);
  const [extension] = useState(() => createJudgmentExtension(session, describe));
  const persistence = usePersistence(session, props);
  const isHeldByHost = props.document !== undefined;
  const context = useMemo(
    () => ({ session, suggestions, persistence, dictionary, actors, readOnly, slots, isHeldByHost }),
    [session, suggestions, persistence, dictionary, actors, readOnly, slots, isHeldByHost],
  );
  useControlledDocument(session, props.document);
  return (
    <EditorContext.Provider value={context}>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <Descriptions describe={describe} />
        <Host {...props} />
        <Frame className={props.className} locale={locale} theme={props.theme} />
      </LexicalExtensionComposer>
    </EditorContext.Provider>
  );
}

function Frame({ className, locale, theme }: Pick<ToulminEditorProps, "className" | "locale" | "theme">) {
  const { session, suggestions, dictionary, readOnly } = useEditor();
  const view = useTextView();
  const frame = useRef<HTMLDivElement>(null);
  const hasChart = useSessionState((state) => state.openChart !== null);
  const hasTimeline = useSessionState((state) => state.isTimelineOpen);
  const hasOverview = useSessionState((state) => state.isOverviewOpen);
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
      </Suspense>
      <QuestionDialog />
      <HelpDialog />
      {drop.isOver && <div className="toulmin-drop">{dictionary.formats.drop}</div>}
    </div>
  );
}

/** Writes the marks' descriptions again when the language or the actors change. */
function Descriptions({ describe }: { describe: Describe }) {
  const { projection } = useTextView();
  useEffect(() => projection.describe(describe), [projection, describe]);
  return null;
}

const NO_SLOTS = {};

const dictionaries: Readonly<Record<string, Dictionary>> = { ko, en };

/** A host with another language brings its words itself; what it leaves out is English. */
function wordsOf(locale: string): Dictionary {
  return dictionaries[locale] ?? en;
}

function describeIn(dictionary: Dictionary, actors: readonly Actor[]): Describe {
  const labels = new Map(actors.map((actor) => [actor.key, actor.label]));
  return (node) => {
    const description = labels.get(node.target) ?? node.target;
    return { code: codeIn(dictionary, node), type: node.ctype, description };
  };
}
