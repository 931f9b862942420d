import { NativeSelect } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "./field-kind";
import { ChoiceFilter } from "./filters";
import { toneOf } from "./tone";

type ChoiceField = Extract<Field, { kind: "choice" }>;

/** One of several choices; states are chips in the portal's colours. */
export const choice: FieldKind<ChoiceField> = { Cell, View: Cell, Input, Filter };

function Cell({ field, value, isState = false }: ShownProps<ChoiceField>) {
  const label = field.options[String(value)] ?? String(value);
  return isState ? <StateChip label={label} /> : label;
}

/** A state in the colour that it has in the whole portal. */
export function StateChip({ label }: { label: string }) {
  return <span className={`state-chip state-${toneOf(label)}`}>{label}</span>;
}

function Input({ field, value, onChange, naming }: InputProps<ChoiceField>) {
  return (
    <NativeSelect
      {...naming}
      size="xs"
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      data={[
        ...(field.required && value ? [] : [{ value: "", label: field.required ? "선택하세요" : "없음" }]),
        ...Object.entries(field.options).map(([code, label]) => ({ value: code, label })),
      ]}
    />
  );
}

function Filter(props: FilterProps<ChoiceField>) {
  return <ChoiceFilter {...props} options={props.field.options} />;
}
