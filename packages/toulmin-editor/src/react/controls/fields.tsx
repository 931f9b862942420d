import { type ChangeEvent, type ReactNode, useId } from "react";

/** What every field of a panel takes. */
export interface FieldProps {
  readonly label: string;
  /** By which a form, or whoever looks for it, finds the field. */
  readonly name?: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly onChange?: (value: string) => void;
  /** The field loses the focus: its visit is over. */
  readonly onLeave?: () => void;
}

/** A label over its control. */
export function Field({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="toulmin-field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

/** A line of text. */
export function TextField({ label, name, value, isReadOnly = false, onChange, onLeave }: FieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <input
        id={id}
        name={name}
        type="text"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}

/** A text of several lines. */
export function LongField({ label, name, value, isReadOnly = false, onChange, onLeave }: FieldProps) {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <textarea
        id={id}
        name={name}
        rows={3}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}

/** A choice that may be left blank. */
export function SelectField({
  label,
  name,
  value,
  isReadOnly = false,
  blank,
  options,
  onChange,
  onLeave,
}: FieldProps & { blank?: string; options: readonly { key: string; label: string }[] }) {
  const id = useId();
  // an actor that the host no longer offers stays visible instead of being dropped
  const isKnown = value === "" || options.some((option) => option.key === value);
  return (
    <Field label={label} id={id}>
      <select
        id={id}
        name={name}
        value={value}
        disabled={isReadOnly}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}
        onBlur={onLeave}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </Field>
  );
}

interface ChoiceProps {
  /** Names the field, and stands for "any". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice without a label of its own beside it, as filters have. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
