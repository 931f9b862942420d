import { isClaim, type ToulminNode } from "../document";
import type { ElementKey } from "../elements/define-element";
import type { BoxMaker } from "./chart-boxes";
import type { ChartCell, ChartContents } from "./chart-contents";
import type { ChartBox, ChartFrame, ChartLine, ChartOptions, ChartWord } from "./chart-layout";
import { railLine, straightLine } from "./chart-lines";
import { type Grid, gridOf } from "./grid";
import { ASPECT, extent, moved, type Point, type Size, sizeAround } from "./shapes";

/** Between two boxes. */
export const GAP = 14;
/** Between two rows of the figure: room for a connective. */
export const DROP = 48;
/** How far boxes that hang from a rail are moved in. */
export const INDENT = 18;
/** Between a frame and its boxes. */
export const FRAME = 12;

/** A zone with more boxes than this is closed at first. */
const OPEN_UP_TO = 12;
/** How many boxes a closed zone still shows. */
const SHOWN_WHEN_CLOSED = 5;
/** More boxes than this below one box stand in a frame, not on a rail. */
const RAIL_UP_TO = 6;
/** The most columns of a zone. */
const COLUMNS = { D: 12, W: 12, R: 12 } as const;

export type ZoneKey = keyof typeof COLUMNS;

/** Something drawn, placed from its upper left corner. */
export interface Part extends Size {
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
  readonly words: readonly ChartWord[];
  readonly frames: readonly ChartFrame[];
}

/** A box, its first, and what stands under it. */
export interface Cell extends Part {
  readonly head: ChartBox;
}

/**
 * A zone's cells packed into columns. In a `row` each cell hangs by itself, on a `rail` one below the other, and a
 * `frame` hangs as a whole.
 */
export interface Packing extends Size {
  readonly zone: ZoneKey;
  readonly form: "row" | "rail" | "frame";
  readonly cells: readonly Cell[];
  /** Where each cell stands, from the zone's upper left corner. */
  readonly places: readonly Point[];
}

/** Every packing of each zone, from one column on. */
export type Zones = Readonly<Record<ZoneKey, readonly Packing[]>>;

/** Makes the cells of the three zones and packs them in every number of columns. */
export function zonesOf(contents: ChartContents, boxes: BoxMaker, options: ChartOptions): Zones {
  return {
    D: packingsOf("D", foldedCells("D", contents.data, boxes, options)),
    W: packingsOf("W", foldedCells("W", contents.warrants, boxes, options)),
    R: packingsOf("R", foldedCells("R", contents.rebuttals, boxes, options)),
  };
}

function packingsOf(zone: ZoneKey, cells: readonly Cell[]): Packing[] {
  const most = Math.max(1, Math.min(cells.length, COLUMNS[zone]));
  return Array.from({ length: most }, (_, index) => packed(zone, cells, index + 1));
}

function packed(zone: ZoneKey, cells: readonly Cell[], columns: number): Packing {
  // data lie one beside the other in a frame only: the arrow begins behind the last of them
  const isRow = zone === "D" ? cells.length < 2 : columns >= cells.length;
  const form = isRow ? "row" : columns === 1 ? "rail" : "frame";
  // the rail of the data runs behind them, to the arrow
  const left = form === "frame" ? FRAME : form === "rail" && zone !== "D" ? INDENT : 0;
  const rest = form === "frame" ? FRAME : 0;
  const { width, height, places } = gridOf(cells, columns, GAP);
  return {
    zone,
    form,
    cells,
    width: width + left + rest,
    height: height + rest * 2,
    places: places.map(([x, y]) => [x + left, y + rest]),
  };
}

/* Cells */

const UNDER = { D: null, W: { zone: "B", relation: "onAccountOf" }, R: { zone: "RS", relation: "because" } } as const;

type Kind = NonNullable<(typeof UNDER)[ZoneKey]>;

