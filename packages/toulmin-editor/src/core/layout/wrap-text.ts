/** The width of a text in px, at the size it is drawn in. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines no wider than `width`: at spaces first, inside a word only when the word alone exceeds the
 * line. A line that ends at a space keeps the space, so that the lines joined are the text again (with single spaces).
 * Beyond `maxLines` the last line ends in an ellipsis. Words are measured one by one, so a measure that remembers is
 * asked for each word once.
 */
export function wrapText(text: string, width: number, measure: Measure, maxLines = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  const space = measure(" ");
  let line = "";
  let used = 0;
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    const wide = measure(word);
    if (line !== "" && used + wide > width) {
      lines.push(line);
      line = "";
      used = 0;
    }
    if (wide <= width) {
      line += `${word} `;
      used += wide + space;
    } else {
      const pieces = brokenWord(word, width, measure);
      const last = pieces.pop() as string;
      lines.push(...pieces);
      line = `${last} `;
      used = measure(last) + space;
    }
    if (lines.length > maxLines) break;
  }
  lines.push(line.trimEnd());
  return lines.length <= maxLines ? lines : clamped(lines, maxLines, width, measure);
}

function brokenWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const wide = measure(character);
    if (piece !== "" && used + wide > width) {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += wide;
  }
  return [...pieces, piece];
}

function clamped(lines: readonly string[], maxLines: number, width: number, measure: Measure): string[] {
  const last = [...(lines[maxLines - 1] as string).trimEnd()];
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last.pop();
  return [...lines.slice(0, maxLines - 1), `${last.join("").trimEnd()}…`];
}
