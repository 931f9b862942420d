import DOMPurify from "dompurify";
import type { Block, BlockKind } from "../core/document";
import type { Reading } from "./reading";

/** A judgment read from HTML, and where in its text the elements with an id lie (UTF-16 offsets). */
export interface HtmlReading extends Reading {
  readonly ranges: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
}

/**
 * Reads HTML: block elements and line breaks separate blocks, inline formatting is dropped. The HTML is parsed inert
 * and sanitised; scripts, styles, hidden and embedded parts never become text.
 */
export function readHtml(html: string): HtmlReading {
  const body = DOMPurify.sanitize(html, {
    RETURN_DOM: true,
    FORBID_TAGS: NOT_TEXT,
    FORBID_CONTENTS: NOT_TEXT,
    ALLOWED_ATTR: ["align", "id", "style", "hidden", "start", "type"],
  }) as HTMLElement;
  const writer = createWriter();
  write(body, { kind: "paragraph" }, writer);
  writer.endBlock();
  return { blocks: writer.blocks, title: {}, ranges: writer.ranges };
}

/** Elements whose content is no part of the judgment. */
const NOT_TEXT =
  "audio button canvas iframe input math noscript object script select style svg template textarea title video".split(
    " ",
  );

type Shape = Omit<Block, "text">;

interface Writer {
  readonly blocks: Block[];
  readonly ranges: Map<string, { start: number; end: number }>;
  add(text: string, shape: Shape): void;
  /** The element with this id begins or ends here. */
  touch(id: string): void;
  endBlock(): void;
}

/** Gathers words into blocks; white space runs become one space, as a browser shows them. */
function createWriter(): Writer {
  const blocks: Block[] = [];
  const ranges: Writer["ranges"] = new Map();
  let words = "";
  let shape: Shape = { kind: "paragraph" };
  let length = 0;
  let touched: { id: string; at: number }[] = [];
  const spaced = (text: string) => text.replace(/[ \r\n\u00a0]+/g, " ");
  return {
    blocks,
    ranges,
    add(text, inShape) {
      if (words === "") shape = inShape;
      words += text;
    },
    touch(id) {
      touched.push({ id, at: words.length });
    },
    endBlock() {
      // a tab separates table cells; every other run of white space is one space
      const text = spaced(words).trim();
      const lead = spaced(words).length - spaced(words).trimStart().length;
      for (const { id, at } of touched) {
        const offset = length + Math.max(0, Math.min(text.length, spaced(words.slice(0, at)).length - lead));
        ranges.set(id, { start: ranges.get(id)?.start ?? offset, end: offset });
      }
      touched = [];
      words = "";
      if (text === "") return;
      blocks.push({ ...shape, text });
      length += text.length + 1;
    },
  };
}

const KINDS: Record<string, BlockKind> = {
  H1: "heading",
  H2: "heading",
  H3: "heading",
  H4: "heading",
  H5: "heading",
  H6: "heading",
  BLOCKQUOTE: "quote",
  LI: "list-item",
  TR: "table-row",
};

const INLINE = new Set(
  "A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RP RT RUBY S SAMP SMALL SPAN STRONG SUB SUP TD TH TIME TT U VAR WBR".split(
    " ",
  ),
);

function write(element: Element, shape: Shape, writer: Writer): void {
  let ordinal = Number(element.getAttribute("start") ?? 1);
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      writer.add((child.nodeValue ?? "").replaceAll("\t", " "), shape);
      continue;
    }
    if (!(child instanceof Element) || isHidden(child)) continue;
    if (child.tagName === "BR") {
      writer.endBlock();
      continue;
    }
    if (INLINE.has(child.tagName)) {
      if (isCell(child) && child.previousElementSibling) writer.add("\t", shape);
      if (child.id) writer.touch(child.id);
      write(child, shape, writer);
      if (child.id) writer.touch(child.id);
      continue;
    }
    writer.endBlock();
    const inner = shapeOf(child, shape);
    if (child.tagName === "LI" && element.tagName === "OL") writer.add(`${ordinal++}. `, { kind: "paragraph" });
    write(child, inner, writer);
    writer.endBlock();
  }
}

function isCell(element: Element): boolean {
  return element.tagName === "TD" || element.tagName === "TH";
}

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute("hidden") || /display:\s*none|visibility:\s*hidden/i.test(element.getAttribute("style") ?? "")
  );
}

function shapeOf(element: Element, outer: Shape): Shape {
  const kind = KINDS[element.tagName] ?? (outer.kind === "heading" ? "paragraph" : outer.kind);
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  const style = /text-align:\s*(center|right)/i.exec(element.getAttribute("style") ?? "")?.[1];
  const align = (style ?? element.getAttribute("align"))?.toLowerCase();
  return {
    kind,
    ...(level && { level: Math.min(3, Number(level)) as 1 | 2 | 3 }),
    ...((align === "center" || align === "right") && { align }),
    ...(!align && outer.align && { align: outer.align }),
  };
}
