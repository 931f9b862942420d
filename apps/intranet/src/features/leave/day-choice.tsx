import { DateInput } from "../../controls/dates/date-input";

interface DayChoiceProps {
  label: string;
  days: readonly string[];
  /** How many days are wanted. */
  wanted: number;
  onChange: (days: readonly string[]) => void;
}

/** Days that are chosen one by one, in their order, each once; each can be taken out again. */
export function DayChoice({ label, days, wanted, onChange }: DayChoiceProps) {
  const add = (day: string) => onChange([...new Set([...days, day])].sort((a, b) => a.localeCompare(b)));
  return (
    <>
      <DateInput label={label} value="" onChange={(day) => day && add(day)} />
      <p role="status" className="leave-hint">
        {days.length}일 선택 / {wanted}일
      </p>
      <ul className="leave-plan">
        {days.map((day) => (
          <li key={day}>
            {day}
            <button
              type="button"
              aria-label={`${day} 빼기`}
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
