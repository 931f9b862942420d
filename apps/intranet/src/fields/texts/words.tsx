import "@mantine/core/styles/Combobox.css";
import "../../controls/pickers/picker.css";
import { TagsInput } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { WordFilter } from "../filters";
import { listOf } from "../list-of";

type WordsField = Extract<Field, { kind: "words" }>;

/** Words of one's own. */
export const words: FieldKind<WordsField> = { Cell, View: Cell, Input, Filter: WordFilter };

function Cell({ value }: ShownProps<WordsField>) {
  return listOf<string>(value).map((word) => (
    <span key={word} className="field-word">
      {word}
    </span>
  ));
}

function Input({ field, value, onChange, naming }: InputProps<WordsField>) {
  return (
    <TagsInput
      {...naming}
      size="xs"
      maxTags={field.max ?? 20}
      placeholder="입력 후 Enter"
      value={[...listOf<string>(value)]}
      onChange={(next) => onChange(next.map((word) => word.trim().slice(0, 60)).filter((word) => word !== ""))}
    />
  );
}
