import "./fields.css";
import type { PlacedField } from "../screens/definitions";
import { entityOf, valueIn } from "../screens/definitions";
import type { Known } from "./field-kind";
import { kindOf } from "./kinds";

interface ShownFieldProps {
  placed: PlacedField;
  record: Readonly<Record<string, unknown>>;
  known: Known;
  /** In a row of a table, or on a page of its own. */
  as: "Cell" | "View";
}

/** A record's value of a field, to be read; a dash on a page when there is none. */
export function ShownField({ placed, record, known, as }: ShownFieldProps) {
  const { field, entity, column, key } = placed;
  const value = valueIn(record, placed);
  if (isEmpty(value)) return as === "View" ? <span className="field-none">–</span> : null;
  const Shown = kindOf(field)[as];
  return (
    <Shown
      field={field}
      value={value}
      known={known}
      place={{ entity, column }}
      isState={isState(entity, key.split(".").at(-1) ?? key)}
    />
  );
}

/** Whether nothing was given. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Whether a field is a record's state: its flow's, or one that is called so. */
function isState(entity: string, key: string): boolean {
  return entityOf(entity).flow?.field === key || key === "status" || key === "state";
}
