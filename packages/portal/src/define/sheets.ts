import type { Reader } from "./access";
import type { FieldKey } from "./screen";
import type { Related } from "./sections";

/** A record on paper, or a row of a file. */
export interface Sheet {
  readonly title: string;
  /** It is a row of a file for another system, with the sections' fields as its columns; there is no paper. */
  readonly file?: "csv" | "xlsx";
  /** It is a label: many stand on one page, each with a code beside its fields. */
  readonly label?: Label;
  /** Fields with their labels, and lines as tables, from the top of the sheet to its bottom. */
  readonly sections: readonly { readonly title?: string; readonly fields: readonly FieldKey[] }[];
  /** Records that link to it, a row each: those that who prints it may read. */
  readonly rows?: SheetRows;
  /** What stands below all of it. */
  readonly note?: string;
  /** In which states of the flow there is one; in all of them by default. */
  readonly in?: readonly string[];
  /** Only of records in which these fields have one of these values: in the language that was asked for. */
  readonly when?: Readonly<Record<FieldKey, readonly string[]>>;
  /** What its fields are called on it, by their keys; what they are called anywhere by default. */
  readonly labels?: Readonly<Record<FieldKey, string>>;
  /** Who prints it, of those who read the record. */
  readonly can?: readonly Reader[];
}

/** Related records on a sheet, numbered. */
export interface SheetRows
  extends Omit<Related, "title" | "can" | "sums" | "from" | "countsOthers" | "isListed" | "form"> {
  readonly title: string;
  /** Columns that are left empty, to be written in by hand: 서명. */
  readonly blank?: readonly string[];
}

/** How labels lie on their page, and what is read from each by machine. */
export interface Label {
  readonly code: "qr" | "barcode";
  /** The text field that the code has; a QR code has the address of the record's page by default. */
  readonly of?: FieldKey;
  /** An address of the portal with fields in it that a QR code has: `/mypims/myassetlist?q={asset_no}`. */
  readonly at?: string;
  /** Labels beside and below each other on a page: 3 and 8 by default. */
  readonly columns?: number;
  readonly rows?: number;
}

/** All fields that a sheet has of a record. */
export function sheetKeys({ sections, label }: Pick<Sheet, "sections" | "label">): FieldKey[] {
  const inAddress = [...(label?.at ?? "").matchAll(IN_ADDRESS)].map(([, key]) => key as FieldKey);
  return [...sections.flatMap(({ fields }) => fields), ...(label?.of === undefined ? [] : [label.of]), ...inAddress];
}

/** A field in the address that a label has. */
export const IN_ADDRESS = /{(\w+)}/g;

/** How many rows a sheet has at most. */
export const SHEET_ROWS = 500;

/** How many records are printed at once. */
export const SHEETS_AT_ONCE = 100;
