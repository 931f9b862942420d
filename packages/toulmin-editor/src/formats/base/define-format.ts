import type { ToulminDocument } from "../../core/document";
import type { OwnElement } from "../../core/elements/define-element";
import type { Unreadable } from "../../core/problem";
import type { Dictionary } from "../../locales/ko";
import type { FormatReading } from "./reading";

/** The names of the formats, in the order of the menu. */
export type FormatKey = "native" | "report" | "csv" | "text" | "w3c" | "aif" | "argdown" | "brat" | "portal";

/** The words a file is written with: labels of elements, fields and actors. */
export interface FormatWords {
  readonly dictionary: Dictionary;
  readonly actors: readonly { readonly key: string; readonly label: string }[];
}

/** The words a file is read for: what the columns of a table may be called, and whom phrases can tell of. */
export interface ReadWords {
  readonly columns: Dictionary["formats"]["columns"];
  readonly actors: FormatWords["actors"];
  /** The host's own elements. */
  readonly elements?: readonly OwnElement[] | undefined;
}

/** The words that can be sent to where a file is read. */
export function readWords({ dictionary, actors }: FormatWords): ReadWords {
  return { columns: dictionary.formats.columns, actors: actors.map(({ key, label }) => ({ key, label })) };
}

/** One file format: how a document is written into it and, where it can, how it is read. */
export interface FormatDefinition<Key extends string = FormatKey> {
  readonly key: Key;
  /** What the names of its files end in, with the dot. */
  readonly ending: string;
  readonly mediaType: string;
  /** The document as a file's whole text. */
  write(document: ToulminDocument, words: FormatWords): string;
  /** Whether a file is in this format. Absent in formats that are only written. */
  recognises?(file: ForeignFile): boolean;
  /**
   * What a recognised file says; the words are those of the screen that it is read for. Never throws: what cannot be
   * understood is a problem with its place.
   */
  read?(file: ForeignFile, words?: ReadWords): FormatReading | Unreadable | Promise<FormatReading | Unreadable>;
}

/** A file from outside. */
export interface ForeignFile {
  readonly name: string;
  readonly text: string;
  /** Its value, when it is JSON. */
  readonly json?: unknown;
}

/** Describes a format; returns what it got. */
export function defineFormat<Key extends string>(format: FormatDefinition<Key>): FormatDefinition<Key> {
  return format;
}
