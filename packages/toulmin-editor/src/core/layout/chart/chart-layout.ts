import type { ToulminNode } from "../../document";
import type { ElementName } from "../../elements/define-element";
import type { Point, Rect, Size } from "../shapes";
import type { Measure } from "../wrap-text";

/** A box with its wrapped words: one node, or the counted rest of a zone. */
export interface ChartBox extends Rect {
  /** `null` for the counted box of a zone. */
  readonly node: ToulminNode | null;
  readonly zone: ElementName;
  /** The nodes that a counted box opens, or closes again; empty for a box of one node. */
  readonly hidden: readonly ToulminNode[];
  /** Whether the nodes of a counted box are shown. */
  readonly isOpen: boolean;
  readonly lines: readonly string[];
  /** Whether the words were cut; the full text is shown on focus then. */
  readonly isCut: boolean;
}

/** What a line says; `gather` joins several data to the one arrow. */
export type ChartRelation = "so" | "gather" | "since" | "onAccountOf" | "unless" | "because" | "own";

/** A line through its points. Only the `so` line, from the data to the claim, has an arrow head. */
export interface ChartLine {
  readonly relation: ChartRelation;
  readonly points: readonly Point[];
}

/** A connective word, or a line of the qualifier; `x`, `y` are its middle. */
export interface ChartWord {
  readonly relation: Exclude<ChartRelation, "gather"> | "qualifier";
  /** The words themselves, for the qualifier and a host's own elements; the other words are the screen's. */
  readonly text: string | null;
  readonly x: number;
  readonly y: number;
}

/** The outline around many packed boxes. */
export interface ChartFrame extends Rect {
  readonly zone: ElementName;
}

export interface ChartLayout extends Size {
  /** In reading order: data, claim, warrants with their backings, rebuttals with their supports. */
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
  readonly words: readonly ChartWord[];
  readonly frames: readonly ChartFrame[];
}

export interface ChartOptions {
  /** Width of a text in px at the size of the boxes' words. */
  readonly measure: Measure;
  /** Width of a box in px; 184 by default. */
  readonly boxWidth?: number;
  /** Height of a line of words in px; 18 by default. */
  readonly lineHeight?: number;
  /** How many lines of words a box shows; 4 by default. */
  readonly maxLines?: number;
  /** What is written on the counted box of a zone; how many nodes it counts by default. */
  readonly foldLabel?: (hidden: readonly ToulminNode[], isOpen: boolean) => string;
  /** The word of an element of the host's own, on the line that leads to it; its letters by default. */
  readonly ownLabel?: (element: ElementName) => string;
  /** The shape, width to height, the chart is packed towards; 16:10 by default. */
  readonly aspect?: number;
  /** Zones that show all their boxes; others are closed to a counted rest above twelve boxes. */
  readonly opened?: ReadonlySet<ElementName>;
}
