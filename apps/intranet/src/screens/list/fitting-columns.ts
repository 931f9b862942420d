import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { PlacedField } from "../../fields/definitions";

interface Fitting {
  /** The columns for which there is room, in their order. */
  fitting: readonly PlacedField[];
  /** Those for which there is none. */
  hidden: readonly PlacedField[];
}

/**
 * The columns of a table that fit into its box. Where they do not, the last ones give way first, but never those that
 * are `kept`: before a table scrolls sideways it shows less of each record. None gives way where `isAsked`: the person
 * has asked for just these, and none on paper.
 */
export function useFittingColumns(
  box: RefObject<HTMLElement | null>,
  columns: readonly PlacedField[],
  kept: readonly (string | undefined)[],
  isAsked: boolean,
): Fitting {
  const isPrinting = useSyncExternalStore(onPrinting, () => printing.matches);
  const isOwn = isAsked || isPrinting;
  const [width, setWidth] = useState(0);
  const at = `${width} ${columns.map(({ key }) => key)} ${kept}`;
  const [gone, setGone] = useState<{ at: string; keys: readonly string[] }>({ at, keys: [] });
  const keys = gone.at === at && !isOwn ? gone.keys : [];

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  // other rows may need more room: looked at after each change, before it is painted
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = box.current ?? {};
    let over = scrollWidth - clientWidth;
    if (isOwn || over <= 0) return;
    const going: string[] = [];
    for (const head of [...(box.current?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])].reverse()) {
      const { column = "" } = head.dataset;
      if (over <= 0 || kept.includes(column)) continue;
      going.push(column);
      over -= head.offsetWidth;
    }
    if (going.length > 0) setGone({ at, keys: [...keys, ...going] });
  });

  return {
    fitting: columns.filter(({ key }) => !keys.includes(key)),
    hidden: columns.filter(({ key }) => keys.includes(key)),
  };
}

const printing = matchMedia("print");

function onPrinting(look: () => void): () => void {
  printing.addEventListener("change", look);
  return () => printing.removeEventListener("change", look);
}
