import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { ChoiceFilter } from "../filters";
import { listOf } from "../list-of";

type MultiChoiceField = Extract<Field, { kind: "multiChoice" }>;

/** Any of several choices. */
export const multiChoice: FieldKind<MultiChoiceField> = { Cell, View: Cell, Input, Filter, isGroup: true };

function Cell({ field, value }: ShownProps<MultiChoiceField>) {
  return listOf<string>(value)
    .map((code) => field.options[code] ?? code)
    .join(", ");
}

function Input({ field, value, onChange, naming }: InputProps<MultiChoiceField>) {
  const chosen = listOf<string>(value);
  return (
    <div className="field-row" id={naming.id}>
      {Object.entries(field.options).map(([code, label]) => (
        <Checkbox
          key={code}
          size="xs"
          label={label}
          checked={chosen.includes(code)}
          // in the order of the definition, whatever was clicked first
          onChange={({ currentTarget }) =>
            onChange(
              Object.keys(field.options).filter((one) => (one === code ? currentTarget.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </div>
  );
}

function Filter(props: FilterProps<MultiChoiceField>) {
  return <ChoiceFilter {...props} options={props.field.options} />;
}
