import type { ToulminNode } from "../document";
import type { ElementKey } from "../elements/define-element";
import type { ChartCell, ChartContents } from "./chart-contents";
import { type Measure, wrapText } from "./wrap-text";

/** A place in the chart, in px from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A box with its wrapped words: one node, or the counted rest of a closed zone. */
export interface ChartBox {
  readonly node: ToulminNode | null;
  readonly zone: ElementKey;
  /** How many nodes a counted box stands for; 0 for a box of one node. */
  readonly hidden: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** Whether the words were cut; the full text is shown on focus then. */
  readonly isCut: boolean;
}

/** What a line says; `gather` joins several data to the one arrow. */
export type ChartRelation = "so" | "gather" | "since" | "onAccountOf" | "unless" | "because";

/** A line through its points. Only the `so` line, from the data to the claim, has an arrow head. */
export interface ChartLine {
  readonly relation: ChartRelation;
  readonly points: readonly Point[];
}

/** A connective word at its line; `x`, `y` are the middle of the word. */
export interface ChartWord {
  readonly relation: Exclude<ChartRelation, "gather">;
  readonly x: number;
  readonly y: number;
}

/** The outline around the packed boxes of a zone with many nodes. */
export interface ChartFrame {
  readonly zone: ElementKey;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** In reading order: data, claim, warrants with their backings, rebuttals with their supports. */
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
  readonly words: readonly ChartWord[];
  readonly frames: readonly ChartFrame[];
  /** Where the qualifier stands, between “so” and the claim; `null` without one. */
  readonly qualifier: Point | null;
}

export interface ChartOptions {
  /** Width of a text in px at the size of the boxes' words. */
  readonly measure: Measure;
  /** Width of a box in px; 184 by default. */
  readonly boxWidth?: number;
  /** Height of a line of words in px; 18 by default. */
  readonly lineHeight?: number;
  /** How many lines of words a box shows; 4 by default. */
  readonly maxLines?: number;
  /** Zones that show all their boxes; others are closed to a counted rest above {@link OPEN_UP_TO} boxes. */
  readonly opened?: ReadonlySet<ElementKey>;
}

/** A zone with more nodes than this is closed at first. */
export const OPEN_UP_TO = 12;
/** How many boxes a closed zone still shows. */
const SHOWN_WHEN_CLOSED = 5;

const MARGIN = 16;
const PADDING = 10;
const HEADER = 22;
const GAP = 14;
/** Between the data and the claim: room for the joint and “so”. */
const SPAN = 112;
/** Between two rows of the figure: room for a connective. */
const DROP = 48;
/** How far boxes that hang from a rail are moved in. */
const INDENT = 18;
const FRAME = 12;
/** The shape that zones are packed towards. */
const ASPECT = 16 / 10;

/**
 * Lays out one claim's chart in Toulmin's figure: data → joint → claim on one baseline, warrants below the joint,
 * backings below their warrant, rebuttals below the claim, supports below their rebuttal (Toulmin, The Uses of
 * Argument, 2003, p. 97). No two boxes overlap, no line runs through a box, and the same input gives the same output.
 */
export function layoutToulminChart(contents: ChartContents, options: ChartOptions): ChartLayout {
  const boxOf = boxMaker(options);
  const zones: Zones = {
    D: zoneOf("D", contents.data, boxOf, options),
    W: zoneOf("W", contents.warrants, boxOf, options),
    R: zoneOf("R", contents.rebuttals, boxOf, options),
  };
  const claim = boxOf(contents.claim, contents.claim.ctype);
  let best: ChartLayout | null = null;
  for (const packing of packings(zones)) {
    const layout = arranged(claim, packing, contents.claim.qualifier !== "");
    if (best === null || extent(layout) < extent(best) - 0.5) best = layout;
  }
  return best as ChartLayout;
}

/** The side of the smallest box of the wanted shape around a layout. */
function extent({ width, height }: ChartLayout): number {
  return Math.max(width / ASPECT, height);
}

/* Boxes */

type Sized = Omit<ChartBox, "x" | "y">;

