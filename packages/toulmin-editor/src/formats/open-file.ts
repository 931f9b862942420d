import { reAnchored } from "../anchoring/re-anchor";
import type { ToulminDocument } from "../core/document";
import { isUnreadable, type ReadingProblem, type Unreadable } from "../core/problem";
import { sourceOf } from "../core/source";
import type { ReadWords } from "./base/define-format";
import { type Placed, placed } from "./base/placed";
import { isGuessed } from "./base/reading";
import { formats } from "./index";
import { type ReadFile, readFile } from "./read-file";

/** A file to be opened over an open document. All of it can be sent to a worker. */
export interface FileToOpen {
  readonly file: File;
  readonly document: ToulminDocument;
  readonly words: ReadWords;
  /** The encoding that a person chose. */
  readonly encoding?: string;
}

/** One thing that can be done with a file, and what would come of it. */
export interface OpenChoice {
  readonly key: "replace" | "compare" | "onto" | "revise";
  readonly result: Placed;
  /** How many marks the result tells of. */
  readonly marks: number;
}

/** What is in a file, and what can be done with it. */
export interface OpenedFile {
  readonly format: string | null;
  readonly marks: number;
  readonly isGuessed: boolean;
  readonly lost: readonly string[];
  readonly notes: readonly string[];
  readonly encoding: string;
  /** Lines in which a wrong encoding would show; none where the encoding is certain. */
  readonly preview: readonly string[];
  readonly choices: readonly OpenChoice[];
  readonly problem: ReadingProblem | null;
}

/** Reads a file and tries out everything that can be done with it, so that its outcome can be told. */
export async function openFile({ file, document, words, encoding }: FileToOpen): Promise<OpenedFile | Unreadable> {
  const read = await readFile(file, Object.values(formats), { ...words, elements: document.elements }, encoding);
  if (isUnreadable(read)) return read;
  const { format, reading, decoded } = read;
  const outcome = choicesOf(read, document);
  const wordless = outcome.choices.flatMap(({ result }) => result.wordless ?? []);
  return {
    format,
    marks: reading.marks.length,
    isGuessed: isGuessed(reading),
    lost: [...new Set([...(reading.lost ?? []), ...wordless])],
    notes: reading.notes ?? [],
    encoding: decoded.encoding,
    preview: decoded.isDoubtful || encoding ? linesToCheck(decoded.text) : [],
    ...outcome,
  };
}

const PREVIEW_LINES = 4;
const PREVIEW_LENGTH = 120;

function linesToCheck(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => /\P{ASCII}/u.test(line));
  const broken = lines.filter((line) => line.includes("\uFFFD"));
  return [...new Set([...broken.slice(0, PREVIEW_LINES / 2), ...lines])].slice(0, PREVIEW_LINES).map((line) => {
    const at = Math.max(0, line.search(/\uFFFD|\P{ASCII}/u) - PREVIEW_LENGTH / 4);
    return [...line.slice(at)].slice(0, PREVIEW_LENGTH).join("");
  });
}

function choicesOf({ reading }: ReadFile, document: ToulminDocument): Pick<OpenedFile, "choices" | "problem"> {
  const choices: OpenChoice[] = [];
  let problem: ReadingProblem | null = null;
  const offer = (key: OpenChoice["key"], onto: ToulminDocument | null) => {
    const result = placed(reading, onto);
    if (isUnreadable(result)) problem = result.error;
    else choices.push({ key, result, marks: reading.marks.length });
  };
  if (reading.text) offer("replace", null);
  const [own] = choices;
  const isSameText = own && sourceOf(own.result.document.blocks).text === sourceOf(document.blocks).text;
  if (reading.marks.length > 0 && (document.blocks.length > 0 || !reading.text)) offer("onto", document);
  // marks of the same judgment, of its own text or of none
  const theirs = isSameText ? own : reading.text ? undefined : choices.find(({ key }) => key === "onto");
  if (theirs && theirs.marks > 0 && document.nodes.length > 0) {
    choices.splice(own ? 1 : 0, 0, { ...theirs, key: "compare" });
  }
  if (reading.text && reading.marks.length === 0 && document.nodes.length > 0) {
    choices.push({ key: "revise", result: reAnchored(document, reading.text.blocks), marks: document.nodes.length });
  }
  return { choices, problem };
}
