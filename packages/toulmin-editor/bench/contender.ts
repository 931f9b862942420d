/** What is measured of an editor. */
export interface Contender {
  /** The element that is scrolled. */
  readonly scroller: HTMLElement;
  /** Whether the whole text is in the page. */
  isWhole(): boolean;
  /** Marks the first words of the text. */
  create(): void;
  /** Takes that mark away. */
  remove(): void;
  undo(): void;
  /** Throws when a drawn code is not right. */
  check?(): void;
}

/** Opens a text that was made ready before. */
export type Prepared = (root: HTMLElement) => Contender | Promise<Contender>;
