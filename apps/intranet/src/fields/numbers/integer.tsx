import type { Field } from "@portal/definition";
import { NumberInput, numberText } from "../../controls/inputs/number-input";
import type { FieldKind, InputProps, ShownProps } from "../field-kind";
import { NumberFilter } from "../filters";

type IntegerField = Extract<Field, { kind: "integer" }>;

/** A whole number. */
export const integer: FieldKind<IntegerField> = {
  Cell: NumberShown,
  View: NumberWithUnit,
  Input,
  Filter: NumberFilter,
  isNumber: true,
};

/** A number with its thousands set apart. */
export function NumberShown({ value }: Pick<ShownProps, "value">) {
  return numberText(Number(value));
}

/** The same with its unit. */
export function NumberWithUnit({ value, field }: { value: unknown; field: { unit?: string } }) {
  return (
    <>
      <NumberShown value={value} />
      {field.unit}
    </>
  );
}

function Input({ field, value, onChange, naming }: InputProps<IntegerField>) {
  return (
    <NumberInput
      naming={naming}
      unit={field.unit}
      value={typeof value === "number" ? value : null}
      onChange={onChange}
    />
  );
}
