/** The initial consonants in the order of the syllables that begin with them. */
const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const FIRST_SYLLABLE = 0xac00;
/** Syllables that begin with the same consonant. */
const PER_INITIAL = 588;

/**
 * A pattern that finds a text in a Korean name; an initial consonant stands for every syllable that begins with it, so
 * “ㄱㄴ” finds 가나. JavaScript and PostgreSQL read the pattern alike.
 */
export function namePattern(text: string): string {
  return [...text].map((letter) => syllablesOf(letter) ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&")).join("");
}

/** Whether an English name begins with a text or a Korean name has it, in any case. */
export function isNamed({ ename, kname }: { ename: string; kname: string }, text: string): boolean {
  return ename.toLowerCase().startsWith(text.toLowerCase()) || new RegExp(namePattern(text), "iu").test(kname);
}

function syllablesOf(letter: string): string | undefined {
  const index = initials.indexOf(letter);
  if (index < 0) return;
  const first = FIRST_SYLLABLE + index * PER_INITIAL;
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + PER_INITIAL - 1)}]`;
}
