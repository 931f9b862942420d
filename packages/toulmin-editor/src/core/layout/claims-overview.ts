import { claimsOf, type NodeId, type ToulminDocument } from "../document";
import { perElement } from "../elements";
import type { ElementKey } from "../elements/define-element";
import { BOX_WIDTH, HEADER, LINE_HEIGHT, MAX_LINES, PADDING } from "./chart-boxes";
import { claimChains } from "./claim-chains";
import { layersOf } from "./layers";
import { arrangedBands } from "./overview-bands";
import type { OverviewBox, OverviewLayout, OverviewOptions } from "./overview-layout";
import type { Band } from "./overview-slots";
import { ASPECT, extent } from "./shapes";
import { wrapText } from "./wrap-text";

/** The line with the counts below a claim's words. */
const FOOTER = 22;
/** How many claims of an issue may stand one below the other: tried from the most. */
const HEIGHTS = [200, 24, 16, 12, 9, 6, 4, 3, 2];

/**
 * Lays out all claims: one band an issue, in it the claims that follow from one another from left to right, and below
 * them those that stand alone. No two boxes overlap, no line runs through a box, every line leads to the right, and
 * the same input gives the same output.
 */
export function layoutClaimsOverview(document: ToulminDocument, options: OverviewOptions): OverviewLayout {
  const { aspect = ASPECT } = options;
  const boxes = sizedBoxes(document, options);
  const { chains, circular } = claimChains(document);
  const linked = new Set(chains.flatMap(({ from, to }) => [from, to]));
  const bands = bandsOf(boxes, linked);
  const band = new Map(
    bands.flatMap((each) => [...each.linked, ...each.alone].map(({ node }) => [node.id, each.issue])),
  );
  const keys = boxes.filter(({ node }) => linked.has(node.id)).map(({ node }) => node.id);
  let best: Omit<OverviewLayout, "circular"> | null = null;
  for (const most of keys.length > 0 ? HEIGHTS : [1]) {
    const layers = layersOf(keys, chains, (id) => band.get(id) ?? "", most);
    const layout = arrangedBands(bands, chains, layers, aspect);
    if (best === null || extent(layout, aspect) < extent(best, aspect) - 0.5) best = layout;
  }
  return { ...(best as Omit<OverviewLayout, "circular">), circular };
}

function sizedBoxes(document: ToulminDocument, options: OverviewOptions): OverviewBox[] {
  const { measure, boxWidth = BOX_WIDTH, maxLines = MAX_LINES } = options;
  const counts = new Map<NodeId, Record<ElementKey, number>>();
  for (const { toulmin, ctype } of document.nodes) {
    const own = counts.get(toulmin) ?? perElement(() => 0);
    own[ctype]++;
    counts.set(toulmin, own);
  }
  return claimsOf(document).map((node) => {
    const words = node.trans.trim() || node.text;
    const lines = wrapText(words, boxWidth - PADDING * 2, measure, maxLines);
    return {
      node,
      lines,
      isCut: lines.length === maxLines && lines.at(-1)?.endsWith("…") === true && !words.endsWith("…"),
      counts: { ...(counts.get(node.id) as Record<ElementKey, number>), C: 0 },
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
    (a, b) => Number(a === "") - Number(b === "") || a.localeCompare(b, "ko", { numeric: true }),
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
