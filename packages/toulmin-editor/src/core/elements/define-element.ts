/** The letters under which the six element types are stored. */
export type ElementKey = "C" | "W" | "B" | "R" | "RS" | "D";

/** The letters of an element: of one of the six, or of one that a host defines. */
export type ElementName = ElementKey | (string & {});

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

/** An element of a host's own beside the six. Plain data: it can be written as JSON and sent to a worker. */
export interface OwnElement<Key extends string = string> {
  /**
   * The stored letters, `ctype` of a node: a capital letter and up to two more letters or digits. They stand beside the
   * element's colour on the screen. Never change them once documents are saved.
   */
  readonly key: Key;
  /** Its English word, used in foreign formats. */
  readonly name: string;
  /** The word inside `toulmin_code`; stored, so it does not follow the language of the screen. */
  readonly codeLabel: string;
  /** Its word on the screen, by language; where the screen's is not among them, the English one, else the first. */
  readonly labels: Readonly<Record<string, string>>;
  /** The letter that marks a selection with it, as `KeyboardEvent.code` names it; without, a digit or the toolbar does. */
  readonly keyCode?: `Key${string}`;
  /** The element it stands under: the claim, another of the six, or another own one. */
  readonly attachesTo: ElementName;
  /** Of lines and words, and of the ground under them; each light, then dark, as `#rrggbb`. */
  readonly colors: ElementDefinition["colors"];
}

/** Describes an element type; returns what it got. */
export function defineElement<Key extends ElementKey>(element: ElementDefinition<Key>): ElementDefinition<Key> {
  return element;
}
