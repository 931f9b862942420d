import { usualWidth } from "../../core/layout/usual-width";
import type { Measure } from "../../core/layout/wrap-text";

/** Measures text in a font as the browser draws it; by the usual widths of letters where there is no canvas. */
export function createMeasure(font: string): Measure {
  const context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return usualWidth;
  context.font = font;
  // as pictures draw it: letters do not keep to whole pixels, so that words are as wide at every zoom
  context.textRendering = "geometricPrecision";
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? context.measureText(text).width;
    known.set(text, width);
    return width;
  };
}
