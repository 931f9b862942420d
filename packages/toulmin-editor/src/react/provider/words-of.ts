import { type Dictionary, ko } from "../../locales/ko";
import { NotLoaded } from "../controls/later";

let english: Dictionary | NotLoaded | null = null;

/**
 * The words of a locale. A host with another language than Korean or English brings its words itself; what it leaves out
 * is English. English is loaded when it is asked for: who draws with it suspends meanwhile, or throws when it can't be had.
 */
export function wordsOf(locale: string): Dictionary {
  if (locale === "ko") return ko;
  if (english instanceof NotLoaded) throw english;
  if (english) return english;
  throw import("../../locales/en").then(
    ({ en }) => {
      english = en;
    },
    (cause: unknown) => {
      english = new NotLoaded(String(cause), { cause });
      english.again = () => {
        english = null;
      };
    },
  );
}

/** The words of a locale, or Korean ones while its own are not there. */
export function wordsAtHand(locale: string): Dictionary {
  return locale === "ko" || english === null || english instanceof NotLoaded ? ko : english;
}
