import type { Field } from "@portal/definition";
import { NumberInput, numberText } from "../controls/number-input";
import type { FieldKind, InputProps, ShownProps } from "./field-kind";
import { NumberFilter } from "./filters";

type IntegerField = Extract<Field, { kind: "integer" }>;

/** A whole number. */
export const integer: FieldKind<IntegerField> = {
  Cell: NumberShown,
  View: NumberShown,
  Input,
  Filter: NumberFilter,
  isNumber: true,
};

/** A number with its thousands set apart. */
export function NumberShown({ value }: Pick<ShownProps, "value">) {
  return numberText(Number(value));
}

function Input({ value, onChange, naming }: InputProps<IntegerField>) {
  return <NumberInput naming={naming} value={typeof value === "number" ? value : null} onChange={onChange} />;
}
