import { wholeCharacters } from "../core/source";
import { alignedStretches } from "./alignment";
import { type Letters, lettersBefore, lettersOf, withoutSpace } from "./letters";
import type { FoundPhrase, SoughtLetters, SoughtPhrase } from "./phrase";
import { placeAcross } from "./place-across";
import { similarWords } from "./similar-words";
import { createTakenRanges } from "./taken-ranges";

/** How much is done to find phrases again. */
export interface AnchoringOptions {
  /** How long is looked for phrases that do not stand where they should, in milliseconds; 1000 by default. */
  readonly budget?: number;
  /** The clock, in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
}

/**
 * Finds phrases again in a text that may have changed. White space never counts. With the text that they were marked
 * in, phrases go where what they stand in has gone; others are looked for by their words, where what stood around them
 * and how near they are decide between several places, the surest first; then by similar words. No two finds overlap.
 */
export function findPhrases(
  text: string,
  phrases: readonly SoughtPhrase[],
  { budget = 1000, now = () => performance.now() }: AnchoringOptions = {},
  oldText: string | null = null,
): (FoundPhrase | null)[] {
  const end = now() + budget;
  const isOver = () => now() > end;
  const letters = lettersOf(text);
  const old = oldText === null ? null : lettersOf(oldText);
  const stretches = old ? alignedStretches(old.text, letters.text) : [];
  const found: (FoundPhrase | null)[] = phrases.map(() => null);
  const taken = createTakenRanges();
  const take = (index: number, find: FoundPhrase | null) => {
    if (!find || !taken.isFree(find.start, find.end)) return false;
    found[index] = find;
    taken.take(find.start, find.end);
    return true;
  };
  const inOrder = phrases
    .map((phrase, index) => ({ phrase, index, sought: inLetters(phrase) }))
    .filter(({ sought }) => sought.exact !== "")
    .sort((a, b) => (a.phrase.start ?? Infinity) - (b.phrase.start ?? Infinity));

  for (const { phrase, index } of inOrder) {
    if (!phrase.isFixed || phrase.start === null) continue;
    const [start, end] = wholeCharacters(text, phrase.start, phrase.start + phrase.exact.length);
    take(index, { start, end, how: "same" });
  }
  const loose = inOrder.filter(({ phrase }) => !phrase.isFixed);
  for (const { phrase, index, sought } of loose) {
    if (phrase.start === null || !old) continue;
    take(index, placeAcross(letters, stretches, lettersBefore(old, phrase.start), sought));
  }
  let shift = 0;
  for (const { phrase, index, sought } of loose) {
    if (phrase.start === null || found[index]) continue;
    const places = [phrase.start + shift, phrase.start].map((start) => lettersBefore(letters, start));
    const place = places.find((at) => around(letters.text, sought, at) === 2 && standsAt(letters, sought, at));
    const find = place === undefined ? null : findAt(text, letters, place, sought);
    if (find && take(index, find)) shift = find.start - phrase.start;
  }

  const expectedAt = (index: number) => {
    const start = expectedStart(phrases[index] as SoughtPhrase, phrases, found);
    return start === null ? null : lettersBefore(letters, start);
  };
  const best = ({ phrase, index, sought }: (typeof inOrder)[number]) =>
    isOver() ? null : bestPlace(text, letters, phrase, sought, expectedAt(index), taken.isFree);
  const open = loose.flatMap((each) => {
    const candidate = found[each.index] ? null : best(each);
    return candidate ? [{ ...each, candidate }] : [];
  });
  for (const each of open.sort((a, b) => b.candidate.score - a.candidate.score)) {
    if (!take(each.index, each.candidate.find)) take(each.index, best(each)?.find ?? null);
  }
  for (const { phrase, index } of loose) {
    if (found[index] || isOver()) continue;
    const expected = expectedStart(phrase, phrases, found);
    take(index, similarWords(text, phrase, expected, taken.isFree, isOver));
  }
  return found;
}

function inLetters({ exact, prefix, suffix }: SoughtPhrase): SoughtLetters {
  return { exact: withoutSpace(exact), prefix: withoutSpace(prefix), suffix: withoutSpace(suffix) };
}

function standsAt({ text }: Letters, { exact }: SoughtLetters, at: number): boolean {
  return text.startsWith(exact, at);
}

/** The find whose letters begin here. */
function findAt(text: string, { places }: Letters, at: number, { exact }: SoughtLetters): FoundPhrase {
  const last = (places[at + exact.length - 1] as number) + 1;
  const [start, end] = wholeCharacters(text, places[at] as number, last);
  return { start, end, how: "same" };
}

/** Where a phrase should be, going by the nearest phrase before it that was found. */
function expectedStart(
  { start }: SoughtPhrase,
  phrases: readonly SoughtPhrase[],
  found: readonly (FoundPhrase | null)[],
): number | null {
  if (start === null) return null;
  let nearest = -1;
  let shift = 0;
  phrases.forEach((other, index) => {
    const find = found[index];
    if (!find || other.start === null || other.start > start || other.start < nearest) return;
    nearest = other.start;
    shift = find.start - other.start;
  });
  return Math.max(0, start + shift);
}

/** How many occurrences of the same letters are weighed against each other. */
const MOST_OCCURRENCES = 500;
/** Fewer letters with other white space among them are chance, unless they stand where they should (in letters). */
const FEWEST_LETTERS = 4;
const BESIDE = 16;
/** With less than this of what stood around it, a phrase is among others. */
const AMONG_OTHERS = 1;

/** Of the places where the same letters stand, the one that goes best with what stood around them and where they stood. */
function bestPlace(
  text: string,
  letters: Letters,
  { exact }: SoughtPhrase,
  sought: SoughtLetters,
  expected: number | null,
  isFree: (start: number, end: number) => boolean,
): { readonly find: FoundPhrase; readonly score: number } | null {
  let best: { find: FoundPhrase; score: number } | null = null;
  let at = letters.text.indexOf(sought.exact);
  for (let count = 0; at !== -1 && count < MOST_OCCURRENCES; count++) {
    const find = findAt(text, letters, at, sought);
    const same = around(letters.text, sought, at);
    const isAsWritten = text.slice(find.start, find.end) === exact.trim();
    const isNear = expected !== null && Math.abs(at - expected) <= BESIDE;
    const isMeant = isAsWritten || isNear || sought.exact.length >= FEWEST_LETTERS;
    const score = same + nearness(at, expected, letters.text.length) / 2 + (isAsWritten ? 0.05 : 0);
    if (isMeant && (!best || score > best.score) && isFree(find.start, find.end)) {
      const isAmongOthers = expected !== null && same < AMONG_OTHERS && !isNear;
      best = { find: isAmongOthers ? { ...find, isAmongOthers } : find, score };
    }
    at = letters.text.indexOf(sought.exact, at + 1);
  }
  return best;
}

/** How much of what stood around a phrase stands around a place: 0 to 2. */
function around(text: string, { exact, prefix, suffix }: SoughtLetters, at: number): number {
  let before = 0;
  while (before < prefix.length && text[at - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[at + exact.length + after] === suffix[after]) after++;
  return share(before, prefix.length) + share(after, suffix.length);
}

/** What is not known is half of it; at the first and the last letter of a text it is known to be nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0.5 : part / whole;
}

/** 1 at the expected place, towards 0 at the other end of the text. */
function nearness(at: number, expected: number | null, length: number): number {
  return expected === null ? 0 : 1 - Math.min(1, Math.abs(at - expected) / Math.max(1, length));
}
