import type { By } from "./access";
import type { FieldKey } from "./screens";

/** A record on paper. */
export interface Sheet {
  readonly title: string;
  /** A4 upright unless told. */
  readonly size?: "A4" | "A4-landscape" | "A5";
  /** Fields with their labels, and lines as tables, from the top of the sheet to its bottom. */
  readonly sections: readonly { readonly title?: string; readonly fields: readonly FieldKey[] }[];
  /** What stands below all of it. */
  readonly note?: string;
  /** In which states of the flow there is one; in all of them unless told. */
  readonly in?: readonly string[];
  /** Who prints it, of those who read the record. */
  readonly can?: readonly By[];
}

/** How many records are printed at once. */
export const SHEETS_AT_ONCE = 100;
