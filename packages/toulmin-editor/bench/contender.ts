/** Where in the text something is done. */
export type Place = "start" | "middle";

/** What is measured of an editor. */
export interface Contender {
  /** The element that is scrolled. */
  readonly scroller: HTMLElement;
  /** Whether the whole text is in the page. */
  isWhole(): boolean;
  /** Brings the first or the middle paragraph into sight; what follows is done there. */
  show(place: Place): void;
  /** Marks the first words of the paragraph: a claim in the first one, a datum in the middle one. */
  create(): void;
  /** Takes that mark away. */
  remove(): void;
  undo(): void;
  /** Where the n-th mark in sight is: a press of it shows its attributes. */
  markAt(nth: number): { x: number; y: number };
  /** Opens a picture of all marks. */
  openPicture?(name: "overview" | "timeline"): void;
  /** Throws when a drawn code is not right. */
  check?(): void;
}

/** Opens a text that was made ready before. */
export type Prepared = (root: HTMLElement) => Contender | Promise<Contender>;

/** A point of the n-th mark that can be seen. Only what is on the screen is asked, as nothing else is laid out. */
export function pointOfMark(scroller: HTMLElement, selector: string, nth: number): { x: number; y: number } {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const points = new Map<Element, { x: number; y: number }>();
  for (let y = top + 40; y < top + Math.min(height, window.innerHeight - top) - 40; y += 10) {
    for (let x = left + 10; x < left + width; x += 40) {
      const mark = document.elementFromPoint(x, y)?.closest(selector);
      if (mark && !points.has(mark)) points.set(mark, { x, y });
    }
  }
  const found = [...points.values()];
  return found[nth % found.length] as { x: number; y: number };
}
