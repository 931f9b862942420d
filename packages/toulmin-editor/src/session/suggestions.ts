import { createStore, type StoreApi } from "zustand/vanilla";
import { isRefused } from "../core/commands/refusal";
import { nodeOf, type ToulminDocument } from "../core/document";
import { withPlace } from "../core/places";
import { acceptSuggestions, pendingIn, type Suggestion } from "../core/suggestions";
import type { Session } from "./session";

/** Proposes marks for a document. Called when a text is opened; the signal tells that nobody waits any more. */
export type Suggest = (
  document: ToulminDocument,
  signal: AbortSignal,
) => readonly Suggestion[] | Promise<readonly Suggestion[]>;

export interface SuggestionState {
  /** All that was suggested, also what is covered by marks just now. */
  readonly all: readonly Suggestion[];
  /** The ids of those that the person refused. */
  readonly refused: ReadonlySet<string>;
  /** The one that is being decided on; another one is when it is not pending. */
  readonly current: string | null;
  readonly isAsking: boolean;
}

/** The suggestions for one open judgment. They lie beside its document: they are neither saved nor undone. */
export interface Suggestions {
  readonly store: StoreApi<SuggestionState>;
  /** Those that wait for a decision, in reading order. The same list as long as nothing changed. */
  pending(): readonly Suggestion[];
  /** The one that is being decided on. */
  current(): Suggestion | undefined;
  /** Asks for suggestions; returns how to take the question back. */
  ask(suggest: Suggest): () => void;
  /** Makes one the current one. */
  show(id: string): void;
  /** Makes the next or the previous one the current one, round and round. */
  beside(direction: 1 | -1): void;
  /** Makes marks of these (the current one by default) in one step that can be undone. */
  accept(accepted?: readonly Suggestion[]): void;
  /** Takes these (the current one by default) away until suggestions are asked for again. */
  refuse(refused?: readonly Suggestion[]): void;
}

const NOTHING: SuggestionState = { all: [], refused: new Set(), current: null, isAsking: false };

export function createSuggestions(session: Session): Suggestions {
  const store = createStore<SuggestionState>(() => NOTHING);
  let known: { document: ToulminDocument; state: SuggestionState; pending: readonly Suggestion[] } | null = null;

  function pending(): readonly Suggestion[] {
    const document = session.document();
    const state = store.getState();
    if (known?.document !== document || known.state.all !== state.all || known.state.refused !== state.refused) {
      const open = state.all.filter((suggestion) => !state.refused.has(suggestion.id));
      known = { document, state, pending: open.length === 0 ? NOTHING.all : pendingIn(document, open) };
    }
    return known.pending;
  }

  function current(): Suggestion | undefined {
    const { current: id } = store.getState();
    const list = pending();
    return list.find((suggestion) => suggestion.id === id) ?? list[0];
  }

  function show(suggestion: Suggestion | undefined): void {
    store.setState({ current: suggestion?.id ?? null });
  }

  /** The one to go on with when these are decided. */
  function behind(decided: readonly Suggestion[]): Suggestion | undefined {
    const list = pending();
    const place = list.indexOf(decided.at(-1) as Suggestion);
    const isOpen = (suggestion: Suggestion) => !decided.includes(suggestion);
    return list.slice(place + 1).find(isOpen) ?? list.find(isOpen);
  }

  const ofCurrent = () => [current()].filter((suggestion) => suggestion !== undefined);

  return {
    store,
    pending,
    current,
    ask(suggest) {
      const controller = new AbortController();
      store.setState({ ...NOTHING, isAsking: true });
      const asked = Promise.resolve().then(async () => {
        const all = await suggest(session.document(), controller.signal);
        if (!Array.isArray(all)) throw new TypeError("no list of suggestions");
        return all;
      });
      asked.then(
        (all) => {
          if (controller.signal.aborted) return;
          store.setState({ ...NOTHING, all });
          if (pending().length > 0) session.tell({ kind: "suggested", count: pending().length });
        },
        (reason: unknown) => {
          if (controller.signal.aborted) return;
          store.setState(NOTHING);
          session.tell({ kind: "not-suggested", reason: reason instanceof Error ? reason.message : String(reason) });
        },
      );
      return () => {
        controller.abort();
        store.setState(NOTHING);
      };
    },
    show(id) {
      show(pending().find((suggestion) => suggestion.id === id));
    },
    beside(direction) {
      const list = pending();
      const shown = current();
      if (!shown) return session.tell({ kind: "no-suggestion" });
      show(list[(list.indexOf(shown) + direction + list.length) % list.length]);
    },
    accept(accepted = ofCurrent()) {
      if (accepted.length === 0) return session.tell({ kind: "no-suggestion" });
      const before = session.document();
      const next = behind(accepted);
      const outcome = acceptSuggestions(before, accepted, store.getState().all);
      if (isRefused(outcome)) {
        const node = nodeOf(before, outcome.node ?? null);
        return session.tell({ kind: "refused", reason: outcome.error, ...(node && { node: withPlace(before, node) }) });
      }
      session.replace(outcome, { kind: "accepted", count: outcome.nodes.length - before.nodes.length });
      if (session.document() === outcome) show(next);
    },
    refuse(refused = ofCurrent()) {
      if (refused.length === 0) return session.tell({ kind: "no-suggestion" });
      show(behind(refused));
      const ids = refused.map((suggestion) => suggestion.id);
      store.setState((state) => ({ refused: new Set([...state.refused, ...ids]) }));
      session.tell({ kind: "declined", count: refused.length });
    },
  };
}
