/** Reads a text from left to right, a pattern at a time. */
export interface Scanner {
  /** Takes what matches at the present place; `null` when nothing does. White space before it is skipped. */
  take(pattern: RegExp): RegExpExecArray | null;
  /** Takes the word of a table that stands here; its blanks may be missing in the text. */
  takeWord<Value>(table: Record<string, Value>): Value | null;
  isAtEnd(): boolean;
}

export function createScanner(text: string): Scanner {
  let place = 0;
  const skip = () => {
    while (/[\s,]/.test(text.charAt(place))) place++;
  };
  function take(pattern: RegExp): RegExpExecArray | null {
    skip();
    const sticky = stickyOf(pattern);
    sticky.lastIndex = place;
    const found = sticky.exec(text);
    if (!found || found[0] === "") return null;
    place += found[0].length;
    return found;
  }
  return {
    take,
    takeWord(table) {
      const { pattern, values } = wordsOf(table);
      const found = take(pattern);
      return found ? (values.get(found[0].replace(/\s+/g, "").toLowerCase()) as (typeof table)[string]) : null;
    },
    isAtEnd() {
      skip();
      return place >= text.length;
    },
  };
}

/** By their source: a pattern that is written within a function is another object each time. */
const stickies = new Map<string, RegExp>();

function stickyOf({ source }: RegExp): RegExp {
  const known = stickies.get(source) ?? new RegExp(source, "iuy");
  stickies.set(source, known);
  return known;
}

const tables = new WeakMap<object, { pattern: RegExp; values: Map<string, unknown> }>();

/** One pattern for all words of a table, the longest first. */
function wordsOf(table: Record<string, unknown>): { pattern: RegExp; values: Map<string, unknown> } {
  const known = tables.get(table);
  if (known) return known;
  const words = Object.keys(table).sort((a, b) => b.length - a.length);
  const made = {
    pattern: new RegExp(words.map((word) => word.replaceAll(" ", "\\s*")).join("|")),
    values: new Map(words.map((word) => [word.replaceAll(" ", ""), table[word]])),
  };
  tables.set(table, made);
  return made;
}
