import { brushX, type D3BrushEvent } from "d3-brush";
import { scaleLinear, scaleUtc } from "d3-scale";
import { select } from "d3-selection";
import { useEffect, useMemo, useRef } from "react";
import type { Period, Stretch } from "../../core/layout/periods";
import type { Dictionary } from "../../locales/ko";
import { useLatest } from "../controls/use-controlled";
import { TimelineAxis } from "./timeline-axis";

interface TimelineOverviewProps {
  readonly periods: readonly Period[];
  /** From the first to the last fact. */
  readonly everything: Stretch;
  readonly window: Stretch;
  /** In px. */
  readonly width: number;
  readonly dictionary: Dictionary;
  readonly onWindow: (window: Stretch) => void;
}

const HEIGHT = 64;
const BARS = 40;
/** A bar is no wider (px), so that few periods with many facts are no wall. */
const WIDEST_BAR = 48;

/** A bar per period over the whole time, and a brush that chooses what the lanes show. */
export function TimelineOverview({ periods, everything, window, width, dictionary, onWindow }: TimelineOverviewProps) {
  const scale = useMemo(() => scaleUtc([...everything], [0, width]), [everything, width]);
  const heights = scaleLinear([0, Math.max(1, ...periods.map((period) => period.count))], [0, BARS - 4]);
  const brush = useBrush(scale, window, width, onWindow);
  return (
    <svg
      className="toulmin-timeline-overview"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={dictionary.timeline.overview}
    >
      <TimelineAxis scale={scale} y={BARS} rise={0} dictionary={dictionary} />
      {periods
        .filter((period) => period.count > 0)
        .map(({ from, to, count, long }) => {
          // in the middle of what is in sight of its period
          const [left, right] = [Math.max(0, scale(from)), Math.min(width, scale(to))];
          const wide = Math.min(WIDEST_BAR, Math.max(2, right - left - 1));
          const bar = { x: (left + right - wide) / 2, width: wide };
          return (
            <g key={from}>
              <rect className="toulmin-timeline-count" y={BARS - heights(count)} height={heights(count)} {...bar} />
              <rect className="toulmin-timeline-long" y={BARS - heights(count)} height={heights(long)} {...bar} />
            </g>
          );
        })}
      <g ref={brush} className="toulmin-timeline-brush" />
    </svg>
  );
}

/** Shows the window as a brush, and tells of a window that a person draws. */
function useBrush(
  scale: { (moment: number): number; invert(x: number): Date },
  window: Stretch,
  width: number,
  onWindow: (window: Stretch) => void,
) {
  const group = useRef<SVGGElement>(null);
  const latest = useLatest(onWindow);
  const behaviour = useMemo(
    () =>
      brushX<unknown>()
        .extent([
          [0, 0],
          [width, BARS],
        ])
        .on("brush end", ({ selection, sourceEvent }: D3BrushEvent<unknown>) => {
          if (!sourceEvent || !selection) return;
          const [from, to] = (selection as [number, number]).map((x) => scale.invert(x).getTime());
          if (from !== undefined && to !== undefined && to - from > 60_000) latest.current([from, to]);
        }),
    [scale, width, latest],
  );
  const [from, to] = window;
  useEffect(() => {
    if (!group.current) return;
    const clamped = [from, to].map((moment) => Math.max(0, Math.min(width, scale(moment)))) as [number, number];
    select<SVGGElement, unknown>(group.current).call(behaviour).call(behaviour.move, clamped);
  }, [behaviour, scale, from, to, width]);
  return group;
}
