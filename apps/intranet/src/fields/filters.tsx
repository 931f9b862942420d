import { NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { DateSpan } from "../controls/dates/date-span";
import type { FilterProps } from "../controls/field-kind";

/** Records whose text has these words. */
export function WordFilter({ field, name, query, onChange }: FilterProps) {
  return <WordsInput label={field.label} value={query[name] ?? ""} onChange={(value) => onChange({ [name]: value })} />;
}

interface WordsInputProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** Hears of each letter: of what is looked for in the browser alone. */
  onType?: (value: string) => void;
  type?: "search";
  className?: string;
  inputMode?: "decimal" | "numeric";
  maxLength?: number;
  /** What cannot be looked for here. */
  without?: RegExp;
}

/** Words to look for, once they are typed whole. */
export function WordsInput({ label, hint = label, value, onChange, onType, without, ...rest }: WordsInputProps) {
  const { typed, setTyped, send } = useTyped(value, onChange);
  const write = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={hint}
      maxLength={60}
      value={typed}
      onChange={({ currentTarget: { value: next } }) => write(without ? next.replace(without, "") : next)}
      {...rest}
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
  const bound = (word: string, to: string) => (
    <WordsInput
      label={`${field.label} ${word}`}
      className="filter-number"
      inputMode="decimal"
      without={/[^\d.-]/g}
      value={query[to] ?? ""}
      onChange={(value) => onChange({ [to]: value })}
    />
  );
  return (
    <span role="group" aria-label={field.label} className="filter-span">
      {bound("이상", `${name}.from`)}
      <span aria-hidden="true">~</span>
      {bound("이하", `${name}.to`)}
    </span>
  );
}

/** A text that counts once it is finished: with Enter, unless it ends a Hangul syllable, or when the input is left. */
function useTyped(value: string, onSend: (value: string) => void) {
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
