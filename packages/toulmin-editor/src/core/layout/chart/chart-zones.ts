import { isClaim, type ToulminNode } from "../../document";
import type { ElementName } from "../../elements/define-element";
import { type Grid, gridOf } from "../grid";
import { ASPECT, extent, moved, type Point, type Rect, type Size, sizeAround } from "../shapes";
import type { BoxMaker } from "./chart-boxes";
import type { ChartCell, ChartContents } from "./chart-contents";
import type { ChartBox, ChartFrame, ChartLine, ChartOptions, ChartWord } from "./chart-layout";
import { railLine, straightLine } from "./chart-lines";

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

function foldedCells(zone: ZoneKey, contents: readonly ChartCell[], boxes: BoxMaker, options: ChartOptions): Cell[] {
  const { shown, hidden, isOpen } = folded(contents, options.opened?.has(zone));
  const cells = shown.map((cell) => cellOf(cell, zone, boxes, options));
  if (hidden.length === 0) return cells;
  const nodes = hidden.flatMap(nodesIn);
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
  return under.length === 0 ? alone(head) : hung(head, groupsOf(under, zone, boxes, options));
}

function alone(head: ChartBox): Cell {
  return { head, boxes: [head], lines: [], words: [], frames: [], width: head.width, height: head.height };
}

/** The nodes of one element that hang together, from the group's upper left corner. */
export interface Group extends Part {
  readonly relation: "onAccountOf" | "because" | "own";
  /** The word of an own element; the others have theirs in the dictionary. */
  readonly text: string | null;
  /** What the lines lead to. */
  readonly ends: readonly Rect[];
}

/** What hangs somewhere, by element: up to a few one below the other, many in a frame. */
export function groupsOf(cells: readonly ChartCell[], zone: ZoneKey, boxes: BoxMaker, options: ChartOptions): Group[] {
  return [...new Set(cells.map(({ node }) => node.ctype))].map((ctype) => {
    const { shown, hidden, isOpen } = folded(
      cells.filter(({ node }) => node.ctype === ctype),
      options.opened?.has(ctype),
    );
    const made = shown.map((cell) => cellOf(cell, zone, boxes, options));
    if (hidden.length > 0) made.push(alone(boxes.fold(hidden.flatMap(nodesIn), ctype, isOpen)));
    const relation = ctype === "B" ? "onAccountOf" : ctype === "RS" ? "because" : "own";
    const text = relation === "own" ? (options.ownLabel?.(ctype) ?? ctype) : null;
    return { relation, text, ...(made.length <= RAIL_UP_TO ? stacked(made) : framed(made, ctype, options)) };
  });
}

/** A cell's nodes, from the top. */
function nodesIn({ node, under }: ChartCell): ToulminNode[] {
  return [node, ...under.flatMap(nodesIn)];
}

/** One below the other. */
function stacked(cells: readonly Cell[]) {
  let y = 0;
  const placed = cells.map((cell) => {
    const part = { ...cell, ...movedPart(cell, 0, y), head: moved(cell.head, 0, y) };
    y += cell.height + GAP;
    return part;
  });
  return { ...together(placed), ends: placed.map(({ head }) => head) };
}

/** In a frame, to which one line leads. */
function framed(cells: readonly Cell[], zone: ElementName, { aspect = ASPECT }: ChartOptions) {
  const grid = bestGrid(cells, aspect);
  const placed = cells.map((cell, index) => {
    const [x, y] = grid.places[index] as Point;
    return { ...cell, ...movedPart(cell, x + FRAME, y + FRAME) };
  });
  const frame: ChartFrame = { zone, x: 0, y: 0, width: grid.width + FRAME * 2, height: grid.height + FRAME * 2 };
  const parts = together(placed);
  return { ...parts, ...sizeAround([frame]), frames: [frame, ...parts.frames], ends: [frame] };
}

/** Groups one below the other under their head: straight below it when there is one thing, else on a rail. */
function hung(head: ChartBox, groups: readonly Group[]): Cell {
  const indent = groups.length > 1 || (groups[0]?.ends.length ?? 0) > 1 ? INDENT : 0;
  let y = head.height;
  const parts: Part[] = [alone(head)];
  for (const group of groups) {
    y += DROP;
    const { relation, text } = group;
    const below = movedPart(group, indent, y);
    const lines = group.ends.map((end) => {
      const to = moved(end, indent, y);
      return indent > 0 ? railLine(relation, head, to) : straightLine(relation, head, to);
    });
    const word: ChartWord = { relation, text, x: head.x + head.width / 2, y: y - DROP / 2 };
    parts.push({
      ...below,
      lines: [...lines, ...below.lines],
      words: [word, ...below.words],
      width: indent + group.width,
      height: y + group.height,
    });
    y += group.height;
  }
  return { head, ...together(parts) };
}

/** Parts that are in their places, as one. */
function together(parts: readonly Part[]): Part {
  return {
    boxes: parts.flatMap(({ boxes }) => boxes),
    lines: parts.flatMap(({ lines }) => lines),
    words: parts.flatMap(({ words }) => words),
    frames: parts.flatMap(({ frames }) => frames),
    ...sizeAround(parts.flatMap(({ boxes, frames }) => [...boxes, ...frames])),
  };
}

/** A part that stands elsewhere. */
export function movedPart({ boxes, lines, words, frames }: Omit<Part, "width" | "height">, x: number, y: number) {
  return {
    boxes: boxes.map((box) => moved(box, x, y)),
    lines: lines.map((line) => ({ ...line, points: line.points.map(([px, py]): Point => [px + x, py + y]) })),
    words: words.map((word) => ({ ...word, x: word.x + x, y: word.y + y })),
    frames: frames.map((frame) => moved(frame, x, y)),
  };
}

function bestGrid(boxes: readonly Size[], aspect: number): Grid {
  const grids = Array.from({ length: Math.min(boxes.length, 16) }, (_, index) => gridOf(boxes, index + 1, GAP));
  return grids.reduce((best, grid) => (extent(grid, aspect) < extent(best, aspect) ? grid : best));
}
