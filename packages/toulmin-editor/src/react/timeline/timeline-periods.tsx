import type { Period, PeriodUnit } from "../../core/layout/periods";
import type { Dictionary } from "../../locales/ko";
import { timeIn } from "../../locales/time-label";

interface PeriodTableProps {
  readonly periods: readonly Period[];
  readonly unit: PeriodUnit;
  readonly dictionary: Dictionary;
}

/** What the bars over the whole time say, as a table; periods without facts are left out. */
export function PeriodTable({ periods, unit, dictionary }: PeriodTableProps) {
  const words = dictionary.timeline;
  return (
    <details className="toulmin-timeline-periods">
      <summary>
        {words.perPeriod}: {words.table}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {periods
            .filter((period) => period.count > 0)
            .map(({ from, to, count }) => (
              <tr key={from}>
                <td>
                  {timeIn(dictionary, { from, to, precision: unit, isApproximate: false, isRange: false, bound: null })}
                </td>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
