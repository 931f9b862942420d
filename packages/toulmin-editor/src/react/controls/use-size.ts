import { type RefObject, useLayoutEffect, useState } from "react";
import { observeSize } from "../../editor/observe-size";

/** A measure of an element in px, followed as its size changes; `initial` where nothing is laid out. */
export function useMeasured(
  element: RefObject<HTMLElement | null>,
  measure: "clientWidth" | "clientHeight",
  initial: number,
): number {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const read = () => setSize(current[measure] || initial);
    read();
    return observeSize(current, read);
  }, [element, measure, initial]);
  return size;
}
