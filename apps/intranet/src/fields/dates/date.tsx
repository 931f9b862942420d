import type { Field } from "@portal/definition";
import { DateInput } from "../../controls/dates/date-input";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { PeriodFilter } from "../filters";

type DateField = Extract<Field, { kind: "date" }>;

/** A day. */
export const date: FieldKind<DateField> = { Cell, View: Cell, Input, Filter: PeriodFilter };

function Cell({ value }: ShownProps<DateField>) {
  return <span className="field-fixed">{String(value)}</span>;
}

function Input({ value, onChange, label, naming }: InputProps<DateField>) {
  return (
    <DateInput
      label={label}
      naming={naming}
      value={typeof value === "string" ? value : ""}
      onChange={(day) => onChange(day || null)}
    />
  );
}
