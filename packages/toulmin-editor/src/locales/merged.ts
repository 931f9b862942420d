import type { OwnElement } from "../core/elements/define-element";
import type { Dictionary } from "./ko";

/** A host's own words: whole sections of a dictionary, or single words of them. */
export type DictionaryOverrides = {
  readonly [Section in keyof Dictionary]?: Dictionary[Section] extends (...given: never[]) => string
    ? Dictionary[Section]
    : Partial<Dictionary[Section]>;
};

/** A dictionary with the words of own elements in a language, in which a host's own words go before. */
export function merged(
  words: Dictionary,
  own: DictionaryOverrides = {},
  elements: readonly OwnElement[] = [],
  locale = "ko",
): Dictionary {
  const sections = Object.entries(own).map(([name, section]) => [
    name,
    typeof section === "function" ? section : { ...words[name as keyof Dictionary], ...section },
  ]);
  const labels = elements.map(({ key, labels }) => [key, labels[locale] ?? labels.en ?? Object.values(labels)[0]]);
  const overridden = { ...words, ...Object.fromEntries(sections) };
  return labels.length === 0
    ? overridden
    : { ...overridden, elements: { ...Object.fromEntries(labels), ...overridden.elements } };
}
