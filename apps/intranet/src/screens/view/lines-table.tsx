import { kindOf } from "../../fields/kinds";
import { ShownField } from "../../fields/shown";
import { TotalsRow } from "../totals-row";
import { LineCards, type LinesProps } from "./line-cards";

/** The lines of a record, to be read, as its definition lays them out. */
export function ShownLines({ areCards, ...lines }: LinesProps & { areCards: boolean }) {
  return areCards ? <LineCards {...lines} /> : <LinesTable {...lines} className="record-table by-card" />;
}

/** The lines of a record, to be read, a row each. */
export function LinesTable({
  title,
  fields,
  totals,
  lines,
  known,
  className = "record-table",
}: LinesProps & { className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="list-scroll" role="group" aria-label={`${title} 표`} tabIndex={0}>
      <table className={className}>
        <caption>
          {title} {lines.length}건
        </caption>
        <thead>
          <tr>
            {fields.map(({ key, field }) => (
              <th key={key} scope="col" className={kindOf(field).isNumber ? "is-number" : undefined}>
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
            <tr key={index}>
              {fields.map((placed) => (
                <td
                  key={placed.key}
                  data-label={placed.field.label}
                  className={kindOf(placed.field).isNumber ? "is-number" : undefined}
                >
                  <ShownField placed={placed} record={line} known={known} as="Cell" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <TotalsRow {...{ fields, totals, lines }} />
      </table>
    </div>
  );
}
