import type { Measure } from "../core/layout/wrap-text";

/** Measures text in a font as the browser draws it; by the usual widths of letters where there is no canvas. */
export function createMeasure(font: string): Measure {
  const context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return usualWidth;
  context.font = font;
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? context.measureText(text).width;
    known.set(text, width);
    return width;
  };
}

/** The width of a text at 14 px: Hangul, Han and full-width letters are about as wide as high, others half as wide. */
export function usualWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/.test(character) ? 13 : 7.5;
  }
  return width;
}
