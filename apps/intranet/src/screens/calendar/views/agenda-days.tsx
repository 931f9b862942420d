import "./agenda.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { dayOf, longDay, momentOf } from "../days";
import { type Entry, type Resource, touching } from "../entries";
import { Agenda, AgendaEntry } from "./agenda";

interface AgendaDaysProps {
  days: readonly string[];
  entries: readonly Entry[];
  /** Without them the entries of a day are one list. */
  resources: readonly Resource[] | undefined;
  /** Names of the days that are holidays. */
  holidays: Readonly<Record<string, string>>;
  now: number;
  onOpen: (entry: Entry) => void;
  /** Offers the times that are free too, for the one resource that is looked at. */
  onPick?: ((resource: Resource, span: { from: number; to: number }) => void) | undefined;
  /** Opens a day; without it days without entries are shown too. */
  onDay?: (day: string) => void;
}

/** Days one below the other, from today on: what is over is a press away. */
export function AgendaDays({ days, entries, resources, holidays, now, onOpen, onPick, onDay }: AgendaDaysProps) {
  const [withPast, setWithPast] = useState(false);
  const today = dayOf(now);
  const past = days.includes(today) ? days.filter((day) => day < today) : [];
  const ofDay = (day: string) => touching(entries, { from: momentOf(day), to: momentOf(day, 24 * 60) });
  const shown = days
    .filter((day) => withPast || !past.includes(day))
    .filter((day) => !onDay || day === today || ofDay(day).length > 0);
  return (
    <>
      {past.length > 0 && (
        <Button
          variant="default"
          size="xs"
          className="agenda-past"
          aria-expanded={withPast}
          onClick={() => setWithPast(!withPast)}
        >
          지난 {past.length}일 {withPast ? "접기" : "보기"}
        </Button>
      )}
      {shown.map((day) => {
        const inDay = ofDay(day);
        const name = [longDay(day), day === today && "오늘", holidays[day]].filter(Boolean).join(" · ");
        return (
          <section key={day} aria-label={longDay(day)} className="agenda-day">
            <h2>
              {onDay ? (
                <button type="button" onClick={() => onDay(day)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </h2>
            {inDay.length === 0 && !onPick && <p>없음</p>}
            {resources ? (
              <Agenda
                day={{ from: momentOf(day), to: momentOf(day, 24 * 60) }}
                resources={resources.filter(({ idx }) => onPick || inDay.some(({ resource }) => resource === idx))}
                entries={entries}
                now={now}
                onOpen={onOpen}
                {...(onPick && { onPick })}
              />
            ) : (
              <div className="agenda">
                {inDay.map((entry) => (
                  <AgendaEntry key={entry.idx} entry={entry} onOpen={onOpen} />
                ))}
              </div>
            )}
          </section>
        );
      })}
    </>
  );
}
