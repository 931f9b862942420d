import { useState } from "react";

/** The records of a list that something is to be done with. */
export interface Selection {
  readonly idxs: ReadonlySet<number>;
  readonly toggle: (idx: number) => void;
  readonly set: (idxs: readonly number[]) => void;
}

/** Selected records; none when another list is looked at, which `of` identifies. */
export function useSelection(of: string): Selection {
  const [selected, setSelected] = useState<{ of: string; idxs: ReadonlySet<number> }>({ of, idxs: new Set() });
  const idxs = selected.of === of ? selected.idxs : new Set<number>();
  const set = (next: Iterable<number>) => setSelected({ of, idxs: new Set(next) });
  return {
    idxs,
    set,
    toggle: (idx) => set(idxs.has(idx) ? [...idxs].filter((one) => one !== idx) : [...idxs, idx]),
  };
}
