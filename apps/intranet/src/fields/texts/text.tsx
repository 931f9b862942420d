import { TextInput } from "@mantine/core";
import { type Field, shownText } from "@portal/definition";
import { breakable } from "../../controls/breakable";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { OutsideLink } from "../../controls/outside-link";
import { WordFilter } from "../filters";

type TextField = Extract<Field, { kind: "text" }>;

/** A number or an address may be written longer than it is kept. */
const WRITTEN = 200;

/** Text of one line. */
export const text: FieldKind<TextField> = { Cell: Text, View, Input, Filter: WordFilter };

function Text({ field, value }: ShownProps<TextField>) {
  return shownText(field.format, String(value));
}

/** An address is a way to go there. */
function View({ field, value }: ShownProps<TextField>) {
  const text = shownText(field.format, String(value));
  if (!/^https:\/\/\S+$/.test(text)) return breakable(text);
  return (
    <OutsideLink isPlain href={text}>
      {breakable(text)}
    </OutsideLink>
  );
}

function Input({ field, value, onChange, naming }: InputProps<TextField>) {
  return (
    <TextInput
      {...naming}
      size="xs"
      maxLength={field.format ? WRITTEN : (field.max ?? 1000)}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
