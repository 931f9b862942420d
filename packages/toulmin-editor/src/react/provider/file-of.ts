import type { ToulminDocument } from "../../core/document";
import type { FormatKey, FormatWords } from "../../formats/base/define-format";
import { laterCode } from "../controls/later";

const loadFormats = laterCode(() => import("../../formats"));

/** A document as a file of a format, which is loaded now. */
export async function fileOf(document: ToulminDocument, format: FormatKey, words: FormatWords): Promise<File> {
  const { formats } = await loadFormats();
  const { ending, mediaType, write } = formats[format];
  const title = [document.title.caseNo, document.title.charge].filter(Boolean).join(" ");
  const name = `${words.dictionary.formats.fileName(title)}${ending}`;
  return new File([write(document, words)], name, { type: `${mediaType};charset=utf-8` });
}
