import "./week-grid.css";
import { useState } from "react";
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
  /** What is said of a row on a day. */
  noteOf?: (resource: Resource, day: string) => string | undefined;
  /** Lets one's own entries be drawn to another day of their row. */
  onMove?: (entry: Entry, day: string) => void;
}

const SHOWN = 3;

/** Every room's week, briefly: the first entries of each day. */
export function WeekGrid(props: WeekGridProps) {
  const { days, resources, entries, holidays, now, onOpen, onResource, onDay, noteOf, onMove } = props;
  const [drawn, setDrawn] = useState<Entry>();
  const today = dayOf(now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="week-scroll" role="group" aria-label="한 주" tabIndex={0}>
      <table className="week">
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

function isFull(entries: readonly Entry[], { open = [9 * 60, 18 * 60] }: Resource, day: string): boolean {
  return gapsOf(entries, { from: momentOf(day, open[0]), to: momentOf(day, open[1]) }).length === 0;
}
