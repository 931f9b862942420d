import type { ToulminDocument } from "../document";
import { backing } from "./backing";
import { claim } from "./claim";
import { datum } from "./datum";
import type { ElementDefinition, ElementKey, ElementName, OwnElement } from "./define-element";
import { rebuttal } from "./rebuttal";
import { rebuttalSupport } from "./rebuttal-support";
import { warrant } from "./warrant";

/** Every element by its stored letter. */
export const elements = {
  C: claim,
  W: warrant,
  B: backing,
  R: rebuttal,
  RS: rebuttalSupport,
  D: datum,
} satisfies { [Key in ElementKey]: ElementDefinition<Key> };

/** The element letters in toolbar order. */
export const elementKeys = Object.keys(elements) as ElementKey[];

/** Tells whether a foreign value names an element. */
export function isElementKey(value: unknown): value is ElementKey {
  return typeof value === "string" && Object.hasOwn(elements, value);
}

/** Tells whether a foreign value may be the letters of an element that is not defined here. */
export function isElementName(value: unknown): value is ElementName {
  return typeof value === "string" && /^[A-Z][A-Z0-9]{0,2}$/.test(value);
}

/** What defines an element in a document; nothing where its host does not define it. */
export function elementOf(
  { elements: own }: Pick<ToulminDocument, "elements">,
  key: ElementName,
): ElementDefinition | OwnElement | undefined {
  return isElementKey(key) ? elements[key] : own?.find((each) => each.key === key);
}

/** The elements a node can be made in a document: the six in toolbar order, then the host's own. */
export function definedIn({ elements: own = [] }: Pick<ToulminDocument, "elements">): readonly ElementName[] {
  return [...elementKeys, ...own.map(({ key }) => key)];
}

/** The elements of a document: those that are {@link definedIn} it, then those of nodes that nothing defines here. */
export function elementsIn(document: Pick<ToulminDocument, "elements" | "nodes">): readonly ElementName[] {
  const found = new Set(definedIn(document));
  for (const { ctype } of document.nodes) found.add(ctype);
  return [...found];
}

/** Values by element: one for each of the six, and for others that occur. */
export type PerElement<Value> = Record<ElementKey, Value> & { [Own in string]?: Value };

const ZEROS = perElement(() => 0);

/** No node of any element. */
export function noCounts(): PerElement<number> {
  return { ...ZEROS };
}

/** Counts one more, or as many, of an element. */
export function count(counts: PerElement<number>, key: ElementName, more = 1): number {
  counts[key as string] = (counts[key as string] ?? 0) + more;
  return counts[key as string] as number;
}

/** Counts one more of an element under a key. */
export function tally<Key>(tallies: Map<Key, PerElement<number>>, key: Key, element: ElementName): void {
  const counts = tallies.get(key) ?? noCounts();
  count(counts, element);
  tallies.set(key, counts);
}

/** The words of all elements in one language. */
export function labelsIn(language: keyof ElementDefinition["labels"]): PerElement<string> {
  return perElement((key) => elements[key].labels[language]);
}

/** A value for each element. */
export function perElement<Value>(valueFor: (key: ElementKey) => Value): PerElement<Value> {
  return Object.fromEntries(elementKeys.map((key) => [key, valueFor(key)])) as PerElement<Value>;
}
