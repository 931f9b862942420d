/** What has the same value under a key, together. */
export function grouped<Item extends Record<Key, string>, Key extends string>(
  items: readonly Item[],
  key: Key,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item[key]);
    if (group) group.push(item);
    else groups.set(item[key], [item]);
  }
  return groups;
}
