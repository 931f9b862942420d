import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "../../core/layout/shapes";
import { observeSize } from "../../editor/observe-size";

/** The inner size of an element in px, followed as it changes; `null` where nothing is laid out. */
export function useStageSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width === 0 || height === 0) return;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    read();
    return observeSize(current, read);
  }, [element]);
  return size;
}
