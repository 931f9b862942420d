import type { Access } from "../define/access";
import type { Field } from "../define/fields";
import type { ListWay } from "../define/screen";
import type approvalCore from "../documents/approval-core";
import type { RouteName } from "../routes";

export type DocumentKind = keyof (typeof approvalCore)["entities"]["document"]["fields"]["kind"]["options"];

/** Who stands in the line that a form begins with: heads of the drafter's units, or HR. */
export interface LineRule {
  readonly role: "approve" | "agree" | "refer";
  readonly unit: "team" | "office" | "ceo" | "hr";
}

/** Who paid or is paid by a document: members of staff, and names that may be theirs. */
export interface Interested {
  readonly staff: readonly number[];
  readonly names: readonly string[];
}

/** What is wrong with a form; the path is that of the field, `items.0.name` in the first line. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /** The screen on which it is put right, for whoever may open it. */
  readonly way?: (ListWay & { readonly search?: string | undefined }) | undefined;
}

/** What checks know beside the form. */
export interface FormSetting {
  /** YYYY-MM-DD, in Seoul. */
  readonly today: string;
  /** Whether a day is worked on; for forms that ask it. Without it, checks that need it say nothing. */
  readonly isWorkday?: (day: string) => boolean;
}

/** Lines of a form: what it is called, and the fields of each. */
export interface FormRows {
  readonly title: string;
  readonly fields: Fields;
  /** At least one line is needed. */
  readonly required?: boolean;
}

type Fields = Readonly<Record<string, Field>>;
type Rows = Readonly<Record<string, FormRows>>;

/** A field's value in a form, as it is kept. */
type ValueOf<Of extends Field> = Of extends { kind: "choice"; options: infer Options }
  ? keyof Options & string
  : Of extends { kind: "flag" }
    ? boolean
    : Of extends { kind: "integer" | "decimal" | "money" | "year" | "link" | "file" }
      ? number
      : Of extends { kind: "files" | "staffList" }
        ? readonly number[]
        : string;

/** The values of fields by their columns; while a form is written any of them may be missing. */
type ValuesOf<Of extends Fields> = {
  readonly [Key in keyof Of as Of[Key] extends { kind: "link" } ? `idx_${Key & string}` : Key]?: ValueOf<
    Of[Key]
  > | null;
};

/** What is written on a form. */
export type DataOf<Own extends Fields, Lines extends Rows> = ValuesOf<Own> & {
  readonly [Name in keyof Lines]?: readonly ValuesOf<Lines[Name]["fields"]>[];
};

/** A form as the server and the screens read it, whatever its fields are. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A form: its own fields beside those that every document has, and what holds of them. */
export interface FormDefinition<Own extends Fields = Fields, Lines extends Rows = Rows, Data = FormValues> {
  readonly kind: DocumentKind;
  readonly title: string;
  /** One line for who chooses among the forms. */
  readonly summary: string;
  /** 문서분류. */
  readonly category: "일반" | "구매·지출" | "근태" | "인사" | "영업";
  /** What its document numbers begin with. */
  readonly prefix: string;
  /** The screens on which it is written and written again. */
  readonly screens: { readonly add: RouteName; readonly edit: RouteName };
  readonly fields: Own;
  /** Its lines, by name. */
  readonly rows?: Lines;
  /** The line that it begins with, from what is written so far; the rules on amounts then cut it. */
  readonly line: Asked<Data, readonly LineRule[]>;
  /** Somebody has to receive it. */
  readonly needsReceiver?: boolean;
  /** It is private whatever the drafter chooses. */
  readonly isPrivate?: boolean;
  /** Fields that few write: they are folded, with the text and the files that every document may have. */
  readonly rare?: readonly string[];
  /** Fields that are shown only then; what is hidden is not kept. */
  readonly shown?: Readonly<Record<string, Asked<Data, boolean>>>;
  /** Fields that must be filled in only then. */
  readonly requiredIf?: Readonly<Record<string, Asked<Data, boolean>>>;
  /** What must hold beside the fields' own rules; asked once the fields are right. */
  readonly check?: Checked<Data>;
  /** The check asks which days are worked on. */
  readonly asksWorkdays?: boolean;
  /** What is only to be looked at. */
  readonly warn?: Checked<Data>;
  /** The amount by which the line is cut and lists are filtered. */
  readonly amount?: Asked<Data, number | null>;
  /** Who paid or is paid beside the drafter, by number or by name: none of them decides on it. */
  readonly interested?: Asked<Data, Interested>;
  /** A title to begin with. */
  readonly titleOf?: Asked<Data, string>;
  /** Who reads its documents beside those who take part and the leads; private ones excepted. */
  readonly readers?: readonly Access[];
  /** Forms that follow from it once it is completed, and what they begin with. */
  readonly follow?: Partial<Readonly<Record<DocumentKind, Asked<Data, FormValues>>>>;
}

/**
 * What is asked of a form's values. Declared as methods are: a form of certain fields is then a form like any other, whose
 * values were read by its own fields before it is asked.
 */
type Asked<Data, Answer> = { of(data: Data): Answer }["of"];
type Checked<Data> = { of(data: Data, setting: FormSetting): readonly Problem[] }["of"];

/** Describes a form; returns what it got. */
export function defineForm<const Own extends Fields, const Lines extends Rows = Record<never, never>>(
  form: FormDefinition<Own, Lines, DataOf<Own, Lines>>,
): FormDefinition<Own, Lines, DataOf<Own, Lines>> {
  return form;
}

/** The sum of a column of lines. */
export function sumOf<Row>(rows: readonly Row[] | undefined, read: (row: Row) => unknown): number {
  return (rows ?? []).reduce((sum, row) => sum + (Number(read(row)) || 0), 0);
}
