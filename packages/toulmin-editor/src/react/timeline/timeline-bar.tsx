import type { RefObject } from "react";
import { useRef } from "react";
import { type PeriodUnit, periodUnits, type Stretch } from "../../core/layout/periods";
import { DAY } from "../../core/time/time";
import type { Dictionary } from "../../locales/ko";
import { timeIn } from "../../locales/time-label";
import { useToolbarKeys } from "../controls/use-toolbar-keys";
import { ExportButtons, ToolButton } from "../pictures/picture-tools";

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
  /** The picture to export. */
  readonly picture: RefObject<SVGSVGElement | null>;
  /** Moves by this share of what is shown. */
  readonly onPan: (share: number) => void;
}

/** What the lanes show, and the buttons that change it. */
export function TimelineBar({
  dictionary,
  unit,
  window,
  counts,
  onUnit,
  onAll,
  picture,
  onZoom,
  onPan,
}: TimelineBarProps) {
  const words = dictionary.timeline;
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(toolbar);
  return (
    <div className="toulmin-timeline-bar-of-tools" role="toolbar" aria-label={words.unit} ref={toolbar} {...keys}>
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
      <ToolButton onPress={onAll}>{words.all}</ToolButton>
      <ToolButton label={words.earlier} onPress={() => onPan(-0.5)}>
        ◀
      </ToolButton>
      <ToolButton label={words.later} onPress={() => onPan(0.5)}>
        ▶
      </ToolButton>
      <ToolButton label={words.wider} onPress={() => onZoom(2)}>
        −
      </ToolButton>
      <ToolButton label={words.closer} onPress={() => onZoom(0.5)}>
        +
      </ToolButton>
      <ExportButtons
        {...{ dictionary }}
        label={words.label}
        fileName={words.label}
        svg={picture}
        size={(svg) => ({ width: svg.clientWidth, height: svg.clientHeight })}
      />
      <span className="toulmin-timeline-shown" role="status">
        <b>{windowIn(dictionary, window)}</b> <span>{counts}</span>
      </span>
    </div>
  );
}

/** The stretch that is shown: in days, or in minutes when it is short. */
function windowIn(dictionary: Dictionary, [from, to]: Stretch): string {
  const step = to - from < 3 * DAY ? 60_000 : DAY;
  const whole = { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step };
  return timeIn(dictionary, { ...whole, precision: "day", isApproximate: false, isRange: true, bound: null });
}
