/** A text as a value in files of calendars and addresses (iCalendar, vCard): nothing of it is a line of its own. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A line has 75 octets at most, the blank included that a line begins with that goes on; a Korean letter takes three. */
export function folded(line: string): string[] {
  const lines: string[] = [];
  let [part, octets] = ["", 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MOST) {
      lines.push(part);
      [part, octets] = [" ", 1];
    }
    part += letter;
    octets += size;
  }
  return [...lines, part];
}

const MOST = 75;
const encoder = new TextEncoder();
