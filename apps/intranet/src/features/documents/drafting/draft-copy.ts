import type { Draft } from "./draft";

/** What was written and had not reached the server, as the browser keeps it. */
export interface Copy {
  readonly at: number;
  readonly draft: Draft;
}

/** Where the browser keeps a draft: by person, form and document (0 for a new one). */
export function placeOf(staff: number, kind: string, idx: number): string {
  return `draft:${staff}:${kind}:${idx}`;
}

/** Keeps a draft in the browser. A full storage is no reason to stop writing: the server keeps it, too. */
export function keepCopy(place: string, draft: Draft): void {
  try {
    localStorage.setItem(place, JSON.stringify({ at: Date.now(), draft }));
  } catch (error) {
    console.warn("the browser keeps no copy of the draft:", error);
  }
}

/** The copy that was left here; nothing when there is none that can be read. */
export function readCopy(place: string): Copy | null {
  try {
    const copy: Partial<Copy> | null = JSON.parse(localStorage.getItem(place) ?? "null");
    return copy?.draft?.kind && Array.isArray(copy.draft.line) && copy.at ? (copy as Copy) : null;
  } catch {
    return null;
  }
}

export function forgetCopy(place: string): void {
  localStorage.removeItem(place);
}
