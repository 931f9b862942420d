import "./timeline.css";
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { clockOf, minutesInto, momentOf } from "../days";
import { type Entry, levelsOf, obstacleOf, type Resource, type Span, touching } from "../entries";
import { EntryButton, spoken } from "./entry-button";

/** A row of the timeline: one day of one room, or of everything. */
export interface Lane {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly day: string;
  readonly resource?: Resource;
  /** A holiday or a weekend: greyed, and still to be booked. */
  readonly isOff?: boolean;
}

/** A time that somebody has marked in a lane. */
export interface Picked extends Span {
  readonly lane: Lane;
}

interface TimelineProps {
  label: string;
  lanes: readonly Lane[];
  entries: readonly Entry[];
  now: number;
  onOpen: (entry: Entry) => void;
  /** Without it nothing can be marked. */
  onPick?: (picked: Picked) => void;
  /** Shows the days before or after, when the keys ask for them. */
  onTurn?: (by: 1 | -1) => void;
}

/** Marked minutes of a lane. */
interface Marked {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** What is marked grows and moves by so many minutes; the form that follows takes ten. */
const STEP = 30;
/** First and last hour that are shown; more where entries need it. */
const HOURS = [7, 22] as const;
const LEVEL = 38;

/** Entries on a row for each room or day, and a way to mark a free time: by dragging, or with the arrow keys. */
export function Timeline({ label, lanes, entries, now, onOpen, onPick, onTurn }: TimelineProps) {
  const [start, end] = shownHours(lanes, entries).map((hour) => hour * 60) as [number, number];
  const { at, marked, setMarked, isDragging, problem, drag, press, finish } = useMarking(
    { lanes, entries, now, onPick, onTurn },
    [start, end],
  );
  const [isFocused, setIsFocused] = useState(false);
  const cursor = useRef<HTMLButtonElement>(null);
  const laneAt = lanes[at.lane]?.key;
  useEffect(() => {
    // the cursor goes to another lane's row, or to other days, and takes the focus along
    if (isFocused && laneAt !== undefined) cursor.current?.focus();
  }, [laneAt, isFocused]);

  const place = (from: number, to: number) => ({
    left: `${((Math.max(from, start) - start) / (end - start)) * 100}%`,
    width: `${((Math.min(to, end) - Math.max(from, start)) / (end - start)) * 100}%`,
  });
  const ticks = Array.from({ length: (end - start) / 60 }, (_, index) => start + index * 60);
  return (
    <div className="timeline" style={{ "--hours": ticks.length } as React.CSSProperties}>
      <p role="status" className={problem ? "timeline-said refused" : "timeline-said"}>
        {marked && (problem ?? `${lanes[marked.lane]?.title} ${clockOf(marked.from)}–${clockOf(marked.to)}`)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <div className="timeline-scroll" role="group" aria-label={label} tabIndex={0}>
        <div className="timeline-head" aria-hidden="true">
          <span />
          <div>
            {ticks.map((minutes) => (
              <span key={minutes}>{clockOf(minutes)}</span>
            ))}
          </div>
        </div>
        {lanes.map((lane, index) => (
          <LaneRow
            key={lane.key}
            {...{ lane, entries, now, onOpen, place }}
            hours={[start, end]}
            {...(onPick && !lane.resource?.closed && { track: drag(index) })}
          >
            {marked?.lane === index && (isFocused || isDragging) && (
              <i className={problem ? "timeline-marked refused" : "timeline-marked"} style={place(at.from, at.to)} />
            )}
            {onPick && at.lane === index && (
              <button
                ref={cursor}
                type="button"
                className="timeline-cursor"
                style={place(at.from, at.to)}
                aria-label={`${lane.title} ${clockOf(at.from)}부터 ${clockOf(at.to)}까지 예약. 화살표로 옮기고 Shift와 화살표로 늘립니다.`}
                onFocus={() => {
                  setIsFocused(true);
                  setMarked(at);
                }}
                onBlur={(event) => {
                  if (!event.relatedTarget?.closest(".timeline-scroll")) setMarked(undefined);
                  setIsFocused(false);
                }}
                onKeyDown={press}
                onClick={() => finish(at)}
              />
            )}
          </LaneRow>
        ))}
      </div>
    </div>
  );
}

/** A time that is being marked: by dragging in a lane, with the keys, and whether it can be taken. */
function useMarking(
  { lanes, entries, now, onPick, onTurn }: Pick<TimelineProps, "lanes" | "entries" | "now" | "onPick" | "onTurn">,
  [start, end]: readonly [number, number],
) {
  const [marked, setMarked] = useState<Marked>();
  const [anchor, setAnchor] = useState<number>();
  const first = Math.max(
    0,
    lanes.findIndex(({ resource }) => !resource?.closed),
  );
  const at = marked && lanes[marked.lane] ? marked : { lane: first, from: start + 120, to: start + 120 + STEP };

  const spanOf = ({ lane, from, to }: Marked): Span => {
    const { day } = lanes[lane] as Lane;
    return { from: momentOf(day, from), to: momentOf(day, to) };
  };
  const problemOf = (mark: Marked) => refusalOf(lanes[mark.lane] as Lane, entries, spanOf(mark), now);

  function finish(mark: Marked) {
    const lane = lanes[mark.lane];
    if (!lane || problemOf(mark)) return;
    onPick?.({ lane, ...spanOf(mark) });
    // what was a wish becomes an entry
    setMarked(undefined);
  }

  function minuteAt({ currentTarget, clientX }: PointerEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    const minute = start + ((clientX - left) / width) * (end - start);
    return Math.min(end - STEP, Math.max(start, Math.floor(minute / STEP) * STEP));
  }

  const drag = (lane: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target !== event.currentTarget || event.button !== 0) return;
      const minute = minuteAt(event);
      // a finger scrolls: its tap marks an hour
      if (event.pointerType === "touch") return setMarked({ lane, from: minute, to: Math.min(end, minute + 60) });
      event.currentTarget.setPointerCapture(event.pointerId);
      setAnchor(minute);
      setMarked({ lane, from: minute, to: minute + STEP });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (anchor === undefined || marked?.lane !== lane) return;
      const minute = minuteAt(event);
      setMarked({ lane, from: Math.min(anchor, minute), to: Math.max(anchor, minute) + STEP });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (marked?.lane !== lane || event.target !== event.currentTarget) return;
      setAnchor(undefined);
      finish(marked);
    },
    onPointerCancel() {
      setAnchor(undefined);
      setMarked(undefined);
    },
  });

  function press(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    if (key === "Escape" && anchor !== undefined) {
      setAnchor(undefined);
      return setMarked(undefined);
    }
    const by = ({ PageUp: -1, PageDown: 1 } as const)[key];
    if (by && onTurn) {
      event.preventDefault();
      return onTurn(by);
    }
    const next = stepped(at, key, shiftKey, { lanes: lanes.length, start, end });
    if (!next) return;
    event.preventDefault();
    setMarked(next);
  }

  const problem = marked && problemOf(marked);
  return { at, marked, setMarked, isDragging: anchor !== undefined, problem, drag, press, finish };
}

