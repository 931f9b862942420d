import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import {
  forwardRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createDocument, type NodeId, type ToulminDocument } from "../core/document";
import { createJudgmentExtension } from "../editor/extension";
import { registerEditorKeyboard } from "../editor/keyboard";
import type { Describe } from "../editor/projection";
import { codeIn } from "../locales/code-label";
import { en } from "../locales/en";
import { type Dictionary, ko } from "../locales/ko";
import { createPersistence, type Persistence } from "../session/persistence";
import { createSession, type Session } from "../session/session";
import { createIndexedDbStore, DEFAULT_DOCUMENT_ID } from "../store/indexeddb";
import type { AnnotationStore } from "../store/store";
import { type Actor, actorsOf } from "./actors";
import { ChartOverlay, OverviewOverlay } from "./chart-overlay";
import { DamageNotice } from "./damage-notice";
import { EditorContext, useEditor } from "./editor-context";
import { FindBar } from "./find-bar";
import { HelpDialog } from "./help-dialog";
import { JudgmentText } from "./judgment-text";
import { QuestionDialog } from "./question-dialog";
import { SidePanel } from "./side-panel";
import { StatusLine } from "./status-line";
import { Toolbar } from "./toolbar";
import { useTextView } from "./use-text-view";

/** What a host can do with a mounted editor. */
export interface ToulminEditorHandle {
  getDocument(): ToulminDocument;
  /** Puts another document in the place of the present one, as a step that can be undone. */
  setDocument(document: ToulminDocument): void;
  undo(): void;
  redo(): void;
  /** Scrolls to a node and opens its attributes. */
  focusNode(id: NodeId): void;
}

export interface ToulminEditorProps {
  /** Under which name the document is saved; editors with different names do not share work. */
  readonly documentId?: string;
  /** The document to begin with when nothing is saved; a function is only called then. */
  readonly initialValue?: ToulminDocument | (() => ToulminDocument | Promise<ToulminDocument>);
  /** Where documents are kept; this browser's IndexedDB by default. */
  readonly storage?: AnnotationStore;
  /** The language of the screen; Korean by default. */
  readonly locale?: "ko" | "en";
  /** Other words than the locale's. */
  readonly dictionary?: Dictionary;
  /** Who a phrase can tell of; the defendant and the victim by default. */
  readonly actors?: readonly Actor[];
  /** Marks can be looked at, but not changed. */
  readonly readOnly?: boolean;
  /** Told after every change of the document. */
  readonly onChange?: (document: ToulminDocument) => void;
  readonly className?: string;
}

const dictionaries = { ko, en } satisfies Record<string, Dictionary>;

/** The annotation editor: a read-only judgment, the tools to mark it, and the panels and charts that follow from it. */
export const ToulminEditor = forwardRef(function ToulminEditor(
  props: ToulminEditorProps,
  ref: Ref<ToulminEditorHandle>,
) {
  // another document is another editor: nothing of the first may stay
  return <OneDocument key={props.documentId ?? DEFAULT_DOCUMENT_ID} {...props} handle={ref} />;
});

function OneDocument({ handle, ...props }: ToulminEditorProps & { handle: Ref<ToulminEditorHandle> }) {
  const { locale = "ko", readOnly = false, className } = props;
  const dictionary = props.dictionary ?? dictionaries[locale];
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const [session] = useState(() => createSession());
  const [persistence] = useState(() => createEditorPersistence(session, props));
  const describe = useMemo(() => describeIn(dictionary, actors), [dictionary, actors]);
  const [extension] = useState(() => createJudgmentExtension(session, describe));
  const context = useMemo(
    () => ({ session, persistence, dictionary, actors, readOnly }),
    [session, persistence, dictionary, actors, readOnly],
  );
  usePersistence(persistence);
  useChangeListener(session, props.onChange);
  return (
    <EditorContext.Provider value={context}>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <Descriptions describe={describe} />
        <Handle handle={handle} />
        <Frame className={className} locale={locale} />
      </LexicalExtensionComposer>
    </EditorContext.Provider>
  );
}

function Frame({ className, locale }: { className: string | undefined; locale: string }) {
  const { session, readOnly } = useEditor();
  const view = useTextView();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    return element ? registerEditorKeyboard(element, { session, view, isReadOnly: () => readOnly }) : undefined;
  }, [session, view, readOnly]);
  return (
    <div ref={frame} className={["toulmin-root toulmin-editor", className].filter(Boolean).join(" ")} lang={locale}>
      <Toolbar />
      <StatusLine />
      <DamageNotice />
      <FindBar />
      <div className="toulmin-body">
        <JudgmentText />
        <SidePanel />
      </div>
      <ChartOverlay />
      <OverviewOverlay />
      <QuestionDialog />
      <HelpDialog />
    </div>
  );
}

function createEditorPersistence(session: Session, props: ToulminEditorProps): Persistence {
  const { initialValue, storage = createIndexedDbStore(), documentId = DEFAULT_DOCUMENT_ID } = props;
  const empty = createDocument({ blocks: [] });
  return createPersistence(session, {
    storage,
    documentId,
    initial: () => (typeof initialValue === "function" ? initialValue() : (initialValue ?? empty)),
  });
}

/** Loads at the start, saves at the end and whenever the page is hidden; warns before unsaved work is left. */
function usePersistence(persistence: Persistence): void {
  // before the first paint: the store is asked a frame earlier
  useBrowserLayoutEffect(() => {
    const stop = persistence.start();
    const flush = () => {
      if (document.visibilityState === "hidden") persistence.flushLast();
    };
    const warn = (event: BeforeUnloadEvent) => {
      persistence.flushLast();
      if (persistence.isAtRisk()) event.preventDefault();
    };
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", persistence.flushLast);
    window.addEventListener("beforeunload", warn);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", persistence.flushLast);
      window.removeEventListener("beforeunload", warn);
      stop();
    };
  }, [persistence]);
}

/** React warns of layout effects on a server, where none of them run. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

function useChangeListener(session: Session, onChange: ToulminEditorProps["onChange"]): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (state.history.present !== before.history.present) latest.current?.(state.history.present);
      }),
    [session],
  );
}

/** Writes the marks' descriptions again when the language or the actors change. */
function Descriptions({ describe }: { describe: Describe }) {
  const { projection } = useTextView();
  useEffect(() => projection.describe(describe), [projection, describe]);
  return null;
}

function Handle({ handle }: { handle: Ref<ToulminEditorHandle> }) {
  const { session } = useEditor();
  const view = useTextView();
  useImperativeHandle(
    handle,
    () => ({
      getDocument: session.document,
      setDocument: (document) => session.replace(document),
      undo: session.undo,
      redo: session.redo,
      focusNode(id) {
        view.scrollTo(id);
        session.open(id);
      },
    }),
    [session, view],
  );
  return null;
}

function describeIn(dictionary: Dictionary, actors: readonly Actor[]): Describe {
  const labels = new Map(actors.map((actor) => [actor.key, actor.label]));
  return (node) => {
    const description = labels.get(node.target) ?? node.target;
    return { code: codeIn(dictionary, node), type: node.ctype, description };
  };
}
