import type { Anchor, Block } from "./document";

/** The judgment as one string, and where each block starts in it. */
export interface Source {
  readonly text: string;
  readonly starts: readonly number[];
}

/** A stretch of one block: offsets within that block, half open. */
export interface BlockRange {
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** How many characters are kept on either side of a phrase. */
const CONTEXT = 32;

const sources = new WeakMap<readonly Block[], Source>();

/** The blocks' texts joined by one line feed. Computed once for the same blocks. */
export function sourceOf(blocks: readonly Block[]): Source {
  const known = sources.get(blocks);
  if (known) return known;
  const starts: number[] = [];
  let length = 0;
  for (const block of blocks) {
    starts.push(length);
    length += block.text.length + 1;
  }
  const source = { text: blocks.map((block) => block.text).join("\n"), starts };
  sources.set(blocks, source);
  return source;
}

/** The index of the block that holds this offset; the line feed after a block belongs to it. */
export function blockAt(source: Source, offset: number): number {
  let low = 0;
  let high = source.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The stretches of single blocks that a range covers; empty stretches are left out. */
export function blockRangesOf(source: Source, start: number, end: number): BlockRange[] {
  const ranges: BlockRange[] = [];
  for (let block = blockAt(source, start); block < source.starts.length; block++) {
    const first = source.starts[block] as number;
    if (first >= end) break;
    const next = source.starts[block + 1];
    const last = next === undefined ? source.text.length : next - 1;
    const from = Math.max(start, first);
    const to = Math.min(end, last);
    if (from < to) ranges.push({ block, start: from - first, end: to - first });
  }
  return ranges;
}

/** The anchor of a range: its offsets, its words and what stands around them. */
export function anchorAt(source: Source, start: number, end: number): Anchor {
  const { text } = source;
  return {
    start,
    end,
    quote: {
      exact: text.slice(start, end),
      prefix: text.slice(Math.max(0, start - CONTEXT), start),
      suffix: text.slice(end, end + CONTEXT),
    },
  };
}

/**
 * The range without white space at its ends and without half a character, whose end moves outwards. `null` when nothing
 * that is seen is in it.
 */
export function trimmedRange(source: Source, start: number, end: number): { start: number; end: number } | null {
  const { text } = source;
  const [first, last] = wholeCharacters(text, start, end);
  const phrase = text.slice(first, last);
  const trimmed = phrase.trim();
  if (isUnseen(trimmed)) return null;
  const from = first + (phrase.length - phrase.trimStart().length);
  return { start: from, end: from + trimmed.length };
}

/** Whether words take no room on the page, such as U+200B. */
export function isUnseen(words: string): boolean {
  return /^[\s\p{DI}]*$/u.test(words);
}

/** The range with the whole of a character as people see it that it holds a part of, such as an emoji of several. */
export function wholeCharacters(text: string, start: number, end: number): [start: number, end: number] {
  return [characterAround(text, start)?.start ?? start, characterAround(text, end)?.end ?? end];
}

/** Two letters that each stand for themselves; others may be a part of one character. */
const PLAIN = /^[ -~가-힣]{2}$/;
/** No character is longer, in UTF-16. */
const LONGEST = 64;

let characters: Intl.Segmenter | undefined;

/** The character that an offset lies within (UAX 29); nothing where one ends and another begins. */
function characterAround(text: string, offset: number): { start: number; end: number } | undefined {
  if (PLAIN.test(text.slice(offset - 1, offset + 1))) return undefined;
  characters ??= new Intl.Segmenter();
  const from = Math.max(0, offset - LONGEST);
  const found = characters.segment(text.slice(from, offset + LONGEST)).containing(offset - from);
  const start = from + (found?.index ?? 0);
  return found && start < offset ? { start, end: start + found.segment.length } : undefined;
}
