import type { LexicalEditor } from "lexical";
import type { NodeId } from "../core/document";
import { ownColors } from "../core/elements/own-colors";

/** How a host wants a mark to look, beside what its element gives it. */
export interface MarkStyle {
  /** Any CSS colour: of the line and the code; the ground is a tint of it. */
  readonly color?: string | undefined;
  /** Class names of the host's. */
  readonly className?: string | undefined;
}

/** What a mark shows of its node, in the language of the screen. */
export interface MarkAppearance extends MarkStyle {
  /** Drawn before the phrase as generated content, which screen readers read out too. */
  readonly code: string;
  readonly type: string;
  /** What the code does not say: of whom the phrase tells. Read out with the phrase. */
  readonly description: string;
  readonly isOpen: boolean;
}

type AppearanceOf = (id: NodeId) => MarkAppearance | null;

const appearances = new WeakMap<LexicalEditor, AppearanceOf>();

/** Says where an editor's marks read their appearance; returns the undoing. */
export function registerAppearance(editor: LexicalEditor, appearanceOf: AppearanceOf): () => void {
  appearances.set(editor, appearanceOf);
  return () => appearances.delete(editor);
}

/**
 * Writes a node's appearance on one fragment of its mark. The attributes are written past Lexical, which does not
 * watch attributes: renumbering thousands of marks then costs no reconciliation.
 */
export function paintMark(editor: LexicalEditor, element: HTMLElement, id: NodeId): void {
  const appearance = appearances.get(editor)?.(id);
  if (!appearance) return;
  element.setAttribute("data-toulmin-node", id);
  element.setAttribute("data-toulmin-type", appearance.type);
  const { color, className, isOpen } = appearance;
  element.className = ["toulmin-mark", isOpen && "toulmin-mark-open", className].filter(Boolean).join(" ");
  const own = ownColors(appearance.type);
  if (color || own || element.hasAttribute("style")) {
    element.style.setProperty("--toulmin-hue", color ?? own?.["--toulmin-hue"] ?? "");
    element.style.setProperty("--toulmin-tint", (!color && own?.["--toulmin-tint"]) || "");
  }
  if (appearance.description === "") element.removeAttribute("aria-description");
  else element.setAttribute("aria-description", appearance.description);
  paintCode(element, appearance.code);
}

/** Writes a mark's code alone: all that changes on a mark when another one comes or goes. */
export function paintCode(element: HTMLElement, code: string): void {
  element.setAttribute("data-toulmin-code", code);
}
