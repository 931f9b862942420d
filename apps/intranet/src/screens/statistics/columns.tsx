import { useElementSize } from "@mantine/hooks";
import { line, max, min, scaleBand, scaleLinear, sum } from "d3";
import {
  amountAt,
  coloursOf,
  type Datum,
  type Drawn,
  datumAt,
  inFewParts,
  nameBelow,
  numberText,
  shortText,
  sortedNames,
} from "./chart-data";
import { Legend } from "./legend";
import { MarkLink } from "./mark-link";

interface ColumnsProps extends Drawn {
  unit: string;
  /** A line over the columns' tops in place of columns. */
  isLine?: boolean;
  /** What is marked at each name beside its column. */
  beforeTitle?: string;
}

/** How wide it is before it has been measured, and its height. */
const [WIDTH, HEIGHT] = [620, 254];
/** Width of a letter of a name below, and what stands free between two. */
const [LETTER_BELOW, BETWEEN] = [11, 10];
const margin = { top: 14, right: 12, bottom: 48 };
/** A column is at most so wide, however few there are. */
const WIDEST = 64;
/** Width of a figure of the scale and of a Korean letter, and the least that it takes. */
const [FIGURE, LETTER, SCALE] = [8, 12, 40];

const widthOf = (text: string) => sum(text, (letter) => (letter < "ᄀ" ? FIGURE : LETTER));

/** Columns made of their parts, one above the other; or a line. */
export function Columns({ data: all, before, unit, isLine = false, beforeTitle = "지난해" }: ColumnsProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured || WIDTH;
  const data = inFewParts(all);
  const [names, parts] = [sortedNames(data, "by"), sortedNames(data, "split")];
  const colours = coloursOf(data, parts, "split");
  const total = (by: string, isMeant = (_: number) => true) =>
    sum(parts, (part) => (isMeant(amountAt(data, by, part)) ? amountAt(data, by, part) : 0));
  // what is below nothing hangs below the line
  const highest = max(names, (by) => total(by, isLine ? undefined : (value) => value > 0)) ?? 0;
  const most = Math.max(highest, ...(before?.values() ?? []));
  const least = min(names, (by) => total(by, isLine ? undefined : (value) => value < 0)) ?? 0;
  const bounds = [Math.min(0, least), Math.max(0, most) || (least < 0 ? 0 : 1)];
  const y = scaleLinear(bounds, [HEIGHT - margin.bottom, margin.top]).nice(4);
  // what is counted has no halves, and nothing no heights
  const isWhole = [...data.map(({ value }) => value), ...(before?.values() ?? [])].every(Number.isInteger);
  const isNothing = most <= 0 && least >= 0;
  const isTold = (value: number) => (isNothing ? value === 0 : !isWhole || Number.isInteger(value));
  const ticks = y
    .ticks(4)
    .filter(isTold)
    .map((value) => ({ value, text: shortText(value, unit) }));
  const left = Math.max(SCALE, (max(ticks, ({ text }) => widthOf(text)) ?? 0) + 8);
  const band = scaleBand(names, [left, width - margin.right]).padding(0.25);
  const centre = (by: string) => (band(by) ?? 0) + band.bandwidth() / 2;
  const thick = Math.min(band.bandwidth(), WIDEST);
  const x = (by: string) => centre(by) - thick / 2;
  const told = names.map((by, index) => nameBelow(by, names[index - 1]));
  // of names that would run into one another every so many are drawn
  const widest = (max(told.flat(), ({ length }) => length) ?? 0) * LETTER_BELOW + BETWEEN;
  const every = Math.ceil((names.length * widest) / (width - left - margin.right));
  return (
    <div ref={ref}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className="chart" aria-hidden="true">
        {ticks.map(({ value, text }) => (
          <g key={value} transform={`translate(0 ${y(value)})`}>
            <line
              x1={left}
              x2={width - margin.right}
              className={value === 0 && least < 0 ? "chart-zero" : "chart-grid"}
            />
            <text x={left - 6} dy="0.35em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {names.map((by, index) => (
          <g key={by}>
            {!isLine && <Stack {...{ by, parts, colours, data, unit, y }} x={x(by)} width={thick} />}
            {index % every === 0 && (
              <text x={centre(by)} y={HEIGHT - margin.bottom + 18} textAnchor="middle">
                {told[index]?.[0]}
                <tspan x={centre(by)} dy="1.25em">
                  {told[index]?.[1]}
                </tspan>
              </text>
            )}
          </g>
        ))}
        {names.map((by) => {
          const last = before?.get(by);
          return last ? (
            <line key={by} x1={x(by) - 3} x2={x(by) + thick + 3} y1={y(last)} y2={y(last)} className="chart-before">
              <title>{`${by} ${beforeTitle}: ${numberText(last, unit)}`}</title>
            </line>
          ) : null;
        })}
        {isLine && (
          <>
            <path d={line<string>(centre, (by) => y(total(by)))(names) ?? ""} className="chart-line" />
            {names.map((by) => (
              <MarkLink key={by} to={parts.length === 1 ? datumAt(data, by, parts[0] ?? "")?.to : undefined}>
                <circle cx={centre(by)} cy={y(total(by))} r={3.5} className="chart-1">
                  <title>{`${by}: ${numberText(total(by), unit)}`}</title>
                </circle>
              </MarkLink>
            ))}
          </>
        )}
      </svg>
      {(parts.length > 1 || before) && (
        <Legend parts={parts.length > 1 ? parts : []} colours={colours}>
          {before && (
            <li>
              <i className="chart-before" /> {beforeTitle}
            </li>
          )}
        </Legend>
      )}
    </div>
  );
}

interface StackProps {
  by: string;
  parts: readonly string[];
  /** Of the parts. */
  colours: readonly string[];
  data: readonly Datum[];
  unit: string;
  x: number;
  width: number;
  y: (value: number) => number;
}

function Stack({ by, parts, colours, data, unit, x, width, y }: StackProps) {
  const stacked = { up: 0, down: 0 };
  return parts.map((part, index) => {
    const datum = datumAt(data, by, part);
    const value = datum?.value ?? 0;
    const side = value < 0 ? "down" : "up";
    const from = stacked[side];
    stacked[side] += value;
    const [top, bottom] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
    return (
      <MarkLink key={part} to={datum?.to}>
        <rect x={x} y={top} width={width} height={bottom - top} className={`chart-part ${colours[index]}`}>
          <title>{`${by} ${part}: ${numberText(value, unit)}`}</title>
        </rect>
      </MarkLink>
    );
  });
}
