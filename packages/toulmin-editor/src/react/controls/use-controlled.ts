import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import type { NodeId, ToulminDocument } from "../../core/document";
import type { TextView } from "../../editor/text-view";
import type { Session } from "../../session/session";

/** React warns of layout effects on a server, where none of them run. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** A host's value as it was last rendered, for listeners that live longer than a rendering. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Keeps a session at the document that the host supplies. What a person does is shown until the host has rendered
 * again: the host either supplies the outcome, or it is taken back, with its undo step.
 */
export function useControlledDocument(session: Session, document: ToulminDocument | undefined): void {
  const accepted = useRef(session.store.getState().history);
  const renderAgain = useReducer((count: number) => count + 1, 0)[1];
  const isControlled = document !== undefined;
  useEffect(
    () =>
      isControlled
        ? session.store.subscribe((state, before) => {
            if (state.history.present !== before.history.present) renderAgain();
          })
        : undefined,
    [session, isControlled],
  );
  useBrowserLayoutEffect(() => {
    if (document !== undefined && session.document() !== session.adopted(document))
      session.follow(document, accepted.current);
    accepted.current = session.store.getState().history;
  });
}

/** Keeps the node open that the host says, and brings it into sight when it is another one. */
export function useControlledSelection(session: Session, view: TextView, selected: NodeId | null | undefined): void {
  const renderAgain = useReducer((count: number) => count + 1, 0)[1];
  const isControlled = selected !== undefined;
  useEffect(
    () =>
      isControlled
        ? session.store.subscribe((state, before) => {
            if (state.openNode !== before.openNode) renderAgain();
          })
        : undefined,
    [session, isControlled],
  );
  useBrowserLayoutEffect(() => {
    if (selected !== undefined && session.store.getState().openNode !== selected) session.open(selected);
  });
  useEffect(() => {
    const node = session.document().nodes.find((each) => each.id === selected);
    if (node?.anchor) view.scrollToRange(node.anchor);
  }, [session, view, selected]);
}
