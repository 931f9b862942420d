/** The letters under which the six element types are stored. */
export type ElementKey = "C" | "W" | "B" | "R" | "RS" | "D";

/** What one Toulmin element is: how it is stored, written in codes, reached by keyboard and attached. */
export interface ElementDefinition<Key extends ElementKey = ElementKey> {
  /** The stored letter, `ctype` of a node. */
  key: Key;
  /** The English word of Toulmin's model, used in class names and foreign formats. */
  name: string;
  /** The Korean word inside `toulmin_code`; stored, so it does not follow the language of the screen. */
  codeLabel: string;
  /** Its word on the screen, by language. */
  labels: { readonly ko: string; readonly en: string };
  /** The single letter that marks a selection with this element, as `KeyboardEvent.code` names it. */
  keyCode: `Key${string}`;
  /** The element this one hangs from within its claim's chart; `null` for the claim itself. */
  attachesTo: ElementKey | null;
  /** Of lines and words, and of the ground under them; each light, then dark. */
  colors: {
    readonly hue: readonly [light: string, dark: string];
    readonly tint: readonly [light: string, dark: string];
  };
}

/** Describes an element type; returns what it got. */
export function defineElement<Key extends ElementKey>(element: ElementDefinition<Key>): ElementDefinition<Key> {
  return element;
}
