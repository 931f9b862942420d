import { createDocument, type ToulminDocument } from "../core/document";
import { isUnreadable, type Unreadable, unreadable, unreadableFor } from "../core/problem";
import { decoded } from "./decoded";
import { readPlain } from "./read-plain";
import type { Reading } from "./reading";
import { titleIn } from "./title-in";
import { withHeadings } from "./with-headings";

/** The largest file that is read, in bytes. */
export const FILE_SIZE_LIMIT = 20 * 1024 * 1024;

/** As many lines as a text may have: more cannot be shown. */
export const LINE_LIMIT = 200_000;

/** Why a text is not read: it has too many lines. Told before any of them is looked at. */
export function tooManyLines(name: string, text: string): Unreadable | null {
  // where a line of the file is none of the text
  if (/\.html?$/i.test(name)) return null;
  const breaks = /\r\n?|\n/g;
  let lines = 1;
  while (lines <= LINE_LIMIT && breaks.test(text)) lines++;
  return lines > LINE_LIMIT ? unreadable("too-large", "", undefined, lines) : null;
}

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

/** Makes a document of a text file: UTF-8, UTF-16, the Korean CP949, Windows-1252, or what HTML says of itself. */
export async function readJudgment(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<ToulminDocument | Unreadable> {
  const ending = endingOf(file.name);
  if (!judgmentFileEndings.includes(ending)) return unreadable("unknown-kind", "", file.name);
  if (file.size > FILE_SIZE_LIMIT) return unreadable("too-large", "", file.name);
  const words = decoded(await file.arrayBuffer());
  if (!words) return unreadable("binary", "", file.name);
  const reading = await readJudgmentText(file.name, words.text);
  return isUnreadable(reading) ? reading : createDocument(reading);
}

/** The blocks of a text in the kind that its file's name tells; its head gives the title. */
export async function readJudgmentText(name: string, text: string): Promise<Reading | Unreadable> {
  const read = readers[endingOf(name).slice(1)];
  if (!read) return unreadable("unknown-kind", "", name);
  const outcome = tooManyLines(name, text) ?? (await attempt(() => read(text)));
  if (isUnreadable(outcome)) return outcome;
  if (outcome.blocks.length > LINE_LIMIT) return unreadable("too-large", "", undefined, LINE_LIMIT + 1);
  const { title } = outcome;
  const blocks = withHeadings(outcome.blocks);
  if (blocks.every((block) => block.text.trim() === "")) return unreadable("empty", "");
  return { blocks, title: { ...titleIn(blocks), ...title } };
}

async function attempt(read: () => Reading | Promise<Reading>): Promise<Reading | Unreadable> {
  try {
    return await read();
  } catch (reason) {
    return unreadableFor(reason);
  }
}

/** The ending of a file's name in small letters, with its dot; empty without one. */
function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";
}

/** Makes a document of HTML, for hosts that keep judgments as HTML. Scripts, styles and hidden parts are dropped. */
export async function readJudgmentHtml(
  html: string,
  title: Partial<ToulminDocument["title"]> = {},
): Promise<ToulminDocument> {
  const { readHtml } = await import("./read-html");
  return createDocument({ title, blocks: withHeadings(readHtml(html).blocks) });
}
