import type { Letters } from "./letters";

/** A phrase to be found again in a text. Offsets are UTF-16, of the text it was marked in. */
export interface SoughtPhrase {
  readonly exact: string;
  /** What stood around it; empty when that is not known. */
  readonly prefix: string;
  readonly suffix: string;
  /** Where it stood; `null` when that is not known. */
  readonly start: number | null;
  /** Whether the words do stand there: the phrase lies there or nowhere. */
  readonly isFixed?: boolean;
}

/** Where a phrase is now: with the same words, or with words much like them. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly how: "same" | "similar";
  /** Whether what stands around it there does not tell that it is the same place; a person should look. */
  readonly isDoubtful?: boolean;
}

/** A phrase in letters, with what stood around it. */
export interface SoughtLetters {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
  /** What is known of the text in which it was marked: all of it, or only the phrase with what stood around it. */
  readonly old: Letters;
  readonly isInText: boolean;
  /** Its first letter in there. */
  readonly at: number;
}
