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

function read(place: string): readonly unknown[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(saved) ? saved : [];
  } catch {
    return [];
  }
}
