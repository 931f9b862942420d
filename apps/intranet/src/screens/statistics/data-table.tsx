import { amountAt, type Datum, namesOf, numberText, sortedNames } from "./chart-data";

interface DataTableProps {
  title: string;
  data: readonly Datum[];
  unit: string;
}

/** What a chart says, as a table. */
export function DataTable({ title, data, unit }: DataTableProps) {
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
          </tr>
        </thead>
        <tbody>
          {namesOf(data, "by").map((by) => (
            <tr key={by}>
              <th scope="row">{by || "전체"}</th>
              {parts.map((part) => (
                <td key={part}>{numberText(amountAt(data, by, part))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
