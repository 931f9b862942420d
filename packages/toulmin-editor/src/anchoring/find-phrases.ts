import { wholeCharacters } from "../core/source";
import { alignedStretches, risingIn } from "./alignment";
import {
  isOnce,
  type Letters,
  lastSentenceStartIn,
  lettersBefore,
  lettersOf,
  sentenceStartIn,
  withoutSpace,
} from "./letters";
import type { FoundPhrase, SoughtLetters, SoughtPhrase } from "./phrase";
import { placeAcross } from "./place-across";
import { sharedStretches } from "./shared-stretches";
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
 * in, phrases go where what they stand in has gone. Others are looked for by their words and what stood beside them.
 * A find is doubtful unless what stands beside it speaks for that place and no other: the same words stand elsewhere,
 * and those of the phrase may be gone. What is left is looked for by similar words. No two finds overlap.
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
  const shared = old && sharedStretches(old, letters);
  const found: (FoundPhrase | null)[] = phrases.map(() => null);
  const taken = createTakenRanges();
  const take = (index: number, find: FoundPhrase | null | undefined) => {
    if (!find || !taken.isFree(find.start, find.end)) return false;
    found[index] = find;
    taken.take(find.start, find.end);
    return true;
  };
  const inOrder = phrases
    .map((phrase, index) => ({ phrase, index, sought: inLetters(phrase, old) }))
    .filter(({ sought }) => sought.exact !== "")
    .sort((a, b) => (a.phrase.start ?? Infinity) - (b.phrase.start ?? Infinity));

  for (const { phrase, index } of inOrder) {
    if (!phrase.isFixed || phrase.start === null) continue;
    const [start, end] = wholeCharacters(text, phrase.start, phrase.start + phrase.exact.length);
    take(index, { start, end, how: "same" });
  }
  const loose = inOrder.filter(({ phrase }) => !phrase.isFixed);
  const doubtful = new Map<number, FoundPhrase>();
  for (const { index, sought } of loose) {
    if (!sought.isInText || !shared) continue;
    const place = shared.placeOf(sought.at, sought.at + sought.exact.length);
    if (!place) continue;
    const find = findAt(text, letters, place.at, sought);
    if (place.isSure) take(index, find);
    else doubtful.set(index, { ...find, isDoubtful: true });
  }
  let shift = 0;
  for (const { phrase, index, sought } of loose) {
    if (phrase.start === null || found[index]) continue;
    const places = [phrase.start + shift, phrase.start].map((start) => lettersBefore(letters, start));
    const place = places.find((at) => isWithAllBeside(letters, sought, at));
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
  const sureFirst = open.sort(
    (a, b) =>
      Number(a.candidate.find.isDoubtful ?? false) - Number(b.candidate.find.isDoubtful ?? false) ||
      b.candidate.score - a.candidate.score,
  );
  for (const each of sureFirst) {
    const { index, candidate } = each;
    if (candidate.find.isDoubtful && take(index, doubtful.get(index))) continue;
    if (!take(index, candidate.find)) take(index, best(each)?.find);
  }
  const stretches = old && loose.some(({ index }) => !found[index]) ? alignedStretches(old.text, letters.text) : [];
  for (const { phrase, index, sought } of loose) {
    if (found[index] || isOver()) continue;
    if (sought.isInText && take(index, placeAcross(letters, stretches, sought.at, sought))) continue;
    const expected = expectedStart(phrase, phrases, found);
    take(index, similarWords(text, phrase, expected, taken.isFree, isOver));
  }
  for (const { index } of outOfOrder(loose, found))
    found[index] = { ...(found[index] as FoundPhrase), isDoubtful: true };
  return found;
}

/**
 * Phrases that have gone another way than those around them. In the text in which they were marked that is seen by what
 * has gone with them; here it is all that is known.
 */
function outOfOrder<
  Of extends { readonly phrase: SoughtPhrase; readonly index: number; readonly sought: SoughtLetters },
>(phrases: readonly Of[], found: readonly (FoundPhrase | null)[]): Of[] {
  const placed = phrases.filter(
    ({ phrase, index, sought }) => found[index] && phrase.start !== null && !sought.isInText,
  );
  const kept = new Set(risingIn(placed.map(({ index }) => found[index]?.start as number)));
  return placed.filter((_, order) => !kept.has(order));
}

/** How many letters beside a phrase are compared, where the text is there in which it was marked. */
const COMPARED = 48;

function inLetters({ exact, prefix, suffix, start }: SoughtPhrase, text: Letters | null): SoughtLetters {
  const sought = withoutSpace(exact);
  const place = start === null || !text ? -1 : lettersBefore(text, start);
  // a phrase that does not stand there was marked in another text
  const isInText = text !== null && place >= 0 && text.text.startsWith(sought, place);
  const old = isInText ? text : lettersOf(prefix + exact + suffix);
  const at = isInText ? place : withoutSpace(prefix).length;
  const end = at + sought.length;
  return {
    exact: sought,
    prefix: old.text.slice(Math.max(0, at - COMPARED), at),
    suffix: old.text.slice(end, end + COMPARED),
    ...{ old, at, isInText },
  };
}

