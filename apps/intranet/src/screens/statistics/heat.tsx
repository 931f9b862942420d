import { max } from "d3";
import { type Datum, datumAt, namesOf, numberText, sortedNames } from "./chart-data";
import { Amount } from "./data-table";

/** How much of the colour the fullest cell has, in per cent: what stands in it is read by day and at night (4.5 : 1). */
const FULLEST = 45;

/** A table whose cells are the darker, the more there is in them. */
export function Heat({ title, data, unit }: { title: string; data: readonly Datum[]; unit: string }) {
  const [rows, columns] = [namesOf(data, "by"), sortedNames(data, "split")];
  const most = max(data, ({ value }) => value) || 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="heat-scroll" role="group" aria-label={title} tabIndex={0}>
      <table className="heat">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => {
                const datum = datumAt(data, row, column);
                const value = datum?.value ?? 0;
                return (
                  <td
                    key={column}
                    title={`${row} ${column}: ${numberText(value, unit)}`}
                    style={{ "--heat": `${Math.round((value / most) * FULLEST)}%` } as React.CSSProperties}
                  >
                    {value > 0 && <Amount datum={datum} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
