import search from "approx-string-match";
import { wholeCharacters } from "../core/source";

/** A phrase to be found again in a text. Offsets are UTF-16, of the text it was marked in. */
export interface SoughtPhrase {
  readonly exact: string;
  /** What stood around it; empty when that is not known. */
  readonly prefix: string;
  readonly suffix: string;
  /** Where it stood; `null` when that is not known. */
  readonly start: number | null;
}

/** Where a phrase is now: with the same words, or with words much like them. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly how: "same" | "similar";
}

/** How much is done to find phrases again. */
export interface AnchoringOptions {
  /** How long similar words are looked for, in milliseconds; 1000 by default. What is not found by then is not found. */
  readonly budget?: number;
  /** The clock, in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
}

/**
 * Finds phrases again in a text that may have changed: first the same words at the place where the text before them
 * says they should be, then the same words elsewhere (by what stands around them, then by distance), then with other
 * white space between them, then similar words. No two finds overlap.
 */
export function findPhrases(
  text: string,
  phrases: readonly SoughtPhrase[],
  { budget = 1000, now = () => performance.now() }: AnchoringOptions = {},
): (FoundPhrase | null)[] {
  const end = now() + budget;
  const found: (FoundPhrase | null)[] = phrases.map(() => null);
  const taken: FoundPhrase[] = [];
  const isFree = (start: number, to: number) => !taken.some((other) => other.start < to && start < other.end);
  const take = (index: number, find: FoundPhrase | null) => {
    if (!find) return;
    found[index] = find;
    taken.push(find);
  };
  const inOrder = phrases
    .map((phrase, index) => ({ phrase, index }))
    .filter(({ phrase }) => phrase.exact.trim() !== "")
    .sort((a, b) => (a.phrase.start ?? Infinity) - (b.phrase.start ?? Infinity));

  let shift = 0;
  for (const { phrase, index } of inOrder) {
    if (phrase.start === null) continue;
    const place = [phrase.start + shift, phrase.start].find((start) => isAt(text, phrase, start));
    if (place === undefined) continue;
    const [start, to] = wholeCharacters(text, place, place + phrase.exact.length);
    if (!isFree(start, to)) continue;
    take(index, { start, end: to, how: "same" });
    shift = place - phrase.start;
  }
  for (const { phrase, index } of inOrder) {
    if (found[index] || now() > end) continue;
    const expected = expectedStart(phrase, phrases, found);
    take(index, bestOf(placesOf(phrase.exact, text), text, phrase, expected, isFree));
  }
  let letters: Letters | undefined;
  for (const { phrase, index } of inOrder) {
    if (found[index] || now() > end) continue;
    letters ??= lettersOf(text);
    const expected = expectedStart(phrase, phrases, found);
    take(index, bestOf(placesInLetters(phrase.exact, letters, expected), text, phrase, expected, isFree));
  }
  for (const { phrase, index } of inOrder) {
    if (found[index] || now() > end) continue;
    const isOver = () => now() > end;
    take(index, similarWords(text, phrase, expectedStart(phrase, phrases, found), isFree, isOver));
  }
  return found;
}

/** Whether the phrase stands at a place, with what stood around it. */
function isAt(text: string, { exact, prefix, suffix }: SoughtPhrase, start: number): boolean {
  return (
    text.startsWith(exact, start) &&
    text.slice(Math.max(0, start - prefix.length), start) === prefix &&
    text.startsWith(suffix, start + exact.length)
  );
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
  return start + shift;
}

type IsFree = (start: number, end: number) => boolean;

/** How many occurrences of the same words are weighed against each other. */
const MOST_OCCURRENCES = 500;
/** Fewer letters without their spaces, or with others among them, are found anywhere. */
const FEWEST_LETTERS = 4;
/** So near the expected place (in characters) fewer letters will do. */
const BESIDE = 16;

/** Of the places where the same words stand, the one that goes best with what stood around them and where they stood. */
function bestOf(
  places: Iterable<readonly [start: number, end: number]>,
  text: string,
  phrase: SoughtPhrase,
  expected: number | null,
  isFree: IsFree,
): FoundPhrase | null {
  let best: FoundPhrase | null = null;
  let bestScore = -1;
  let count = 0;
  for (const [from, to] of places) {
    if (count++ === MOST_OCCURRENCES) break;
    const [start, end] = wholeCharacters(text, from, to);
    const score = aroundScore(text, phrase, from, to) + nearness(from, expected, text.length) / 2;
    if (score > bestScore && isFree(start, end)) {
      best = { start, end, how: "same" };
      bestScore = score;
    }
  }
  return best;
}

function* placesOf(words: string, text: string): Generator<[number, number]> {
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    yield [start, start + words.length];
  }
}

/** A text without its white space, and where each of its letters stands. */
interface Letters {
  readonly text: string;
  readonly places: Uint32Array;
}

function lettersOf(text: string): Letters {
  const places = new Uint32Array(text.length);
  let length = 0;
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    for (let offset = 0; offset < run.length; offset++) places[length++] = index + offset;
  }
  return { text: withoutSpace(text), places };
}

/** Where the words stand with other white space between them: lines broken elsewhere, spaces run together. */
function* placesInLetters(
  words: string,
  { text, places }: Letters,
  expected: number | null,
): Generator<[number, number]> {
  const sought = withoutSpace(words);
  for (const [first, end] of placesOf(sought, text)) {
    const start = places[first] as number;
    const isNear = expected !== null && Math.abs(start - expected) <= BESIDE;
    if (sought.length >= FEWEST_LETTERS || isNear) yield [start, (places[end - 1] as number) + 1];
  }
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

/** How far around the expected place similar words are looked for first, in characters. */
const NEAR = 4000;
const SLICE = 50_000;
/** Below this, similar words are chance. */
const GOOD_ENOUGH = 0.55;

function similarWords(
  text: string,
  phrase: SoughtPhrase,
  expected: number | null,
  isFree: IsFree,
  isOver: () => boolean,
): FoundPhrase | null {
  const length = phrase.exact.length;
  const maxErrors = Math.min(128, Math.floor(length / 3));
  if (length < FEWEST_LETTERS || maxErrors === 0) return null;
  const within = (from: number, to: number) => {
    let best: FoundPhrase | null = null;
    let bestScore = GOOD_ENOUGH;
    for (const match of search(text.slice(from, to), phrase.exact, maxErrors)) {
      const [start, end] = wholeCharacters(text, from + match.start, from + match.end);
      const score = 0.6 * (1 - match.errors / length) + 0.2 * aroundScore(text, phrase, start, end);
      if (score > bestScore && isFree(start, end)) {
        best = { start, end, how: "similar" };
        bestScore = score;
      }
    }
    return best;
  };
  if (expected !== null) {
    const near = within(Math.max(0, expected - NEAR), Math.max(0, expected + length + NEAR));
    if (near) return near;
  }
  for (let from = 0; from < text.length && !isOver(); from += SLICE) {
    const find = within(from, from + SLICE + length * 2);
    if (find) return find;
  }
  return null;
}

/** How much of what stood around a phrase stands around a place: 0 to 2. */
function aroundScore(text: string, { prefix, suffix }: SoughtPhrase, start: number, end: number): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return share(before, prefix.length) + share(after, suffix.length);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0.5 : part / whole;
}

/** 1 at the expected place, towards 0 at the other end of the text. */
function nearness(start: number, expected: number | null, length: number): number {
  return expected === null ? 0 : 1 - Math.min(1, Math.abs(start - expected) / Math.max(1, length));
}
