import type { Block } from "toulmin-editor/core";

/** The words of a part of a page as a document has them, and where each of them stands. */
export interface PageText {
  readonly blocks: readonly Block[];
  /** Where a phrase of the document stands in the page. */
  rangeOf(phrase: Phrase): Range | null;
  /** The phrase of the document that is selected in the page; without length where none of its words are. */
  phraseOf(range: Range): Phrase | null;
}

/** UTF-16 offsets over the blocks joined by one line feed, half open, as in an anchor. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
}

/** Letters of the page that stand in the document as they are: from `at` on there, from `from` on in their node. */
interface Stretch {
  readonly node: Text;
  readonly from: number;
  readonly at: number;
  length: number;
}

/** What is no text of the page: it is not shown, or a person writes in it. */
const NO_TEXT = "script, style, template, noscript, button, select, textarea, [contenteditable]";

/** Reads a part of a page: its paragraphs become blocks, and white space what is seen of it. Changes nothing. */
export function readPage(container: Element): PageText {
  const texts: string[] = [];
  const stretches: Stretch[] = [];
  let last: Element | null = null;
  let at = 0;
  for (const node of textsIn(container)) {
    const block = node && blockAround(node, container);
    if (!node) last = null;
    // between two paragraphs
    if (!node || (block !== last && node.data.trim() === "")) continue;
    if (block !== last) at = texts.push("") === 1 ? 0 : at + 1;
    last = block;
    for (const { 0: words, index } of node.data.matchAll(/\s+|\S+/g)) {
      const written = texts.at(-1) as string;
      const isSpace = words.trim() === "";
      if (isSpace && (written === "" || written.endsWith(" "))) continue;
      const letters = isSpace ? " " : words;
      texts[texts.length - 1] = written + letters;
      const before = stretches.at(-1);
      if (before?.node === node && before.from + before.length === index) before.length += letters.length;
      else stretches.push({ node, from: index, at, length: letters.length });
      at += letters.length;
    }
  }
  return {
    blocks: texts.map((text) => ({ kind: "paragraph", text })),
    rangeOf({ start, end }) {
      const first = stretches.find((each) => start < each.at + each.length);
      const final = stretches.findLast((each) => each.at < end);
      if (!first || !final || end <= start) return null;
      const range = new Range();
      range.setStart(first.node, first.from + Math.max(0, start - first.at));
      range.setEnd(final.node, final.from + Math.min(final.length, end - final.at));
      return range;
    },
    phraseOf(range) {
      const { startContainer, startOffset, endContainer, endOffset } = range;
      const first = stretches.find(({ node, from, length }) => range.comparePoint(node, from + length) >= 0);
      const final = stretches.findLast(({ node, from }) => range.comparePoint(node, from) <= 0);
      if (!first || !final) return null;
      const within = ({ node, from, at, length }: Stretch, container: Node, offset: number, other: number) =>
        at + (node === container ? Math.min(Math.max(offset - from, 0), length) : other);
      const start = within(first, startContainer, startOffset, 0);
      return { start, end: Math.max(start, within(final, endContainer, endOffset, final.length)) };
    },
  };
}

/** The texts of a part of a page that are shown, in the order of the page; `null` where a line is broken. */
function* textsIn(container: Element): Generator<Text | null> {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element) || node.matches("br")) return NodeFilter.FILTER_ACCEPT;
    const isShown = !node.matches(NO_TEXT) && getComputedStyle(node).display !== "none";
    return isShown ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_REJECT;
  });
  while (walker.nextNode()) yield walker.currentNode instanceof Text ? walker.currentNode : null;
}

/** The element whose line a text stands in. */
function blockAround({ parentElement }: Text, container: Element): Element {
  let element = parentElement as Element;
  while (element !== container && isInline(element)) element = element.parentElement as Element;
  return element;
}

function isInline(element: Element): boolean {
  return /^(inline|contents)/.test(getComputedStyle(element).display);
}
