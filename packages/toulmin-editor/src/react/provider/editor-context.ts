import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { ToulminDocument, ToulminNode } from "../../core/document";
import { withPlace } from "../../core/places";
import { codeIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import type { Damage, Persistence, SaveState } from "../../session/persistence";
import type { Session } from "../../session/session";
import type { SessionState } from "../../session/state";
import type { Suggestions } from "../../session/suggestions";
import type { DocumentLibrary } from "../../store/store";
import type { Actor } from "../elements/actors";
import type { EditorSlots } from "./toulmin-editor-props";
import type { Opening } from "./use-open-document";

/** What every part of one editor shares. */
export interface EditorContextValue {
  readonly session: Session;
  readonly suggestions: Suggestions;
  readonly persistence: Persistence;
  /** The documents that a person can change over to; `null` where the host decides which one is open. */
  readonly documents: (Opening & { readonly library: DocumentLibrary }) | null;
  readonly dictionary: Dictionary;
  readonly actors: readonly Actor[];
  readonly readOnly: boolean;
  readonly slots: EditorSlots;
  /** Whether the host keeps the document, so that there is nothing to say about saving. */
  readonly isHeldByHost: boolean;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

/** The editor this component is part of. Throws outside of one. */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error("no ToulminEditor around this component");
  return value;
}

/** A part of the session's state; renders again when that part changes. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const { store } = useEditor().session;
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}

/** The document as it stands. */
export function useDocument(): ToulminDocument {
  return useSessionState((state) => state.history.present);
}

/** A part of whether the work is saved, and of the damaged record found at the start; renders again when that part changes. */
export function useSaveState<Part>(select: (state: { save: SaveState; damage: Damage | null }) => Part): Part {
  const { store } = useEditor().persistence;
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}

/** Gives a node's code in the language of the screen. */
export function useCodeOf(): (node: ToulminNode) => string {
  const { dictionary } = useEditor();
  const document = useDocument();
  return useMemo(() => (node) => codeIn(dictionary, withPlace(document, node)), [dictionary, document]);
}