interface LaneRowProps extends Pick<TimelineProps, "entries" | "now" | "onOpen"> {
  lane: Lane;
  /** From which minute of the day to which. */
  hours: readonly [number, number];
  /** Where in the row some minutes of the day are. */
  place: (from: number, to: number) => { left: string; width: string };
  /** What is heard where a time can be marked. */
  track?: HTMLAttributes<HTMLElement>;
  /** What is marked. */
  children: ReactNode;
}

/** A row with its entries, its closed hours, and the time that it is. */
function LaneRow({ lane, hours: [start, end], entries, now, onOpen, place, track, children }: LaneRowProps) {
  const day = { from: momentOf(lane.day), to: momentOf(lane.day, 24 * 60) };
  const inLane = touching(entries, day).filter(({ resource }) => resource === lane.resource?.idx);
  const { levels, count } = levelsOf(inLane);
  const isNow = now > day.from + start * 60_000 && now < day.from + end * 60_000;
  const [opens, closes] = lane.resource?.open ?? [start, end];
  return (
    <section className="timeline-lane" aria-label={lane.title}>
      <div className={lane.isOff ? "timeline-title off" : "timeline-title"}>
        <b>{lane.title}</b>
        {(lane.resource?.closed ?? lane.note) && <small>{lane.resource?.closed ?? lane.note}</small>}
      </div>
      <div
        className={lane.isOff || lane.resource?.closed ? "timeline-track off" : "timeline-track"}
        style={{ minHeight: count * LEVEL + 6 }}
        {...track}
      >
        {opens > start && <i className="timeline-shut" style={place(start, opens)} />}
        {closes < end && <i className="timeline-shut" style={place(closes, end)} />}
        {isNow && <i className="timeline-now" style={{ left: place(minutesInto(lane.day, now), end).left }} />}
        {inLane.map((entry) => (
          <EntryButton
            key={entry.idx}
            entry={entry}
            style={{
              ...place(minutesInto(lane.day, entry.from), minutesInto(lane.day, entry.to)),
              top: 3 + (levels.get(entry.idx) ?? 0) * LEVEL,
              height: LEVEL - 4,
            }}
            onOpen={onOpen}
          />
        ))}
        {children}
      </div>
    </section>
  );
}

