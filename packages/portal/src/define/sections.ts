import type { By, Reader } from "./access";
import type { FieldKey, Fixed } from "./screen";

interface Editable {
  readonly in?: readonly string[];
  readonly by?: readonly By[];
}

/** Fields that belong together on a form or a page. */
export interface Section {
  readonly title?: string;
  readonly fields: readonly FieldKey[];
  /** Who has it, of those who may open the screen: nobody else reads these fields by reading the record. */
  readonly can?: readonly Reader[];
  /** In which states of the flow it may be filled in, and by whom of those whose form it is; of several any one does. */
  readonly editable?: Editable | readonly Editable[];
  /** Only while these fields have one of these values: what a repair asks for is not asked of a loss. */
  readonly when?: Readonly<Record<FieldKey, readonly string[]>>;
  /** Few write it: on a form it is folded until something is written in it. It has no field that has to be filled in. */
  readonly isRare?: true;
}

/** Whether a section or a sheet belongs to a record with these values, by their columns. */
export function isAskedFor({ when = {} }: Pick<Section, "when">, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([column, wanted]) => wanted.includes(String(values[column])));
}

/** Records that link to the one that is looked at: those that the reader may read, counted, with a way to add one. */
export interface Related {
  /** Their entity. */
  readonly of: string;
  /** The link by which they belong to the record; the only one that leads here by default. */
  readonly by?: string;
  /** The entity's title by default. */
  readonly title?: string;
  readonly columns: readonly FieldKey[];
  /** Only those with these values. */
  readonly where?: Fixed;
  /** Newest first (`idx` down) by default. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** Who has it, of those who read the record. */
  readonly can?: readonly Reader[];
  /** Numbers that are added up below the records: those of the records that the reader may read, on all pages. */
  readonly sums?: readonly FieldKey[];
  /** Fields of a new one that begin with what the record has in these. */
  readonly from?: Readonly<Record<FieldKey, FieldKey>>;
  /** Whether it shows how many more there are that the reader may not read. */
  readonly countsOthers?: boolean;
  /** How many there are leads to the list that has all of them, by its filter for the link. */
  readonly isListed?: true;
  /** Of an entity without pages of its own: what a dialog shows of one, and asks for a new one. */
  readonly form?: readonly Section[];
}

/** What identifies the related records of a page: their entity, with the link where it is named. */
export function relatedKey({ of, by }: Pick<Related, "of" | "by">): string {
  return by === undefined ? of : `${of}.${by}`;
}
