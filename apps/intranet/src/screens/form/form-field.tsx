import type { ComponentType } from "react";
import type { InputProps, Known } from "../../fields/field-kind";
import { entityOf, fieldAt, linesAt, valueIn } from "../definitions";
import type { Row } from "../records";
import { placeOf } from "./check-values";
import { FieldRow, ReadRow } from "./field-row";
import { LineItems } from "./line-items";
import type { FormState } from "./use-record-form";

/** Inputs of a screen's own, by the field's key or the lines' part. */
export type OwnInputs = Readonly<Record<string, ComponentType<InputProps>>>;

interface FormFieldProps {
  /** The field's key. */
  name: string;
  entity: string;
  form: FormState;
  known: Known;
  inputs?: OwnInputs;
}

/** A field of a form by its key: an input, lines, or what can only be read. */
export function FormField({ name, entity, form, known, inputs = {} }: FormFieldProps) {
  const lines = linesAt(entity, name);
  if (lines && !entityOf(entity).parts?.[name]?.isMany) {
    return lines.fields.map(({ key }) => (
      <FormField key={key} name={`${name}.${key}`} entity={entity} form={form} known={known} inputs={inputs} />
    ));
  }
  if (lines && inputs[name]) {
    return (
      <FieldRow
        placed={fieldAt(entity, name)}
        Own={inputs[name]}
        value={form.values[name]}
        onChange={(next) => form.write(name, next)}
        known={known}
        problem={form.problems[name]}
      />
    );
  }
  if (lines) {
    const value = form.values[name];
    return (
      <LineItems
        {...lines}
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
  if (field.computed) {
    const owner = part === undefined ? form.values : ((form.values[part] ?? {}) as Row);
    const { part: _, ...unplaced } = placed;
    return <ReadRow placed={unplaced} record={{ ...owner, [column]: field.computed(owner) }} known={known} />;
  }
  if (field.readOnly || (field.kind === "json" && !inputs[name]))
    return <ReadRow placed={placed} record={form.values} known={known} />;
  return (
    <FieldRow
      placed={placed}
      {...(inputs[name] && { Own: inputs[name] })}
      value={valueIn(form.values, placed)}
      onChange={(value) => form.writeField(placed, value)}
      known={known}
      problem={form.problems[placeOf(placed)]}
    />
  );
}
