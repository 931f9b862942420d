import { extent, moved, type Size } from "../shapes";
import type { ClaimChain } from "./claim-chains";
import type { Drawn } from "./overview-layout";
import type { Band } from "./overview-slots";

/** Issues that chains hold together, in common columns. */
export interface Part {
  readonly bands: readonly Band[];
  readonly chains: readonly ClaimChain[];
}

/** The most parts that are tried in a row. */
const MOST_IN_ROW = 24;

/** The bands apart from each other where no chain leads from one to the other. */
export function partsOf(bands: readonly Band[], chains: readonly ClaimChain[]): Part[] {
  const bandOf = new Map(bands.flatMap((band) => band.linked.map(({ node }) => [node.id, band] as const)));
  const parts = new Map(bands.map((band) => [band, new Set([band])]));
  for (const { from, to } of chains) {
    const [one, other] = [from, to].map((id) => parts.get(bandOf.get(id) as Band) as Set<Band>) as [
      Set<Band>,
      Set<Band>,
    ];
    if (one === other) continue;
    for (const band of other) parts.set(band, one.add(band));
  }
  return [...new Set(parts.values())].map((part) => ({
    bands: bands.filter((band) => part.has(band)),
    chains: chains.filter(({ from }) => part.has(bandOf.get(from) as Band)),
  }));
}

/** The parts in rows, in their order, in the width that comes nearest to the wanted shape. */
export function packedParts(parts: readonly Drawn[], aspect: number): Drawn {
  let best = rowsOf(parts, 0);
  let width = 0;
  for (const part of parts.slice(0, MOST_IN_ROW)) {
    width += part.width;
    const rows = rowsOf(parts, width);
    if (extent(rows, aspect) < extent(best, aspect) - 0.5) best = rows;
  }
  return best;
}

function rowsOf(parts: readonly Drawn[], wanted: number): Drawn {
  let [x, y, bottom, width] = [0, 0, 0, 0];
  const placed = parts.map((part) => {
    if (x > 0 && x + part.width > wanted) [x, y] = [0, bottom];
    const here = movedPart(part, x, y);
    x += part.width;
    width = Math.max(width, x);
    bottom = Math.max(bottom, y + part.height);
    return here;
  });
  const size: Size = { width, height: bottom };
  return {
    ...size,
    boxes: placed.flatMap(({ boxes }) => boxes),
    groups: placed.flatMap(({ groups }) => groups),
    lines: placed.flatMap(({ lines }) => lines),
  };
}

function movedPart({ boxes, groups, lines, ...size }: Drawn, x: number, y: number): Drawn {
  return {
    ...size,
    boxes: boxes.map((box) => moved(box, x, y)),
    groups: groups.map((group) => moved(group, x, y)),
    lines: lines.map((line) => ({ ...line, points: line.points.map(([left, top]) => [left + x, top + y] as const) })),
  };
}
