import type { Dictionary } from "./ko";

/** A host's own words: whole sections of a dictionary, or single words of them. */
export type DictionaryOverrides = {
  readonly [Section in keyof Dictionary]?: Dictionary[Section] extends (...given: never[]) => string
    ? Dictionary[Section]
    : Partial<Dictionary[Section]>;
};

/** A dictionary in which a host's own words go before. */
export function merged(words: Dictionary, own: DictionaryOverrides = {}): Dictionary {
  const sections = Object.entries(own).map(([name, section]) => [
    name,
    typeof section === "function" ? section : { ...words[name as keyof Dictionary], ...section },
  ]);
  return { ...words, ...Object.fromEntries(sections) };
}
