import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { type ReactNode, type Ref, useEffect, useMemo, useState } from "react";
import { changesBetween } from "../core/changes";
import { createJudgmentExtension } from "../editor/extension";
import type { Describe } from "../editor/projection";
import { codeIn } from "../locales/code-label";
import { en } from "../locales/en";
import { type Dictionary, ko } from "../locales/ko";
import { merged } from "../locales/merged";
import { createSession } from "../session/session";
import { createSuggestions } from "../session/suggestions";
import { isLibrary } from "../store/store";
import { type Actor, actorsOf } from "./actors";
import { EditorContext } from "./editor-context";
import { Host } from "./host";
import type { ToulminEditorHandle, ToulminEditorProps } from "./toulmin-editor-props";
import { useControlledDocument, useLatest } from "./use-controlled";
import type { Opening } from "./use-open-document";
import { usePersistence } from "./use-persistence";
import { useTextView } from "./use-text-view";

interface EditorProviderProps extends ToulminEditorProps {
  readonly handle: Ref<ToulminEditorHandle>;
  readonly opening?: Opening;
  readonly children: ReactNode;
}

/** One open document with all that its parts share. The parts of the screen are its children. */
export function EditorProvider({ children, opening, ...props }: EditorProviderProps) {
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
  const { persistence, storage } = usePersistence(session, props);
  const documents = useMemo(
    () => (opening && isLibrary(storage) ? { library: storage, ...opening } : null),
    [opening, storage],
  );
  const isHeldByHost = props.document !== undefined;
  const context = useMemo(
    () => ({ session, suggestions, persistence, documents, dictionary, actors, readOnly, slots, isHeldByHost }),
    [session, suggestions, persistence, documents, dictionary, actors, readOnly, slots, isHeldByHost],
  );
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
