import type { BlockKind } from "../core/document";

const names = (list: string) => new Set(list.split(" "));

/** Elements whose content is no part of the judgment. */
export const NOT_TEXT: ReadonlySet<string> = names(
  "audio button canvas iframe input math noembed noframes noscript object script select style svg template textarea title video",
);

const BLOCKS: ReadonlySet<string> = names(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody tfoot thead tr ul",
);

/** What kind of block an element makes; every other one goes on with that of the element around it. */
export const HTML_KINDS: Readonly<Record<string, BlockKind>> = {
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  blockquote: "quote",
  li: "list-item",
  tr: "table-row",
};

/** Whether an element begins a line of its own. One that HTML does not know goes on in the line. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

/** Whether an element is the cell of a table. */
export function isCell(name: string): boolean {
  return name === "td" || name === "th";
}
