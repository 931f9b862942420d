import search from "approx-string-match";
import { wholeCharacters } from "../core/source";
import { alignedStretches } from "./alignment";
import { lettersOf, withoutSpace } from "./letters";
import type { FoundPhrase, SoughtPhrase } from "./phrase";
import { placeAcross } from "./place-across";

/** How far around the expected place similar words are looked for first, in characters. */
const NEAR = 4000;
const SLICE = 50_000;
/** Below this, similar words are chance. */
const GOOD_ENOUGH = 0.55;
const FEWEST_LETTERS = 4;
/** More changed letters are looked for in whole parts. */
const MOST_ERRORS = 128;

type IsFree = (start: number, end: number) => boolean;

/** Where words much like a phrase stand, from word to word: near the expected place, else anywhere. */
export function similarWords(
  text: string,
  phrase: SoughtPhrase,
  expected: number | null,
  isFree: IsFree,
  isOver: () => boolean,
): FoundPhrase | null {
  const { length } = phrase.exact;
  const maxErrors = Math.min(MOST_ERRORS, Math.floor(length / 3));
  if (length < FEWEST_LETTERS || maxErrors === 0) return null;
  const within = (from: number, to: number) => {
    let best: FoundPhrase | null = null;
    let bestScore = GOOD_ENOUGH;
    for (const match of search(text.slice(from, to), phrase.exact, maxErrors)) {
      const [start, end] = wholeWords(text, phrase, from + match.start, from + match.end);
      const score = 0.6 * (1 - match.errors / length) + 0.2 * aroundScore(text, phrase, start, end);
      if (score > bestScore && isFree(start, end)) {
        best = { start, end, how: "similar" };
        bestScore = score;
      }
    }
    return best ?? (length > MOST_ERRORS ? partsWithin(text, phrase, from, to, isFree) : null);
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

/** A long phrase of which a part is gone: most of its letters, in their order. */
function partsWithin(text: string, phrase: SoughtPhrase, from: number, to: number, isFree: IsFree): FoundPhrase | null {
  const letters = lettersOf(text.slice(from, to));
  const exact = withoutSpace(phrase.exact);
  const find = placeAcross(letters, alignedStretches(exact, letters.text, 8), 0, { exact });
  if (!find) return null;
  const [start, end] = wholeWords(text, phrase, from + find.start, from + find.end);
  return isFree(start, end) ? { start, end, how: "similar" } : null;
}

/** A word that is held by less than half is left out, else it is held whole; where the phrase itself parted a word, so may this. */
export function wholeWords(text: string, { prefix, suffix }: SoughtPhrase, from: number, to: number): [number, number] {
  let [start, end] = wholeCharacters(text, from, to);
  if (parts(text, end) && !isLetter(suffix.charAt(0))) {
    let [before, after] = [end, end];
    while (parts(text, before) && before > start) before--;
    while (parts(text, after)) after++;
    end = end - before < after - end && before > start ? before : after;
    while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  }
  if (parts(text, start) && !isLetter(prefix.slice(-1))) {
    let [before, after] = [start, start];
    while (parts(text, before)) before--;
    while (parts(text, after) && after < end) after++;
    start = after - start < start - before && after < end ? after : before;
    while (start < end && /\s/.test(text.charAt(start))) start++;
  }
  return [start, end];
}

/** Whether an offset lies inside a word. */
function parts(text: string, offset: number): boolean {
  return offset > 0 && isLetter(text.charAt(offset - 1)) && isLetter(text.charAt(offset));
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** How much of what stood around a phrase stands around a place: 0 to 2. */
function aroundScore(text: string, { prefix, suffix }: SoughtPhrase, start: number, end: number): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after++;
  return (prefix ? before / prefix.length : 0.5) + (suffix ? after / suffix.length : 0.5);
}
