import { useEffect, useRef, useState } from "react";
import type { Row } from "../records";

/** What was written in a form and is not saved yet. */
export interface Draft {
  readonly values: Row;
  /** The version of the record that it was written over; nothing for a new record. */
  readonly ver?: number;
  /** When it was written, ISO 8601. */
  readonly at: string;
}

/** A draft is kept for so long, in days. */
const KEPT = 30;
/** What is written is kept this long after the last change, in milliseconds. */
const QUIET = 400;

/** The draft at a place of the browser's storage; nothing when there is none, or one that is too old. */
export function readDraft(place: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? "null") as Draft | null;
    return draft && Date.now() - Date.parse(draft.at) < KEPT * 24 * 60 * 60 * 1000 ? draft : null;
  } catch {
    return null;
  }
}

export function forgetDraft(place: string): void {
  localStorage.removeItem(place);
}

/** Keeps what is written in the browser until it is saved or thrown away, so that a lost session loses nothing. */
export function useDraft(place: string, values: Row, ver: number | undefined, isDirty: boolean): void {
  const current = useRef({ values, ver, isDirty });
  current.current = { values, ver, isDirty };
  const [keep] = useState(() => () => {
    const { values: written, ver: over, isDirty: isWritten } = current.current;
    if (!isWritten) return;
    const draft: Draft = { values: written, at: new Date().toISOString(), ...(over !== undefined && { ver: over }) };
    try {
      localStorage.setItem(place, JSON.stringify(draft));
    } catch {
      // the storage is full: the form goes on without a draft
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins the quiet time again
  useEffect(() => {
    const timer = setTimeout(keep, QUIET);
    return () => clearTimeout(timer);
  }, [keep, values]);
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [keep]);
}
