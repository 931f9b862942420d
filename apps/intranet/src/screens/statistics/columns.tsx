import { useElementSize } from "@mantine/hooks";
import { line, max, scaleBand, scaleLinear, sum } from "d3";
import { amountAt, type Datum, datumAt, numberText, sortedNames } from "./chart-data";
import { MarkLink } from "./mark-link";

interface ColumnsProps {
  data: readonly Datum[];
  unit: string;
  /** A line over the columns' tops in place of columns. */
  isLine?: boolean;
}

/** How wide it is before it has been measured, its height, and what a name below takes. */
const [WIDTH, HEIGHT, NAME] = [620, 240, 62];
const margin = { top: 14, right: 12, bottom: 34, left: 52 };

/** Columns made of their parts, one above the other; or a line. */
export function Columns({ data, unit, isLine = false }: ColumnsProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured || WIDTH;
  const [names, parts] = [sortedNames(data, "by"), sortedNames(data, "split")];
  const total = (by: string) => sum(parts, (part) => amountAt(data, by, part));
  const x = scaleBand(names, [margin.left, width - margin.right]).padding(0.25);
  const y = scaleLinear([0, max(names, total) || 1], [HEIGHT - margin.bottom, margin.top]).nice(4);
  const centre = (by: string) => (x(by) ?? 0) + x.bandwidth() / 2;
  // names that would run into one another are told every so often
  const every = Math.ceil((names.length * NAME) / (width - margin.left - margin.right));
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} className="chart" aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={margin.left} x2={width - margin.right} className="chart-grid" />
            <text x={margin.left - 6} dy="0.35em" textAnchor="end">
              {numberText(tick, unit)}
            </text>
          </g>
        ))}
        {names.map((by, index) => (
          <g key={by}>
            {!isLine && <Stack by={by} parts={parts} data={data} x={x(by) ?? 0} width={x.bandwidth()} y={y} />}
            {index % every === 0 && (
              <text x={centre(by)} y={HEIGHT - margin.bottom + 18} textAnchor="middle">
                {by}
              </text>
            )}
          </g>
        ))}
        {isLine && (
          <>
            <path d={line<string>(centre, (by) => y(total(by)))(names) ?? ""} className="chart-line" />
            {names.map((by) => (
              <MarkLink key={by} to={parts.length === 1 ? datumAt(data, by, parts[0] ?? "")?.to : undefined}>
                <circle cx={centre(by)} cy={y(total(by))} r={3.5} className="chart-1" />
              </MarkLink>
            ))}
          </>
        )}
      </svg>
      {parts.length > 1 && (
        <ul className="chart-legend" aria-hidden="true">
          {parts.map((part, index) => (
            <li key={part}>
              <i className={`chart-${(index % 6) + 1}`} /> {part}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StackProps {
  by: string;
  parts: readonly string[];
  data: readonly Datum[];
  x: number;
  width: number;
  y: (value: number) => number;
}

function Stack({ by, parts, data, x, width, y }: StackProps) {
  let below = 0;
  return parts.map((part, index) => {
    const datum = datumAt(data, by, part);
    const value = datum?.value ?? 0;
    const [top, bottom] = [y(below + value), y(below)];
    below += value;
    return (
      <MarkLink key={part} to={datum?.to}>
        <rect x={x} y={top} width={width} height={Math.max(0, bottom - top)} className={`chart-${(index % 6) + 1}`} />
      </MarkLink>
    );
  });
}
