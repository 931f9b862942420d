import type { Field } from "@portal/definition";
import { Fragment } from "react";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import { StaffListPicker, StaffPicker } from "../../controls/pickers/staff-picker";
import { listOf } from "../list-of";
import { LinkedName } from "./linked-name";

type StaffListField = Extract<Field, { kind: "staffList" }>;

/** Several staff. */
export const staffList: FieldKind<StaffListField> = { Cell, View: Cell, Input, Filter };

function Cell({ value, known }: ShownProps<StaffListField>) {
  return listOf<number>(value).map((idx, at) => (
    <Fragment key={idx}>
      {at > 0 && ", "}
      <LinkedName entity="staff" idx={idx} known={known} />
    </Fragment>
  ));
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
