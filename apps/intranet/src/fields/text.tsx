import { TextInput } from "@mantine/core";
import type { Field } from "@portal/definition";
import { OutsideLink } from "../controls/outside-link";
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
    <OutsideLink isPlain href={text}>
      {text}
    </OutsideLink>
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
