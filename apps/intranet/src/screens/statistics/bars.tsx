import { useElementSize } from "@mantine/hooks";
import { max, min, scaleBand, scaleLinear } from "d3";
import { coloursOf, type Drawn, numberText } from "./chart-data";
import { MarkLink } from "./mark-link";

interface BarsProps extends Drawn {
  unit: string;
  most?: number | undefined;
}

/** How wide it is before it has been measured, the most that names take of it, and a row's height. */
const [WIDTH, LABEL, ROW] = [560, 150, 26];
/** Width of a letter of a name. */
const LETTER_OF_NAME = 12;
/** Width of a letter of a value, and what stands free around it. */
const [LETTER, AROUND] = [8, 14];

/** So many bars are drawn by default; the table below them has all. */
const MOST = 50;

/** Bars from the left, with their names before and their values behind them; of very many those with the most. */
export function Bars({ data: all, before, unit, most = MOST }: BarsProps) {
  const smallest = all.map(({ value }) => value).toSorted((a, b) => b - a)[most - 1] ?? Number.NEGATIVE_INFINITY;
  const data = all.length > most ? all.filter(({ value }) => value >= smallest).slice(0, most) : all;
  const { ref, width: measured } = useElementSize();
  const width = measured || WIDTH;
  const label = Math.min(LABEL, width * 0.3);
  const height = Math.max(1, data.length) * ROW;
  const y = scaleBand(
    data.map(({ by }) => by),
    [0, height],
  ).padding(0.25);
  const longest = max(data, ({ value }) => numberText(value, unit).length) ?? 0;
  const room = width - label - longest * LETTER - AROUND;
  const [least, greatest] = [
    min(data, ({ value }) => value) ?? 0,
    Math.max(max(data, ({ value }) => value) ?? 0, ...(before?.values() ?? [])),
  ];
  const x = scaleLinear([Math.min(0, least), Math.max(0, greatest) || (least < 0 ? 0 : 1)], [0, Math.max(20, room)]);
  const colours = coloursOf(
    data,
    data.map(({ by }) => by),
    "by",
  );
  const zero = label + x(0);
  return (
    <div ref={ref}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="chart" aria-hidden="true">
        {least < 0 && <line x1={zero} x2={zero} y2={height} className="chart-zero" />}
        {data.map(({ by, value, to }, index) => (
          <g key={by} transform={`translate(0 ${y(by)})`}>
            <title>{`${by}: ${numberText(value, unit)}`}</title>
            <text x={label - 8} y={y.bandwidth() / 2} dy="0.35em" textAnchor="end">
              {by.length > label / LETTER_OF_NAME ? `${by.slice(0, label / LETTER_OF_NAME - 1)}…` : by}
            </text>
            <MarkLink to={to}>
              <rect
                x={Math.min(zero, label + x(value))}
                width={Math.max(1, Math.abs(x(value) - x(0)))}
                height={y.bandwidth()}
                rx={3}
                className={value < 0 ? "chart-2" : colours[index]}
              />
            </MarkLink>
            {before?.get(by) ? <YearBefore by={by} at={label + x(before.get(by) ?? 0)} height={y.bandwidth()} /> : null}
            <text x={label + x(Math.max(0, value, before?.get(by) ?? 0)) + 6} y={y.bandwidth() / 2} dy="0.35em">
              {numberText(value, unit)}
            </text>
          </g>
        ))}
      </svg>
      {data.length < all.length && (
        <p className="chart-more">{`큰 순서로 ${most}개. 모두 ${all.length}개는 표에 있습니다.`}</p>
      )}
      {before && (
        <ul className="chart-legend" aria-hidden="true">
          <li>
            <i className="chart-before" /> 지난해
          </li>
        </ul>
      )}
    </div>
  );
}

/** Where a bar ended a year before. */
function YearBefore({ by, at, height }: { by: string; at: number; height: number }) {
  return (
    <line x1={at} x2={at} y1={-3} y2={height + 3} className="chart-before">
      <title>{`${by} 지난해`}</title>
    </line>
  );
}
