import type { NodeId } from "../../document";
import { gridOf } from "../grid";
import { extent, moved, type Point, type Size } from "../shapes";
import type { ClaimChain } from "./claim-chains";
import type { Drawn, OverviewBox, OverviewGroup, OverviewLine } from "./overview-layout";
import { type Band, LANE, type Slot, slotsOf } from "./overview-slots";

const MARGIN = 16;
const GAP = 14;
/** Between two columns when lines run there, in widths of a box. */
const GUTTER = 0.3;
/** Around the claims of an issue. */
const FRAME = 14;
/** The line with the number of the issue. */
const LABEL = 24;
const BAND_GAP = 22;
const MOST_COLUMNS = 16;

/** Puts the bands one below the other: their chains in common columns, below them the claims that stand alone. */
export function arrangedBands(
  bands: readonly Band[],
  chains: readonly ClaimChain[],
  layers: ReadonlyMap<NodeId, number>,
  { aspect, isFramed }: { readonly aspect: number; readonly isFramed: boolean },
): Drawn {
  const { columns, paths } = slotsOf(bands, chains, layers);
  const heights = bands.map((_, band) => Math.max(0, ...columns.map((column) => stackHeight(column[band]))));
  const boxWidth = widthOfBoxes(bands);
  const gutter = columns.length > 0 ? Math.round(boxWidth * GUTTER) : GAP;
  const inset = MARGIN + (isFramed ? FRAME : 0);
  const widthOf = (count: number) => Math.max(count, columns.length) * (boxWidth + gutter) - gutter + inset * 2;
  const chosen = bestColumns(bands, aspect, (count) => ({
    width: widthOf(count),
    height: bands.reduce((sum, { alone }, band) => {
      return sum + gridOf(alone, count, GAP).height + (heights[band] as number) + (isFramed ? LABEL + BAND_GAP : GAP);
    }, 0),
  }));

  const places = new Map<string, Point>();
  const groups: OverviewGroup[] = [];
  const width = widthOf(chosen);
  let top = MARGIN;
  for (const [band, { issue, alone }] of bands.entries()) {
    const height = heights[band] as number;
    const inner = top + (isFramed ? LABEL + FRAME : 0);
    for (const [index, column] of columns.entries()) {
      const x = inset + index * (boxWidth + gutter);
      let y = inner + (height - stackHeight(column[band])) / 2;
      for (const slot of column[band] ?? []) {
        places.set(slot.key, [x, y]);
        y += slot.height + GAP;
      }
    }
    const gridTop = inner + (height > 0 && alone.length > 0 ? height + GAP : height);
    const grid = gridOf(alone, chosen, GAP, gutter);
    alone.forEach(({ node }, index) => {
      const [x, y] = grid.places[index] as Point;
      places.set(node.id, [x + inset, y + gridTop]);
    });
    const bottom = gridTop + grid.height + (isFramed ? FRAME : 0);
    if (isFramed) groups.push({ issue, x: MARGIN, y: top, width: width - MARGIN * 2, height: bottom - top });
    top = bottom + (isFramed ? BAND_GAP : GAP);
  }
  const boxes = bands.flatMap(({ linked, alone }) =>
    [...linked, ...alone]
      .sort((a, b) => a.number - b.number)
      .map((box) => moved(box, ...(places.get(box.node.id) as Point))),
  );
  const bottom = Math.max(0, ...[...boxes, ...groups].map((shape) => shape.y + shape.height));
  const lines = chains.map((chain, index) => lineThrough(chain, paths[index] ?? [], places, boxes));
  return { width, height: bottom + MARGIN, boxes, groups, lines };
}

/** From the right of a claim through the middle of its lanes to the left of the claim it leads to. */
function lineThrough(
  chain: ClaimChain,
  path: readonly string[],
  places: ReadonlyMap<string, Point>,
  boxes: readonly OverviewBox[],
): OverviewLine {
  const [from, to] = [chain.from, chain.to].map((id) => boxes.find(({ node }) => node.id === id) as OverviewBox) as [
    OverviewBox,
    OverviewBox,
  ];
  const lanes = path.slice(1, -1).flatMap((key): Point[] => {
    const [x, y] = places.get(key) as Point;
    return [
      [x, y + LANE / 2],
      [x + from.width, y + LANE / 2],
    ];
  });
  const points: Point[] = [[from.x + from.width, from.y + from.height / 2], ...lanes, [to.x, to.y + to.height / 2]];
  return { ...chain, points };
}

/** In how many columns the claims that stand alone come nearest to the wanted shape. */
function bestColumns(bands: readonly Band[], aspect: number, sizeWith: (columns: number) => Size): number {
  const most = Math.min(MOST_COLUMNS, Math.max(1, ...bands.map(({ alone }) => alone.length)));
  let best = 1;
  for (let columns = 2; columns <= most; columns++) {
    if (extent(sizeWith(columns), aspect) < extent(sizeWith(best), aspect) - 0.5) best = columns;
  }
  return best;
}

function widthOfBoxes(bands: readonly Band[]): number {
  return bands.flatMap(({ linked, alone }) => [...linked, ...alone])[0]?.width ?? 0;
}

function stackHeight(slots: readonly Slot[] = []): number {
  return slots.reduce((sum, { height }) => sum + height + GAP, -GAP);
}
