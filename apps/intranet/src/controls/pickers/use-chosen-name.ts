import { useState } from "react";

/**
 * What the chosen one is called in an input that is searched in. The input takes each other name for another choice and
 * throws away what is typed: a name that is learnt, or that what was found does not have any more, waits until the
 * person has left it.
 */
export function useChosenName(value: number | null, unknown: string) {
  const [isIn, setIsIn] = useState(false);
  const [shown, setShown] = useState({ value, name: value === null ? "" : unknown });
  return {
    name: shown.name,
    /** Called in each rendering with the name as far as it is known. */
    learn(known: string | undefined) {
      const isOther = value !== shown.value;
      if (!isOther && (isIn || known === undefined || known === shown.name)) return;
      setShown({ value, name: value === null ? "" : (known ?? unknown) });
    },
    /** For the input: whether somebody is in it. */
    watching: { onFocus: () => setIsIn(true), onBlur: () => setIsIn(false) },
  };
}

/** What was found, with the chosen one under its name; it stands in front where it was not found. */
export function withChosen<Option extends { readonly value: string; readonly label: string }>(
  found: readonly Option[],
  value: number | null,
  label: string,
): { readonly value: string; readonly label: string }[] {
  if (value === null) return [...found];
  const own = String(value);
  if (!found.some((one) => one.value === own)) return [{ value: own, label }, ...found];
  return found.map((one) => (one.value === own ? { ...one, label } : one));
}
