import { type RefObject, useLayoutEffect, useState } from "react";
import { usualWidth } from "../../core/layout/usual-width";
import type { Measure } from "../../core/layout/wrap-text";
import { createMeasure } from "./measure-text";

/** Measures text of `size` px in an element's own font; anew when one of the page's fonts has arrived. */
export function useMeasure(element: RefObject<Element | null>, size: number): Measure {
  const [measure, setMeasure] = useState<Measure>(() => usualWidth);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const begin = () => setMeasure(() => createMeasure(`${size}px ${getComputedStyle(current).fontFamily}`));
    begin();
    document.fonts?.addEventListener("loadingdone", begin);
    return () => document.fonts?.removeEventListener("loadingdone", begin);
  }, [element, size]);
  return measure;
}
