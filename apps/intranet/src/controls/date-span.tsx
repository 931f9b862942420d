import "./date-span.css";
import { DateInput } from "./date-input";

interface DateSpanProps {
  label: string;
  /** Whether the label is seen; readers of the screen are told in any case. */
  isLabelled?: boolean;
  from: string;
  to: string;
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
}

/** From one day to another, both counted in (YYYY-MM-DD); either side may be open. */
export function DateSpan({ label, isLabelled = false, from, to, onFrom, onTo }: DateSpanProps) {
  return (
    <span role="group" aria-label={label} className="date-span">
      {isLabelled && (
        <span className="date-span-name" aria-hidden="true">
          {label}
        </span>
      )}
      <DateInput label={`${label} 부터`} value={from} onChange={onFrom} />
      <span aria-hidden="true">~</span>
      <DateInput label={`${label} 까지`} value={to} onChange={onTo} />
    </span>
  );
}
