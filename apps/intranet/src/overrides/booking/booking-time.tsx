import { notBefore } from "@portal/definition";
import "./booking-time.css";
import { useId, useState } from "react";
import { DateInput } from "../../controls/dates/date-input";
import { TimeSelect } from "../../controls/dates/time-select";
import { addDays, clockOf, dayOf, minutesInto, minutesOf, momentOf } from "../../screens/calendar/days";
import type { Span } from "../../screens/calendar/entries";
import { RequiredMark } from "../../screens/form/fields/required-mark";

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
const HOUR = 3_600_000;

/** The day and the hours of a booking, in steps of ten minutes; the end keeps its distance when the beginning moves. */
export function BookingTime({ value, onChange, isLong, problem, hint }: BookingTimeProps) {
  const id = useId();
  const [first] = useState(() => value ?? nextHour());
  const span = value ?? first;
  const [day, lastDay] = [dayOf(span.from), isLong ? dayOf(span.to) : dayOf(span.from)];
  const [start, end] = [minutesInto(day, span.from), minutesInto(lastDay, span.to)];
  const wrong = problem ?? (span.to > span.from ? undefined : notBefore("종료 일시", "시작 일시"));

  const begin = (from: number) => onChange({ from, to: from + lengthOf(span) });
  /** Midnight at the end of a single day is the one after it. */
  const finish = (minutes: number) =>
    onChange({ ...span, to: momentOf(lastDay, minutes === 0 && lastDay === day ? DAY : minutes) });
  return (
    <div className="form-field is-wide" data-problem={wrong ? "" : undefined}>
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-about`}>
        <span id={`${id}-label`} className="form-label">
          예약시간
          <RequiredMark />
        </span>
        <div className="booking-time">
          <DateInput isKept label="날짜" value={day} onChange={(next) => next && begin(momentOf(next, start))} />
          <TimeSelect
            label="시작 시각"
            value={clockOf(start)}
            onChange={(clock) => begin(momentOf(day, minutesOf(clock)))}
          />
          <span aria-hidden="true">–</span>
          {isLong && (
            <DateInput
              isKept
              label="종료일"
              value={lastDay}
              onChange={(next) => next && onChange({ ...span, to: Math.max(span.from + 600_000, momentOf(next, end)) })}
            />
          )}
          <TimeSelect label="종료 시각" value={clockOf(end % DAY)} onChange={(clock) => finish(minutesOf(clock))} />
          {span.to > span.from && lastDay === day && <span>{lengthText((span.to - span.from) / 60_000)}</span>}
        </div>
      </div>
      <p
        id={`${id}-about`}
        className={wrong ? "form-problem booking-problem" : "form-hint"}
        role={wrong ? "alert" : undefined}
      >
        {wrong ?? hint}
      </p>
    </div>
  );
}

/** How long a booking takes; an hour while its end stands before its beginning. */
export function lengthOf({ from, to }: Span): number {
  return to > from ? to - from : HOUR;
}

/** An hour from the next whole one that somebody may mean: between seven and ten in the evening, else nine in the morning. */
export function nextHour(now = Date.now()): Span {
  const next = Math.ceil(now / HOUR) * HOUR;
  const day = dayOf(next);
  const hour = minutesInto(day, next) / 60;
  const isNight = hour < 7 || hour > 21;
  const from = isNight ? momentOf(hour < 7 ? day : addDays(day, 1), 9 * 60) : next;
  return { from, to: from + HOUR };
}

function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours}시간`, rest && `${rest}분`].filter(Boolean).join(" ");
}
