/** The width of a text in px, at the size it is drawn in. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines no wider than `width`: at spaces first, inside a word only when the word alone exceeds the
 * line. A line that ends at a space keeps the space, so that the lines joined are the text again (with single spaces).
 * Beyond `maxLines` the last line ends in an ellipsis.
 */
export function wrapText(text: string, width: number, measure: Measure, maxLines = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    if (line !== "" && measure(line + word) > width) {
      lines.push(line);
      line = "";
    }
    const pieces = line === "" ? brokenWord(word, width, measure) : [line + word];
    lines.push(...pieces.slice(0, -1));
    line = `${pieces.at(-1)} `;
    if (lines.length > maxLines) break;
  }
  lines.push(line.trimEnd());
  return lines.length <= maxLines ? lines : clamped(lines, maxLines, width, measure);
}

function brokenWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}

function clamped(lines: readonly string[], maxLines: number, width: number, measure: Measure): string[] {
  const last = [...(lines[maxLines - 1] as string).trimEnd()];
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last.pop();
  return [...lines.slice(0, maxLines - 1), `${last.join("").trimEnd()}…`];
}