function foldedCells(zone: ZoneKey, contents: readonly ChartCell[], boxes: BoxMaker, options: ChartOptions): Cell[] {
  const { shown, hidden, isOpen } = folded(contents, options.opened?.has(zone));
  const cells = shown.map((cell) => cellOf(cell, zone, boxes, options));
  if (hidden.length === 0) return cells;
  const nodes = hidden.flatMap(({ node, under }) => [node, ...under]);
  return [...cells, alone(boxes.fold(nodes, zone, isOpen))];
}

/** Which of many are shown, and which are behind the counted box. */
function folded<Item>(items: readonly Item[], isOpen = false) {
  if (items.length <= OPEN_UP_TO) return { shown: items, hidden: [], isOpen };
  return { shown: isOpen ? items : items.slice(0, SHOWN_WHEN_CLOSED), hidden: items.slice(SHOWN_WHEN_CLOSED), isOpen };
}

function cellOf({ node, under }: ChartCell, zone: ZoneKey, boxes: BoxMaker, options: ChartOptions): Cell {
  // a claim that serves as a datum stands as one; a backing without a warrant stays a backing
  const head = boxes.node(node, isClaim(node) ? zone : node.ctype);
  const kind = UNDER[zone];
  if (!kind || under.length === 0) return alone(head);
  const hanging = underBoxes(under, kind.zone, boxes, options);
  return hanging.length <= RAIL_UP_TO ? railed(head, hanging, kind) : framed(head, hanging, kind, options);
}

function underBoxes(under: readonly ToulminNode[], zone: ElementKey, boxes: BoxMaker, { opened }: ChartOptions) {
  const { shown, hidden, isOpen } = folded(under, opened?.has(zone));
  const made = shown.map((node) => boxes.node(node, zone));
  return hidden.length > 0 ? [...made, boxes.fold(hidden, zone, isOpen)] : made;
}

function alone(head: ChartBox): Cell {
  return { head, boxes: [head], lines: [], words: [], frames: [], width: head.width, height: head.height };
}

/** One box straight below its head, several one below the other. */
function railed(head: ChartBox, under: readonly ChartBox[], { relation }: Kind): Cell {
  const indent = under.length > 1 ? INDENT : 0;
  let y = head.height + DROP;
  const hanging = under.map((box) => {
    const placed = moved(box, indent, y);
    y += box.height + GAP;
    return placed;
  });
  const lines = hanging.map((box) => (indent > 0 ? railLine(relation, head, box) : straightLine(relation, head, box)));
  const boxes = [head, ...hanging];
  return { head, boxes, lines, words: [wordBelow(head, relation)], frames: [], ...sizeAround(boxes) };
}

/** Many boxes in a frame that hangs from their head as a whole. */
function framed(head: ChartBox, under: readonly ChartBox[], kind: Kind, { aspect = ASPECT }: ChartOptions): Cell {
  const grid = bestGrid(under, aspect);
  const top = head.height + DROP;
  const hanging = under.map((box, index) => {
    const [x, y] = grid.places[index] as Point;
    return moved(box, x + FRAME, y + top + FRAME);
  });
  const frame: ChartFrame = {
    zone: kind.zone,
    x: 0,
    y: top,
    width: grid.width + FRAME * 2,
    height: grid.height + FRAME * 2,
  };
  return {
    head,
    boxes: [head, ...hanging],
    lines: [straightLine(kind.relation, head, frame)],
    words: [wordBelow(head, kind.relation)],
    frames: [frame],
    ...sizeAround([head, frame]),
  };
}

function bestGrid(boxes: readonly Size[], aspect: number): Grid {
  const grids = Array.from({ length: Math.min(boxes.length, 16) }, (_, index) => gridOf(boxes, index + 1, GAP));
  return grids.reduce((best, grid) => (extent(grid, aspect) < extent(best, aspect) ? grid : best));
}

function wordBelow(head: ChartBox, relation: Kind["relation"]): ChartWord {
  return { relation, text: null, x: head.x + head.width / 2, y: head.y + head.height + DROP / 2 };
}
