import "../fields.css";
import { NativeSelect } from "@mantine/core";
import type { Field, Tone } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { Icon } from "../../controls/icon";
import { ChoiceFilter } from "../filters";
import { PriorityMark } from "./priority-mark";
import { stateOf, toneIcons } from "./tone";

type ChoiceField = Extract<Field, { kind: "choice" }>;

/** One of several choices; states are chips in the portal's colours. */
export const choice: FieldKind<ChoiceField> = { Cell, View: Cell, Input, Filter };

function Cell({ field, value, place }: ShownProps<ChoiceField>) {
  const state = stateOf(field, value);
  if (place.column === "priority") return <PriorityMark code={String(value)} label={state.label} />;
  return field.tones ? <StateChip {...state} /> : state.label;
}

/** A state in the tone that it has in the whole portal: a colour and a sign. */
export function StateChip({ label, tone }: { label: string; tone: Tone }) {
  return (
    <span className={`state-chip tone-${tone}`}>
      <Icon of={toneIcons[tone]} size={13} />
      {label}
    </span>
  );
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
