import type { Field } from "@portal/definition";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { StaffListPicker, StaffPicker } from "../../controls/pickers/staff-picker";
import { listOf } from "../list-of";

type StaffListField = Extract<Field, { kind: "staffList" }>;

/** Several staff. */
export const staffList: FieldKind<StaffListField> = { Cell, View: Cell, Input, Filter };

function Cell({ value, known }: ShownProps<StaffListField>) {
  return listOf<number>(value)
    .map((idx) => known.names.staff?.[idx] ?? `${idx}번`)
    .join(", ");
}

function Input({ value, onChange, naming, known }: InputProps<StaffListField>) {
  return (
    <StaffListPicker
      naming={naming}
      value={listOf<number>(value)}
      onChange={onChange}
      nameOf={(idx) => known.names.staff?.[idx]}
    />
  );
}

function Filter({ field, name, query, onChange }: FilterProps<StaffListField>) {
  return (
    <StaffPicker
      naming={{ id: `filter-${name}`, "aria-label": field.label }}
      placeholder={field.label}
      value={Number(query[name]) || null}
      onChange={(idx) => onChange({ [name]: idx ? String(idx) : "" })}
    />
  );
}
