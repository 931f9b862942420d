import { claimsOf, type NodeId, type ToulminDocument } from "../../document";
import { type PerElement, tally } from "../../elements";
import { byNumber } from "../../list-rows";
import { BOX_WIDTH, HEADER, LINE_HEIGHT, MAX_LINES, PADDING } from "../chart/chart-boxes";
import { ASPECT, extent } from "../shapes";
import { wrapText } from "../wrap-text";
import { claimChains } from "./claim-chains";
import { layersOf } from "./layers";
import { arrangedBands } from "./overview-bands";
import { parted } from "./overview-ends";
import type { Drawn, OverviewBox, OverviewLayout, OverviewOptions } from "./overview-layout";
import { type Part, packedParts, partsOf } from "./overview-parts";
import type { Band } from "./overview-slots";

/** The line with the counts below a claim's words. */
const FOOTER = 22;
/** How many claims of an issue may stand one below the other: tried from the most. */
const HEIGHTS = [200, 24, 16, 12, 9, 6, 4, 3, 2];

/**
 * Lays out all claims: one band an issue, in it the claims that follow from one another from left to right, and below
 * them those that stand alone; issues that no chain holds together stand side by side where that uses the room better.
 * No two boxes overlap, no line runs through a box, every line leads to the right, and the same input gives the same
 * output.
 */
export function layoutClaimsOverview(document: ToulminDocument, options: OverviewOptions): OverviewLayout {
  const { aspect = ASPECT } = options;
  const boxes = sizedBoxes(document, options);
  const { chains, circular } = claimChains(document);
  const linked = new Set(chains.flatMap(({ from, to }) => [from, to]));
  const bands = bandsOf(boxes, linked);
  const shape = { aspect, isFramed: bands.some(({ issue }) => issue !== "") };
  const below = arranged({ bands, chains }, shape);
  const parts = partsOf(bands, chains);
  const beside = packedParts(
    parts.map((part) => arranged(part, shape)),
    aspect,
  );
  const chosen = extent(beside, aspect) < extent(below, aspect) - 0.5 ? beside : below;
  return { ...chosen, lines: parted(chosen.lines, chosen.boxes), circular };
}

/** Bands in common columns, with as many claims one below the other as come nearest to the wanted shape. */
function arranged({ bands, chains }: Part, shape: { readonly aspect: number; readonly isFramed: boolean }): Drawn {
  const issues = new Map(bands.flatMap(({ issue, linked }) => linked.map(({ node }) => [node.id, issue])));
  let best: Drawn | null = null;
  for (const most of issues.size > 0 ? HEIGHTS : [1]) {
    const layers = layersOf([...issues.keys()], chains, (id) => issues.get(id) ?? "", most);
    const layout = arrangedBands(bands, chains, layers, shape);
    if (best === null || extent(layout, shape.aspect) < extent(best, shape.aspect) - 0.5) best = layout;
  }
  return best as Drawn;
}

function sizedBoxes(document: ToulminDocument, options: OverviewOptions): OverviewBox[] {
  const { measure, boxWidth = BOX_WIDTH, maxLines = MAX_LINES } = options;
  const counts = new Map<NodeId, PerElement<number>>();
  for (const { toulmin, ctype } of document.nodes) tally(counts, toulmin, ctype);
  return claimsOf(document).map((node, index) => {
    const words = node.trans.trim() || node.text;
    const lines = wrapText(words, boxWidth - PADDING * 2, measure, maxLines);
    return {
      node,
      number: index + 1,
      lines,
      isCut: lines.length === maxLines && lines.at(-1)?.endsWith("…") === true && !words.endsWith("…"),
      counts: { ...(counts.get(node.id) as PerElement<number>), C: 0 },
      x: 0,
      y: 0,
      width: boxWidth,
      height: HEADER + lines.length * LINE_HEIGHT + FOOTER + PADDING,
    };
  });
}

/** The claims by issue, numbers before words, those without an issue last. */
function bandsOf(boxes: readonly OverviewBox[], linked: ReadonlySet<NodeId>): Band[] {
  const issues = [...new Set(boxes.map(({ node }) => node.issue.trim()))].sort(
    (a, b) => Number(a === "") - Number(b === "") || byNumber(a, b),
  );
  return issues.map((issue) => {
    const own = boxes.filter(({ node }) => node.issue.trim() === issue);
    return {
      issue,
      linked: own.filter(({ node }) => linked.has(node.id)),
      alone: own.filter(({ node }) => !linked.has(node.id)),
    };
  });
}
