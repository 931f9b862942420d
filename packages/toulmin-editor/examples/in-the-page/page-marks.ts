import { type Block, elements, type NodeId, sourceOf, type ToulminDocument } from "toulmin-editor/core";
import { type PageText, type Phrase, readPage } from "./page-text";

/** What a host is told of a part of its page. */
export interface PageEvents {
  /** The words of the page: at the beginning, and whenever they have become others. */
  onText(blocks: readonly Block[]): void;
  /** The phrase that is selected, if any: at the beginning, and whenever it is another one. */
  onPhrase(phrase: Phrase | null): void;
  /** A mark was pressed. */
  onPress(id: NodeId): void;
}

/** The marks on a part of a page. */
export interface PageMarks {
  /** Paints the marks of a document of these words; the open one as what is selected. */
  paint(document: ToulminDocument, open: NodeId | null): void;
  /** Brings a mark into sight. */
  show(id: NodeId): void;
  /** Leaves the page as it was. */
  stop(): void;
}

/** Marks of one kind share a highlight with those of other parts of the page. */
const NAME = "toulmin-page-";
const OPEN = `${NAME}open`;

/** Paints marks over the words of a part of a page, of which nothing is changed, and tells what a person does there. */
export function watchPage(container: Element, { onText, onPhrase, onPress }: PageEvents): PageMarks {
  let page: PageText = readPage(container);
  let painted = new Map<NodeId, { readonly names: readonly string[]; readonly range: Range }>();
  let last: readonly [ToulminDocument, NodeId | null] | undefined;

  function clear(): void {
    for (const { names, range } of painted.values())
      for (const name of names) {
        const highlight = CSS.highlights?.get(name);
        highlight?.delete(range);
        if (highlight?.size === 0) CSS.highlights.delete(name);
      }
    painted = new Map();
  }

  function paint(document: ToulminDocument, open: NodeId | null): void {
    clear();
    last = [document, open];
    // until the host has laid its marks onto the words of now
    if (sourceOf(document.blocks).text !== sourceOf(page.blocks).text) return;
    for (const { id, ctype, anchor } of document.nodes) {
      const range = anchor && page.rangeOf(anchor);
      if (!range) continue;
      const names = id === open ? [NAME + ctype, OPEN] : [NAME + ctype];
      painted.set(id, { names, range });
      // older browsers have no highlights: there the list alone has the marks
      for (const name of CSS.highlights ? names : []) {
        const highlight = (CSS.highlights.get(name) ?? new Highlight()).add(range);
        highlight.priority = name === OPEN ? 1 : 0;
        CSS.highlights.set(name, highlight);
      }
    }
  }

  const observer = new MutationObserver(() => {
    const before = sourceOf(page.blocks).text;
    page = readPage(container);
    if (sourceOf(page.blocks).text !== before) onText(page.blocks);
    else if (last) paint(...last);
  });
  const hearing = new AbortController();
  const tellPhrase = () => onPhrase(selectedIn(container, page));
  document.addEventListener("selectionchange", tellPhrase, hearing);
  container.addEventListener(
    "click",
    (event) => {
      if (event instanceof MouseEvent && document.getSelection()?.isCollapsed) {
        const pressed = [...painted].find(([, { range }]) => isAt(range, event));
        if (pressed) onPress(pressed[0]);
      }
    },
    hearing,
  );
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  const looks = styles();
  document.adoptedStyleSheets.push(looks);
  onText(page.blocks);
  // whoever reads may have selected before the page was watched
  tellPhrase();
  return {
    paint,
    show: (id) => painted.get(id)?.range.startContainer.parentElement?.scrollIntoView({ block: "nearest" }),
    stop() {
      observer.disconnect();
      hearing.abort();
      clear();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== looks);
    },
  };
}

function selectedIn(container: Element, page: PageText): Phrase | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (range.collapsed || !range.intersectsNode(container)) return null;
  const phrase = page.phraseOf(range);
  return phrase && phrase.end > phrase.start ? phrase : null;
}

function isAt(range: Range, { clientX: x, clientY: y }: MouseEvent): boolean {
  return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

/** In the elements' own colours, with words that can be read on them whatever the page's are. */
function styles(): CSSStyleSheet {
  const ofElements = Object.values(elements).map(
    ({ key, colors: { hue, tint } }) => `::highlight(${NAME}${key}) {
      color: light-dark(#1c2128, #e8eaed);
      background-color: light-dark(${tint.join()});
      text-decoration: underline 2px light-dark(${hue.join()});
    }`,
  );
  const ofOpen = `::highlight(${OPEN}) { color: HighlightText; background-color: Highlight; }`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...ofElements, ofOpen].join("\n"));
  return sheet;
}
