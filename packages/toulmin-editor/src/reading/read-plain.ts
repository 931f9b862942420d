import type { Reading } from "./reading";

/** Reads plain text: every line is a block; runs of empty lines become one. */
export function readPlain(text: string): Reading {
  const lines = text
    .replaceAll("\0", "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const kept = lines.filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""));
  while (kept.at(-1) === "") kept.pop();
  while (kept[0] === "") kept.shift();
  return { blocks: kept.map((line) => ({ kind: "paragraph", text: line })), title: {} };
}
