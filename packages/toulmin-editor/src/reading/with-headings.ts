import type { Block } from "../core/document";
import { outlineOf } from "../core/outline";

/**
 * The blocks of a judgment, its parts (【이 유】) and short numbered lines (1. 범죄사실, 가. 전제) as headings, each one
 * level below the heading that it lies in.
 */
export function withHeadings(blocks: readonly Block[]): Block[] {
  const read = [...blocks];
  const open: { readonly depth: number; readonly level: number }[] = [];
  for (const { block: index, level: depth, sign, text } of outlineOf(blocks)) {
    const block = read[index] as Block;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const below = Math.min(3, (open.at(-1)?.level ?? 0) + 1) as 1 | 2 | 3;
    const isHeading = block.kind === "paragraph" && (sign ?? 0) < 2 && isTitle(block.text.trim());
    if (isHeading) read[index] = { ...block, kind: "heading", level: below };
    // the first number in the line of a part is no heading of its own
    if (isHeading || (block.kind === "heading" && block.text.trim() === text)) {
      open.push({ depth, level: read[index]?.level ?? 1 });
    }
  }
  return read;
}

/** Whether a line names what follows, and is no sentence of it. */
function isTitle(line: string): boolean {
  return line.length <= 40 && !/[.,:;]$|다$/.test(line);
}
