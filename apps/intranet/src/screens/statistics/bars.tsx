import { max, scaleBand, scaleLinear } from "d3";
import { type Datum, numberText } from "./chart-data";

interface BarsProps {
  data: readonly Datum[];
  unit: string;
}

const [WIDTH, LABEL, ROW] = [560, 150, 26];
/** Width of a letter of a value, and what stands free around it. */
const [LETTER, AROUND] = [8, 14];

/** Bars from the left, with their names before and their values behind them. */
export function Bars({ data, unit }: BarsProps) {
  const height = Math.max(1, data.length) * ROW;
  const y = scaleBand(
    data.map(({ by }) => by),
    [0, height],
  ).padding(0.25);
  const longest = max(data, ({ value }) => numberText(value, unit).length) ?? 0;
  const room = WIDTH - LABEL - longest * LETTER - AROUND;
  const x = scaleLinear([0, max(data, ({ value }) => value) || 1], [0, room]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className="chart" aria-hidden="true">
      {data.map(({ by, value }) => (
        <g key={by} transform={`translate(0 ${y(by)})`}>
          <text x={LABEL - 8} y={y.bandwidth() / 2} dy="0.35em" textAnchor="end">
            {by.length > 12 ? `${by.slice(0, 11)}…` : by}
          </text>
          <rect x={LABEL} width={Math.max(1, x(value))} height={y.bandwidth()} rx={3} className="chart-1" />
          <text x={LABEL + x(value) + 6} y={y.bandwidth() / 2} dy="0.35em">
            {numberText(value, unit)}
          </text>
        </g>
      ))}
    </svg>
  );
}