function boxMaker({ measure, boxWidth = 184, lineHeight = 18, maxLines = 4 }: ChartOptions) {
  return (node: ToulminNode, zone: ElementKey): Sized => {
    const words = node.trans.trim() || node.text;
    const inner = boxWidth - PADDING * 2;
    const lines = wrapText(words, inner, measure, maxLines);
    return {
      node,
      zone,
      hidden: 0,
      width: boxWidth,
      height: HEADER + lines.length * lineHeight + PADDING,
      lines,
      isCut: lines.at(-1)?.endsWith("…") === true && !words.endsWith("…"),
    };
  };
}

/* Zones: cells packed in columns */

/** A box and what stands under it, placed from the cell's upper left corner. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChartBox[];
  readonly lines: readonly ChartLine[];
  readonly words: readonly ChartWord[];
}

/** A zone packed into a number of columns, placed from its upper left corner. */
interface Packed extends Cell {
  readonly zone: ElementKey;
  readonly columns: number;
  readonly cells: readonly { readonly x: number; readonly y: number; readonly head: ChartBox }[];
  readonly isFramed: boolean;
}

interface Zones {
  readonly D: readonly Packed[];
  readonly W: readonly Packed[];
  readonly R: readonly Packed[];
}

function zoneOf(
  zone: "D" | "W" | "R",
  cells: readonly ChartCell[],
  boxOf: (node: ToulminNode, zone: ElementKey) => Sized,
  { boxWidth = 184, opened }: ChartOptions,
): Packed[] {
  const isClosed = cells.length > OPEN_UP_TO && !opened?.has(zone);
  const visible = isClosed ? cells.slice(0, SHOWN_WHEN_CLOSED) : cells;
  const made = visible.map((cell) => cellOf(cell, zone, boxOf));
  if (isClosed) made.push(countedCell(zone, cells.length - visible.length, boxWidth));
  const most = zone === "D" ? 6 : 12;
  const counts = Array.from({ length: Math.max(1, Math.min(made.length, most)) }, (_, index) => index + 1);
  return counts.map((columns) => packed(zone, made, columns));
}

const UNDER = { D: null, W: { zone: "B", relation: "onAccountOf" }, R: { zone: "RS", relation: "because" } } as const;

function cellOf(
  { node, under }: ChartCell,
  zone: "D" | "W" | "R",
  boxOf: (node: ToulminNode, zone: ElementKey) => Sized,
): Cell {
  const head: ChartBox = { ...boxOf(node, zone), x: 0, y: 0 };
  const kind = UNDER[zone];
  if (!kind || under.length === 0) return { ...sizeOf([head]), boxes: [head], lines: [], words: [] };
  const hasRail = under.length > 1;
  const boxes = [head];
  const lines: ChartLine[] = [];
  let y = head.height + DROP;
  for (const each of under) {
    const box: ChartBox = { ...boxOf(each, kind.zone), x: hasRail ? INDENT : 0, y };
    const middle = y + HEADER / 2;
    const points: Point[] = hasRail
      ? [
          [INDENT / 2, head.height],
          [INDENT / 2, middle],
          [INDENT, middle],
        ]
      : [
          [box.width / 2, head.height],
          [box.width / 2, y],
        ];
    boxes.push(box);
    lines.push({ relation: kind.relation, points });
    y += box.height + GAP;
  }
  const word: ChartWord = { relation: kind.relation, x: head.width / 2, y: head.height + DROP / 2 };
  return { ...sizeOf(boxes), boxes, lines, words: [word] };
}

function countedCell(zone: ElementKey, hidden: number, width: number): Cell {
  const box: ChartBox = {
    node: null,
    zone,
    hidden,
    x: 0,
    y: 0,
    width,
    height: HEADER + PADDING,
    lines: [],
    isCut: false,
  };
  return { ...sizeOf([box]), boxes: [box], lines: [], words: [] };
}

