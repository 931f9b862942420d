import type { Point } from "../shapes";
import type { OverviewBox, OverviewLine } from "./overview-layout";

/** How far the ends of two lines are apart at least, in px. */
const LEAST_APART = 12;

/** The lines with ends of their own on either side of a claim; lines that share a lane share their end. */
export function parted(lines: readonly OverviewLine[], boxes: readonly OverviewBox[]): OverviewLine[] {
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  const starts = endsOf(lines, ({ from }) => byId.get(from) as OverviewBox, 1);
  const ends = endsOf(lines, ({ to }) => byId.get(to) as OverviewBox, -2);
  return lines.map((line) => ({
    ...line,
    points: line.points.map(([x, y], index): Point => {
      if (index === 0) return [x, starts.get(line) as number];
      return [x, index === line.points.length - 1 ? (ends.get(line) as number) : y];
    }),
  }));
}

/** At which height each line leaves a box, or comes to it: from top to bottom as its other points lie. */
function endsOf(
  lines: readonly OverviewLine[],
  boxOf: (line: OverviewLine) => OverviewBox,
  beside: number,
): Map<OverviewLine, number> {
  const heightOf = (line: OverviewLine) => (line.points.at(beside) as Point)[1];
  const ends = new Map<OverviewLine, number>();
  const byBox = new Map<OverviewBox, OverviewLine[]>();
  for (const line of lines) byBox.set(boxOf(line), [...(byBox.get(boxOf(line)) ?? []), line]);
  for (const [box, own] of byBox) {
    const heights = [...new Set(own.map(heightOf))].sort((a, b) => a - b);
    const places = Math.min(heights.length, Math.max(1, Math.floor(box.height / LEAST_APART) - 1));
    for (const line of own) {
      const place = Math.floor((heights.indexOf(heightOf(line)) * places) / heights.length);
      // to half a pixel, as the middle of a box is
      ends.set(line, box.y + Math.round((box.height * 2 * (place + 1)) / (places + 1)) / 2);
    }
  }
  return ends;
}
