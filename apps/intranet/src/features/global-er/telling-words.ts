/** Endings that tell nothing of what is meant: 노트북이 is 노트북. */
const PARTICLE = /(?:에서|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도)$/;

/** Words of a title by which others like it are looked for: the longest three, without their particles. */
export function tellingWords(title: string): string[] {
  const words = title
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 2 ? word.replace(PARTICLE, "") : word))
    .filter((word) => word.length >= 2);
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 3);
}
