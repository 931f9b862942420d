import { backing } from "./backing";
import { claim } from "./claim";
import { datum } from "./datum";
import type { ElementDefinition, ElementKey } from "./define-element";
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

/** The words of all elements in one language. */
export function labelsIn(language: keyof ElementDefinition["labels"]): Record<ElementKey, string> {
  return perElement((key) => elements[key].labels[language]);
}

/** A value for each element. */
export function perElement<Value>(valueFor: (key: ElementKey) => Value): Record<ElementKey, Value> {
  return Object.fromEntries(elementKeys.map((key) => [key, valueFor(key)])) as Record<ElementKey, Value>;
}
