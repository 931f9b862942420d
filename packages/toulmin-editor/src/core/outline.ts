import type { Block, ToulminDocument, ToulminNode } from "./document";
import { blockAt, sourceOf } from "./source";

/** A heading of the judgment, or a numbered line that begins a part. */
export interface OutlineEntry {
  /** The block's index. */
  readonly block: number;
  /** Its number among the written paragraphs, by which it is cited, from 1. */
  readonly paragraph: number;
  /** How deep it lies in others, from 1. */
  readonly level: number;
  /** Which sign it is numbered by: 0 for `1.`, 1 for `가.`, 2 for `1)`, and so on; `null` for headings and parts. */
  readonly sign: number | null;
  readonly text: string;
}

const LETTERS = "가나다라마바사아자차카타파하";
const CIRCLES = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";
const letter = `[${LETTERS}]`;

/** The signs of each level below the parts in brackets, in the order that judgments use. */
const SIGNS = [
  /^(\d{1,2})\.(?!\s*\d{1,2}\.)(?!\d)/,
  new RegExp(`^(${letter})\\.`),
  /^(\d{1,2})\)/,
  new RegExp(`^(${letter})\\)`),
  /^\((\d{1,2})\)/,
  new RegExp(`^\\((${letter})\\)`),
  new RegExp(`^([${CIRCLES}])`),
];

/** 【주 문】 and the like, alone in a line. */
const PART = /^[【[]\s*[가-힣][가-힣\s·]{0,20}[】\]]$/;
/** Longer lines name no part. */
const LONGEST_PART = 40;
/** The parts that stand without brackets as well, some with their letters apart. */
const NAMES =
  "주\\s*문|이\\s*유|범\\s*죄\\s*사\\s*실|(?:청\\s*구|항\\s*소|상\\s*고)\\s*(?:취\\s*지|이\\s*유)(?:의\\s*요\\s*지)?";
/** What other headings end in that stand alone in a line, without a number. */
const BARE_PART = new RegExp(
  `^(?:${NAMES}|[가-힣\\s·ㆍ,()]{0,30}?(?:증거의\\s*요지|법령의\\s*적용|양형의?\\s*이유|공소사실(?:의\\s*요지)?|(?:무죄|면소|유죄|공소기각)\\s*부분|무죄의\\s*이유|에\\s*(?:관|대)한\\s*판단|처단형의\\s*범위|선고형의\\s*결정)|범죄\\s*전력|인정\\s*사실|결\\s*론)$`,
);
/** Those that go on in the same line. */
const LEADING_PART = new RegExp(`^[【[]\\s*(?:${NAMES})\\s*[】\\]](?=\\s*\\S)`);

/** The number of each block among the written paragraphs, by which it is cited, from 1; 0 for one without words. */
export function paragraphNumbers(blocks: readonly Block[]): number[] {
  let last = 0;
  return blocks.map(({ text }) => (text.trim() === "" ? 0 : ++last));
}

/**
 * The headings and numbered lines of a judgment: numbered ones lie in the heading before them, `가.` in `1.`, and so on. A
 * number counts when it is the first of its level or follows the last one: `3. 1.` in a date, a list that begins with 7,
 * or one in which every line has a 1, is none.
 */
export function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  const lines: Line[] = [];
  const last = new Map<number, Line>();
  const numbers = paragraphNumbers(blocks);
  for (const [block, { kind, level, text: words }] of blocks.entries()) {
    const paragraph = numbers[block];
    if (!paragraph) continue;
    const text = words.trim();
    for (const piece of piecesOf(text))
      take(piece, block, paragraph, kind === "heading" ? (level ?? 1) : kind === "table-row" ? null : 0);
  }
  return nested(lines.filter(({ isListed }) => !isListed));

  /** Takes a line that begins a part; `heading` is the level of a heading, 0 for text, `null` for the row of a table. */
  function take(text: string, block: number, paragraph: number, heading: number | null): void {
    const numbered = heading === null ? null : numberIn(text);
    const rank = numbered ? DEEPEST_HEADING + 1 + numbered.sign : heading === null ? 0 : rankOf(text, heading);
    const before = last.get(rank);
    if (rank === 0 || (numbered && ![1, (before?.number ?? 0) + 1].includes(numbered.number))) return;
    const line: Line = { block, paragraph, text, rank, sign: numbered?.sign ?? null, number: numbered?.number ?? 0 };
    if (line.number === 1 && before?.number === 1) before.isListed = line.isListed = true;
    for (const deeper of last.keys()) if (deeper > rank) last.delete(deeper);
    last.set(rank, line);
    lines.push(line);
  }
}

/** A part's name and what follows it in its line (`【이 유】1. 공소사실`), else the line. */
export function piecesOf(line: string): string[] {
  const [name = ""] = LEADING_PART.exec(line) ?? [];
  return name === "" ? [line] : [name, line.slice(name.length).trim()];
}

/** The ranks of headings end here, those of numbered lines begin. */
const DEEPEST_HEADING = 3;

interface Line extends Omit<OutlineEntry, "level"> {
  readonly rank: number;
  readonly number: number;
  isListed?: boolean;
}

function nested(lines: readonly Line[]): OutlineEntry[] {
  const open: number[] = [];
  return lines.map(({ block, paragraph, text, rank, sign }) => {
    while (open.length > 0 && (open.at(-1) as number) >= rank) open.pop();
    open.push(rank);
    return { block, paragraph, level: open.length, text, sign };
  });
}

/** Which marks begin in each entry's part of the text, up to the next entry. */
export function marksByEntry(
  { blocks, nodes }: ToulminDocument,
  entries: readonly OutlineEntry[],
): readonly (readonly ToulminNode[])[] {
  const source = sourceOf(blocks);
  const marks: ToulminNode[][] = entries.map(() => []);
  const starts = entries.map(({ block }) => block);
  let entry = 0;
  // in reading order, so that one walk is enough; a long mark may begin in an entry before
  for (const node of nodes) {
    if (!node.anchor) continue;
    const block = blockAt(source, node.anchor.start);
    while (entry + 1 < starts.length && (starts[entry + 1] as number) <= block) entry++;
    while (entry > 0 && (starts[entry] as number) > block) entry--;
    if ((starts[entry] ?? Infinity) <= block) marks[entry]?.push(node);
  }
  return marks;
}

/** How high a line without a number stands: a part in brackets above all, a heading at its level, text at 0. */
function rankOf(line: string, heading: number): number {
  if (line.length > LONGEST_PART) return heading;
  if (PART.test(line)) return 1;
  return heading || (BARE_PART.test(line) ? 1 : 0);
}

function numberIn(line: string): { readonly sign: number; readonly number: number } | null {
  for (const [sign, pattern] of SIGNS.entries()) {
    const match = pattern.exec(line);
    if (match && line.length > match[0].length) return { sign, number: numberOf(match[1] as string) };
  }
  return null;
}

function numberOf(sign: string): number {
  const place = Math.max(LETTERS.indexOf(sign), CIRCLES.indexOf(sign));
  return place === -1 ? Number(sign) : place + 1;
}
