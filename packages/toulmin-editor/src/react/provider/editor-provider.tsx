import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { type ReactNode, type Ref, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { changesBetween } from "../../core/changes";
import { createJudgmentExtension } from "../../editor/extension";
import type { Describe } from "../../editor/projection";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { merged } from "../../locales/merged";
import { callHost } from "../../session/call-host";
import { createSession, type Session } from "../../session/session";
import { createSuggestions } from "../../session/suggestions";
import { isLibrary } from "../../store/store";
import { downloadJson } from "../controls/download";
import { useBrowserLayoutEffect, useControlledDocument, useLatest } from "../controls/use-controlled";
import { type Actor, actorsOf } from "../elements/actors";
import { EditorContext } from "./editor-context";
import { Host } from "./host";
import { Boundary, type Patience } from "./part";
import type { ToulminEditorHandle, ToulminEditorProps } from "./toulmin-editor-props";
import type { Opening } from "./use-open-document";
import { type KeptDocument, usePersistence } from "./use-persistence";
import { useTextView } from "./use-text-view";
import { wordsAtHand, wordsOf } from "./words-of";

interface EditorProviderProps extends ToulminEditorProps {
  readonly handle: Ref<ToulminEditorHandle>;
  readonly opening?: Opening;
  readonly children: ReactNode;
}

/** One open document with all that its parts share. The parts of the screen are its children. */
export function EditorProvider(props: EditorProviderProps) {
  const latest = useLatest<ToulminEditorProps>(props);
  const [session] = useState(() =>
    createSession(
      props.document,
      (next, present) => {
        const { onBeforeChange } = latest.current;
        if (!onBeforeChange) return true;
        let isAllowed = false;
        // a host that fails has allowed nothing
        callHost(() => {
          const answer: unknown = onBeforeChange(next, changesBetween(present, next), present);
          isAllowed = answer !== false;
          return answer;
        });
        return isAllowed;
      },
      () => latest.current.author,
      props.elements,
    ),
  );
  const kept = usePersistence(session, props);
  return (
    <Boundary
      patience={forEver}
      fallback={(_error, retry) => <WholeFailure {...props} session={session} onRetry={retry} />}
    >
      <Suspense fallback={<div {...frameOf(props)} aria-busy />}>
        <Drawn {...props} session={session} kept={kept} />
      </Suspense>
    </Boundary>
  );
}

/** At once the first time, then less and less often. */
const forEver: Patience = (failures) => [0, 1000, 5000][failures] ?? 15_000;

interface DrawnProps extends EditorProviderProps {
  readonly session: Session;
  readonly kept: KeptDocument;
}

/** What is drawn of a session: all of it can be drawn anew, and the session stays. */
function Drawn({ children, opening, session, kept, ...props }: DrawnProps) {
  const { locale = "ko", readOnly = false, slots = NO_SLOTS, markStyle, elements } = props;
  // where the language changes, the screen stays as it is until the words are there
  const words = wordsOf(useDeferredValue(locale));
  const dictionary = useMemo(
    () => merged(words, props.dictionary, elements, locale),
    [words, props.dictionary, elements, locale],
  );
  const actors = useMemo(() => props.actors ?? actorsOf(dictionary), [props.actors, dictionary]);
  const [suggestions] = useState(() => createSuggestions(session));
  const describe = useMemo(() => describeIn(dictionary, actors, markStyle), [dictionary, actors, markStyle]);
  const [extension] = useState(() => createJudgmentExtension(session, describe));
  const { persistence, storage } = kept;
  const documents = useMemo(
    () => (opening && isLibrary(storage) ? { library: storage, ...opening } : null),
    [opening, storage],
  );
  const isHeldByHost = props.document !== undefined;
  const context = useMemo(
    () => ({ session, suggestions, persistence, documents, dictionary, actors, readOnly, slots, isHeldByHost }),
    [session, suggestions, persistence, documents, dictionary, actors, readOnly, slots, isHeldByHost],
  );
  useBrowserLayoutEffect(() => session.define(elements), [session, elements]);
  useControlledDocument(session, props.document);
  return (
    <EditorContext.Provider value={context}>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <Descriptions describe={describe} />
        <Host {...props} />
        {children}
      </LexicalExtensionComposer>
    </EditorContext.Provider>
  );
}

/** The editor in which nothing can be drawn: what was marked is still there, and can be taken along. */
function WholeFailure(props: EditorProviderProps & { readonly session: Session; readonly onRetry: () => void }) {
  const { session, locale = "ko", onRetry } = props;
  // a host's own words may be what fails
  const { failure, save } = wordsAtHand(locale);
  return (
    <div {...frameOf(props)}>
      <div className="toulmin-failure" role="alert">
        <p>{failure.whole}</p>
        <button type="button" className="toulmin-button toulmin-button-small" onClick={onRetry}>
          {failure.retry}
        </button>
        <button
          type="button"
          className="toulmin-button toulmin-button-small"
          onClick={() => downloadJson(session.document(), save.fileName)}
        >
          {save.downloadWork}
        </button>
      </div>
    </div>
  );
}

/** The outermost element, as the host asks for it. */
export function frameOf({
  className,
  locale = "ko",
  theme,
}: Pick<ToulminEditorProps, "className" | "locale" | "theme">) {
  return {
    className: ["toulmin-root toulmin-editor", className].filter(Boolean).join(" "),
    lang: locale,
    "data-color-scheme": theme,
  };
}

/** Writes the marks' descriptions again when the language or the actors change. */
function Descriptions({ describe }: { describe: Describe }) {
  const { projection } = useTextView();
  useEffect(() => projection.describe(describe), [projection, describe]);
  return null;
}

const NO_SLOTS = {};

function describeIn(
  dictionary: Dictionary,
  actors: readonly Actor[],
  markStyle: ToulminEditorProps["markStyle"],
): Describe {
  const labels = new Map(actors.map((actor) => [actor.key, actor.label]));
  return (node) => {
    const description = labels.get(node.target) ?? node.target;
    return { ...callHost(markStyle, node), code: codeIn(dictionary, node), type: node.ctype, description };
  };
}
