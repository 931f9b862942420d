import { type Field, shownNumber } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { NumberInput, numberText } from "../../controls/inputs/number-input";
import { NumberFilter } from "../filters";

type IntegerField = Extract<Field, { kind: "integer" }>;

/** A whole number. */
export const integer: FieldKind<IntegerField> = {
  Cell: NumberInRow,
  View: NumberWithUnit,
  Input,
  Filter: NumberFilter,
  isNumber: true,
};

/** A number with its thousands set apart. */
export function NumberShown({ value }: Pick<ShownProps, "value">) {
  return numberText(Number(value));
}

interface WithUnitProps {
  value: unknown;
  field: Extract<Field, { kind: "integer" | "decimal" }>;
}

/** The same in a row, where its column says what is counted: only a share is another number without its sign. */
export function NumberInRow({ value, field }: WithUnitProps) {
  if (field.unit === "%") return <NumberWithUnit value={value} field={field} />;
  return <NumberShown value={shownNumber(field, Number(value))} />;
}

/** The same with its unit. */
export function NumberWithUnit({ value, field }: WithUnitProps) {
  return (
    <>
      <NumberShown value={shownNumber(field, Number(value))} />
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
