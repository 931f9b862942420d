import { moved, type Point, type Size, sizeAround } from "../shapes";
import { wrapText } from "../wrap-text";
import type { ChartBox, ChartFrame, ChartLayout, ChartLine, ChartOptions, ChartWord } from "./chart-layout";
import { besideLines, frameLine, gatherLines, railLines, rowLines } from "./chart-lines";
import { DROP, GAP, type Group, INDENT, movedPart, type Packing, type Part, type Zones } from "./chart-zones";

const MARGIN = 16;
/** From the data to the joint that the warrants hang from. */
const JOINT = 36;
/** From the joint to the claim: room for “so” and the arrow head. */
const SO = 76;
/** The same with a qualifier, which may be this wide. */
const SO_QUALIFIED = 108;
const QUALIFIER = 84;
const QUALIFIER_LINES = 3;
const WORD_HEIGHT = 17;

/** Where the parts of a chart stand in one way of packing them; nothing is drawn yet. */
export interface Figure extends Size {
  readonly claim: ChartBox;
  readonly D: Placed;
  readonly W: Placed;
  readonly R: Placed;
  readonly baseline: number;
  /** Where the arrow begins; `null` when nothing leads to the claim. */
  readonly arrow: number | null;
  readonly jointX: number;
  readonly words: readonly ChartWord[];
}

interface Placed {
  readonly packing: Packing;
  readonly x: number;
  readonly y: number;
}

/** Every way to put a claim and its zones together, each in a few numbers. */
export function* figures(
  claim: ChartBox,
  zones: Zones,
  qualifier: string,
  { measure }: ChartOptions,
): Generator<Figure> {
  const lines = qualifier.trim() === "" ? [] : wrapText(qualifier, QUALIFIER, measure, QUALIFIER_LINES);
  for (const isBelow of [true, false]) {
    for (const D of zones.D) {
      for (const W of zones.W) for (const R of zones.R) yield figure(claim, { D, W, R }, lines, isBelow);
    }
  }
}

