/** Ranges of a text that are taken and do not overlap. */
export interface TakenRanges {
  isFree(start: number, end: number): boolean;
  take(start: number, end: number): void;
}

export function createTakenRanges(): TakenRanges {
  const ranges: { start: number; end: number }[] = [];
  /** The index of the first range that ends after an offset. */
  const after = (offset: number) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    isFree: (start, end) => (ranges[after(start)]?.start ?? Infinity) >= end,
    take: (start, end) => void ranges.splice(after(start), 0, { start, end }),
  };
}
