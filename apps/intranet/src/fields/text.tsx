import { TextInput } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "./field-kind";
import { WordFilter } from "./filters";

type TextField = Extract<Field, { kind: "text" }>;

/** Text of one line. */
export const text: FieldKind<TextField> = { Cell: Text, View: Text, Input, Filter: WordFilter };

function Text({ value }: ShownProps<TextField>) {
  return String(value);
}

function Input({ field, value, onChange, naming }: InputProps<TextField>) {
  return (
    <TextInput
      {...naming}
      size="xs"
      maxLength={field.max ?? 1000}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
