import type { ToulminNode } from "../../document";
import type { ElementName } from "../../elements/define-element";
import type { Size } from "../shapes";
import { wrapText } from "../wrap-text";
import type { ChartBox, ChartOptions } from "./chart-layout";

/** Between a box's edge and its words. */
export const PADDING = 10;
/** The line with a box's code. */
export const HEADER = 24;
export const BOX_WIDTH = 184;
export const LINE_HEIGHT = 18;
export const MAX_LINES = 4;

/** Makes boxes that stand in the upper left corner. */
export interface BoxMaker {
  node(node: ToulminNode, zone: ElementName): ChartBox;
  /** The counted box that opens or closes the rest of a zone. */
  fold(hidden: readonly ToulminNode[], zone: ElementName, isOpen: boolean): ChartBox;
}

export function createBoxMaker(options: ChartOptions): BoxMaker {
  const { measure, boxWidth = BOX_WIDTH, lineHeight = LINE_HEIGHT, maxLines = MAX_LINES } = options;
  const { foldLabel = (hidden) => String(hidden.length) } = options;
  return {
    node(node, zone) {
      const words = node.trans.trim() || node.text;
      const lines = wrapText(words, boxWidth - PADDING * 2, measure, maxLines);
      const isCut = lines.length === maxLines && lines.at(-1)?.endsWith("…") === true && !words.endsWith("…");
      const size = { width: boxWidth, height: HEADER + lines.length * lineHeight + PADDING };
      return { node, zone, hidden: [], isOpen: false, lines, isCut, ...at(size) };
    },
    fold(hidden, zone, isOpen) {
      const lines = wrapText(foldLabel(hidden, isOpen), boxWidth - PADDING * 2, measure);
      const size = { width: boxWidth, height: lines.length * lineHeight + PADDING * 2 };
      return { node: null, zone, hidden, isOpen, lines, isCut: false, ...at(size) };
    },
  };
}

function at(size: Size) {
  return { x: 0, y: 0, ...size };
}
