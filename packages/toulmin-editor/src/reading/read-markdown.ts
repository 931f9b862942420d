import { Lexer, type Token, type Tokens } from "marked";
import type { Block, JudgmentTitle } from "../core/document";
import type { Reading } from "./reading";

/**
 * Reads Markdown as judgments are kept in it: every line is a block, headings, quotes and tables keep their kind,
 * emphasis is dropped, and numbers at the start of a line stay as they are written (they are the court's numbering,
 * not a list). Front matter gives the title.
 */
export function readMarkdown(text: string): Reading {
  const { body, title } = withoutFrontMatter(text);
  return { blocks: new Lexer({ gfm: true, breaks: true }).lex(body).flatMap(blocksOf), title };
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return lines(wordsOf(tokens)).map((text) => ({ kind: "heading", level: levelOf(depth), text }));
    }
    case "blockquote":
      return (token as Tokens.Blockquote).tokens.flatMap(blocksOf).map((block) => ({ ...block, kind: "quote" }));
    case "list":
      return (token as Tokens.List).items.flatMap((item) => listItem(item));
    case "table":
      return tableRows(token as Tokens.Table);
    case "paragraph":
    case "text":
      return paragraphs(wordsOf([token]));
    case "space":
    case "hr":
    case "def":
      return [];
    case "html":
      return paragraphs(token.raw.replace(/<[^>]*>/g, ""));
    default:
      return paragraphs("text" in token && typeof token.text === "string" ? token.text : token.raw);
  }
}

/** An item's own line with its number or bullet as written, then what is nested in it. */
function listItem(item: Tokens.ListItem): Block[] {
  const marker = /^\s*([-*+]|\d+[.)])/.exec(item.raw)?.[1] ?? "";
  const [first, ...rest] = item.tokens.flatMap(blocksOf);
  const numbered = /\d/.test(marker);
  const lead: Block = {
    kind: numbered ? "paragraph" : "list-item",
    text: numbered ? `${marker} ${first?.text ?? ""}` : (first?.text ?? ""),
  };
  return [lead, ...rest];
}

function tableRows({ header, rows }: Tokens.Table): Block[] {
  return [header, ...rows].map((cells) => ({
    kind: "table-row",
    text: cells.map((cell) => wordsOf(cell.tokens)).join("\t"),
  }));
}

/** The words of inline tokens without their emphasis and links. */
function wordsOf(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      if (token.type === "br") return "\n";
      if (token.type === "html") return "";
      if ("tokens" in token && token.tokens) return wordsOf(token.tokens);
      return "text" in token && typeof token.text === "string" ? token.text : token.raw;
    })
    .join("");
}

function paragraphs(text: string): Block[] {
  return lines(text).map((line) => ({ kind: "paragraph", text: line }));
}

function lines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
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
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = TITLE_KEYS[name.trim()];
    if (key && value) title[key] = value.replace(/^(['"])(.*)\1$/, "$2");
  }
  return { body: text.slice(matter[0].length), title };
}
