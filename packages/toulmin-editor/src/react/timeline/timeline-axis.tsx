import type { ScaleTime } from "d3-scale";
import { dateOf } from "../../core/time/time";
import type { Dictionary } from "../../locales/ko";

/** Room for one tick's words (px). */
const TICK_ROOM = 92;

interface TimelineAxisProps {
  readonly scale: ScaleTime<number, number>;
  readonly y: number;
  /** How far the ticks' lines reach up (px). */
  readonly rise: number;
  readonly dictionary: Dictionary;
}

/** Half of a letter of the ticks' words at most (px). */
const HALF_LETTER = 4;

/** The ticks of a time scale with their lines; no words go over an edge. */
export function TimelineAxis({ scale, y, rise, dictionary }: TimelineAxisProps) {
  const [left = 0, right = 0] = scale.range();
  const ticks = scale.ticks(Math.max(2, Math.floor((right - left) / TICK_ROOM)));
  return (
    <g className="toulmin-timeline-axis" aria-hidden="true">
      {ticks.map((tick, index) => {
        const words = tickWords(dictionary.timeline.tick, tick, ticks[index - 1]);
        const x = scale(tick);
        const half = words.length * HALF_LETTER;
        return (
          <g key={tick.getTime()} transform={`translate(${x} 0)`}>
            <line y1={y - rise} y2={y + 4} />
            <text x={Math.min(Math.max(x, left + half), right - half) - x} y={y + 16}>
              {words}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A tick in as few words as tell it from the one before: a year, a month, a day or a time of day. */
function tickWords(words: Dictionary["timeline"]["tick"], tick: Date, before: Date | undefined): string {
  const { year, month, day } = dateOf(tick.getTime());
  const last = before && dateOf(before.getTime());
  const clock = tick.toISOString().slice(11, 16);
  const isNewDay = day !== last?.day || month !== last.month;
  const date = month === last?.month ? words.day(day) : words.date(month, day);
  if (clock !== "00:00") return isNewDay ? `${date} ${clock}` : clock;
  if (day !== 1) return date;
  if (month === 1) return words.year(year);
  return year === last?.year ? words.month(month) : words.start(year, month);
}
