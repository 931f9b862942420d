import { curveLinearClosed, lineRadial, max, scaleLinear } from "d3";
import { amountAt, coloursOf, type Datum, datumAt, numberText, sortedNames } from "./chart-data";
import { Legend } from "./legend";

interface RadarProps {
  data: readonly Datum[];
  unit: string;
}

/** Its width and height, and how far the rim is from its middle. */
const [WIDTH, HEIGHT, RIM] = [360, 270, 100];
/** From so many axes on there is a shape. */
const AXES = 3;

/** What several figures of one thing are beside each other, each on an axis of its own: nothing of fewer than three. */
export function Radar({ data, unit }: RadarProps) {
  const [axes, parts] = [sortedNames(data, "by"), sortedNames(data, "split")];
  if (axes.length < AXES) return null;
  const colours = coloursOf(data, parts, "split");
  const radius = scaleLinear([0, max(data, ({ value }) => value) || 1], [0, RIM]).nice(4);
  const angle = (axis: string) => (2 * Math.PI * axes.indexOf(axis)) / axes.length;
  const at = (axis: string, r: number) => [Math.sin(angle(axis)) * r, -Math.cos(angle(axis)) * r] as const;
  const shape = (valueAt: (axis: string) => number) =>
    lineRadial<string>()
      .angle(angle)
      .radius((axis) => radius(valueAt(axis)))
      .curve(curveLinearClosed)(axes) ?? "";
  return (
    <div>
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        className="chart"
        aria-hidden="true"
      >
        {radius.ticks(4).map((value) => (
          <path key={value} d={shape(() => value)} className="radar-grid" />
        ))}
        {axes.map((axis) => {
          const [x, y] = at(axis, RIM + 14);
          const side = Math.abs(x) < 1 ? "middle" : x > 0 ? "start" : "end";
          return (
            <text key={axis} x={x} y={y} dy="0.35em" textAnchor={side}>
              {axis}
            </text>
          );
        })}
        {parts.map((part, index) => (
          <g key={part}>
            <path d={shape((axis) => amountAt(data, axis, part))} className={`radar-part ${colours[index]}`} />
            {axes.map((axis) => {
              const value = datumAt(data, axis, part)?.value;
              const [cx, cy] = at(axis, radius(value ?? 0));
              return value === undefined ? null : (
                <circle key={axis} cx={cx} cy={cy} r={3.5} className={colours[index]}>
                  <title>{`${axis} ${part}: ${numberText(value, unit)}`}</title>
                </circle>
              );
            })}
          </g>
        ))}
      </svg>
      {parts.length > 1 && <Legend parts={parts} colours={colours} />}
    </div>
  );
}
