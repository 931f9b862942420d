import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { ChoiceFilter } from "../filters";

type FlagField = Extract<Field, { kind: "flag" }>;

/** Yes or no. */
export const flag: FieldKind<FlagField> = { Cell, View, Input, Filter };

function Cell({ value }: ShownProps<FlagField>) {
  return value === true ? <span className="field-yes">예</span> : <span className="field-none">아니요</span>;
}

function View({ value }: ShownProps<FlagField>) {
  return value === true ? "예" : "아니요";
}

function Input({ value, onChange, naming }: InputProps<FlagField>) {
  return (
    <Checkbox
      {...naming}
      size="sm"
      className="field-flag"
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function Filter(props: FilterProps<FlagField>) {
  return <ChoiceFilter {...props} options={{ Y: "예", N: "아니요" }} />;
}
