import "./week-grid.css";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dayOf, momentOf, shortDay } from "../days";
import { type Entry, gapsOf, type Resource, touching } from "../entries";
import { EntryButton } from "./entry-button";

interface WeekGridProps {
  days: readonly string[];
  resources: readonly Resource[];
  entries: readonly Entry[];
  holidays: Readonly<Record<string, string>>;
  now: number;
  onOpen: (entry: Entry) => void;
  /** One room's week, or one day's rooms. */
  onResource: (resource: Resource) => void;
  onDay: (day: string) => void;
  /** Shows the week before or after; on which of its days the focus goes on. */
  onTurn?: (by: 1 | -1, day: number) => void;
  /** Which of the days has the focus once the week is there, where the keys have turned to it. */
  goesOn?: RefObject<number | undefined>;
  /** What is said of a row on a day. */
  noteOf?: (resource: Resource, day: string) => string | undefined;
  /** Lets one's own entries be drawn to another day of their row. */
  onMove?: (entry: Entry, day: string) => void;
}

const SHOWN = 3;

/** Every room's week, briefly: the first entries of each day. */
export function WeekGrid(props: WeekGridProps) {
  const { days, resources, entries, holidays, now, onOpen, onResource, onDay, onTurn, goesOn, noteOf, onMove } = props;
  const [drawn, setDrawn] = useState<Entry>();
  const today = dayOf(now);
  const table = useRef<HTMLTableElement>(null);
  const [first] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week
  useEffect(() => {
    if (goesOn?.current === undefined) return;
    buttonIn(table.current?.rows[0]?.cells[goesOn.current + 1])?.focus();
    goesOn.current = undefined;
  }, [first]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="week-scroll" role="group" aria-label="한 주" tabIndex={0}>
      <table ref={table} className="week" onKeyDown={(event) => press(event, onTurn)}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" className={holidays[day] ? "off" : undefined}>
                <button type="button" aria-current={day === today ? "date" : undefined} onClick={() => onDay(day)}>
                  {shortDay(day)}
                </button>
                {holidays[day] && <small>{holidays[day]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {resources.map((resource) => (
            <tr key={resource.idx}>
              <th scope="row">
                <button type="button" onClick={() => onResource(resource)}>
                  {resource.name}
                </button>
                <small>{resource.closed ?? resource.note}</small>
              </th>
              {days.map((day) => {
                const whole = { from: momentOf(day), to: momentOf(day, 24 * 60) };
                const inCell = touching(entries, whole)
                  .filter((entry) => entry.resource === resource.idx)
                  .toSorted((a, b) => a.from - b.from);
                const note = noteOf?.(resource, day);
                const mayDrop = drawn?.resource === resource.idx && dayOf(drawn.from) !== day;
                return (
                  <td
                    key={day}
                    className={holidays[day] ? "off" : undefined}
                    {...(mayDrop && {
                      "data-drop": "",
                      onDragOver: (event) => event.preventDefault(),
                      onDrop: () => onMove?.(drawn, day),
                    })}
                  >
                    {note && <small className="week-note">{note}</small>}
                    {inCell.slice(0, SHOWN).map((entry) => (
                      <EntryButton
                        key={entry.idx}
                        entry={entry}
                        onOpen={onOpen}
                        lineOf={day}
                        {...(onMove && entry.isMine && !entry.isOver && { onDraw: setDrawn })}
                      />
                    ))}
                    {inCell.length > SHOWN && <small>외 {inCell.length - SHOWN}건</small>}
                    {inCell.length > 0 && isFull(inCell, resource, day) && (
                      <small className="week-full">빈 시간 없음</small>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Arrows, Home and End lead along the days and the rows; the pages are weeks, and lead to the day above. */
function press(event: KeyboardEvent<HTMLTableElement>, onTurn: WeekGridProps["onTurn"]): void {
  const { key, target, currentTarget } = event;
  const cell = (target as HTMLElement).closest<HTMLTableCellElement>("td, th");
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...currentTarget.rows];
  const [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex];
  const turn = ({ PageUp: -1, PageDown: 1 } as const)[key];
  if (turn && onTurn) {
    event.preventDefault();
    onTurn(turn, Math.max(0, column - 1));
    return;
  }
  const across = [...(rows[row]?.cells ?? [])].slice(1);
  const down = rows.map(({ cells }) => cells[column]);
  const way = {
    ArrowLeft: across.slice(0, Math.max(0, column - 1)).toReversed(),
    ArrowRight: across.slice(column),
    ArrowUp: down.slice(0, row).toReversed(),
    ArrowDown: down.slice(row + 1),
    Home: across,
    End: across.toReversed(),
  }[key];
  const next = way?.map(buttonIn).find((button) => button !== undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function buttonIn(cell: HTMLTableCellElement | undefined): HTMLElement | undefined {
  return cell?.querySelector<HTMLElement>("button") ?? undefined;
}

function isFull(entries: readonly Entry[], { open = [9 * 60, 18 * 60] }: Resource, day: string): boolean {
  return gapsOf(entries, { from: momentOf(day, open[0]), to: momentOf(day, open[1]) }).length === 0;
}