/** Puts a claim and its zones together: warrants and rebuttals begin below the data, or beside them. */
function figure(
  claim: ChartBox,
  { D, W, R }: Record<"D" | "W" | "R", Packing>,
  qualifier: readonly string[],
  isBelow: boolean,
): Figure {
  const first = D.cells[0]?.head.height ?? 0;
  const firstHeight = D.form === "frame" ? first + (D.places[0]?.[1] ?? 0) * 2 : first;
  const above = (qualifier.length + 1) * WORD_HEIGHT + 4;
  const baseline = MARGIN + Math.max(claim.height / 2, firstHeight / 2, above);
  const dataY = baseline - firstHeight / 2;
  const dataRight = MARGIN + D.width + (D.form === "rail" ? INDENT : 0);

  const hasArrow = D.width > 0 || W.width > 0;
  const span = hasArrow ? JOINT + (qualifier.length > 0 ? SO_QUALIFIED : SO) : 0;
  const besideX = isBelow ? MARGIN : dataRight + GAP * 2;
  const warrantX = Math.max(besideX, dataRight + JOINT - W.width / 2);
  const claimX = Math.max(dataRight + span, W.width > 0 && R.width > 0 ? warrantX + W.width + GAP * 2 : 0);
  const claimBox = moved(claim, claimX, baseline - claim.height / 2);
  const dataBottom = isBelow && D.height > 0 ? dataY + D.height : 0;
  const top = Math.max(claimBox.y + claimBox.height, dataBottom) + DROP;
  const jointX = Math.min(Math.max(warrantX + W.width / 2, dataRight + JOINT), claimX - span + JOINT);

  const soX = claimX - (span - JOINT) / 2 - 4;
  const placed = {
    D: { packing: D, x: MARGIN, y: dataY },
    W: { packing: W, x: warrantX, y: top },
    R: { packing: R, x: claimX, y: top },
  };
  const ends = Object.values(placed).map(({ packing, x, y }) => ({ ...sizeOf(packing), x, y }));
  const { width, height } = sizeAround([claimBox, ...ends.filter((end) => end.width > 0)]);
  return {
    width: width + MARGIN,
    height: height + MARGIN,
    claim: claimBox,
    ...placed,
    baseline,
    // what hangs below a datum may be wider than it
    arrow: hasArrow ? (D.form === "row" && D.cells[0] ? MARGIN + D.cells[0].head.width : dataRight) : null,
    jointX,
    words: hasArrow ? wordsAbove([soX, baseline], qualifier) : [],
  };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

/** “So” and the qualifier, one below the other, just above the arrow. */
function wordsAbove([x, baseline]: Point, qualifier: readonly string[]): ChartWord[] {
  const y = (line: number) => baseline - 12 - (qualifier.length - line) * WORD_HEIGHT;
  return [
    { relation: "so", text: null, x, y: y(0) },
    ...qualifier.map((text, index) => ({
      relation: "qualifier" as const,
      text: text.trimEnd(),
      x,
      y: y(index + 1),
    })),
  ];
}

/* Drawing */

/** Draws a figure: its boxes in reading order, its lines and its words. */
export function drawnFigure(figure: Figure): ChartLayout {
  const { width, height, claim, baseline, arrow, jointX } = figure;
  const [data, warrants, rebuttals] = [partOf(figure.D), partOf(figure.W), partOf(figure.R)];
  const stem: Point = [claim.x + claim.width / 2, claim.y + claim.height];
  const since = hanging("since", [jointX, baseline], figure.W);
  const unless = hanging("unless", stem, figure.R);
  const so: ChartLine[] =
    arrow === null
      ? []
      : [
          {
            relation: "so",
            points: [
              [arrow, baseline],
              [claim.x, baseline],
            ],
          },
        ];
  const gather =
    arrow !== null && figure.D.packing.form === "rail" ? gatherLines([arrow, baseline], heads(figure.D)) : [];
  const between = (relation: "since" | "unless", x: number, y: number): ChartWord => ({ relation, text: null, x, y });
  return {
    width,
    height,
    boxes: [...data.boxes, claim, ...warrants.boxes, ...rebuttals.boxes],
    frames: [...data.frames, ...warrants.frames, ...rebuttals.frames],
    lines: [...so, ...gather, ...data.lines, ...since, ...warrants.lines, ...unless, ...rebuttals.lines],
    words: [
      ...figure.words,
      ...data.words,
      ...(since.length > 0 ? [between("since", jointX, figure.W.y - DROP / 2)] : []),
      ...warrants.words,
      ...(unless.length > 0 ? [between("unless", stem[0], figure.R.y - DROP / 2)] : []),
      ...rebuttals.words,
    ],
  };
}

/** The lines from a point to a zone below it. */
function hanging(relation: "since" | "unless", from: Point, placed: Placed): ChartLine[] {
  const { zone, form, cells } = placed.packing;
  // a backing without a warrant, or a support without a rebuttal, is shown but hangs from nothing
  if (cells[0]?.head.node?.ctype !== zone) return [];
  if (form === "row") return rowLines(relation, from, heads(placed));
  if (form === "rail") return railLines(relation, from, heads(placed));
  return [frameLine(relation, from, frameOf(placed))];
}

/** A chart with what a host's own elements say of the claim, right of all that is Toulmin's, on a rail from the claim. */
export function withBeside(layout: ChartLayout, { claim, baseline }: Figure, groups: readonly Group[]): ChartLayout {
  let { width, height, boxes, frames, lines, words } = layout;
  const x = layout.width - MARGIN + JOINT;
  let y = MARGIN;
  for (const group of groups) {
    const { relation, text } = group;
    const part = movedPart(group, x, y + WORD_HEIGHT + GAP);
    const ends = group.ends.map((end) => moved(end, x, y + WORD_HEIGHT + GAP));
    boxes = [...boxes, ...part.boxes];
    frames = [...frames, ...part.frames];
    lines = [...lines, ...besideLines(relation, [claim.x + claim.width, baseline], ends), ...part.lines];
    words = [...words, { relation, text, x: x + (ends[0]?.width ?? 0) / 2, y: y + WORD_HEIGHT / 2 }, ...part.words];
    y += WORD_HEIGHT + GAP * 2 + group.height;
    width = Math.max(width, x + group.width + MARGIN);
    height = Math.max(height, y - GAP + MARGIN);
  }
  return { width, height, boxes, frames, lines, words };
}

function partOf(placed: Placed): Omit<Part, "width" | "height"> {
  const parts = placed.packing.cells.map((cell, index) => movedPart(cell, ...placeOf(placed, index)));
  return {
    boxes: parts.flatMap(({ boxes }) => boxes),
    lines: parts.flatMap(({ lines }) => lines),
    words: parts.flatMap(({ words }) => words),
    frames: [...(placed.packing.form === "frame" ? [frameOf(placed)] : []), ...parts.flatMap(({ frames }) => frames)],
  };
}

function heads(placed: Placed): ChartBox[] {
  return placed.packing.cells.map(({ head }, index) => moved(head, ...placeOf(placed, index)));
}

function frameOf({ packing: { zone, width, height }, x, y }: Placed): ChartFrame {
  return { zone, x, y, width, height };
}

function placeOf({ packing, x, y }: Placed, index: number): Point {
  const [ownX, ownY] = packing.places[index] as Point;
  return [x + ownX, y + ownY];
}
