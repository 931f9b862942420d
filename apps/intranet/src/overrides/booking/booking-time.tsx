import "./booking-time.css";
import { NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { DateInput } from "../../controls/date-input";
import { clockOf, dayOf, minutesInto, minutesOf, momentOf } from "../../screens/calendar/days";
import type { Span } from "../../screens/calendar/entries";
import { RequiredMark } from "../../screens/form/required-mark";

interface BookingTimeProps {
  /** Nothing while it is not chosen whole. */
  value: Span | null;
  onChange: (value: Span) => void;
  /** May end on another day. */
  isLong: boolean;
  /** Why the time cannot be booked. */
  problem?: string | undefined;
  /** That it can, or what goes with it. */
  hint?: string | undefined;
}

const DAY = 24 * 60;
const clocks = Array.from({ length: DAY / 10 }, (_, index) => clockOf(index * 10));

/** The day and the hours of a booking, in steps of ten minutes; the end keeps its distance when the beginning moves. */
export function BookingTime({ value, onChange, isLong, problem, hint }: BookingTimeProps) {
  const id = useId();
  const [first] = useState(() => value ?? nextHour());
  const span = value ?? first;
  const [day, lastDay] = [dayOf(span.from), isLong ? dayOf(span.to) : dayOf(span.from)];
  const [start, end] = [minutesInto(day, span.from), minutesInto(lastDay, span.to)];
  const length = span.to - span.from;

  const begin = (from: number) => onChange({ from, to: from + length });
  const ends = clocks
    .map(minutesOf)
    .concat(DAY)
    .filter((minutes) => lastDay > day || minutes > start);
  return (
    <div className="form-field is-wide" data-problem={problem ? "" : undefined}>
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-about`}>
        <span id={`${id}-label`} className="form-label">
          예약시간
          <RequiredMark />
        </span>
        <div className="booking-time">
          <DateInput label="날짜" value={day} onChange={(next) => next && begin(momentOf(next, start))} />
          <NativeSelect
            size="xs"
            aria-label="시작 시각"
            value={clockOf(start)}
            onChange={({ currentTarget }) => begin(momentOf(day, minutesOf(currentTarget.value)))}
            data={clocks}
          />
          <span aria-hidden="true">–</span>
          {isLong && (
            <DateInput
              label="끝나는 날짜"
              value={lastDay}
              onChange={(next) => next && onChange({ ...span, to: Math.max(span.from + 600_000, momentOf(next, end)) })}
            />
          )}
          <NativeSelect
            size="xs"
            aria-label="종료 시각"
            value={clockOf(end)}
            onChange={({ currentTarget }) =>
              onChange({ ...span, to: momentOf(lastDay, minutesOf(currentTarget.value)) })
            }
            data={ends.map((minutes) => ({
              value: clockOf(minutes),
              label: lastDay === day ? `${clockOf(minutes)} (${lengthOf(minutes - start)})` : clockOf(minutes),
            }))}
          />
        </div>
      </div>
      <p
        id={`${id}-about`}
        className={problem ? "form-problem booking-problem" : "form-hint"}
        role={problem ? "alert" : undefined}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** The next whole hour, for an hour. */
export function nextHour(now = Date.now()): Span {
  const HOUR = 3_600_000;
  const from = Math.ceil(now / HOUR) * HOUR;
  return { from, to: from + HOUR };
}

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours}시간`, rest && `${rest}분`].filter(Boolean).join(" ");
}
