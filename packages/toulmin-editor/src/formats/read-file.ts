import { isUnreadable, type Unreadable, unreadable, unreadableFor } from "../core/problem";
import { type Decoded, decoded } from "../reading/decoded";
import { FILE_SIZE_LIMIT, readJudgmentText, tooManyLines } from "../reading/read-judgment";
import type { ForeignFile, FormatDefinition, ReadWords } from "./base/define-format";
import { parsedJson } from "./base/parsed-json";
import type { FormatReading } from "./base/reading";

/** A file that was read: in which format, or as the text of a judgment (`null`), and what it says. */
export interface ReadFile {
  readonly format: string | null;
  readonly reading: FormatReading;
  /** Its letters, and how they were read. */
  readonly decoded: Decoded;
}

/**
 * Reads a file from outside: by the format that recognises it, else as the text of a judgment. A file that is too large
 * is refused before it is read, one of too many lines before they are looked at. Never throws for what is in the file.
 * `encoding` is the one of its letters, where a person chose it.
 */
export async function readFile(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
  formats: readonly FormatDefinition<string>[],
  words?: ReadWords,
  encoding?: string,
): Promise<ReadFile | Unreadable> {
  try {
    return await readOrThrow(file, formats, words, encoding);
  } catch (reason) {
    return unreadableFor(reason);
  }
}

async function readOrThrow(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
  formats: readonly FormatDefinition<string>[],
  words?: ReadWords,
  encoding?: string,
): Promise<ReadFile | Unreadable> {
  if (file.size > FILE_SIZE_LIMIT) return unreadable("too-large", "", `${Math.round(file.size / 1024 / 1024)} MB`);
  const letters = decoded(await file.arrayBuffer(), encoding);
  if (!letters) return unreadable("binary", "", file.name);
  const { text } = letters;
  // a judgment may well begin with a bracket
  const { json, problem } =
    /\.(json|jsonld)$/i.test(file.name) || /^\s*[[{]\s*["{[]/.test(text) ? parsedJson(text) : {};
  const tooMany = json === undefined && tooManyLines(file.name, text);
  if (tooMany) return tooMany;
  const foreign: ForeignFile = { name: file.name, text, ...(json !== undefined && { json }) };
  const format = formats.find((each) => each.read && each.recognises?.(foreign));
  if (format?.read) {
    const reading = await format.read(foreign, words);
    return isUnreadable(reading) ? reading : { format: format.key, reading, decoded: letters };
  }
  const reading = await readJudgmentText(file.name, text);
  if (isUnreadable(reading)) return problem ?? reading;
  return { format: null, reading: { text: reading, marks: [] }, decoded: letters };
}