/** Puts cells into columns, each into the shortest so far, so that they stay in order from the upper left. */
function packed(zone: ElementKey, cells: readonly Cell[], columns: number): Packed {
  const isRow = columns >= cells.length;
  const isFramed = !isRow && columns > 1;
  const isRailed = !isRow && columns === 1 && zone !== "D";
  const inset = isFramed ? FRAME : isRailed ? INDENT : 0;
  const top = isFramed ? FRAME : 0;
  const columnWidth = Math.max(0, ...cells.map((cell) => cell.width));
  const heights: number[] = Array.from({ length: columns }, () => top);
  const placed = cells.map((cell) => {
    const column = heights.indexOf(Math.min(...heights));
    const x = inset + column * (columnWidth + GAP);
    const y = heights[column] as number;
    heights[column] = y + cell.height + GAP;
    return movedCell(cell, x, y);
  });
  const width = cells.length === 0 ? 0 : columns * columnWidth + (columns - 1) * GAP + inset + (isFramed ? FRAME : 0);
  const height = cells.length === 0 ? 0 : Math.max(...heights) - GAP + (isFramed ? FRAME : 0);
  return {
    zone,
    columns,
    isFramed,
    width,
    height,
    cells: placed.map(({ boxes: [head] }) => ({
      x: (head as ChartBox).x,
      y: (head as ChartBox).y,
      head: head as ChartBox,
    })),
    boxes: placed.flatMap((cell) => cell.boxes),
    lines: placed.flatMap((cell) => cell.lines),
    words: placed.flatMap((cell) => cell.words),
  };
}

/* The figure */

interface Packing {
  readonly D: Packed;
  readonly W: Packed;
  readonly R: Packed;
  /** Whether warrants and rebuttals begin below the data, or beside them. */
  readonly isBelow: boolean;
}

function* packings({ D, W, R }: Zones): Generator<Packing> {
  for (const isBelow of [true, false]) {
    for (const d of D) for (const w of W) for (const r of R) yield { D: d, W: w, R: r, isBelow };
  }
}

function arranged(claim: Sized, { D, W, R, isBelow }: Packing, hasQualifier: boolean): ChartLayout {
  const firstDatum = D.cells[0]?.head;
  const firstHeight = firstDatum ? firstDatum.height + firstDatum.y * 2 : 0;
  const baseline = MARGIN + Math.max(claim.height, firstHeight) / 2;
  const data = movedPacked(D, MARGIN, baseline - firstHeight / 2);
  const gather = D.isFramed || D.cells.length < 2 ? 0 : INDENT;
  const dataRight = MARGIN + D.width + gather;
  const span = SPAN + (hasQualifier ? 72 : 0);

  const besideX = MARGIN + D.width + gather + GAP * 2;
  const warrantX = isBelow
    ? Math.max(MARGIN, dataRight + SPAN / 2 - W.width / 2)
    : Math.max(besideX, dataRight + SPAN / 2 - W.width / 2);
  const claimX = Math.max(dataRight + span, W.width > 0 && R.width > 0 ? warrantX + W.width + GAP * 2 : 0);
  const claimBox: ChartBox = { ...claim, x: claimX, y: baseline - claim.height / 2 };
  const claimBottom = claimBox.y + claimBox.height;
  const dataBottom = D.height > 0 ? baseline - firstHeight / 2 + D.height : 0;
  const top = Math.max(claimBottom, isBelow ? dataBottom : 0) + DROP;
  const jointX = Math.min(Math.max(warrantX + W.width / 2, dataRight + SPAN / 2), claimX - span + SPAN / 2);

  const warrants = movedPacked(W, warrantX, top);
  const rebuttals = movedPacked(R, claimX, top);
  const boxes = [...data.boxes, claimBox, ...warrants.boxes, ...rebuttals.boxes];
  const frames = [
    frameOf(D, MARGIN, baseline - firstHeight / 2),
    frameOf(W, warrantX, top),
    frameOf(R, claimX, top),
  ].filter((frame) => frame !== null);
  const stemX = claimX + claimBox.width / 2;
  const since = hangingLines("since", [jointX, baseline], warrants, frameOf(W, warrantX, top));
  const unless = hangingLines("unless", [stemX, claimBottom], rebuttals, frameOf(R, claimX, top));
  const lines: ChartLine[] = [
    {
      relation: "so",
      points: [
        [dataRight, baseline],
        [claimX, baseline],
      ],
    },
    ...gatherLines(data, dataRight, baseline),
    ...data.lines,
    ...since,
    ...warrants.lines,
    ...unless,
    ...rebuttals.lines,
  ];
  const words: ChartWord[] = [
    { relation: "so", x: dataRight + SPAN / 2, y: baseline },
    ...(since.length > 0 ? [{ relation: "since" as const, x: jointX, y: top - DROP / 2 }] : []),
    ...(unless.length > 0 ? [{ relation: "unless" as const, x: stemX, y: top - DROP / 2 }] : []),
    ...warrants.words,
    ...rebuttals.words,
  ];
  const outlines = [...boxes, ...frames];
  return {
    width: Math.max(...outlines.map((box) => box.x + box.width)) + MARGIN,
    height: Math.max(...outlines.map((box) => box.y + box.height)) + MARGIN,
    boxes,
    lines,
    words,
    frames,
    qualifier: hasQualifier ? [claimX - 36 - GAP, baseline] : null,
  };
}

