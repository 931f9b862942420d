import "../leave.css";
import type { KeyboardEvent } from "react";
import { weekdays } from "../../../screens/calendar/days";
import type { Holiday } from "./holiday-popup";

interface YearViewProps {
  year: number;
  holidays: readonly Holiday[];
  today: string;
  onDay: (day: string, holiday: Holiday | undefined) => void;
}

/** How many days an arrow goes on. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The twelve months of a year with their holidays; a day is a button that adds or opens one. Tab goes from month to month,
 * the arrows from day to day.
 */
export function YearView({ year, holidays, today, onDay }: YearViewProps) {
  const byDay = new Map(holidays.map((holiday) => [holiday.hdate, holiday]));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the days within
    <div className="leave-year" onKeyDown={move}>
      {Array.from({ length: 12 }, (_, index) => {
        const month = `${year}-${String(index + 1).padStart(2, "0")}`;
        const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
        const before = new Date(Date.UTC(year, index, 1)).getUTCDay();
        const held = holidays.filter(({ hdate }) => hdate.startsWith(month));
        return (
          <section key={month} aria-label={`${index + 1}월`}>
            <h2>{index + 1}월</h2>
            <div className="leave-year-days">
              {weekdays.map((name) => (
                <span key={name} className="leave-weekday" aria-hidden="true">
                  {name}
                </span>
              ))}
              {Array.from({ length: before }, (_empty, blank) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days outside of the month have no name
                <span key={blank} />
              ))}
              {Array.from({ length }, (_day, at) => {
                const day = `${month}-${String(at + 1).padStart(2, "0")}`;
                const holiday = byDay.get(day);
                const isWeekend = (before + at) % 7 === 0 || (before + at) % 7 === 6;
                const names = [holiday && "holiday", isWeekend && "off", day === today && "today"];
                return (
                  <button
                    key={day}
                    type="button"
                    tabIndex={day === today || (at === 0 && !today.startsWith(month)) ? 0 : -1}
                    className={names.filter(Boolean).join(" ") || undefined}
                    aria-label={`${index + 1}월 ${at + 1}일${holiday ? ` ${holiday.name}` : ""}`}
                    // drawn by the style, so that the name is the whole date and nothing beside it
                    data-day={at + 1}
                    onClick={() => onDay(day, holiday)}
                  />
                );
              })}
            </div>
            <ul>
              {held.map(({ idx, hdate, name, half, sector_name }) => (
                <li key={idx}>
                  {Number(hdate.slice(8))} {name}
                  {half !== "full" && ` (${half === "am" ? "오전" : "오후"})`}
                  {sector_name && ` · ${sector_name}`}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Goes to the day that an arrow leads to; at the ends of the year it stays. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const days = [...event.currentTarget.querySelectorAll("button")];
  const at = days.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  days[at + step]?.focus();
}
