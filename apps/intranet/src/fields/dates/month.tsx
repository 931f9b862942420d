import { NativeSelect } from "@mantine/core";
import type { Field } from "@portal/definition";
import { useState } from "react";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { PeriodFilter } from "../filters";
import { years } from "./year";

type MonthField = Extract<Field, { kind: "month" }>;

/** A month of a year. */
export const month: FieldKind<MonthField> = { Cell, View: Cell, Input, Filter: PeriodFilter, isGroup: true };

function Cell({ value }: ShownProps<MonthField>) {
  return <span className="field-fixed">{String(value)}</span>;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

function Input({ value, onChange, label, naming }: InputProps<MonthField>) {
  const [parts, setParts] = useState(partsOf(value));
  // another value from outside takes the place of what was chosen here
  const [chosenYear, chosenMonth] = typeof value === "string" && value !== parts.join("-") ? partsOf(value) : parts;
  function choose(next: [string, string]) {
    setParts(next);
    if (next.every((part) => part !== "")) onChange(next.join("-"));
    else if (value) onChange(null);
  }
  return (
    <div className="field-row" id={naming.id}>
      <NativeSelect
        size="xs"
        aria-label={`${label} 연도`}
        value={chosenYear}
        onChange={({ currentTarget }) => choose([currentTarget.value, chosenMonth])}
        data={[
          { value: "", label: "연도" },
          ...years(Number(chosenYear) || undefined).map((one) => ({ value: String(one), label: `${one}년` })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={`${label} 월`}
        value={chosenMonth}
        onChange={({ currentTarget }) => choose([chosenYear, currentTarget.value])}
        data={[{ value: "", label: "월" }, ...months.map((one) => ({ value: one, label: `${Number(one)}월` }))]}
      />
    </div>
  );
}

function partsOf(value: unknown): [string, string] {
  const [, year = "", month = ""] = /^(\d{4})-(\d{2})/.exec(String(value ?? "")) ?? [];
  return [year, month];
}
