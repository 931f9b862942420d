import "./date-span.css";
import { Menu } from "@mantine/core";
import { stretchOf } from "@portal/definition";
import { DateInput } from "./date-input";
import { today } from "./today";

interface Days {
  readonly from: string;
  readonly to: string;
}

interface DateSpanProps extends Days {
  label: string;
  /** Whether the label is seen; screen readers read it in any case. */
  isLabelled?: boolean;
  /** One end or both. */
  onChange: (days: Partial<Days>) => void;
}

/** From one day to another, both counted in (YYYY-MM-DD), by hand or at once; either side may be open. */
export function DateSpan({ label, isLabelled = false, from, to, onChange }: DateSpanProps) {
  return (
    <span role="group" aria-label={label} className="date-span">
      {isLabelled && (
        <span className="date-span-name" aria-hidden="true">
          {label}
        </span>
      )}
      <DateInput label={`${label} 부터`} value={from} onChange={(day) => onChange({ from: day })} />
      <span aria-hidden="true">~</span>
      <DateInput label={`${label} 까지`} value={to} onChange={(day) => onChange({ to: day })} />
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <button type="button" className="date-span-menu" aria-label={`${label} 고르기`}>
            ▾
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(spansOn(today())).map(([name, days]) => (
            <Menu.Item key={name} onClick={() => onChange(days)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

/** What is chosen at once, as it is on a day. */
export function spansOn(day: string): Record<"이번 주" | "이번 달" | "지난달" | "전체", Days> {
  const span = ([from, to]: readonly [string, string]) => ({ from, to });
  const lastOfBefore = new Date(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10);
  return {
    "이번 주": span(stretchOf("week", day)),
    "이번 달": span(stretchOf("month", day)),
    지난달: span(stretchOf("month", lastOfBefore)),
    전체: { from: "", to: "" },
  };
}
