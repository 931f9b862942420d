/** The width of a text at 14 px: Hangul, Han and full-width letters are about as wide as high, others half as wide. */
export function usualWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/.test(character) ? 13 : 7.5;
  }
  return width;
}
