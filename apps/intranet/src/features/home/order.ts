/** A saved order with what it does not know added, and without what there no longer is. */
export function completed<Key extends string>(saved: readonly unknown[], all: readonly Key[]): Key[] {
  const known = all.filter((key) => saved.includes(key)).sort((a, b) => saved.indexOf(a) - saved.indexOf(b));
  return [...known, ...all.filter((key) => !saved.includes(key))];
}

/** Dealt out to columns that stand beside each other: the first of each, then the second of each. */
export function columnsOf<Key>(order: readonly Key[], count: number): Key[][] {
  const columns = Array.from({ length: count }, (_, at) => order.filter((_key, index) => index % count === at));
  return columns.filter((column) => column.length > 0);
}
