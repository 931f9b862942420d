/** Forms of a particle: behind a final consonant, and behind a vowel. */
export type Particle = "이/가" | "을/를" | "은/는" | "과/와" | "으로/로" | "이든/든";

const SYLLABLES = /[가-힣]/;
/** Syllables that begin alike differ by their final consonant, of which there are 28 with none. */
const FINALS = 28;
const RIEUL = 8;
/** How letters and digits end when they are said in Korean: with ㄹ, with another consonant; all others with a vowel. */
const endsInRieul = /[178LR]/i;
const endsInConsonant = /[036MN]/i;

/** A word with the particle that its last sound asks for: 강이든을, 김나래를, 서울로, 3층으로. */
export function withParticle(word: string, particle: Particle): string {
  const [behindConsonant = "", behindVowel = ""] = particle.split("/");
  const last = [...word].findLast((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  const final = SYLLABLES.test(last) ? (last.charCodeAt(0) - 0xac00) % FINALS : said(last);
  const isOpen = final === 0 || (particle === "으로/로" && final === RIEUL);
  return word + (isOpen ? behindVowel : behindConsonant);
}

function said(letter: string): number {
  if (endsInRieul.test(letter)) return RIEUL;
  return endsInConsonant.test(letter) ? 1 : 0;
}