/** Whether the letters stand here between all that is known to have stood around them. */
function isWithAllBeside({ text }: Letters, { exact, prefix, suffix }: SoughtLetters, at: number): boolean {
  if (prefix === "" || suffix === "") {
    const isWhole = (prefix !== "" || at === 0) && (suffix !== "" || at + exact.length === text.length);
    if (!isWhole) return false;
  }
  return at >= prefix.length && text.startsWith(prefix + exact + suffix, at - prefix.length);
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
    if (!find || find.isDoubtful || other.start === null || other.start > start || other.start < nearest) return;
    nearest = other.start;
    shift = find.start - other.start;
  });
  return Math.max(0, start + shift);
}

/** How many occurrences of the same letters are weighed against each other. */
const MOST_OCCURRENCES = 500;
/** Fewer letters with other white space among them are chance, unless they stand where they should (in letters). */
const FEWEST_LETTERS = 4;
const NEAR = 16;
/** So many letters on each side speak for a place, where the sentence is no shorter. */
const BESIDE = 8;
/** So many do where it is not known whether the same words stood elsewhere, too. */
const BESIDE_UNKNOWN = 16;

/** Of the places where the same letters stand, the one that goes best with what stood around them and where they stood. */
function bestPlace(
  text: string,
  letters: Letters,
  { exact }: SoughtPhrase,
  sought: SoughtLetters,
  expected: number | null,
  isFree: (start: number, end: number) => boolean,
): { readonly find: FoundPhrase; readonly score: number } | null {
  let best: { find: FoundPhrase; at: number; score: number } | null = null;
  const all = placesOf(letters.text, sought);
  for (const at of all) {
    const find = findAt(text, letters, at, sought);
    const isAsWritten = text.slice(find.start, find.end) === exact.trim();
    const isNear = expected !== null && Math.abs(at - expected) <= NEAR;
    const isMeant = isAsWritten || isNear || sought.exact.length >= FEWEST_LETTERS;
    const { before, after } = besideAt(letters.text, sought, at);
    const score =
      share(before, sought.prefix.length) +
      share(after, sought.suffix.length) +
      nearness(at, expected, letters.text.length) / 2 +
      (isAsWritten ? 0.05 : 0);
    if (isMeant && (!best || score > best.score) && isFree(find.start, find.end)) best = { find, at, score };
  }
  if (!best) return null;
  const isSure =
    sought.prefix === "" && sought.suffix === ""
      ? best.at === expected || (all.length === 1 && sought.exact.length >= FEWEST_LETTERS)
      : isSpokenFor(letters, sought, best.at, expected);
  return { find: isSure ? best.find : { ...best.find, isDoubtful: true }, score: best.score };
}

/** The places where the letters stand with what stood beside them on one side at least; if there is none, all. */
function placesOf(text: string, { exact, prefix, suffix }: SoughtLetters): number[] {
  const before = prefix.slice(-BESIDE);
  const after = suffix.slice(0, BESIDE);
  const beside = new Set<number>();
  if (before) for (const at of occurrencesOf(text, before + exact)) beside.add(at + before.length);
  if (after) for (const at of occurrencesOf(text, exact + after)) beside.add(at);
  return beside.size > 0 ? [...beside] : occurrencesOf(text, exact);
}

function occurrencesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1 && places.length < MOST_OCCURRENCES; at = text.indexOf(words, at + 1))
    places.push(at);
  return places;
}

/**
 * Whether what stands around a place speaks for it: the sentence, or what is left of it, which each text has once; or all
 * of the sentence, with some of those beside it. Where no more is known of the old text than what stood around the
 * phrase, that is to be the same.
 */
function isSpokenFor(letters: Letters, sought: SoughtLetters, at: number, expected: number | null): boolean {
  const { exact, old, isInText } = sought;
  const { before, after } = besideAt(letters.text, sought, at);
  const isAll = before === sought.prefix.length && after === sought.suffix.length;
  if (isAll && (at === expected || !isInText)) return true;
  const from = at - before;
  const to = at + exact.length + after;
  const first = lastSentenceStartIn(letters, from, at);
  const last = sentenceStartIn(letters, at + exact.length, to);
  const isOwn = (start: number, end: number) => {
    const words = letters.text.slice(start, end);
    return words.length - exact.length >= FEWEST_LETTERS && isOnce(old.text, words) && isOnce(letters.text, words);
  };
  const isEnough = isInText || before + after >= BESIDE_UNKNOWN;
  if (isEnough && isOwn(first ?? from, last ?? to)) return true;
  return first !== undefined && last !== undefined && before + after >= BESIDE && isInText && isOwn(from, to);
}

/** How many letters on either side of a place are those that stood beside the phrase. */
function besideAt(text: string, { exact, prefix, suffix }: SoughtLetters, at: number) {
  let before = 0;
  while (before < prefix.length && text[at - 1 - before] === prefix[prefix.length - 1 - before]) before++;
  let after = 0;
  while (after < suffix.length && text[at + exact.length + after] === suffix[after]) after++;
  return { before, after };
}

/** What is not known is half of it; at the first and the last letter of a text it is known to be nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0.5 : part / whole;
}

/** 1 at the expected place, towards 0 at the other end of the text. */
function nearness(at: number, expected: number | null, length: number): number {
  return expected === null ? 0 : 1 - Math.min(1, Math.abs(at - expected) / Math.max(1, length));
}
