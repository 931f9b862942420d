import type { Block, ToulminDocument, ToulminNode } from "../../core/document";
import { type BlockRange, blockRangesOf, sourceOf } from "../../core/source";
import { escapedHtml } from "./html-text";

/** A judgment as HTML, every stretch of a marked phrase wrapped; `isFirst` is the phrase's first stretch. */
export function markedHtml(
  { blocks, nodes }: ToulminDocument,
  wrapped: (node: ToulminNode, words: string, isFirst: boolean) => string,
): string {
  const source = sourceOf(blocks);
  const stretches = new Map<number, { range: BlockRange; node: ToulminNode; isFirst: boolean }[]>();
  for (const node of nodes) {
    if (!node.anchor) continue;
    for (const [index, range] of blockRangesOf(source, node.anchor.start, node.anchor.end).entries()) {
      const others = stretches.get(range.block) ?? [];
      stretches.set(range.block, [...others, { range, node, isFirst: index === 0 }]);
    }
  }
  return blocks
    .map((block, index) => {
      let end = 0;
      let words = "";
      for (const { range, node, isFirst } of stretches.get(index) ?? []) {
        words += escapedHtml(block.text.slice(end, range.start));
        words += wrapped(node, escapedHtml(block.text.slice(range.start, range.end)), isFirst);
        end = range.end;
      }
      return inElement(block, words + escapedHtml(block.text.slice(end)));
    })
    .join("\n");
}

function inElement({ kind, level, align }: Block, words: string): string {
  const style = align ? ` style="text-align: ${align}"` : "";
  switch (kind) {
    case "heading":
      return `<h${level ?? 1}${style}>${words}</h${level ?? 1}>`;
    case "quote":
      return `<blockquote${style}>${words}</blockquote>`;
    case "list-item":
      return `<ul${style}><li>${words}</li></ul>`;
    case "table-row":
      return `<table${style}><tr><td>${words.replaceAll("\t", "</td><td>")}</td></tr></table>`;
    case "paragraph":
      return `<p${style}>${words}</p>`;
  }
}
