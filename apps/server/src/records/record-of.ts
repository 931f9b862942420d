import type { moduleOf } from "@portal/definition";
import type { Period } from "../db/table-of";
import type { tables } from "../db/tables";

/** The name of an entity of the portal. */
export type EntityName = keyof typeof tables;

export type TableOf<Name extends EntityName> = (typeof tables)[Name];

/** A record as it is kept: its columns, but for when it was removed, and its parts under their entities' names. */
export type RecordOf<Name extends EntityName> = RowOf<Name> & {
  readonly [Part in PartsOf<Name>]: IsMany<Name, Part> extends true ? readonly RowOf<Part>[] : RowOf<Part> | null;
};

/**
 * A record as it will be written, when rules see it before: what was sent for it upon what it has, and `null` where there
 * is nothing. What the server gives a record as it writes it (its number, its place) is missing while the record is new,
 * and what its rules give it is empty; of the rest, a form asks for what is required.
 */
export type GivenOf<Name extends EntityName> = GivenRow<Name> & {
  readonly [Part in PartsOf<Name>]: IsMany<Name, Part> extends true
    ? readonly LineOf<Name, Part>[]
    : LineOf<Name, Part> | null;
};

/** Values for some of a record's columns, as they are kept, and for its parts. */
export type ValuesOf<Name extends EntityName> = Partial<RowOf<Name>> & SentParts<Name>;

/** As {@link ValuesOf}, as they may be sent: moments also in their ISO form. */
export type SentOf<Name extends EntityName> = Sent<RowOf<Name>> & SentParts<Name>;

/** The moves of an entity's flow. */
export type MoveOf<Name extends EntityName> =
  DefinitionOf<Name> extends { readonly flow: { readonly moves: infer Moves } } ? keyof Moves & string : never;

/** What a module says of an entity. */
type DefinitionOf<Name extends EntityName> = Among<(typeof moduleOf)[keyof typeof moduleOf]["entities"], Name>;
type Among<Entities, Name extends string> = Entities extends { readonly [Key in Name]: infer Definition }
  ? Definition
  : never;

/** A row as it is read, without its parts. */
export type RowOf<Name extends EntityName> = Omit<TableOf<Name>["$inferSelect"], "deleted_at">;

/** Parts that are named as they are made, such as those of sheets of goals, are known to nobody here. */
type Parts<Name extends EntityName> =
  DefinitionOf<Name> extends { readonly parts: infer Parts } ? (string extends keyof Parts ? object : Parts) : object;
type PartsOf<Name extends EntityName> = keyof Parts<Name> & EntityName;
type IsMany<Name extends EntityName, Part extends PartsOf<Name>> = Parts<Name>[Part] extends { readonly isMany: true }
  ? true
  : false;

/** The columns of an entity's fields, and those of them that nobody is asked for. */
type ColumnsOf<Name extends EntityName> = ColumnsIn<FieldsOf<Name>>;
type SetByRules<Name extends EntityName> = ColumnsIn<{
  [Key in keyof FieldsOf<Name> as FieldsOf<Name>[Key] extends { readonly required: true; readonly readOnly: true }
    ? FieldsOf<Name>[Key] extends { readonly default: unknown } | { readonly initial: unknown }
      ? never
      : Key
    : never]: FieldsOf<Name>[Key];
}>;
type FieldsOf<Name extends EntityName> = DefinitionOf<Name> extends { readonly fields: infer Fields } ? Fields : never;
type ColumnsIn<Fields> = {
  [Key in keyof Fields & string]: Fields[Key] extends { readonly kind: "link" } ? `idx_${Key}` : Key;
}[keyof Fields & string];

type GivenRow<Name extends EntityName, Late extends PropertyKey = never> = {
  [Key in keyof RowOf<Name> as Key extends Exclude<ColumnsOf<Name>, Late> ? Key : never]: Key extends SetByRules<Name>
    ? RowOf<Name>[Key] | null
    : RowOf<Name>[Key];
} & { [Key in keyof RowOf<Name> as Key extends Exclude<ColumnsOf<Name>, Late> ? never : Key]?: RowOf<Name>[Key] };

/** A line of a part: new, or what was sent for it upon what it has; its moments are as they were sent. */
type LineOf<Name extends EntityName, Part extends PartsOf<Name>> = Moments<
  GivenRow<Part, Parts<Name>[Part] extends { readonly link: infer Link extends string } ? `idx_${Link}` : never>
>;

type Sent<Values> = Partial<Moments<Values>>;
type Moments<Values> = { readonly [Key in keyof Values]: Moment<Values[Key]> };
type Moment<Value> = Value extends Date
  ? Date | string
  : Value extends Period
    ? { readonly from: Date | string; readonly to: Date | string }
    : Value;

type SentParts<Name extends EntityName> = {
  readonly [Part in PartsOf<Name>]?: IsMany<Name, Part> extends true
    ? readonly Partial<LineOf<Name, Part>>[]
    : Partial<LineOf<Name, Part>> | null;
};
