import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { create } from "zustand";
import { askToLose } from "./ask";

/** Where a form stands: on the page, or in the popup over it. */
type Place = "page" | "popup";

/** A form in which something is written that is not saved. */
interface Written {
  readonly place: Place;
  /** Hands what is written to the person as a file. */
  readonly takeAlong: (() => void) | undefined;
}

/** All of them by their ids. */
const useWritten = create<{ readonly forms: ReadonlyMap<string, Written> }>()(() => ({ forms: new Map() }));

/**
 * Notes whether something is written in a form that is not saved: the page is not left then without being asked, and it
 * can be taken along as a file where `takeAlong` hands one out. Returns what to call when it was saved and the page is left
 * at once.
 */
export function useUnsaved(isDirty: boolean, place: Place = "page", takeAlong?: () => void): () => void {
  const id = useId();
  const latest = useRef(takeAlong);
  latest.current = takeAlong;
  const canBeTaken = takeAlong !== undefined;
  // what has gone from the page is nothing to lose from the same moment
  useLayoutEffect(() => {
    if (!isDirty) return;
    note(id, { place, takeAlong: canBeTaken ? () => latest.current?.() : undefined });
    return () => note(id, null);
  }, [id, isDirty, place, canBeTaken]);
  return () => note(id, null);
}

/** Whether something is written that is not saved: in a place, or anywhere. */
export function isUnsaved(place?: Place): boolean {
  const forms = [...useWritten.getState().forms.values()];
  return place === undefined ? forms.length > 0 : forms.some((form) => form.place === place);
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
    const takeAlong = [...useWritten.getState().forms.values()].find((form) => form.takeAlong)?.takeAlong;
    const also = takeAlong && { label: "파일로 내려받기", act: takeAlong };
    void askToLose("저장하지 않은 내용이 있습니다. 이 화면을 떠나시겠습니까?", also).then((isSure) =>
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

function note(id: string, form: Written | null): void {
  useWritten.setState(({ forms }) => {
    const next = new Map(forms);
    if (form === null) next.delete(id);
    else next.set(id, form);
    return { forms: next };
  });
}
