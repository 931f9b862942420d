import { type RefObject, useLayoutEffect, useState } from "react";
import { observeSize } from "../editor/observe-size";

/** A measure of an element in px, followed as its size changes; `initial` where nothing is laid out. */
export function useMeasured(
  element: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => number,
  initial: number,
): number {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const measure = () => setSize(read(current) || initial);
    measure();
    return observeSize(current, measure);
  }, [element, read, initial]);
  return size;
}

export const widthOf = (element: HTMLElement) => element.clientWidth;
export const heightOf = (element: HTMLElement) => element.clientHeight;
