import { NativeSelect } from "@mantine/core";
import { REPEAT_WEEKS, type Repeat } from "@portal/definition";
import { useId } from "react";
import { DateInput } from "../../controls/dates/date-input";
import { addDays, dayOf, shortDay } from "../../screens/calendar/days";

interface BookingRepeatProps {
  /** The first booking's beginning. */
  from: number;
  value: Repeat | null;
  onChange: (value: Repeat | null) => void;
  problem?: string | undefined;
}

/** Whether a new booking is repeated, and until when. */
export function BookingRepeat({ from, value, onChange, problem }: BookingRepeatProps) {
  const id = useId();
  const first = dayOf(from);
  const step = value?.every === "week" ? 7 : 1;
  const days = value ? Math.round((Date.parse(value.until) - Date.parse(first)) / 86_400_000) : 0;
  const count = Math.max(1, Math.floor(days / step) + 1);
  return (
    <div className="form-field is-wide" data-problem={problem ? "" : undefined}>
      <label htmlFor={id} className="form-label">
        반복
      </label>
      <div className="booking-time">
        <NativeSelect
          id={id}
          size="xs"
          value={value?.every ?? ""}
          onChange={({ currentTarget: { value: every } }) =>
            onChange(
              every === "week" || every === "day" ? { every, until: addDays(first, every === "week" ? 28 : 4) } : null,
            )
          }
          data={[
            { value: "", label: "반복 안 함" },
            { value: "week", label: `매주 ${shortDay(first).at(-2)}요일` },
            { value: "day", label: "매일" },
          ]}
        />
        {value && (
          <>
            <DateInput
              label="반복 끝"
              value={value.until}
              onChange={(until) => until && onChange({ ...value, until })}
            />
            <span className="form-hint">
              까지 {count}회. 하나라도 겹치면 저장하지 않고 모두 알려 줍니다. 최대 {REPEAT_WEEKS}주.
            </span>
          </>
        )}
      </div>
      {problem && <p className="form-problem">{problem}</p>}
    </div>
  );
}
