import { NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { DateSpan } from "../controls/date-span";
import type { FilterProps } from "./field-kind";

/** Records whose text has these words. */
export function WordFilter({ field, name, query, onChange }: FilterProps) {
  const { typed, setTyped, send } = useTyped(query[name] ?? "", (value) => onChange({ [name]: value }));
  return (
    <TextInput
      size="xs"
      aria-label={field.label}
      placeholder={field.label}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      {...send}
    />
  );
}

/** Records with one of some values; several of them stay as the address has them. */
export function ChoiceFilter({
  field,
  name,
  query,
  onChange,
  options,
}: FilterProps & { options: Readonly<Record<string, string>> }) {
  const value = query[name] ?? "";
  const several = value.includes(",")
    ? [
        {
          value,
          label: value
            .split(",")
            .map((code) => options[code] ?? code)
            .join(", "),
        },
      ]
    : [];
  return (
    <NativeSelect
      size="xs"
      aria-label={field.label}
      value={value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      data={[
        { value: "", label: `${field.label} 전체` },
        ...several,
        ...Object.entries(options).map(([code, label]) => ({ value: code, label })),
      ]}
    />
  );
}

/** Records from one day to another, both counted in. */
export function PeriodFilter({ field, name, query, onChange }: FilterProps) {
  const cut = (value = "") => (field.kind === "month" ? value.slice(0, 7) : value);
  return (
    <DateSpan
      label={field.label}
      isLabelled
      from={query[`${name}.from`] ?? ""}
      to={query[`${name}.to`] ?? ""}
      onChange={({ from, to }) =>
        onChange({
          ...(from !== undefined && { [`${name}.from`]: cut(from) }),
          ...(to !== undefined && { [`${name}.to`]: cut(to) }),
        })
      }
    />
  );
}

/** Records from one number to another. */
export function NumberFilter({ field, name, query, onChange }: FilterProps) {
  return (
    <span role="group" aria-label={field.label} className="filter-span">
      <Bound label={`${field.label} 이상`} name={`${name}.from`} query={query} onChange={onChange} />
      <span aria-hidden="true">~</span>
      <Bound label={`${field.label} 이하`} name={`${name}.to`} query={query} onChange={onChange} />
    </span>
  );
}

function Bound({ label, name, query, onChange }: Pick<FilterProps, "name" | "query" | "onChange"> & { label: string }) {
  const { typed, setTyped, send } = useTyped(query[name] ?? "", (value) => onChange({ [name]: value }));
  return (
    <TextInput
      size="xs"
      className="filter-number"
      aria-label={label}
      placeholder={label}
      inputMode="decimal"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/[^\d.-]/g, ""))}
      {...send}
    />
  );
}

/** A text that counts once it is finished: with Enter, unless it ends a Hangul syllable, or when the input is left. */
export function useTyped(value: string, onSend: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const done = () => {
    const next = typed.trim();
    if (next !== value) onSend(next);
  };
  return {
    typed,
    setTyped,
    send: {
      onBlur: done,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) done();
      },
    },
  };
}
