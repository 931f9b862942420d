import { type RefObject, useLayoutEffect, useState } from "react";
import { observeSize } from "../editor/observe-size";

/** The inner width of an element in px, followed as it changes; `initial` where nothing is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const read = () => setWidth(current.clientWidth || initial);
    read();
    return observeSize(current, read);
  }, [element, initial]);
  return width;
}
