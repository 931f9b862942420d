import type { Block } from "../core/document";
import { type OutlineEntry, outlineOf, piecesOf } from "../core/outline";

/**
 * The blocks of a judgment, its parts (【이 유】, 증거의 요지) and short numbered lines (1. 범죄사실, 가. 전제) as
 * headings, each one level below the heading that it lies in. What follows a part in its line begins a line of its own.
 */
export function withHeadings(blocks: readonly Block[]): Block[] {
  const read = blocks.flatMap((block) =>
    block.kind === "paragraph" ? piecesOf(block.text).map((text) => ({ ...block, text })) : [block],
  );
  const entries = outlineOf(read);
  const isTitled = titled(entries, read);
  const open: { readonly depth: number; readonly level: number }[] = [];
  for (const [index, { block: at, level: depth, text }] of entries.entries()) {
    const block = read[at] as Block;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const below = Math.min(3, (open.at(-1)?.level ?? 0) + 1) as 1 | 2 | 3;
    const isHeading = block.kind === "paragraph" && isTitled(index);
    if (isHeading) read[at] = { ...block, kind: "heading", level: below };
    // the first number in the line of a part is no heading of its own
    if (isHeading || (block.kind === "heading" && block.text.trim() === text)) {
      open.push({ depth, level: read[at]?.level ?? 1 });
    }
  }
  return read;
}

/**
 * Which entries name what follows. Equal items look equal: where no more than half of the items of a list are titles,
 * none is.
 */
function titled(entries: readonly OutlineEntry[], blocks: readonly Block[]): (index: number) => boolean {
  const lists = new Map<string, { items: number; titles: number }>();
  const isTitleAt = (index: number) => isTitle(blocks[(entries[index] as OutlineEntry).block]?.text.trim() ?? "");
  const open: number[] = [];
  const listOf = entries.map(({ level, sign }, index) => {
    open.length = level - 1;
    const list = `${open.at(-1) ?? ""} ${sign}`;
    open.push(index);
    const { items, titles } = lists.get(list) ?? { items: 0, titles: 0 };
    lists.set(list, { items: items + 1, titles: titles + (isTitleAt(index) ? 1 : 0) });
    return list;
  });
  return (index) => {
    const { sign } = entries[index] as OutlineEntry;
    if ((sign ?? 0) > 1 || !isTitleAt(index)) return false;
    const { items, titles } = lists.get(listOf[index] as string) ?? { items: 0, titles: 0 };
    return sign === null || titles * 2 > items;
  };
}

/** Whether a line names what follows, and is no sentence of it. */
function isTitle(line: string): boolean {
  return line.length <= 40 && !/[.,:;]$|다$/.test(line);
}
