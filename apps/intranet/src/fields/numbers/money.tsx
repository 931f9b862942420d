import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { NumberInput } from "../../controls/inputs/number-input";
import { NumberFilter } from "../filters";
import { NumberShown } from "./integer";

type MoneyField = Extract<Field, { kind: "money" }>;

/** Whole won. */
export const money: FieldKind<MoneyField> = {
  Cell: NumberShown,
  View,
  Input,
  Filter: NumberFilter,
  isNumber: true,
};

function View({ value }: ShownProps<MoneyField>) {
  return (
    <>
      <NumberShown value={value} />원
    </>
  );
}

function Input({ value, onChange, naming }: InputProps<MoneyField>) {
  return <NumberInput naming={naming} unit="원" value={typeof value === "number" ? value : null} onChange={onChange} />;
}
