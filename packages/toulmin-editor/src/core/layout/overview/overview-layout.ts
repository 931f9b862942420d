import type { ToulminNode } from "../../document";
import type { PerElement } from "../../elements";
import type { Point, Rect, Size } from "../shapes";
import type { Measure } from "../wrap-text";
import type { ClaimChain } from "./claim-chains";

/** A claim with its wrapped words and what it rests on. */
export interface OverviewBox extends Rect {
  readonly node: ToulminNode;
  /** The claim's number. */
  readonly number: number;
  readonly lines: readonly string[];
  readonly isCut: boolean;
  /** How many nodes of each element the claim owns. */
  readonly counts: Readonly<PerElement<number>>;
}

/** From a claim to the claim it is a datum of; the arrow head is at the last point. */
export interface OverviewLine extends ClaimChain {
  readonly points: readonly Point[];
}

/** The claims of one issue. */
export interface OverviewGroup extends Rect {
  /** The issue number; empty for the claims without one. */
  readonly issue: string;
}

export interface OverviewLayout extends Size {
  /** By issue, then by claim number. */
  readonly boxes: readonly OverviewBox[];
  readonly lines: readonly OverviewLine[];
  /** One group an issue; none when no claim has an issue number. */
  readonly groups: readonly OverviewGroup[];
  /** Chains that would close a circle. They are told, not drawn. */
  readonly circular: readonly ClaimChain[];
}

/** An overview without what cannot be drawn. */
export type Drawn = Omit<OverviewLayout, "circular">;

export interface OverviewOptions {
  /** Width of a text in px at the size of the boxes' words. */
  readonly measure: Measure;
  /** Width of a box in px; 184 by default. */
  readonly boxWidth?: number;
  /** How many lines of words a box shows; 4 by default. */
  readonly maxLines?: number;
  /** The shape, width to height, the overview is packed towards; 16:10 by default. */
  readonly aspect?: number;
}
