import "./leave.css";
import { useState } from "react";
import { addMonths, dayOf, momentOf } from "../../screens/calendar/days";
import { DayDrawer } from "../../screens/calendar/views/day-drawer";
import { MonthGrid } from "../../screens/calendar/views/month-grid";
import { UnfilledNote } from "../../shell/navigation/unfilled-note";

interface LeaveMonthProps {
  /** YYYY-MM. */
  month: string;
  /** What the holidays are called, by their days. */
  holidays: Readonly<Record<string, string>>;
  /** Who is away; without a name it is oneself. */
  away: readonly { day: string; title: string; isPending: boolean; kname?: string }[];
  /** That the year's holidays have not been entered. */
  unfilled?: string;
  /** Teams of which many are away on a day. */
  warnings?: readonly { day: string; team_name: string; away: number; size: number }[];
  onMonth: (month: string) => void;
}

/** A month with its holidays and who is away on each day; a day opens beside it. */
export function LeaveMonth({ month, holidays, away, unfilled, warnings = [], onMonth }: LeaveMonthProps) {
  const [now] = useState(Date.now);
  const [opened, setOpened] = useState<string>();
  const today = dayOf(now);
  const [year, number] = month.split("-").map(Number);
  const step = (by: number) => onMonth(addMonths(month, by).slice(0, 7));
  const entries = away.map(({ day, title, isPending, kname }, idx) => ({
    idx,
    day,
    title: kname === undefined ? title : `${kname} ${title}`,
    note: "",
    from: momentOf(day),
    to: momentOf(day, 24 * 60),
    isMine: false,
    isPending,
    ...(isPending && { state: { label: "결재 중", tone: "running" as const } }),
  }));
  const notesOn = (of: string) =>
    warnings.filter(({ day }) => day === of).map(({ team_name, away: gone, size }) => `${team_name} ${gone}/${size}명`);
  const inDay = entries.filter(({ day }) => day === opened);
  return (
    <section className="leave-month" aria-label={`${year}년 ${number}월`}>
      <div className="leave-month-head">
        <button type="button" aria-label="지난달" onClick={() => step(-1)}>
          ‹
        </button>
        <b aria-live="polite">
          {year}년 {number}월
        </b>
        <button type="button" aria-label="다음 달" onClick={() => step(1)}>
          ›
        </button>
        {!today.startsWith(month) && (
          <button type="button" onClick={() => onMonth(today.slice(0, 7))}>
            이번 달
          </button>
        )}
      </div>
      <UnfilledNote text={unfilled} />
      <MonthGrid
        day={`${month}-01`}
        entries={entries}
        holidays={holidays}
        notes={Object.fromEntries(warnings.map(({ day }) => [day, notesOn(day)]))}
        unit={away.some(({ kname }) => kname !== undefined) ? "명" : "건"}
        now={now}
        onOpen={({ from }) => setOpened(dayOf(from))}
        onDay={setOpened}
        onTurn={(to) => onMonth(to.slice(0, 7))}
      />
      {opened && (
        <DayDrawer day={opened} onClose={() => setOpened(undefined)}>
          {[holidays[opened], ...notesOn(opened)].filter(Boolean).map((told) => (
            <p key={told}>{told}</p>
          ))}
          <ul className="leave-copy">
            {inDay.map(({ idx, title, state }) => (
              <li key={idx}>{[title, state && `(${state.label})`].filter(Boolean).join(" ")}</li>
            ))}
          </ul>
          {inDay.length === 0 && <p>휴가나 재택이 없습니다.</p>}
        </DayDrawer>
      )}
    </section>
  );
}
