import { ASPECT, extent, type Size } from "../shapes";
import { createBoxMaker } from "./chart-boxes";
import type { ChartContents } from "./chart-contents";
import { drawnFigure, type Figure, figures, withBeside } from "./chart-figure";
import type { ChartLayout, ChartOptions } from "./chart-layout";
import { groupsOf, zonesOf } from "./chart-zones";

/**
 * Lays out one claim's chart in Toulmin's figure: data → joint → claim on one baseline, warrants below the joint,
 * backings below their warrant, rebuttals below the claim, supports below their rebuttal (Toulmin, The Uses of
 * Argument, 2003, p. 97). No two boxes overlap, no line runs through a box, and the same input gives the same output.
 */
export function layoutToulminChart(contents: ChartContents, options: ChartOptions): ChartLayout {
  const { aspect = ASPECT } = options;
  const boxes = createBoxMaker(options);
  const zones = zonesOf(contents, boxes, options);
  let best: Figure | null = null;
  for (const figure of figures(boxes.node(contents.claim, "C"), zones, contents.claim.qualifier, options)) {
    // half a pixel: the first of two that are as good
    if (best === null || extent(figure, aspect) < extent(best, aspect) - 0.5) best = figure;
  }
  const drawn = drawnFigure(best as Figure);
  return contents.own.length === 0
    ? drawn
    : withBeside(drawn, best as Figure, groupsOf(contents.own, "R", boxes, options));
}

/** How many lines boxes may show, from the roomiest. */
const ROOMY = [14, 9, 6];

/** Lays out a chart for a place, with as many words in its boxes as leave it as large as with four lines. */
export function layoutWithin(place: Size, contents: ChartContents, options: ChartOptions): ChartLayout {
  const shaped = { aspect: place.width / place.height, ...options };
  const scaleOf = ({ width, height }: Size) => Math.min(1, place.width / width, place.height / height);
  const plain = layoutToulminChart(contents, shaped);
  for (const maxLines of ROOMY) {
    const roomy = layoutToulminChart(contents, { ...shaped, maxLines });
    if (scaleOf(roomy) >= scaleOf(plain) - 0.01) return roomy;
  }
  return plain;
}
