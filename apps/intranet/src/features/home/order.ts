/** A saved order with what it does not know added, and without what there no longer is. */
export function completed<Key extends string>(saved: readonly unknown[], all: readonly Key[]): Key[] {
  const known = all.filter((key) => saved.includes(key)).sort((a, b) => saved.indexOf(a) - saved.indexOf(b));
  return [...known, ...all.filter((key) => !saved.includes(key))];
}
