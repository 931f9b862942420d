import { createDocument, type ToulminDocument } from "../core/document";
import type { UnreadableReason } from "../session/session";
import { decoded } from "./decoded";
import { readPlain } from "./read-plain";
import type { Reading } from "./reading";
import { titleIn } from "./title-in";

/** The largest file that is opened, in bytes. */
export const JUDGMENT_SIZE_LIMIT = 10 * 1024 * 1024;

type Reader = (text: string) => Reading | Promise<Reading>;

/** Who reads which kind of file; the heavier readers are loaded when they are needed. */
const readers: Record<string, Reader> = {
  txt: readPlain,
  md: async (text) => (await import("./read-markdown")).readMarkdown(text),
  markdown: async (text) => (await import("./read-markdown")).readMarkdown(text),
  html: async (text) => (await import("./read-html")).readHtml(text),
  htm: async (text) => (await import("./read-html")).readHtml(text),
};

/** The file name endings that can be opened, for a file input's `accept`. */
export const judgmentFileEndings = Object.keys(readers).map((ending) => `.${ending}`);

/** Makes a document of a text file: UTF-8, UTF-16 with a byte order mark, or the Korean CP949. */
export async function readJudgment(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<ToulminDocument | { error: UnreadableReason }> {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const read = readers[ending];
  if (!read || !file.name.includes(".")) return { error: "unknown-kind" };
  if (file.size > JUDGMENT_SIZE_LIMIT) return { error: "too-large" };
  const { blocks, title } = await read(decoded(await file.arrayBuffer()));
  if (blocks.every((block) => block.text.trim() === "")) return { error: "blank" };
  const fallback = { charge: file.name.replace(/\.[^.]+$/, "") };
  return createDocument({ title: { ...fallback, ...titleIn(blocks), ...title }, blocks });
}

/** Makes a document of HTML, for hosts that keep judgments as HTML. Scripts, styles and hidden parts are dropped. */
export async function readJudgmentHtml(
  html: string,
  title: Partial<ToulminDocument["title"]> = {},
): Promise<ToulminDocument> {
  const { readHtml } = await import("./read-html");
  return createDocument({ title, blocks: readHtml(html).blocks });
}
