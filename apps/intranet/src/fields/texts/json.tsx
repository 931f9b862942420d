import type { Field } from "@portal/definition";
import type { FieldKind, ShownProps } from "../../controls/field-kind";

type JsonField = Extract<Field, { kind: "json" }>;

/** A value with a shape of its own: it is read here, and written where a screen knows what it means. */
export const json: FieldKind<JsonField> = { Cell, View: Cell, Input: Cell };

function Cell({ value }: Pick<ShownProps, "value">) {
  return value === undefined || value === null ? null : <code className="field-json">{JSON.stringify(value)}</code>;
}
