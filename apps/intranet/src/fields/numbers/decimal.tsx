import type { Field } from "@portal/definition";
import type { FieldKind, InputProps } from "../../controls/field-kind";
import { NumberInput } from "../../controls/inputs/number-input";
import { NumberFilter } from "../filters";
import { NumberInRow, NumberWithUnit } from "./integer";

type DecimalField = Extract<Field, { kind: "decimal" }>;

/** A number with decimals. */
export const decimal: FieldKind<DecimalField> = {
  Cell: NumberInRow,
  View: NumberWithUnit,
  Input,
  Filter: NumberFilter,
  isNumber: true,
};

function Input({ field, value, onChange, naming }: InputProps<DecimalField>) {
  return (
    <NumberInput
      naming={naming}
      scale={field.digits[1]}
      unit={field.unit}
      value={typeof value === "number" ? value : null}
      onChange={onChange}
    />
  );
}
