import "./called-words.css";
import { Fragment } from "react";

/** Words with the names that they call. */
export function CalledWords({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return text;
  const called = new Set(names.map((name) => `@${name}`));
  const pattern = new RegExp(`(${[...called].map((name) => name.replace(/[^\p{L}\p{N}@]/gu, "\\$&")).join("|")})`, "u");
  return text.split(pattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
    <Fragment key={index}>{called.has(part) ? <strong className="comment-called">{part}</strong> : part}</Fragment>
  ));
}
