/** A list with one of its items moved by some places; as it was when there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const next = [...list];
  const to = from + by;
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  next.splice(to, 0, item);
  return next;
}
