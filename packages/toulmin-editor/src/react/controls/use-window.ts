import { type RefObject, useEffect, useState } from "react";
import { observeSize } from "../../editor/observe-size";

/** Rows beyond either edge that are drawn as well, so that a quick scroll shows no gap. */
const MARGIN = 8;

/** The rows of a long list that are in sight: from `first` to before `last`. */
export interface RowWindow {
  readonly first: number;
  readonly last: number;
}

/**
 * Follows which of `count` rows of one height (px) are in sight of a scrolling element. `table` holds the rows; places
 * are only read after layout, never while rendering, where reading them would cost a layout.
 */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): RowWindow {
  const [place, setPlace] = useState({ above: 0, inSight: 800 });
  const isEmpty = count === 0;
  useEffect(() => {
    const frame = scroller.current;
    const rows = table.current;
    if (!frame || !rows || isEmpty) return;
    const read = () => {
      const next = { above: frame.scrollTop - rows.offsetTop, inSight: frame.clientHeight };
      setPlace((now) => (now.above === next.above && now.inSight === next.inSight ? now : next));
    };
    const undoings = [observeSize(frame, read), observeSize(rows, read)];
    frame.addEventListener("scroll", read, { passive: true });
    return () => {
      for (const undo of undoings) undo();
      frame.removeEventListener("scroll", read);
    };
  }, [scroller, table, isEmpty]);
  const first = Math.max(0, Math.floor(place.above / height) - MARGIN);
  const last = Math.min(count, Math.ceil((place.above + place.inSight) / height) + MARGIN);
  return { first: Math.min(first, count), last: Math.max(last, 0) };
}
