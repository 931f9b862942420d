import { TextInput } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "./field-kind";
import { WordFilter } from "./filters";

type TextField = Extract<Field, { kind: "text" }>;

/** Text of one line. */
export const text: FieldKind<TextField> = { Cell: Text, View, Input, Filter: WordFilter };

function Text({ value }: ShownProps<TextField>) {
  return String(value);
}

/** An address is a way to go there. */
function View({ value }: ShownProps<TextField>) {
  const text = String(value);
  if (!/^https:\/\/\S+$/.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noreferrer">
      {text}
      <span className="only-read"> (새 창)</span>
    </a>
  );
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
