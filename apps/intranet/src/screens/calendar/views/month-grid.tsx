import "./month-grid.css";
import { type KeyboardEvent, useRef } from "react";
import { addDays, dayOf, longDay, momentOf, weekdayOf, weekdays, weeksOfMonth } from "../days";
import { type Entry, type Resource, touching } from "../entries";
import { EntryButton } from "./entry-button";

interface MonthGridProps {
  /** Any day of the month. */
  day: string;
  entries: readonly Entry[];
  /** A few of them are told apart by colour, with their names below. */
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
}

/** How many entries a day shows; the rest are counted. */
const SHOWN = 3;
/** How many colours there are. */
const TINTS = 8;

/** The weeks of a month; a day tells how many entries it has and shows the first of them. */
export function MonthGrid({ day, entries, resources = [], holidays, onOpen, onDay, ...props }: MonthGridProps) {
  const { notes = {}, unit = "건", now } = props;
  const grid = useRef<HTMLTableElement>(null);
  const month = day.slice(0, 7);
  const today = dayOf(now);
  const isTinted = resources.length > 1 && resources.length <= TINTS;
  const tintOf = ({ resource }: Entry) => resources.findIndex(({ idx }) => idx === resource) + 1;

  function press(event: KeyboardEvent, from: string) {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, by)}"]`)?.focus();
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
