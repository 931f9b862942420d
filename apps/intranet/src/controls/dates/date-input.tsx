import "./date-input.css";
import { type ClipboardEvent, useRef } from "react";
import { goOnAt } from "../go-on-at";
import type { Naming } from "../inputs/naming";
import { dayIn } from "./day-text";

interface DateInputProps {
  label: string;
  /** `YYYY-MM-DD`, with the time `YYYY-MM-DD HH:MM`; empty without one. */
  value: string;
  onChange: (value: string) => void;
  /** Ties the text to a label that is seen; without it, `label` is read out. */
  naming?: Naming;
  /** Asks for the time too. */
  withTime?: boolean;
  /** There is always a day: it cannot be emptied. */
  isKept?: boolean;
}

/** A day, shown in a field that is read; it is chosen in the browser's own calendar beside it, or pasted. */
export function DateInput({ label, value, onChange, naming, withTime = false, isKept = false }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);

  function clear() {
    onChange("");
    // what was pressed goes with the day
    goOnAt(group.current, "button", 0, "input");
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain").trim();
    // lines of a spreadsheet are those of the form around it
    const day = /[\t\n]/.test(text) ? null : dayIn(text);
    const time = /\s([01]\d|2[0-3]):[0-5]\d/.exec(text)?.[0].trim();
    if (day === null || (withTime && time === undefined)) return;
    event.preventDefault();
    onChange(withTime ? `${day} ${time}` : day);
  }

  return (
    <div ref={group} className={withTime ? "date-input with-time" : "date-input"}>
      <input
        type="text"
        readOnly
        {...(naming ?? { "aria-label": label })}
        placeholder={withTime ? "YYYY-MM-DD HH:MM" : "YYYY-MM-DD"}
        value={value}
        onClick={() => picker.current?.showPicker()}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key !== " " && (event.key !== "ArrowDown" || event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          picker.current?.showPicker();
        }}
      />
      <button type="button" aria-label={`${label} 달력 열기`} onClick={() => picker.current?.showPicker()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" />
        </svg>
      </button>
      <input
        ref={picker}
        className="date-picker"
        tabIndex={-1}
        aria-label={`${label} 달력`}
        type={withTime ? "datetime-local" : "date"}
        value={value.replace(" ", "T")}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace("T", " "))}
      />
      {value && !isKept && (
        <button type="button" aria-label={`${label} 지우기`} onClick={clear}>
          ×
        </button>
      )}
    </div>
  );
}
