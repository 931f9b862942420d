import type { Stretch } from "./alignment";
import type { Letters } from "./letters";
import type { FoundPhrase } from "./phrase";

/** So many letters on either side of a phrase have gone with it, else its place is only one of several. */
const BESIDE = 4;
/** How much of a phrase's letters has to stand for it to be the same phrase, changed. */
const STANDS = 0.7;
/** A phrase does not grow by more than this. */
const GROWTH = 1.5;

/**
 * Where a phrase has gone by the stretches that the old and the new letters have in common: with all of its letters and
 * some around them, or with most of its letters, where a part was taken out or put in. `at` is its first old letter.
 */
export function placeAcross(
  letters: Letters,
  stretches: readonly Stretch[],
  at: number,
  { exact }: { readonly exact: string },
): FoundPhrase | null {
  const end = at + exact.length;
  const shared = stretchesIn(stretches, at, end);
  const [first] = shared;
  const last = shared.at(-1);
  if (!first || !last) return null;
  const isWhole = first === last && first.old <= at && first.old + first.length >= end;
  if (isWhole)
    return isHeld(first, at, end, letters) ? range(letters, at - first.old + first.now, exact.length, "same") : null;
  const stands = shared.reduce((sum, { old, length }) => sum + Math.min(end, old + length) - Math.max(at, old), 0);
  const from = first.now + Math.max(0, at - first.old);
  const to = last.now + Math.min(last.length, end - last.old);
  if (stands < STANDS * exact.length || to - from > GROWTH * exact.length || exact.length < BESIDE * 2) return null;
  return range(letters, from, to - from, "similar");
}

/** Whether enough around the phrase has gone the same way; the ends of a text are enough. */
function isHeld({ old, now, length }: Stretch, at: number, end: number, { text }: Letters): boolean {
  const isAtStart = old === 0 && now === 0;
  const isAtEnd = now + length === text.length;
  return (isAtStart || at - old >= BESIDE) && (isAtEnd || old + length - end >= BESIDE);
}

function range({ places }: Letters, from: number, length: number, how: FoundPhrase["how"]): FoundPhrase {
  return { start: places[from] as number, end: (places[from + length - 1] as number) + 1, how };
}

/** The stretches that hold some of these letters. */
function stretchesIn(stretches: readonly Stretch[], at: number, end: number): Stretch[] {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { old, length } = stretches[middle] as Stretch;
    if (old + length <= at) low = middle + 1;
    else high = middle;
  }
  const shared: Stretch[] = [];
  for (let index = low; index < stretches.length && (stretches[index] as Stretch).old < end; index++) {
    shared.push(stretches[index] as Stretch);
  }
  return shared;
}
