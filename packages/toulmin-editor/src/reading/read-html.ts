import { Parser } from "htmlparser2";
import type { Block } from "../core/document";
import { createBlockWriter } from "./block-writer";
import { HTML_KINDS, isBlock, isCell, NOT_TEXT } from "./html-elements";
import type { Reading } from "./reading";

/** A judgment read from HTML, and where in its text the elements with an id lie (UTF-16 offsets). */
export interface HtmlReading extends Reading {
  readonly ranges: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
}

/** Elements in elements in elements, more than any judgment has: the parser's time grows with their square. */
const DEEPEST = 5000;

type Shape = Omit<Block, "text">;

/** An element that is open. */
interface Frame {
  readonly name: string;
  readonly id: string;
  readonly shape: Shape;
  readonly isSkipped: boolean;
  cells: number;
  ordinal: number;
}

/**
 * Reads HTML: block elements and line breaks separate blocks, inline formatting is dropped. Nothing of it is ever run,
 * fetched or kept: only the words are taken; scripts, styles, hidden and embedded parts never become text. Works without
 * a DOM. Throws a RangeError when elements lie in each other {@link DEEPEST} deep.
 */
export function readHtml(html: string): HtmlReading {
  const writer = createBlockWriter();
  const root: Frame = { name: "", id: "", shape: { kind: "paragraph" }, isSkipped: false, cells: 0, ordinal: 1 };
  const open: Frame[] = [root];
  const top = () => open.at(-1) as Frame;
  const parser = new Parser({
    ontext(words) {
      const { shape, isSkipped } = top();
      if (!isSkipped) writer.add(words.replaceAll("\t", " "), shape);
    },
    onopentag(name, attributes) {
      const outer = top();
      if (open.length > DEEPEST) throw new RangeError("too deep");
      const isSkipped = outer.isSkipped || NOT_TEXT.has(name) || isHidden(attributes);
      const shape = isBlock(name) ? shapeOf(name, attributes, outer.shape) : outer.shape;
      const ordinal = Number.parseInt(attributes.start ?? "", 10);
      open.push({ name, id: attributes.id ?? "", shape, isSkipped, cells: 0, ordinal: ordinal || 1 });
      if (isSkipped) return;
      if (isBlock(name) || name === "br") writer.endBlock();
      else if (isCell(name) && outer.cells++ > 0) writer.add("\t", shape);
      if (name === "li" && outer.name === "ol") writer.add(`${outer.ordinal++}. `, { kind: "paragraph" });
      if (!isBlock(name) && attributes.id) writer.touch(attributes.id);
    },
    onclosetag() {
      const { name, id, isSkipped } = open.length > 1 ? (open.pop() as Frame) : root;
      if (isSkipped) return;
      if (isBlock(name)) writer.endBlock();
      else if (id !== "") writer.touch(id);
    },
  });
  parser.end(html);
  writer.endBlock();
  return { blocks: writer.blocks, title: {}, ranges: writer.ranges };
}

type Attributes = Readonly<Record<string, string>>;

function isHidden({ hidden, style = "" }: Attributes): boolean {
  return hidden !== undefined || /display:\s*none|visibility:\s*hidden/i.test(style);
}

function shapeOf(name: string, attributes: Attributes, outer: Shape): Shape {
  const kind = HTML_KINDS[name] ?? (outer.kind === "heading" ? "paragraph" : outer.kind);
  const level = /^h([1-6])$/.exec(name)?.[1];
  const style = /text-align:\s*(center|right)/i.exec(attributes.style ?? "")?.[1];
  const align = (style ?? attributes.align)?.toLowerCase();
  return {
    kind,
    ...(level && { level: Math.min(3, Number(level)) as 1 | 2 | 3 }),
    ...((align === "center" || align === "right") && { align }),
    ...(!align && outer.align && { align: outer.align }),
  };
}
