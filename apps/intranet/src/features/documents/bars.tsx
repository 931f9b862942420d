import "./bars.css";
import { numberText } from "../../controls/number-input";

interface BarsProps {
  label: string;
  bars: readonly {
    readonly title: string;
    readonly value: number;
    /** What it was before. */
    readonly before?: number;
  }[];
  unit: string;
  beforeTitle?: string;
}

/** A chart of bars that is its own table: each row has its number beside its bar. */
export function Bars({ label, bars, unit, beforeTitle }: BarsProps) {
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [Math.abs(value), Math.abs(before)]));
  const width = (value: number) => ({ inlineSize: `${(Math.abs(value) / most) * 100}%` });
  return (
    <table className="bars">
      <caption>{label}</caption>
      <thead className="only-read">
        <tr>
          <th scope="col">구분</th>
          <th scope="col">그래프</th>
          <th scope="col">값</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ title, value, before }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className="bars-chart">
              <span className="bar" style={width(value)} />
              {before !== undefined && <span className="bar is-before" style={width(before)} />}
            </td>
            <td className="bars-value">
              {numberText(value)}
              {unit}
              {before !== undefined && (
                <span className="doc-small">
                  {" "}
                  {beforeTitle} {numberText(before)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
