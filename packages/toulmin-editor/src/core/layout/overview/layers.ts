/** A link between two of some things, by their keys. */
export interface Link<Key> {
  readonly from: Key;
  readonly to: Key;
}

/**
 * Puts things into layers so that every link leads to a lower layer, no more than `most` of a kind in one layer
 * (Coffman and Graham, Optimal scheduling for two-processor systems, Acta Informatica 1, 1972). What nothing follows
 * from is in layer 0; each other thing as near to what follows from it as there is room. The links must not go round.
 */
export function layersOf<Key>(
  keys: readonly Key[],
  links: readonly Link<Key>[],
  kindOf: (key: Key) => string,
  most: number,
): Map<Key, number> {
  const following = new Map<Key, Key[]>(keys.map((key) => [key, []]));
  const waiting = new Map<Key, number>(keys.map((key) => [key, 0]));
  const before = new Map<Key, Key[]>(keys.map((key) => [key, []]));
  for (const { from, to } of links) {
    following.get(from)?.push(to);
    before.get(to)?.push(from);
    waiting.set(from, (waiting.get(from) ?? 0) + 1);
  }
  const layers = new Map<Key, number>();
  const used = new Map<string, number>();
  const ready = keys.filter((key) => waiting.get(key) === 0);
  for (let key = ready.shift(); key !== undefined; key = ready.shift()) {
    const lowest = (following.get(key) ?? []).map((other) => (layers.get(other) ?? 0) + 1);
    let layer = Math.max(0, ...lowest);
    const place = () => `${layer} ${kindOf(key as Key)}`;
    while ((used.get(place()) ?? 0) >= most) layer++;
    used.set(place(), (used.get(place()) ?? 0) + 1);
    layers.set(key, layer);
    for (const other of before.get(key) ?? []) {
      const left = (waiting.get(other) ?? 0) - 1;
      waiting.set(other, left);
      if (left === 0) ready.push(other);
    }
  }
  return layers;
}