/** Why a time cannot be taken, in words; nothing when it can. */
function refusalOf({ resource, title }: Lane, entries: readonly Entry[], span: Span, now: number): string | undefined {
  if (resource?.closed) return `${title}: ${resource.closed}`;
  if (span.to <= now) return "지난 시간은 예약할 수 없습니다.";
  const obstacle = obstacleOf(entries, resource?.idx, span);
  return obstacle && resource ? `이미 예약되어 있습니다: ${spoken(obstacle)}` : undefined;
}

/** What is marked after a key; nothing for keys that do nothing here. */
function stepped(
  mark: Marked,
  key: string,
  isGrowing: boolean,
  { lanes, start, end }: { lanes: number; start: number; end: number },
): Marked | undefined {
  const { lane, from, to } = mark;
  const sideways = { ArrowLeft: -STEP, ArrowRight: STEP }[key];
  if (sideways !== undefined) {
    if (isGrowing) return { lane, from, to: Math.min(end, Math.max(from + STEP, to + sideways)) };
    const by = Math.min(end - to, Math.max(start - from, sideways));
    return { lane, from: from + by, to: to + by };
  }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (down !== undefined) return { ...mark, lane: Math.min(lanes - 1, Math.max(0, lane + down)) };
  if (key === "Home") return { lane, from: start, to: start + to - from };
  if (key === "End") return { lane, from: end - (to - from), to: end };
}

/** The hours of the calendar, and those of entries before and after them. */
function shownHours(lanes: readonly Lane[], entries: readonly Entry[]) {
  const [first, last] = HOURS;
  const times = lanes.flatMap(({ day, resource }) =>
    touching(entries, { from: momentOf(day), to: momentOf(day, 24 * 60) })
      .filter((entry) => entry.resource === resource?.idx)
      .flatMap(({ from, to }) => [Math.max(0, minutesInto(day, from)), Math.min(24 * 60, minutesInto(day, to))]),
  );
  // what goes over midnight is no reason to show the night
  const within = times.filter((minutes) => minutes > 0 && minutes < 24 * 60);
  return [
    Math.min(first, ...within.map((minutes) => Math.floor(minutes / 60))),
    Math.max(last, ...within.map((minutes) => Math.ceil(minutes / 60))),
  ];
}
