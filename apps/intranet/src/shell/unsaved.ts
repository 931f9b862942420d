import { useEffect, useId } from "react";
import { useBlocker } from "react-router-dom";
import { create } from "zustand";
import { ask } from "./ask";

/** Where a form stands: on the page, or in the popup over it. */
type Place = "page" | "popup";

/** The forms in which something is written that is not saved, by their ids, and where each stands. */
const useWritten = create<{ readonly forms: ReadonlyMap<string, Place> }>()(() => ({ forms: new Map() }));

/**
 * Notes whether something is written in a form that is not saved: the page is not left then without being asked.
 * Returns what to call when it was saved and the page is left at once.
 */
export function useUnsaved(isDirty: boolean, place: Place = "page"): () => void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    note(id, place);
    return () => note(id, null);
  }, [id, isDirty, place]);
  return () => note(id, null);
}

/** Whether something is written that is not saved: in a place, or anywhere. */
export function isUnsaved(place?: Place): boolean {
  const places = [...useWritten.getState().forms.values()];
  return place === undefined ? places.length > 0 : places.includes(place);
}

/** The same as it changes. */
export function useUnsavedWork(): boolean {
  return useWritten(({ forms }) => forms.size > 0);
}

/** Asks before a page is left on which something is written that is not saved; stands once around all screens. */
export function UnsavedGuard() {
  const isDirty = useUnsavedWork();
  const blocker = useBlocker(() => isUnsaved());

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void ask("저장하지 않은 내용이 있습니다. 이 화면을 떠나시겠습니까?").then((isSure) =>
      isSure ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  return null;
}

function note(id: string, place: Place | null): void {
  useWritten.setState(({ forms }) => {
    const next = new Map(forms);
    if (place === null) next.delete(id);
    else next.set(id, place);
    return { forms: next };
  });
}
