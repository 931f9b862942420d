import type { Stretch } from "./periods";

/** A fact to be placed: its time in milliseconds, and how much room its words want. */
export interface TimelineItem {
  readonly id: string;
  readonly lane: string;
  readonly from: number;
  readonly to: number;
  readonly bound: "after" | "before" | null;
  /** Width of its label in px. */
  readonly labelWidth: number;
}

/** A bar with the room of its label; or, when `ids` holds several, a counted box of facts that found no row. */
export interface TimelineBox {
  readonly ids: readonly string[];
  readonly lane: string;
  /** The bar, in px from the upper left corner of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the label begins; `null` when there is no room for labels. */
  readonly labelX: number | null;
}

/** The strip of one lane. */
export interface TimelineLane {
  readonly key: string;
  readonly y: number;
  readonly height: number;
}

export interface TimelineLayout {
  readonly height: number;
  readonly lanes: readonly TimelineLane[];
  /** In the order of the items. */
  readonly boxes: readonly TimelineBox[];
}

export interface TimelineOptions {
  /** The moments at the left and right edge. */
  readonly window: Stretch;
  /** Width of the picture in px. */
  readonly width: number;
  /** The least height of a row in px; 26 by default. */
  readonly rowHeight?: number;
  /** The height that is filled, in px: rows grow to half as much again, the rest is room in the lanes. */
  readonly height?: number;
  /** A lane with more rows than this gives up its labels, then counts what finds no row; 10 by default. */
  readonly maxRows?: number;
}

/** The narrowest bar (px): it holds an element's letter. */
export const MARK = 20;
/** What an open end is longer (px). */
const TAIL = 14;
const GAP = 6;
const LANE_PADDING = 5;
/** Width of a counted box (px). */
const CELL = 44;

/**
 * Places facts on lanes, in the order given: each in the first row of its lane where neither bar nor label touches
 * another. A crowded lane shows no labels; what still finds no row is counted in boxes of neighbours. Nothing overlaps,
 * every item in the window is in exactly one box, and the same input gives the same output.
 */
export function layoutTimeline(
  items: readonly TimelineItem[],
  lanes: readonly string[],
  options: TimelineOptions,
): TimelineLayout {
  const {
    window: [first, last],
    width,
    height = 0,
    maxRows = 10,
  } = options;
  const toX = (moment: number) => ((moment - first) / (last - first)) * width;
  const visible = items.filter((item) => item.to > first && item.from < last);
  const byLane = new Map<string, Placed[]>(lanes.map((lane) => [lane, []]));
  for (const [order, item] of visible.entries()) {
    byLane.get(item.lane)?.push({ item, order, ...barOf(item, toX, width) });
  }
  const inLanes = [...byLane].map(([key, placed]) => {
    const { rows, counted } = rowsOf(placed, width, maxRows);
    return { key, rows, counted, count: Math.max(1, rows.count + (counted.length > 0 ? 1 : 0)) };
  });
  const { rowHeight, spare } = heightsIn(height, inLanes, options.rowHeight ?? 26);
  const boxes: (TimelineBox & { order: number })[] = [];
  const strips: TimelineLane[] = [];
  let y = 0;
  for (const { key, rows, counted, count } of inLanes) {
    const top = y + LANE_PADDING;
    const place = (row: number) => ({ lane: key, y: top + row * rowHeight + 2, height: rowHeight - 4 });
    for (const { order, item, row, x, barWidth, labelX } of rows.placed) {
      boxes.push({ ...place(row), ids: [item.id], order, x, width: barWidth, labelX });
    }
    for (const { order, ids, x, boxWidth } of counted) {
      boxes.push({ ...place(rows.count), ids, order, x, width: boxWidth, labelX: null });
    }
    const laneHeight = count * rowHeight + LANE_PADDING * 2 + spare;
    strips.push({ key, y, height: laneHeight });
    y += laneHeight;
  }
  boxes.sort((a, b) => a.order - b.order);
  return { height: y, lanes: strips, boxes: boxes.map(({ order: _order, ...box }) => box) };
}

