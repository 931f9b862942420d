/** What can be wrong with foreign text. The words a person reads come from the locale. */
export type ReadingProblemReason =
  /** The text is no JSON; the place is the line and column, where they are known. */
  | "no-json"
  /** Something else was expected here, for example a list. */
  | "wrong-kind"
  /** The name stands for nothing that is known. */
  | "unknown"
  /** A later release wrote this. */
  | "unknown-version"
  /** An id occurs twice. */
  | "twice"
  /** A node belongs to something that is no claim. */
  | "no-claim"
  /** A phrase overlaps another one. */
  | "overlap"
  /** There is nothing in it. */
  | "empty"
  /** It holds only marks, and no judgment is open to lay them on. */
  | "no-text"
  /** The file has more bytes, or more lines, than are read; it was not read. */
  | "too-large"
  /** No reader knows this kind of file. */
  | "unknown-kind"
  /** What is in it are no letters: a picture, or a file of an office suite. */
  | "binary"
  /** Lists in lists in lists, more than anything meant would hold. */
  | "too-deep"
  /** Its reader did not get through it; the value is what the reader said. */
  | "failed"
  /** It takes longer to read than anybody waits. */
  | "too-slow";

/** One thing that is wrong with foreign text, and where. */
export interface ReadingProblem {
  readonly reason: ReadingProblemReason;
  /** A path (`nodes[3].ctype`) or a column's name; empty for the whole. */
  readonly place: string;
  /** The line, from 1, of formats that are read line by line. */
  readonly line?: number;
  /** What stands there. */
  readonly value?: string;
}

/** Foreign text that cannot be understood: what is wrong, and where. */
export interface Unreadable {
  readonly error: ReadingProblem;
}

/** An {@link Unreadable}; a value that stands at the place is shortened. */
export function unreadable(reason: ReadingProblemReason, place: string, value?: unknown, line?: number): Unreadable {
  const shown = typeof value === "object" && value !== null ? (Array.isArray(value) ? "[…]" : "{…}") : String(value);
  return {
    error: {
      reason,
      place,
      ...(line !== undefined && { line }),
      ...(value !== undefined && { value: [...shown.slice(0, 120)].slice(0, 60).join("") }),
    },
  };
}

/** What a reader that threw is told as. */
export function unreadableFor(reason: unknown): Unreadable {
  if (reason instanceof RangeError) return unreadable("too-deep", "");
  return unreadable("failed", "", reason instanceof Error ? reason.message : reason);
}

/** Tells what could not be read from what could. */
export function isUnreadable(outcome: object): outcome is Unreadable {
  return "error" in outcome;
}

/** A problem in one line of plain English, for logs and saved records. */
export function problemText({ reason, place, line, value }: ReadingProblem): string {
  return [line && `line ${line}`, place, reason, value].filter((part) => part !== undefined && part !== "").join(": ");
}

/** Tells a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text, else an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
