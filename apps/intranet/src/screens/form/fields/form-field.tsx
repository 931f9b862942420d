import type { ReactNode } from "react";
import type { Known } from "../../../controls/field-kind";
import { fieldAt, linesAt, type PlacedField, valueIn } from "../../../fields/definitions";
import { entityOf } from "../../../fields/modules";
import type { Row } from "../../records";
import { ShownLines } from "../../view/lines-table";
import { placeOf } from "../check-values";
import { LineItems } from "../lines/line-items";
import type { FormState } from "../use-record-form";
import { classOf, FieldRow, GivenRow, ReadRow } from "./field-row";
import { OwnInputs } from "./own-fields";

/** An input of a screen's own, in place of its kind's. */
export type OwnInput = (props: {
  value: unknown;
  onChange: (value: unknown) => void;
  /** The whole record, as it is written. */
  values: Row;
  problem: string | undefined;
  known: Known;
}) => ReactNode;

interface FormFieldProps {
  /** The field's key. */
  name: string;
  entity: string;
  form: FormState;
  known: Known;
  /** By the fields' keys, or the names of lines. */
  inputs?: Readonly<Record<string, OwnInput>>;
}

/** A field that is shown, and not asked for. */
function asRead(placed: PlacedField): PlacedField {
  return { ...placed, field: { ...placed.field, readOnly: true } };
}

/** A field of a form by its key: an input, lines, or what can only be read. */
export function FormField({ name, entity, form, known, inputs = {} }: FormFieldProps) {
  const lines = linesAt(entity, name);
  if (lines && !entityOf(entity).parts?.[name]?.isMany) {
    return lines.fields.map(({ key }) => (
      <FormField key={key} name={`${name}.${key}`} entity={entity} form={form} known={known} inputs={inputs} />
    ));
  }
  const own = inputs[name];
  if (lines && !form.isOpen(lines.part)) {
    const value = form.values[name];
    if (!Array.isArray(value) || value.length === 0) return null;
    const title = entityOf(entity).parts?.[name]?.title ?? entityOf(name).title;
    return <ShownLines {...lines} title={title} lines={value as Row[]} known={known} />;
  }
  if (lines && own) {
    return (
      <div className="form-field is-wide">
        {own({
          value: form.values[name],
          onChange: (value) => form.write(name, value),
          values: form.values,
          problem: form.problems[name],
          known,
        })}
      </div>
    );
  }
  if (lines) {
    const value = form.values[name];
    return (
      <LineItems
        {...lines}
        fields={lines.fields.map((each) => (form.isClosed(name, each.column) ? asRead(each) : each))}
        title={entityOf(name).title}
        lines={Array.isArray(value) ? (value as Row[]) : []}
        onChange={(next) => form.write(name, next)}
        known={known}
        problems={form.problems}
      />
    );
  }
  const placed = fieldAt(entity, name);
  const { field, column, part } = placed;
  if (!form.isTold(placed)) return null;
  if (field.kind === "answers" && form.isOpen(column)) return <OwnInputs placed={placed} form={form} known={known} />;
  if (!form.isOpen(part ?? column) || (part !== undefined && form.isClosed(part, column)))
    return <GivenRow placed={placed} record={form.values} known={known} />;
  if (own) {
    return (
      // one of several is chosen in no more room than elsewhere
      <div className={field.kind === "link" ? classOf(field) : "form-field is-wide"}>
        {own({
          value: valueIn(form.values, placed),
          onChange: (value) => form.writeField(placed, value),
          values: form.values,
          problem: form.problems[placeOf(placed)],
          known,
        })}
      </div>
    );
  }
  if (field.computed) {
    const owner = part === undefined ? form.values : ((form.values[part] ?? {}) as Row);
    const { part: _, ...own } = placed;
    return <ReadRow placed={own} record={{ ...owner, [column]: field.computed(owner) }} known={known} />;
  }
  if (field.readOnly || field.kind === "json") return <GivenRow placed={placed} record={form.values} known={known} />;
  return (
    <FieldRow
      placed={placed}
      value={valueIn(form.values, placed)}
      onChange={(value) => form.writeField(placed, value)}
      known={known}
      problem={form.problems[placeOf(placed)]}
      values={form.values}
    />
  );
}
