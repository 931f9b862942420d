import type { Measure } from "../core/layout/wrap-text";

/** Measures text in a font as the browser draws it; by the usual widths of letters where there is no canvas. */
export function createMeasure(font: string): Measure {
  const context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return (text) => [...text].reduce((width, character) => width + usualWidth(character), 0);
  context.font = font;
  return (text) => context.measureText(text).width;
}

/** Hangul, Han and full-width letters are about as wide as they are high (14 px), others half as wide. */
function usualWidth(character: string): number {
  return /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/.test(character) ? 13 : 7.5;
}
