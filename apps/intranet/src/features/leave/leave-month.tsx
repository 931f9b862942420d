import { weekdays } from "../../screens/calendar/days";
import "./leave.css";
import { useState } from "react";
import { Popup } from "../../controls/dialogs/popup";
import { UnfilledNote } from "../../shell/navigation/unfilled-note";

interface MonthDay {
  readonly day: string;
  readonly holiday: string;
  readonly isOff: boolean;
}

interface LeaveMonthProps {
  /** YYYY-MM. */
  month: string;
  days: readonly MonthDay[];
  /** Who is away; without a name it is oneself. */
  away: readonly { day: string; title: string; isPending: boolean; kname?: string }[];
  today: string;
  /** That the year's holidays have not been entered. */
  unfilled?: string;
  /** What is to be pointed out on a day. */
  warnings?: readonly { day: string; team_name: string; away: number; size: number }[];
  onMonth: (month: string) => void;
}

/** How many names a day shows; the rest are counted. */
const SHOWN = 4;
/** How many teams a day points out. */
const TEAMS = 2;

/** A month with its holidays and who is away on each day. */
export function LeaveMonth({ month, days, away, today, unfilled, warnings = [], onMonth }: LeaveMonthProps) {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const [shown, setShown] = useState<MonthDay | null>(null);
  const awayOn = (of: string) => away.filter(({ day }) => day === of);
  const step = (by: number) => onMonth(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7));
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
      <table>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no name but their place
            <tr key={index}>
              {Array.from({ length: 7 }, (_, weekday) => {
                const cell = week[weekday];
                // biome-ignore lint/suspicious/noArrayIndexKey: a day outside of the month has no name
                if (!cell) return <td key={weekday} className="other" />;
                return (
                  <MonthCell
                    key={cell.day}
                    cell={cell}
                    away={awayOn(cell.day)}
                    warnings={warnings.filter(({ day }) => day === cell.day)}
                    isToday={cell.day === today}
                    onMore={() => setShown(cell)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown && (
        <Popup title={`${shown.day} 휴가·재택 ${awayOn(shown.day).length}명`} onClose={() => setShown(null)}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <ul className="leave-copy" tabIndex={0}>
            {awayOn(shown.day).map(({ kname = "", title, isPending }) => (
              <li key={`${kname} ${title}`}>
                {kname} {title}
                {isPending && " (결재 중)"}
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </section>
  );
}

type MonthCellProps = Required<Pick<LeaveMonthProps, "away" | "warnings">> & {
  cell: MonthDay;
  isToday: boolean;
  /** Shows everybody who is away. */
  onMore: () => void;
};

/** A day of the month: who is away, and what is pointed out. */
function MonthCell({ cell, away, warnings, isToday, onMore }: MonthCellProps) {
  const names = [cell.isOff && "off", isToday && "today", warnings.length > 0 && "many"];
  return (
    <td className={names.filter(Boolean).join(" ") || undefined}>
      <time dateTime={cell.day}>{Number(cell.day.slice(8))}</time>
      {cell.holiday && <em>{cell.holiday}</em>}
      {warnings.slice(0, TEAMS).map(({ team_name, away: gone, size }) => (
        <strong key={team_name}>{`${team_name} ${gone}/${size}명`}</strong>
      ))}
      {warnings.length > TEAMS && <strong>외 {warnings.length - TEAMS}팀</strong>}
      <ul>
        {away.slice(0, SHOWN).map(({ kname = "", title, isPending }) => (
          <li key={`${kname} ${title}`} className={isPending ? "pending" : undefined}>
            {kname} <span>{title}</span>
            {isPending && <span> (결재 중)</span>}
          </li>
        ))}
        {away.length > SHOWN && (
          <li>
            <button
              type="button"
              className="leave-more"
              aria-label={`${cell.day} 외 ${away.length - SHOWN}명 모두 보기`}
              onClick={onMore}
            >
              외 {away.length - SHOWN}명
            </button>
          </li>
        )}
      </ul>
    </td>
  );
}
