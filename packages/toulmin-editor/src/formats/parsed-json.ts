import { type Unreadable, unreadable } from "../core/problem";

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

/** Browsers name the place in different words. */
function placeIn(text: string, message: string): string {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return `${named[1]}:${named[2]}`;
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return "";
  const before = text.slice(0, Number(position)).split("\n");
  return `${before.length}:${(before.at(-1) as string).length + 1}`;
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return false;
}
