import type { Block, JudgmentTitle } from "../core/document";
import type { Reading } from "./reading";

/**
 * Reads Markdown as judgments are kept in it: every line is a block, and whatever is no unmistakable structure stays
 * text, because `3~5회`, `010-****-1234` or `<A>` are a court's words. Headings (`## `), quotes (`> `), rules
 * (`---`), tables with a line of dashes and words in bold lose their signs; numbers and dashes at the start of a line are
 * the court's own. Front matter gives the title.
 */
export function readMarkdown(text: string): Reading {
  const { body, title } = withoutFrontMatter(text);
  const lines = body.split(/\r\n|\r|\n/);
  const blocks: Block[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    if (isRow(line) && isDashes(lines[index + 1] ?? "")) {
      blocks.push(tableRow(line));
      for (index += 2; isRow(lines[index] ?? ""); index++) blocks.push(tableRow(lines[index] as string));
      index--;
      continue;
    }
    const block = blockOf(line);
    if (block.text !== "") blocks.push(block);
  }
  return { blocks, title };
}

function blockOf(line: string): Block {
  const trimmed = line.trim();
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(trimmed)) return { kind: "paragraph", text: "" };
  if (/^>(?: |$)/.test(trimmed)) return { ...blockOf(trimmed.replace(/^(?:> ?)+/, "")), kind: "quote" };
  const [signs = ""] = /^#{1,6}(?=[ \t])/.exec(trimmed) ?? [];
  if (signs !== "")
    return { kind: "heading", level: levelOf(signs.length), text: wordsOf(trimmed.slice(signs.length)) };
  // a line between dashes is the number of a page
  if (/^[-*] /.test(trimmed) && !/ -$/.test(trimmed))
    return { kind: "list-item", text: `${trimmed.slice(0, 2)}${wordsOf(trimmed.slice(2))}` };
  return { kind: "paragraph", text: wordsOf(trimmed) };
}

/** A number whose dot was kept from making a list. */
const KEPT_NUMBER = /^(\d{1,9})\\(?=[.)])/;
/** What a backslash takes its meaning from; before any other sign it is a sign itself. */
const ESCAPED = /\\([*_#[\]<>|~`])/g;
/** Bold words stand by themselves: stars within a word hide something (`김**은`, `010-****-1234`). */
const BOLD =
  /(?<![^\s([{“‘"'「『【])\*\*(?=[\p{L}\p{N}“‘"'「『【([])([^*\n]+)(?<!\s)\*\*(?![^\s.,:;!?)\]}”’"'」』】])/gu;

function wordsOf(text: string): string {
  return text
    .trim()
    .replace(KEPT_NUMBER, "$1")
    .replace(BOLD, "$1")
    .replace(ESCAPED, "$1")
    .replace(/<br ?\/?>/gi, " ")
    .trim();
}

function isRow(line: string): boolean {
  return line.includes("|");
}

/** The line below a table's heads: `|---|:--:|`. */
function isDashes(line: string): boolean {
  return isRow(line) && /^\|?(?:\s*:?-+:?\s*\|)*(?:\s*:?-+:?\s*)?$/.test(line.trim());
}

function tableRow(line: string): Block {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/);
  return { kind: "table-row", text: cells.map(wordsOf).join("\t") };
}

function levelOf(depth: number): 1 | 2 | 3 {
  return depth === 1 ? 1 : depth === 2 ? 2 : 3;
}

/** The names under which Korean legal collections keep the parts of a title. */
const TITLE_KEYS: Record<string, keyof JudgmentTitle> = {
  법원명: "court",
  court: "court",
  사건번호: "caseNo",
  caseNo: "caseNo",
  사건명: "charge",
  죄명: "charge",
  charge: "charge",
};

function withoutFrontMatter(text: string): { body: string; title: Partial<JudgmentTitle> } {
  const matter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  if (!matter) return { body: text, title: {} };
  const title: Partial<Record<keyof JudgmentTitle, string>> = {};
  for (const line of (matter[1] as string).split(/\r?\n/)) {
    const [name = "", ...rest] = line.split(":");
    const value = rest.join(":").trim();
    const key = TITLE_KEYS[name.trim()];
    if (key && value) title[key] = value.replace(/^(['"])(.*)\1$/, "$2");
  }
  return { body: text.slice(matter[0].length), title };
}
