import type { Field } from "@portal/definition";
import { TimeSelect } from "../../controls/dates/time-select";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";

type TimeField = Extract<Field, { kind: "time" }>;

/** A time of day. */
export const time: FieldKind<TimeField> = { Cell, View: Cell, Input, isGroup: true };

function Cell({ value }: ShownProps<TimeField>) {
  return <span className="field-fixed">{String(value).slice(0, 5)}</span>;
}

function Input({ value, onChange, label, naming }: InputProps<TimeField>) {
  return (
    <TimeSelect
      id={naming.id}
      label={label}
      value={typeof value === "string" ? value.slice(0, 5) : ""}
      onChange={onChange}
    />
  );
}
