import "./time-select.css";
import { NativeSelect } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { hourTyped, partsOf, type TimeParts, timeOf, two } from "./time-parts";

interface TimeSelectProps {
  id?: string;
  label: string;
  /** `HH:MM`, or empty. */
  value: string;
  /** Called with `HH:MM` once all three parts are chosen. */
  onChange: (value: string) => void;
}

const hours = Array.from({ length: 12 }, (_, index) => two(index + 1));
const minutes = Array.from({ length: 6 }, (_, index) => two(index * 10));

/**
 * A time of day in steps of ten minutes. It is chosen, typed as “930” or “1420” from the hour on, or pasted.
 */
export function TimeSelect({ id, label, value, onChange }: TimeSelectProps) {
  const [parts, setParts] = useState<TimeParts>(() => partsOf(value));
  const group = useRef<HTMLDivElement>(null);
  /** The digits that were typed into the part that has the focus. */
  const typed = useRef("");
  // another value from outside takes the place of what was chosen here
  const shown = value !== "" && timeOf(parts) !== value ? partsOf(value) : parts;

  function choose(change: Partial<TimeParts>) {
    const next = { ...shown, ...change };
    setParts(next);
    const time = timeOf(next);
    if (time !== null && time !== value) onChange(time);
  }

  function type(part: keyof TimeParts, event: KeyboardEvent) {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      typed.current = "";
      return;
    }
    // a list of its own would go to an option that begins so
    event.preventDefault();
    if (part === "minute") typeMinute(event.key);
    else typeHour(event.key);
  }

  function typeHour(digit: string) {
    const digits = typed.current + digit;
    const chosen = hourTyped(digits, shown.half);
    if (chosen) {
      choose({ half: chosen.half, hour: chosen.hour });
      group.current?.querySelectorAll("select")[chosen.isWhole ? 2 : 1]?.focus();
    }
    typed.current = digits === "0" || chosen?.isWhole === false ? digits : "";
  }

  /** The first digit says it, the second is 0 by the steps. */
  function typeMinute(digit: string) {
    const isSecond = typed.current !== "";
    typed.current = isSecond ? "" : digit;
    if (!isSecond && digit <= "5") choose({ minute: `${digit}0` });
  }

  function paste(event: ClipboardEvent) {
    const pasted = partsOf(event.clipboardData.getData("text/plain").trim().padStart(5, "0"));
    if (pasted.half === "") return;
    event.preventDefault();
    choose(pasted);
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
      onKeyDown={(event) => type(name, event)}
      onBlur={() => {
        typed.current = "";
      }}
      data={[{ value: "", label: title }, ...options]}
    />
  );
  return (
    <div ref={group} id={id} role="group" aria-label={label} className="time-select" onPaste={paste}>
      {part("half", "오전/오후", [
        { value: "AM", label: "오전" },
        { value: "PM", label: "오후" },
      ])}
      {part("hour", "시", hours)}
      {part("minute", "분", minutes)}
    </div>
  );
}
