import { NativeSelect } from "@mantine/core";
import type { Field } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { ChoiceFilter } from "../filters";

type YearField = Extract<Field, { kind: "year" }>;

/** A calendar year. */
export const year: FieldKind<YearField> = { Cell, View: Cell, Input, Filter };

function Cell({ value }: ShownProps<YearField>) {
  return <span className="field-fixed">{String(value)}</span>;
}

function Input({ value, onChange, naming }: InputProps<YearField>) {
  const chosen = typeof value === "number" ? value : undefined;
  return (
    <NativeSelect
      {...naming}
      size="xs"
      value={chosen ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? Number(currentTarget.value) : null)}
      data={[
        { value: "", label: "연도 선택" },
        ...years(chosen).map((one) => ({ value: String(one), label: `${one}년` })),
      ]}
    />
  );
}

function Filter(props: FilterProps<YearField>) {
  return <ChoiceFilter {...props} options={Object.fromEntries(years().map((one) => [one, `${one}년`]))} />;
}

/** The years to choose from, latest first: some before and after this one, and the one that is chosen. */
export function years(chosen?: number): number[] {
  const now = new Date().getFullYear();
  const usual = Array.from({ length: 14 }, (_, index) => now + 3 - index);
  return chosen === undefined || usual.includes(chosen) ? usual : [...usual, chosen].sort((a, b) => b - a);
}
