import { line } from "d3-shape";
import type { ToulminDocument, ToulminNode } from "../../core/document";
import { elementsIn } from "../../core/elements";
import { chartContents } from "../../core/layout/chart/chart-contents";
import type { ChartBox } from "../../core/layout/chart/chart-layout";
import { layoutToulminChart } from "../../core/layout/chart/toulmin-chart";
import type { Point, Rect } from "../../core/layout/shapes";
import { usualWidth } from "../../core/layout/usual-width";
import { withPlace } from "../../core/places";
import { codeIn, elementIn } from "../../locales/code-label";
import type { Dictionary } from "../../locales/ko";
import { escapedHtml } from "../base/html-text";

/** One claim's chart as an SVG element in text: every box with its whole words, colours by the page's style sheet. */
export function chartSvg(document: ToulminDocument, claim: ToulminNode, dictionary: Dictionary): string {
  const contents = chartContents(document, claim.id);
  if (!contents) return "";
  const layout = layoutToulminChart(contents, {
    measure: usualWidth,
    maxLines: 60,
    opened: new Set(elementsIn(document)),
    ownLabel: (element) => elementIn(dictionary, element),
  });
  const { width, height, frames, lines, words, boxes } = layout;
  const arrow = `arrow-${claim.id}`;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`,
    ` aria-label="${escapedHtml(dictionary.chart.label(codeIn(dictionary, withPlace(document, claim))))}">`,
    `<marker id="${arrow}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto">`,
    `<path class="head" d="M0 0 10 5 0 10z"/></marker>`,
    ...frames.map((frame) => `<rect class="frame" ${placeOf(frame)} rx="10"/>`),
    ...lines.map(({ relation, points }) => {
      const end = relation === "so" ? ` marker-end="url(#${arrow})"` : "";
      return `<path class="line" d="${path(points as Point[]) ?? ""}"${end}/>`;
    }),
    ...words.map(({ relation, text, x, y }) => {
      const word = text ?? (relation === "qualifier" || relation === "own" ? "" : dictionary.chart[relation]);
      return `<text class="word" x="${x}" y="${y}" dy="0.36em">${escapedHtml(word)}</text>`;
    }),
    ...boxes.map((box) => (box.node ? boxSvg(box, codeIn(dictionary, withPlace(document, box.node))) : "")),
    "</svg>",
  ].join("");
}

const path = line<Point>();

function boxSvg(box: ChartBox, code: string): string {
  const words = box.lines.map((each, index) => `<text x="10" y="${38 + index * 18}">${escapedHtml(each)}</text>`);
  const frame = `<rect ${placeOf({ ...box, x: 0, y: 0 })} rx="6"/><text class="code" x="10" y="17">${escapedHtml(code)}</text>`;
  return `<g class="${box.node?.ctype}" transform="translate(${box.x} ${box.y})">${frame}${words.join("")}</g>`;
}

function placeOf({ x, y, width, height }: Rect): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}
