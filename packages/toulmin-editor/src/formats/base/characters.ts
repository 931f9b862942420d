/** Turns UTF-16 offsets of a text into counts of characters (code points). */
export function charactersIn(text: string): (offset: number) => number {
  const pairs = pairsIn(text);
  return (offset) => offset - countBelow(pairs, offset);
}

/** Turns counts of characters (code points) into UTF-16 offsets of a text. */
export function unitsIn(text: string): (characters: number) => number {
  const pairs = pairsIn(text).map((offset, index) => offset - index);
  return (characters) => characters + countBelow(pairs, characters);
}

/** Where a character takes two UTF-16 units. */
function pairsIn(text: string): number[] {
  return [...text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)].map((match) => match.index);
}

function countBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
