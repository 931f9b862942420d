import { Link } from "react-router-dom";
import { type Datum, datumAt, namesOf, numberText, sortedNames } from "./chart-data";

interface DataTableProps {
  title: string;
  data: readonly Datum[];
  unit: string;
  /** What each had a year before. */
  before?: ReadonlyMap<string, number> | undefined;
}

/** What a chart says, as a table. */
export function DataTable({ title, data, unit, before }: DataTableProps) {
  const parts = sortedNames(data, "split");
  const isSplit = parts.length > 1 || parts[0] !== "";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <div className="chart-table" role="group" aria-label={`${title} 표`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">구분</th>
            {isSplit ? (
              parts.map((part) => (
                <th key={part} scope="col">
                  {part}
                </th>
              ))
            ) : (
              <th scope="col">값{unit && ` (${unit})`}</th>
            )}
            {before && <th scope="col">지난해</th>}
          </tr>
        </thead>
        <tbody>
          {namesOf(data, "by").map((by) => (
            <tr key={by}>
              <th scope="row">{by || "전체"}</th>
              {parts.map((part) => (
                <td key={part}>
                  <Amount datum={datumAt(data, by, part)} />
                </td>
              ))}
              {before && <td>{numberText(before.get(by) ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number that leads to the list of what it counts, where there is one. */
export function Amount({ datum }: { datum: Datum | undefined }) {
  const text = numberText(datum?.value ?? 0);
  return datum?.to ? <Link to={datum.to}>{text}</Link> : text;
}
