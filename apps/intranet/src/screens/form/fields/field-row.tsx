import type { Field } from "@portal/definition";
import type { Known } from "../../../controls/field-kind";
import { type PlacedField, valueIn } from "../../../fields/definitions";
import { kindOf } from "../../../fields/kinds";
import { isEmpty, ShownField } from "../../../fields/shown";
import type { Row } from "../../records";
import { OwnField } from "./own-field";
import { whereWithin } from "./where-within";

interface FieldRowProps {
  placed: PlacedField;
  value: unknown;
  onChange: (value: unknown) => void;
  known: Known;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** The record that it is a field of, as it is written. */
  values?: Row;
}

/** A field in a form: label, input, hint and what is wrong, tied to each other. */
export function FieldRow({ placed, value, onChange, known, problem, values = {} }: FieldRowProps) {
  const { field, entity, column } = placed;
  const { Input, isGroup } = kindOf(field);
  return (
    <OwnField
      label={field.label}
      hint={field.hint}
      required={field.required}
      problem={problem}
      className={classOf(field)}
      isGroup={isGroup ?? false}
    >
      {(naming) => (
        <Input
          field={field}
          value={value}
          onChange={onChange}
          label={field.label}
          known={known}
          place={{ entity, column: placed.filesOf ?? column }}
          where={whereWithin(placed, values)}
          naming={naming}
        />
      )}
    </OwnField>
  );
}

/** Long texts take the whole width. */
export function classOf(field: Field): string {
  // an address of a mailbox or a page is shorter than it may be
  const isLong = field.kind === "text" && field.format === undefined && (field.max ?? LONG) >= LONG;
  return kindOf(field).isWide || isLong ? "form-field is-wide" : "form-field";
}

/** A text that may have so many characters is a line of its own. */
const LONG = 100;

interface ReadRowProps {
  placed: PlacedField;
  record: Row;
  known: Known;
}

/** A field that the person has not to fill in: there to be read once it says something. */
export function GivenRow(props: ReadRowProps) {
  return isEmpty(valueIn(props.record, props.placed)) ? null : <ReadRow {...props} />;
}

/** A field that a form shows and nobody writes. */
export function ReadRow({ placed, record, known }: ReadRowProps) {
  return (
    <div className={classOf(placed.field)}>
      <span className="form-label">{placed.field.label}</span>
      <output className="form-read">
        <ShownField placed={placed} record={record} known={known} as="View" />
      </output>
    </div>
  );
}