/** Joins several data in one column to the start of the arrow. */
function gatherLines({ cells, isFramed }: Packed, x: number, baseline: number): ChartLine[] {
  if (isFramed || cells.length < 2) return [];
  return cells.map(({ head }) => {
    const middle = head.y + head.height / 2;
    return {
      relation: "gather",
      points: [
        [head.x + head.width, middle],
        [x, middle],
        [x, baseline],
      ],
    };
  });
}

/** Joins the heads of a zone to the point they hang from. */
function hangingLines(
  relation: "since" | "unless",
  [x, y]: Point,
  { zone, cells, columns }: Packed,
  frame: ChartFrame | null,
): ChartLine[] {
  const [first] = cells;
  // a backing without a warrant, or a support without a rebuttal, is shown but hangs from nothing
  const joined = cells.filter(({ head }) => head.node === null || head.node.ctype === zone);
  if (!first || joined.length === 0) return [];
  if (frame) {
    const end = Math.min(Math.max(x, frame.x + FRAME), frame.x + frame.width - FRAME);
    return [{ relation, points: elbow([x, y], [end, frame.y]) }];
  }
  if (columns >= cells.length) {
    return joined.map(({ head }) => ({ relation, points: elbow([x, y], [head.x + head.width / 2, head.y]) }));
  }
  const rail = first.x - INDENT / 2;
  return joined.map(({ head }) => {
    const middle = head.y + HEADER / 2;
    const bus = first.y - FRAME;
    return {
      relation,
      points: [
        [x, y],
        [x, bus],
        [rail, bus],
        [rail, middle],
        [head.x, middle],
      ],
    };
  });
}

/** Down, across just above the target, and down. */
function elbow([x, y]: Point, [toX, toY]: Point): Point[] {
  if (Math.abs(x - toX) < 0.5)
    return [
      [x, y],
      [x, toY],
    ];
  const bus = toY - FRAME;
  return [
    [x, y],
    [x, bus],
    [toX, bus],
    [toX, toY],
  ];
}

function frameOf({ zone, isFramed, width, height }: Packed, x: number, y: number): ChartFrame | null {
  return isFramed ? { zone, x, y, width, height } : null;
}

/* Moving */

function movedPacked(zone: Packed, x: number, y: number): Packed {
  const boxes = zone.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y }));
  const heads = new Map(zone.boxes.map((box, index) => [box, boxes[index] as ChartBox]));
  return {
    ...zone,
    ...movedParts(zone, x, y),
    boxes,
    cells: zone.cells.map((cell) => ({ x: cell.x + x, y: cell.y + y, head: heads.get(cell.head) as ChartBox })),
  };
}

function movedCell(cell: Cell, x: number, y: number): Cell {
  return {
    ...cell,
    ...movedParts(cell, x, y),
    boxes: cell.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
  };
}

function movedParts(
  { lines, words }: Pick<Cell, "lines" | "words">,
  x: number,
  y: number,
): Pick<Cell, "lines" | "words"> {
  return {
    lines: lines.map((line) => ({ ...line, points: line.points.map(([px, py]) => [px + x, py + y] as const) })),
    words: words.map((word) => ({ ...word, x: word.x + x, y: word.y + y })),
  };
}

function sizeOf(boxes: readonly ChartBox[]): { width: number; height: number } {
  return {
    width: Math.max(...boxes.map((box) => box.x + box.width)),
    height: Math.max(...boxes.map((box) => box.y + box.height)),
  };
}
