import type { Point, Size } from "./shapes";

/** Where each of some boxes stands, from the upper left corner. */
export interface Grid extends Size {
  readonly places: readonly Point[];
}

/** Puts boxes into columns, each into the shortest so far, so that they stay in order from the upper left. */
export function gridOf(boxes: readonly Size[], columns: number, gap: number, gutter = gap): Grid {
  if (boxes.length === 0) return { width: 0, height: 0, places: [] };
  const columnWidth = boxes.reduce((widest, { width }) => Math.max(widest, width), 0);
  const bottoms: number[] = Array.from({ length: columns }, () => 0);
  const places = boxes.map(({ height }): Point => {
    let column = 0;
    for (let other = 1; other < columns; other++) {
      if ((bottoms[other] as number) < (bottoms[column] as number)) column = other;
    }
    const y = bottoms[column] as number;
    bottoms[column] = y + height + gap;
    return [column * (columnWidth + gutter), y];
  });
  const used = Math.min(columns, boxes.length);
  return { width: used * (columnWidth + gutter) - gutter, height: Math.max(...bottoms) - gap, places };
}
