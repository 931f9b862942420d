import type { Block, JudgmentTitle, NodeAttributes, NodeId } from "../../core/document";
import type { ElementName } from "../../core/elements/define-element";

/** A mark as a file tells it. Its names (`id`, `owner`, …) are the file's own. */
export interface ReadMark {
  readonly id: string;
  readonly ctype: ElementName;
  /** The marked words. */
  readonly text: string;
  readonly anchor: ReadAnchor | null;
  /** The claim it belongs to; `null` when the file does not say. */
  readonly owner: string | null;
  readonly supports: string | null;
  readonly countsFrom: string | null;
  readonly datumOf: readonly string[];
  /** A claim's number, where the file says one. */
  readonly number?: number | undefined;
  /** What the file says of it; the replacement phrase is the words themselves when it says none. */
  readonly attributes: Partial<NodeAttributes>;
}

/** Where words stand: half open offsets, in UTF-16 units unless they are said to count characters (code points). */
export interface ReadAnchor {
  readonly start: number;
  readonly end: number;
  readonly isInCharacters?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** What a file says: a judgment, marks, or both. */
export interface FormatReading {
  /** The judgment in the file; `null` when the file holds only marks. */
  readonly text: { readonly title: Partial<JudgmentTitle>; readonly blocks: readonly Block[] } | null;
  readonly marks: readonly ReadMark[];
  /** Whether elements or claims were guessed from the structure, because the file does not name them. */
  readonly isGuessed?: boolean;
  /** What the file relates that has no counterpart here, a line each; the person is told. */
  readonly lost?: readonly string[];
  /** Notes on the whole, in their words; the person is told. */
  readonly notes?: readonly string[];
  /** The state that only our own files know. */
  readonly state?: {
    readonly lastId?: unknown;
    readonly currentClaim?: unknown;
    readonly claimOrder?: unknown;
  };
  /** What the file says beyond that, kept under the format's name; it is told which id each mark was given. */
  readonly foreign?: (idOf: (mark: string) => NodeId | undefined) => Readonly<Record<string, unknown>>;
}

/** A mark about which the file says nothing more than this. */
export function readMark(mark: Pick<ReadMark, "id" | "ctype" | "text"> & Partial<ReadMark>): ReadMark {
  return { anchor: null, owner: null, supports: null, countsFrom: null, datumOf: [], attributes: {}, ...mark };
}

/** Whether something of the marks is a guess: by the reader, or because the file does not say which claim one belongs to. */
export function isGuessed(reading: FormatReading): boolean {
  return reading.isGuessed === true || reading.marks.some((mark) => mark.ctype !== "C" && mark.owner === null);
}
