import type { Block } from "../core/document";

type Shape = Omit<Block, "text">;

/** Gathers words into blocks; white space runs become one space, as a browser shows them. */
export interface BlockWriter {
  readonly blocks: Block[];
  /** Where the touched elements lie in the text (UTF-16 offsets). */
  readonly ranges: Map<string, { start: number; end: number }>;
  add(text: string, shape: Shape): void;
  /** The element with this id begins or ends here. */
  touch(id: string): void;
  endBlock(): void;
}

export function createBlockWriter(): BlockWriter {
  const blocks: Block[] = [];
  const ranges: BlockWriter["ranges"] = new Map();
  let words = "";
  let shape: Shape = { kind: "paragraph" };
  let length = 0;
  let touched: { id: string; at: number }[] = [];
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
      const { text, offsetOf } = trimmedWords(words);
      for (const { id, at } of touched) {
        const offset = length + offsetOf(at);
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

/** The words with single spaces and none at the ends, and where an offset of the words as they were is now. */
function trimmedWords(words: string): { text: string; offsetOf: (at: number) => number } {
  const spaced = words.replace(/[ \r\n\u00a0]+/g, " ");
  const text = spaced.trim();
  const lead = spaced.length - spaced.trimStart().length;
  const runs = spaced.length === words.length ? [] : [...words.matchAll(/[ \r\n\u00a0]{2,}/g)];
  let passed = 0;
  let gone = 0;
  return {
    text,
    // asked for from the first to the last
    offsetOf(at) {
      for (; passed < runs.length; passed++) {
        const { index, 0: run } = runs[passed] as RegExpExecArray;
        if (index + run.length > at) break;
        gone += run.length - 1;
      }
      const within = Math.max(0, at - (runs[passed]?.index ?? at) - 1);
      return Math.max(0, Math.min(text.length, at - gone - within - lead));
    },
  };
}
