import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { GrowingText } from "../../controls/inputs/growing-text";
import { WordFilter } from "../filters";

type LongTextField = Extract<Field, { kind: "longText" }>;

/** Text of several lines. */
export const longText: FieldKind<LongTextField> = { Cell, View, Input, Filter: WordFilter, isWide: true };

function Cell({ value }: ShownProps<LongTextField>) {
  return String(value).replace(/\s+/g, " ");
}

function View({ value }: ShownProps<LongTextField>) {
  return <span className="field-lines">{String(value)}</span>;
}

function Input({ field, value, onChange, naming }: InputProps<LongTextField>) {
  return (
    <GrowingText
      {...naming}
      size="xs"
      minRows={3}
      maxRows={16}
      maxLength={field.max ?? 10_000}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
