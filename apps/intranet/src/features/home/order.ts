import { useState } from "react";

/** The order in which somebody wants things, kept in their browser; what is new comes last, what is gone is left out. */
export function useOrder<Key extends string>(owner: number, all: readonly Key[]) {
  const place = `home_order_${owner}`;
  const [order, setOrder] = useState(() => completed(read(place), all));
  const save = (next: readonly Key[]) => {
    localStorage.setItem(place, JSON.stringify(next));
    setOrder([...next]);
  };
  return [order, save] as const;
}

/** A saved order with what it does not know added, and without what there no longer is. */
export function completed<Key extends string>(saved: readonly unknown[], all: readonly Key[]): Key[] {
  const known = all.filter((key) => saved.includes(key)).sort((a, b) => saved.indexOf(a) - saved.indexOf(b));
  return [...known, ...all.filter((key) => !saved.includes(key))];
}

/** A list with one of its items moved by some places; as it was when there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const next = [...list];
  const to = from + by;
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  next.splice(to, 0, item);
  return next;
}

function read(place: string): readonly unknown[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}