/** How high rows are, and what each lane has besides, so that all lanes together fill a height. */
function heightsIn(height: number, lanes: readonly { readonly count: number }[], least: number) {
  const rows = lanes.reduce((sum, { count }) => sum + count, 0);
  const forRows = height - lanes.length * LANE_PADDING * 2;
  const rowHeight = Math.max(least, Math.min(least * 1.5, Math.floor(forRows / rows) || 0));
  return { rowHeight, spare: Math.max(0, Math.floor((forRows - rows * rowHeight) / lanes.length) || 0) };
}

interface Bar {
  readonly x: number;
  readonly barWidth: number;
}

interface Placed extends Bar {
  readonly item: TimelineItem;
  readonly order: number;
}

interface InRow extends Placed {
  readonly row: number;
  readonly labelX: number | null;
}

/** The bar within the picture: no narrower than a mark, longer at an open end. */
function barOf({ from, to, bound }: TimelineItem, toX: (moment: number) => number, width: number): Bar {
  const left = Math.max(0, toX(from) - (bound === "before" ? TAIL : 0));
  const right = Math.min(width, toX(to) + (bound === "after" ? TAIL : 0));
  const barWidth = Math.min(width, Math.max(MARK, right - left));
  return { x: Math.max(0, Math.min(left, width - barWidth)), barWidth };
}

interface Rows {
  readonly placed: readonly InRow[];
  readonly count: number;
}

interface Counted {
  readonly ids: readonly string[];
  readonly order: number;
  readonly x: number;
  readonly boxWidth: number;
}

function rowsOf(placed: readonly Placed[], width: number, maxRows: number): { rows: Rows; counted: Counted[] } {
  const labelled = fitted(placed, width, maxRows, true);
  if (labelled.left.length === 0) return { rows: labelled, counted: [] };
  const bare = fitted(placed, width, maxRows, false);
  return { rows: bare, counted: countedOf(bare.left, width) };
}

/** Each in the first row where it fits; `left` are those that find none. */
function fitted(
  placed: readonly Placed[],
  width: number,
  maxRows: number,
  hasLabels: boolean,
): Rows & { left: readonly Placed[] } {
  const ends: number[] = [];
  const done: InRow[] = [];
  const left: Placed[] = [];
  for (const each of placed) {
    const labelX = hasLabels ? labelOf(each, width) : null;
    const from = labelX === null ? each.x : Math.min(each.x, labelX);
    const barEnd = each.x + each.barWidth;
    const to = labelX === null ? barEnd : Math.max(barEnd, labelX + each.item.labelWidth);
    let row = ends.findIndex((end) => end + GAP <= from);
    if (row === -1) row = ends.length;
    if (row >= maxRows) {
      left.push(each);
      continue;
    }
    ends[row] = to;
    done.push({ ...each, row, labelX });
  }
  return { placed: done, count: ends.length, left };
}

/** In the bar when it fits, else behind it, else before it; `null` when the picture is too narrow for any. */
function labelOf({ x, barWidth, item: { labelWidth } }: Placed, width: number): number | null {
  if (labelWidth + MARK + GAP <= barWidth) return x + MARK;
  if (x + barWidth + GAP + labelWidth <= width) return x + barWidth + GAP;
  return x - GAP - labelWidth >= 0 ? x - GAP - labelWidth : null;
}

/** Neighbours in one counted box each. */
function countedOf(left: readonly Placed[], width: number): Counted[] {
  const cells = new Map<number, Placed[]>();
  const last = Math.max(0, Math.ceil(width / CELL) - 1);
  for (const each of left) {
    const cell = Math.min(last, Math.floor((each.x + Math.min(each.barWidth, CELL) / 2) / CELL));
    cells.set(cell, [...(cells.get(cell) ?? []), each]);
  }
  return [...cells].map(([cell, members]) => ({
    ids: members.map(({ item }) => item.id),
    order: Math.min(...members.map(({ order }) => order)),
    x: cell * CELL + 1,
    boxWidth: Math.min(CELL - 2, width - cell * CELL - 1),
  }));
}
