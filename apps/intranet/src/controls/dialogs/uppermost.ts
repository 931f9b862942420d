import { useEffect, useId } from "react";
import { create } from "zustand";

/** What lies over the page, by ids; the last one lies over the others. */
const useOpen = create<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }));

/** Whether a dialog or drawer is the one on top: Escape closes that one only. */
export function useUppermost(): boolean {
  const id = useId();
  const isUppermost = useOpen(({ ids }) => ids.at(-1) === id);
  useEffect(() => {
    useOpen.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => useOpen.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id]);
  return isUppermost;
}
