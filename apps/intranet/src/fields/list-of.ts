/** A value that is a list; an empty one when it is none. */
export function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
