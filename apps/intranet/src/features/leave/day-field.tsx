import { DateInput } from "../../controls/dates/date-input";

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; there always is one. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that a form needs, below its name. */
export function DayField({ label, ...day }: DayFieldProps) {
  return (
    <div role="group" aria-label={label}>
      <span>{label}</span>
      <DateInput label={label} isKept {...day} />
    </div>
  );
}
