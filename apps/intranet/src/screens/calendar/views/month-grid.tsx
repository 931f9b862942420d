import "./month-grid.css";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { addDays, addMonths, dayOf, longDay, momentOf, weekdayOf, weekdays, weeksOfMonth } from "../days";
import { type Entry, type Resource, touching } from "../entries";
import { EntryButton } from "./entry-button";

interface MonthGridProps {
  /** Any day of the month. */
  day: string;
  entries: readonly Entry[];
  /** A few of them are distinguished by colour, with their names below. */
  resources?: readonly Resource[];
  /** Names of the days that are holidays. */
  holidays: Readonly<Record<string, string>>;
  /** What is said of the days, the first of it in the grid. */
  notes?: Readonly<Record<string, readonly string[]>>;
  /** What the entries of a day are counted in. */
  unit?: string;
  now: number;
  onOpen: (entry: Entry) => void;
  onDay: (day: string) => void;
  /** Shows the month of a day that the keys have gone to. */
  onTurn?: (day: string) => void;
}

/** How many entries a day shows; the rest are counted. */
const SHOWN = 3;
/** How many colours there are. */
const TINTS = 8;

/** The weeks of a month; a day says how many entries it has and shows the first of them. */
export function MonthGrid({ day, entries, resources = [], holidays, onOpen, onDay, onTurn, ...props }: MonthGridProps) {
  const { notes = {}, unit = "건", now } = props;
  const grid = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);
  const today = dayOf(now);
  const isTinted = resources.length > 1 && resources.length <= TINTS;
  const tintOf = ({ resource }: Entry) => resources.findIndex(({ idx }) => idx === resource) + 1;

  /** Where the keys have gone, in a month that is not shown yet. */
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is there with its month
  useEffect(() => {
    if (wanted.current) cellOf(wanted.current)?.focus();
    wanted.current = undefined;
  }, [month]);

  const cellOf = (to: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);

  function press(event: KeyboardEvent, from: string) {
    const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfter(event.key, from);
    if (to === undefined) return;
    const isTurned = event.key.startsWith("Page");
    const cell = isTurned ? null : cellOf(to);
    if (!cell && !onTurn) return;
    event.preventDefault();
    if (cell) return cell.focus();
    wanted.current = to;
    onTurn?.(to);
  }

  return (
    <>
      <table className="month" ref={grid}>
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
          {weeksOfMonth(day).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                const inDay = ofDay(entries, each);
                const isOff = holidays[each] !== undefined || [0, 6].includes(weekdayOf(each));
                const names = [isOff && "off", each === today && "today", !each.startsWith(month) && "other"];
                return (
                  <td key={each} className={names.filter(Boolean).join(" ") || undefined}>
                    <button
                      type="button"
                      className="month-day"
                      data-day={each}
                      aria-current={each === today ? "date" : undefined}
                      onClick={() => onDay(each)}
                      onKeyDown={(event) => press(event, each)}
                    >
                      <DayName day={each} />
                      {holidays[each] && <em> {holidays[each]}</em>}
                      <span className="only-read">, </span>
                      <span className={inDay.length > 0 ? "month-count" : "only-read"}>{`${inDay.length}${unit}`}</span>
                    </button>
                    <DayNote notes={notes[each] ?? []} />
                    <div className="month-entries">
                      {inDay.slice(0, SHOWN).map((entry) => (
                        <EntryButton
                          key={entry.idx}
                          entry={entry}
                          onOpen={onOpen}
                          lineOf={each}
                          {...(isTinted && { tint: tintOf(entry) })}
                        />
                      ))}
                      {inDay.length > SHOWN && (
                        <button type="button" className="month-more" onClick={() => onDay(each)}>
                          +{inDay.length - SHOWN}
                          <span className="only-read">
                            {unit} 더 보기, {longDay(each)}
                          </span>
                        </button>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isTinted && (
        <ul className="month-legend">
          {resources.map(({ idx, name }, index) => (
            <li key={idx}>
              <i className={`tint-${index + 1}`} /> {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The day that a key leads to: beside it, at the ends of its week, or a month before or after it. */
function dayAfter(key: string, day: string): string | undefined {
  const weekday = weekdayOf(day);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (by !== undefined) return addDays(day, by);
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months === undefined) return undefined;
  const first = addMonths(day, months);
  const last = Number(addDays(addMonths(first, 1), -1).slice(8));
  // a month without this day has its last one
  return addDays(first, Math.min(Number(day.slice(8)), last) - 1);
}

function DayNote({ notes: [first, ...more] }: { notes: readonly string[] }) {
  if (first === undefined) return null;
  return <small className="month-note">{more.length > 0 ? `${first} 외 ${more.length}` : first}</small>;
}

/** A day by its number, and whole for those who hear it. */
function DayName({ day }: { day: string }) {
  const number = Number(day.slice(8));
  const [before, after] = longDay(day).split(`${number}일`);
  return (
    <>
      <span className="only-read">{before}</span>
      <b>{number}</b>
      <span className="only-read">일{after}</span>
    </>
  );
}

/** A day's entries by time. */
export function ofDay(entries: readonly Entry[], day: string): Entry[] {
  return touching(entries, { from: momentOf(day), to: momentOf(day, 24 * 60) }).toSorted(
    (a, b) => a.from - b.from || a.to - b.to,
  );
}
