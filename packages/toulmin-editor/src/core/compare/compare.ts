import type { ToulminDocument } from "../document";
import { elementsIn, type PerElement, perElement } from "../elements";
import type { ElementName } from "../elements/define-element";
import { sourceOf } from "../source";
import { type Difference, differencesOf, placedIn } from "./differences";
import { jointAlpha, type Unit, unitizingAlpha } from "./unitizing-alpha";

/** How far two people agree, over all elements or for one. */
export interface Agreement {
  /** Its letters; `all` for all together. */
  readonly element: ElementName;
  /** How many phrases each of the two marked. */
  readonly first: number;
  readonly second: number;
  /** Phrases that both marked with the same ends as the same element. */
  readonly same: number;
  /** Exact span F1: 2 · same / (first + second), 0 to 1; `null` without phrases. */
  readonly f1: number | null;
  /** The same counted in characters, so that nearly the same ends count nearly whole. */
  readonly characterF1: number | null;
  /** Krippendorff's alpha-U over characters, see {@link unitizingAlpha}; of all elements together the joint alpha. */
  readonly alpha: number | null;
}

/** How far two annotations of a judgment agree, and where they differ. */
export interface Comparison {
  /** All elements together. */
  readonly all: Agreement;
  /** Each element that one of the two used, in toolbar order. */
  readonly byElement: readonly Agreement[];
  readonly differences: readonly Difference[];
}

/** Two documents that cannot be compared: from which offset on their texts differ. */
export interface NotComparable {
  readonly error: "different-text";
  readonly at: number;
}

/**
 * Compares two annotations of one judgment: span F1 (Hripcsak and Rothschild, Agreement, the F-measure, and reliability
 * in information retrieval, JAMIA 12 (2005) 296–298), Krippendorff's alpha-U, and where they differ. Phrases without a
 * place are left out. Two different texts are not comparable.
 */
export function compareDocuments(first: ToulminDocument, second: ToulminDocument): Comparison | NotComparable {
  const { text } = sourceOf(first.blocks);
  const other = sourceOf(second.blocks).text;
  if (text !== other) return { error: "different-text", at: firstDifference(text, other) };
  const [ones, others] = [unitsByElement(first), unitsByElement(second)];
  const counted = [...new Set([...elementsIn(first), ...elementsIn(second)])]
    .map((element: string) => ({ element, ...countsOf(ones[element] ?? [], others[element] ?? [], text.length) }))
    .filter((counts) => counts.first + counts.second > 0);
  const sum = (part: "first" | "second" | "same" | "characters" | "shared") =>
    counted.reduce((total, counts) => total + counts[part], 0);
  const joint = jointAlpha(counted.map((counts) => counts.alpha));
  return {
    all: agreementOf("all", {
      first: sum("first"),
      second: sum("second"),
      same: sum("same"),
      characters: sum("characters"),
      shared: sum("shared"),
      alpha: joint,
    }),
    byElement: counted.map((counts) => agreementOf(counts.element, counts)),
    differences: differencesOf(first, second),
  };
}

/** Tells two documents that cannot be compared from a comparison. */
export function isNotComparable(outcome: Comparison | NotComparable): outcome is NotComparable {
  return "error" in outcome;
}

type Counts = ReturnType<typeof countsOf>;

function agreementOf(element: ElementName, counts: Counts): Agreement {
  const { first, second, same, characters, shared, alpha } = counts;
  const ratio = (part: number, whole: number) => (whole === 0 ? null : (2 * part) / whole);
  return {
    element,
    first,
    second,
    same,
    f1: ratio(same, first + second),
    characterF1: ratio(shared, characters),
    alpha: alpha.alpha,
  };
}

function countsOf(first: readonly Unit[], second: readonly Unit[], length: number) {
  const places = new Set(first.map(({ start, end }) => `${start} ${end}`));
  return {
    first: first.length,
    second: second.length,
    same: second.filter(({ start, end }) => places.has(`${start} ${end}`)).length,
    characters: [...first, ...second].reduce((sum, { start, end }) => sum + end - start, 0),
    shared: sharedCharacters(first, second),
    alpha: unitizingAlpha(first, second, length),
  };
}

function sharedCharacters(first: readonly Unit[], second: readonly Unit[]): number {
  let sum = 0;
  let [i, j] = [0, 0];
  for (let [one, other] = [first[i], second[j]]; one && other; [one, other] = [first[i], second[j]]) {
    sum += Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
    if (one.end <= other.end) i++;
    else j++;
  }
  return sum;
}

function unitsByElement(document: ToulminDocument): PerElement<Unit[]> {
  const units = perElement<Unit[]>(() => []);
  for (const { ctype, anchor } of placedIn(document)) {
    const known = units[ctype as string];
    if (known) known.push(anchor);
    else units[ctype as string] = [anchor];
  }
  return units;
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a.charCodeAt(at) !== b.charCodeAt(at)) return at;
  return length;
}
