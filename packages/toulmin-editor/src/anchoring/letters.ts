/** A text without its white space, and where each of its letters stands (UTF-16 offsets). */
export interface Letters {
  readonly text: string;
  readonly places: Uint32Array;
  /** The text with its white space. */
  readonly source: string;
}

/** A text's letters: what counts when white space does not. */
export function lettersOf(text: string): Letters {
  const places = new Uint32Array(text.length);
  let length = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let offset = 0; offset < run.length; offset++) places[length++] = index + offset;
  }
  return { text: withoutSpace(text), places: places.subarray(0, length), source: text };
}

/** How many letters stand before an offset of the text. */
export function lettersBefore({ places }: Letters, offset: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Whether a sentence or a line begins with a letter, or the text ends before it. */
function isSentenceStart({ places, source }: Letters, at: number): boolean {
  if (at === 0 || at >= places.length) return true;
  const before = source.slice((places[at - 1] as number) + 1, places[at]);
  if (before.includes("\n")) return true;
  const isEnd =
    before !== "" &&
    /[.!?。][”’"')\]」』]*$/.test(
      source.slice(Math.max(0, (places[at - 1] as number) - 3), (places[at - 1] as number) + 1),
    );
  // a date or a number goes on
  return isEnd && !/\d/.test(source.charAt(places[at] as number));
}

/** Whether a text has these words in one place and no other. */
export function isOnce(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at !== -1 && text.indexOf(words, at + 1) === -1;
}

/** The first place within where a sentence begins. */
export function sentenceStartIn(letters: Letters, from: number, to: number): number | undefined {
  for (let at = from; at <= to; at++) if (isSentenceStart(letters, at)) return at;
  return undefined;
}

/** The last one. */
export function lastSentenceStartIn(letters: Letters, from: number, to: number): number | undefined {
  for (let at = to; at >= from; at--) if (isSentenceStart(letters, at)) return at;
  return undefined;
}
