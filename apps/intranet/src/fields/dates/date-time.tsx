import type { Field } from "@portal/definition";
import { DateInput } from "../../controls/dates/date-input";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { PeriodFilter } from "../filters";
import { momentOf, seoulTime } from "./seoul-time";

type DateTimeField = Extract<Field, { kind: "dateTime" }>;

/** A moment. */
export const dateTime: FieldKind<DateTimeField> = { Cell, View: Cell, Input, Filter: PeriodFilter };

function Cell({ value }: ShownProps<DateTimeField>) {
  return <span className="field-fixed">{seoulTime(String(value))}</span>;
}

function Input({ value, onChange, label, naming }: InputProps<DateTimeField>) {
  return (
    <DateInput
      label={label}
      naming={naming}
      withTime
      value={typeof value === "string" ? seoulTime(value) : ""}
      onChange={(text) => onChange(text ? momentOf(text.slice(0, 10), text.slice(11)) : null)}
    />
  );
}
