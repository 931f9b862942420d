import type { NodeId } from "../core/document";
import type { TextView } from "./text-view";

/** Tells whose mark the pointer comes to, or with `null` that it is on none any more; returns the undoing. */
export function registerHover(root: HTMLElement, view: TextView, tell: (id: NodeId | null) => void): () => void {
  let told: NodeId | null = null;
  const look = ({ type, target }: Event) => {
    const id = type === "pointerleave" ? null : view.nodeAt(target);
    if (id !== told) tell(id);
    told = id;
  };
  root.addEventListener("pointerover", look);
  root.addEventListener("pointerleave", look);
  return () => {
    root.removeEventListener("pointerover", look);
    root.removeEventListener("pointerleave", look);
  };
}
