import type { Point, Rect } from "../shapes";
import { HEADER } from "./chart-boxes";
import type { ChartLine, ChartRelation } from "./chart-layout";

/** How far above what hangs from it a line runs sideways. */
const BUS = 12;
/** How far beside its boxes a rail runs. */
const RAIL = 9;

/** From the middle of a box's lower edge straight down to what stands below it. */
export function straightLine(relation: ChartRelation, above: Rect, below: Rect): ChartLine {
  const x = above.x + above.width / 2;
  const points: Point[] = [
    [x, above.y + above.height],
    [x, below.y],
  ];
  return { relation, points };
}

/** From a box's lower edge down a rail and to the side of a box below it. */
export function railLine(relation: ChartRelation, above: Rect, box: Rect): ChartLine {
  const x = box.x - RAIL;
  const middle = box.y + HEADER / 2;
  const points: Point[] = [
    [x, above.y + above.height],
    [x, middle],
    [box.x, middle],
  ];
  return { relation, points };
}

/** From a point down to the upper edge of each of the boxes that stand in a row. */
export function rowLines(relation: ChartRelation, from: Point, row: readonly Rect[]): ChartLine[] {
  return row.map((box) => ({ relation, points: elbow(from, [box.x + box.width / 2, box.y]) }));
}

/** From a point down to a rail left of the boxes that stand one below the other, and to the side of each. */
export function railLines(relation: ChartRelation, [x, y]: Point, column: readonly Rect[]): ChartLine[] {
  return column.map((box) => {
    const bus = (column[0] as Rect).y - BUS;
    const rail = box.x - RAIL;
    const middle = box.y + HEADER / 2;
    const points: Point[] = [
      [x, y],
      [x, bus],
      [rail, bus],
      [rail, middle],
      [box.x, middle],
    ];
    return { relation, points };
  });
}

/** From a point down to the upper edge of a frame, as straight as it can be. */
export function frameLine(relation: ChartRelation, from: Point, frame: Rect): ChartLine {
  const x = Math.min(Math.max(from[0], frame.x + BUS), frame.x + frame.width - BUS);
  return { relation, points: elbow(from, [x, frame.y]) };
}

/** From a point sideways to a rail left of what stands beside it, and to the side of each. */
export function besideLines(relation: ChartRelation, [x, y]: Point, column: readonly Rect[]): ChartLine[] {
  return column.map((box) => {
    const rail = box.x - RAIL;
    const middle = box.y + HEADER / 2;
    const points: Point[] = [
      [x, y],
      [rail, y],
      [rail, middle],
      [box.x, middle],
    ];
    return { relation, points };
  });
}

/** From the right of each of the boxes that stand one below the other to the beginning of the arrow. */
export function gatherLines([x, y]: Point, column: readonly Rect[]): ChartLine[] {
  return column.map((box) => {
    const middle = box.y + box.height / 2;
    const points: Point[] = [
      [box.x + box.width, middle],
      [x, middle],
      [x, y],
    ];
    return { relation: "gather", points };
  });
}

/** Down, across just above the target, and down. */
function elbow([x, y]: Point, [toX, toY]: Point): Point[] {
  if (Math.abs(x - toX) < 0.5) {
    return [
      [x, y],
      [x, toY],
    ];
  }
  const bus = toY - BUS;
  return [
    [x, y],
    [x, bus],
    [toX, bus],
    [toX, toY],
  ];
}
