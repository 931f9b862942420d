/** A text without its white space, and where each of its letters stands (UTF-16 offsets). */
export interface Letters {
  readonly text: string;
  readonly places: Uint32Array;
}

/** A text's letters: what counts when white space does not. */
export function lettersOf(text: string): Letters {
  const places = new Uint32Array(text.length);
  let length = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let offset = 0; offset < run.length; offset++) places[length++] = index + offset;
  }
  return { text: withoutSpace(text), places: places.subarray(0, length) };
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
