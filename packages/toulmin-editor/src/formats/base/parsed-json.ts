import { type Unreadable, unreadable } from "../../core/problem";

/** More levels than this are an attack or an accident. */
const DEEPEST = 100;

/** The value of a JSON text; for anything else what is wrong, at which line and column where the engine says so. */
export function parsedJson(text: string): { readonly json?: unknown; readonly problem?: Unreadable } {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return isDeeper(json, DEEPEST) ? { problem: unreadable("too-deep", "") } : { json };
  } catch (reason) {
    return { problem: unreadable("no-json", placeIn(text, reason instanceof Error ? reason.message : "")) };
  }
}

/**
 * Line and column of what is wrong. Some engines say them; with the others it is the end of the shortest beginning of
 * the text that is wrong by more than that it ends too early.
 */
function placeIn(text: string, message: string): string {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return `${named[1]}:${named[2]}`;
  // what ends too early is wrong at its end
  let [low, high] = [isEnd(message) ? text.length : 0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeginning(text.slice(0, middle + 1))) low = middle + 1;
    else high = middle;
  }
  const before = text.slice(0, low).split("\n");
  return `${before.length}:${(before.at(-1) as string).length + 1}`;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : "";
    const position = /position (\d+)/.exec(message)?.[1];
    return Number(position) >= text.length || isEnd(message);
  }
}

function isEnd(message: string): boolean {
  return /unexpected end|unterminated|end of (json|data)|EOF/i.test(message);
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return false;
}
