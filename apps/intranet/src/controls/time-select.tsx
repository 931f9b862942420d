import "./time-select.css";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { partsOf, type TimeParts, timeOf } from "./time-parts";

interface TimeSelectProps {
  id?: string;
  label: string;
  /** `HH:MM`, or empty. */
  value: string;
  /** Called with `HH:MM` once all three parts are chosen. */
  onChange: (value: string) => void;
}

const two = (value: number) => String(value).padStart(2, "0");
const hours = Array.from({ length: 12 }, (_, index) => two(index + 1));
const minutes = Array.from({ length: 6 }, (_, index) => two(index * 10));

/** A time of day in steps of ten minutes (section 5). */
export function TimeSelect({ id, label, value, onChange }: TimeSelectProps) {
  const [parts, setParts] = useState<TimeParts>(() => partsOf(value));
  // another value from outside takes the place of what was chosen here
  const shown = value !== "" && timeOf(parts) !== value ? partsOf(value) : parts;

  function choose(change: Partial<TimeParts>) {
    const next = { ...shown, ...change };
    setParts(next);
    const time = timeOf(next);
    if (time !== null && time !== value) onChange(time);
  }

  const part = (
    name: keyof TimeParts,
    title: string,
    options: readonly (string | { value: string; label: string })[],
  ) => (
    <NativeSelect
      aria-label={`${label} ${title}`}
      size="xs"
      value={shown[name]}
      onChange={({ currentTarget }) => choose({ [name]: currentTarget.value })}
      data={[{ value: "", label: title }, ...options]}
    />
  );
  return (
    <div id={id} role="group" aria-label={label} className="time-select">
      {part("half", "오전/오후", [
        { value: "AM", label: "오전" },
        { value: "PM", label: "오후" },
      ])}
      {part("hour", "시", hours)}
      {part("minute", "분", minutes)}
    </div>
  );
}
