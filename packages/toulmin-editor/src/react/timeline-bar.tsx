import { type PeriodUnit, periodUnits, type Stretch } from "../core/layout/periods";
import { DAY } from "../core/time/time";
import type { Dictionary } from "../locales/ko";
import { timeIn } from "../locales/time-label";

interface TimelineBarProps {
  readonly dictionary: Dictionary;
  readonly unit: PeriodUnit;
  readonly window: Stretch;
  /** How many facts are shown, in words. */
  readonly counts: string;
  readonly onUnit: (unit: PeriodUnit) => void;
  readonly onAll: () => void;
  /** Shows the stretch times this factor. */
  readonly onZoom: (factor: number) => void;
  /** Moves by this share of what is shown. */
  readonly onPan: (share: number) => void;
}

/** What the lanes show, and the buttons that change it. */
export function TimelineBar({ dictionary, unit, window, counts, onUnit, onAll, onZoom, onPan }: TimelineBarProps) {
  const words = dictionary.timeline;
  return (
    <div className="toulmin-timeline-bar-of-tools" role="toolbar" aria-label={words.unit}>
      {periodUnits.map((each) => (
        <button
          key={each}
          type="button"
          className="toulmin-button toulmin-button-small"
          aria-pressed={each === unit}
          onClick={() => onUnit(each)}
        >
          {words.units[each]}
        </button>
      ))}
      <Tool label={words.all} onPress={onAll}>
        {words.all}
      </Tool>
      <Tool label={words.earlier} onPress={() => onPan(-0.5)}>
        ◀
      </Tool>
      <Tool label={words.later} onPress={() => onPan(0.5)}>
        ▶
      </Tool>
      <Tool label={words.wider} onPress={() => onZoom(2)}>
        −
      </Tool>
      <Tool label={words.closer} onPress={() => onZoom(0.5)}>
        +
      </Tool>
      <span className="toulmin-timeline-shown" role="status">
        <b>{windowIn(dictionary, window)}</b> {counts}
      </span>
    </div>
  );
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: string }) {
  return (
    <button type="button" className="toulmin-button toulmin-button-small" aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}

/** The stretch that is shown: in days, or in minutes when it is short. */
function windowIn(dictionary: Dictionary, [from, to]: Stretch): string {
  const step = to - from < 3 * DAY ? 60_000 : DAY;
  const whole = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
  return timeIn(dictionary, { ...whole, precision: "day", isApproximate: false, isRange: true, bound: null });
}
