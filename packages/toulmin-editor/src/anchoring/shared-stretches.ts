import { singleSeeds } from "./alignment";
import { isOnce, type Letters, lastSentenceStartIn, sentenceStartIn } from "./letters";

/** Letters that stand in both texts, in whatever order: as far as they are the same around words that each has once. */
export interface SharedStretch {
  readonly old: number;
  readonly now: number;
  readonly length: number;
  /** The whole sentences of it, from and up to an old letter. */
  readonly sentencesFrom: number;
  readonly sentencesTo: number;
}

/** Where a phrase has gone with what stands around it, and whether that could have gone another way. */
export interface SharedPlace {
  readonly at: number;
  readonly isSure: boolean;
}

/** So many letters beside a phrase have gone with it, else it may be chance. */
const EVIDENCE = 16;
const FEWEST_LETTERS = 4;

/** The stretches that two texts share, to ask where phrases of the old one are. */
export function sharedStretches(old: Letters, now: Letters, size = EVIDENCE) {
  const all = stretchesOf(old, now, size);
  const inOld = overlapsOf(all, "old");
  const inNow = overlapsOf(all, "now");

  /** Whether another stretch has the letters of this one, by its own words, on the same side of where the two part. */
  function isContested(stretch: SharedStretch, at: number, end: number): boolean {
    const shift = stretch.now - stretch.old;
    const isRival = (other: SharedStretch, by: "old" | "now", from: number, to: number, letters: Letters) => {
      if (other === stretch) return false;
      const first = stretch[by] <= other[by] ? stretch : other;
      const second = first === stretch ? other : stretch;
      const zone = [second[by], Math.min(first[by] + first.length, second[by] + second.length)] as const;
      const cut = sentenceStartIn(letters, zone[0], zone[1]);
      if (cut === undefined) return true;
      return first === stretch ? to > cut : from < cut;
    };
    return (
      inOld(at, end).some((other) => isRival(other, "old", at, end, old)) ||
      inNow(at + shift, end + shift).some((other) => isRival(other, "now", at + shift, end + shift, now))
    );
  }

  return {
    /** Where the old letters from `at` to `end` are; `null` where they have not gone with what stands around them. */
    placeOf(at: number, end: number): SharedPlace | null {
      const whole = inOld(at, end).filter((each) => each.old <= at && each.old + each.length >= end);
      const sure = whole.filter((each) => isSure(each, at, end) && !isContested(each, at, end));
      const [only] = sure;
      if (only && sure.length === 1) return { at: at + only.now - only.old, isSure: true };
      const depth = (each: SharedStretch) => Math.min(at - each.old, each.old + each.length - end);
      const [deepest] = whole.sort((one, other) => depth(other) - depth(one));
      return deepest ? { at: at + deepest.now - deepest.old, isSure: false } : null;
    },
  };

  /**
   * Whether the letters are in whole sentences that have gone this way, or in a part of one that each text has once: “피고인은
   * 칼로 ” is the same at the beginning of many a sentence.
   */
  function isSure({ old: first, length, sentencesFrom, sentencesTo }: SharedStretch, at: number, end: number): boolean {
    const isWholeText = length === old.text.length && length === now.text.length;
    if (!isWholeText && length - (end - at) < EVIDENCE) return false;
    if (at >= sentencesFrom && end <= sentencesTo) return true;
    const words = old.text.slice(
      lastSentenceStartIn(old, first, at) ?? first,
      sentenceStartIn(old, end, first + length) ?? first + length,
    );
    return words.length - (end - at) >= FEWEST_LETTERS && isOnce(old.text, words) && isOnce(now.text, words);
  }
}

interface Grown {
  readonly at: number;
  readonly there: number;
  readonly length: number;
}

function stretchesOf(old: Letters, now: Letters, size: number): SharedStretch[] {
  const [from, to] = [old.text, now.text];
  const latest = new Map<number, Grown>();
  const grown: Grown[] = [];
  const add = (at: number, there: number, length: number) => {
    const known = latest.get(there - at);
    if (known && at <= known.at + known.length) return;
    let before = 0;
    while (at > before && there > before && from[at - before - 1] === to[there - before - 1]) before++;
    let after = length;
    while (at + after < from.length && there + after < to.length && from[at + after] === to[there + after]) after++;
    const stretch = { at: at - before, there: there - before, length: before + after };
    latest.set(there - at, stretch);
    grown.push(stretch);
  };
  // the ends of the texts are as good as words that each has once, and what they have in common need not be looked through
  add(0, 0, 0);
  const head = Math.max(0, (grown[0]?.length ?? 0) - size);
  const most = Math.min(from.length, to.length) - head;
  let tail = 0;
  while (tail < most && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  tail = Math.max(0, tail - size);
  const inner = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)] as const;
  for (const [at, there] of singleSeeds(...inner, size)) add(at + head, there + head, size);
  add(from.length, to.length, 0);
  return grown.flatMap(({ at, there, length }) =>
    length === 0
      ? []
      : {
          ...{ old: at, now: there, length },
          sentencesFrom: sentenceStartIn(old, at, at + length) ?? at + length,
          sentencesTo: lastSentenceStartIn(old, at, at + length) ?? at,
        },
  );
}

/** What overlaps a range, of stretches that may overlap each other. */
function overlapsOf(all: readonly SharedStretch[], by: "old" | "now") {
  const sorted = [...all].sort((one, other) => one[by] - other[by]);
  const ends: number[] = [];
  for (const each of sorted) ends.push(Math.max(ends.at(-1) ?? 0, each[by] + each.length));
  return (from: number, to: number): SharedStretch[] => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) <= from) low = middle + 1;
      else high = middle;
    }
    const found: SharedStretch[] = [];
    for (let index = low; index < sorted.length; index++) {
      const each = sorted[index] as SharedStretch;
      if (each[by] >= to) break;
      if (each[by] + each.length > from) found.push(each);
    }
    return found;
  };
}
