import type { ScaleTime } from "d3";
import { dateOf } from "../core/time/time";
import type { Dictionary } from "../locales/ko";

/** Room for one tick's words (px). */
const TICK_ROOM = 76;

interface TimelineAxisProps {
  readonly scale: ScaleTime<number, number>;
  readonly y: number;
  /** How far the ticks' lines reach up (px). */
  readonly rise: number;
  readonly dictionary: Dictionary;
}

/** The ticks of a time scale with their lines. */
export function TimelineAxis({ scale, y, rise, dictionary }: TimelineAxisProps) {
  const [left = 0, right = 0] = scale.range();
  return (
    <g className="toulmin-timeline-axis" aria-hidden="true">
      {scale.ticks(Math.max(2, Math.floor((right - left) / TICK_ROOM))).map((tick) => (
        <g key={tick.getTime()} transform={`translate(${scale(tick)} 0)`}>
          <line y1={y - rise} y2={y + 4} />
          <text y={y + 16}>{tickWords(dictionary.timeline.tick, tick)}</text>
        </g>
      ))}
    </g>
  );
}

/** A year where one begins, else a month, else a day, else the time of day. */
function tickWords(words: Dictionary["timeline"]["tick"], tick: Date): string {
  const { year, month, day } = dateOf(tick.getTime());
  const clock = tick.toISOString().slice(11, 16);
  if (clock !== "00:00") return clock;
  if (day !== 1) return words.day(day);
  return month === 1 ? words.year(year) : words.month(month);
}
