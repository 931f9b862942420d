import type { RefusalReason } from "./commands/refusal";
import type { ElementKey } from "./elements/define-element";
import type { PlacedNode } from "./places";

/** What the person is told after an action, for the eye and for the screen reader. */
export type Notice =
  | { readonly kind: "refused"; readonly reason: RefusalReason; readonly node?: PlacedNode }
  | { readonly kind: "marked" | "removed" | "moved" | "changed" | "at"; readonly node: PlacedNode }
  | { readonly kind: "marked-all" | "changed-together"; readonly count: number }
  | {
      readonly kind:
        | "undone"
        | "redone"
        | "nothing-to-undo"
        | "nothing-left"
        | "nothing-to-redo"
        | "sorted"
        | "reset"
        | "reloaded"
        | "no-mark"
        | "vetoed"
        /** What it takes could not be loaded. */
        | "not-loaded";
    }
  /** A claim waits for a phrase to be marked as an element of its own; a node for a place in the text. */
  | { readonly kind: "to-mark"; readonly node: PlacedNode; readonly element: ElementKey }
  | { readonly kind: "to-place"; readonly node: PlacedNode }
  /** Elements of marks that nobody defines here, by their letters. */
  | { readonly kind: "unknown-elements"; readonly elements: readonly string[] }
  | { readonly kind: "opened"; readonly charge: string }
  /** Of suggestions: how many there are, became marks, were refused. */
  | { readonly kind: "suggested" | "accepted" | "declined"; readonly count: number }
  | { readonly kind: "no-suggestion" }
  | { readonly kind: "not-suggested"; readonly reason: string }
  | { readonly kind: "imported"; readonly marks: number; readonly unplaced: number }
  | { readonly kind: "exported"; readonly name: string };

/** Tells that what a person did was not done. */
export function isRefusal({ kind }: Notice): boolean {
  return kind === "refused" || kind === "vetoed" || kind === "not-loaded" || kind === "not-suggested";
}
