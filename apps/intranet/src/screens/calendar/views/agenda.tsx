import "./agenda.css";
import { spanOf } from "../days";
import { type Entry, gapsOf, type Resource, type Span, touching } from "../entries";

interface AgendaProps {
  /** The day's times that are looked at; gaps lie in it. */
  day: Span;
  resources: readonly Resource[];
  entries: readonly Entry[];
  now: number;
  onOpen: (entry: Entry) => void;
  /** Without it no free times are offered. */
  onPick?: (resource: Resource, span: Span) => void;
}

/** A day as a list: each room's entries, and the times at which it is free. */
export function Agenda({ day, resources, entries, now, onOpen, onPick }: AgendaProps) {
  const inDay = touching(entries, day);
  return (
    <div className="agenda">
      {resources.map((resource) => {
        const own = inDay.filter((entry) => entry.resource === resource.idx).toSorted((a, b) => a.from - b.from);
        const gaps = onPick && !resource.closed ? freeTimes(own, resource, day, now) : [];
        return (
          <div key={resource.idx}>
            <h3>
              {resource.name} <small>{resource.closed ?? resource.note}</small>
            </h3>
            {own.length > 0 && (
              <ul>
                {own.map((entry) => (
                  <li key={entry.idx}>
                    <AgendaEntry entry={entry} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
            {gaps.length > 0 && (
              <p>
                <span>비어 있음</span>
                {gaps.map((gap) => (
                  <button key={gap.from} type="button" onClick={() => onPick?.(resource, gap)}>
                    {spanOf(gap.from, gap.to)}
                    <span className="only-read"> {resource.name} 예약하기</span>
                  </button>
                ))}
              </p>
            )}
            {own.length === 0 && gaps.length === 0 && <p>없음</p>}
          </div>
        );
      })}
    </div>
  );
}

/** One entry of a list. */
export function AgendaEntry({ entry, onOpen }: { entry: Entry; onOpen: (entry: Entry) => void }) {
  return (
    <button type="button" className={entry.isMine ? "agenda-entry mine" : "agenda-entry"} onClick={() => onOpen(entry)}>
      <time>{spanOf(entry.from, entry.to)}</time>
      <b>{entry.title}</b>
      <small>{[entry.note, entry.state?.label, entry.isMine && "내 것"].filter(Boolean).join(" · ")}</small>
    </button>
  );
}

/** When a room is free from now on. */
function freeTimes(entries: readonly Entry[], { open }: Resource, day: Span, now: number): Span[] {
  const MINUTE = 60_000;
  const midnight = day.from - ((day.from + 9 * 60 * MINUTE) % (24 * 60 * MINUTE));
  const from = open ? Math.max(day.from, midnight + open[0] * MINUTE) : day.from;
  const to = open ? Math.min(day.to, midnight + open[1] * MINUTE) : day.to;
  const begin = now > from ? Math.ceil(now / (10 * MINUTE)) * 10 * MINUTE : from;
  const holding = entries.filter(({ isOver }) => !isOver);
  return begin < to ? gapsOf(holding, { from: begin, to }) : [];
}
