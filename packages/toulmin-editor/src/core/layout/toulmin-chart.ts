import { createBoxMaker } from "./chart-boxes";
import type { ChartContents } from "./chart-contents";
import { drawnFigure, type Figure, figures } from "./chart-figure";
import type { ChartLayout, ChartOptions } from "./chart-layout";
import { zonesOf } from "./chart-zones";
import { ASPECT, extent, type Size } from "./shapes";

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
  return drawnFigure(best as Figure);
}

/** How many lines boxes show, from the roomiest. */
const LINES = [14, 9, 6, 4];

/** Lays out a chart with as many words in its boxes as fit into a place; with four lines when nothing fits. */
export function layoutWithin(place: Size, contents: ChartContents, options: ChartOptions): ChartLayout {
  const aspect = place.width / place.height;
  const fits = ({ width, height }: Size) => width <= place.width && height <= place.height;
  let layout: ChartLayout | null = null;
  for (const maxLines of LINES) {
    layout = layoutToulminChart(contents, { aspect, ...options, maxLines });
    if (fits(layout)) break;
  }
  return layout as ChartLayout;
}
