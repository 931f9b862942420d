import { kindOf } from "../../fields/kinds";
import { ShownField } from "../../fields/shown";
import { TotalsRow } from "../totals-row";
import { LineCards, type LinesProps } from "./line-cards";

/** The lines of a record, to be read, as its definition lays them out. */
export function ShownLines({ areCards, ...lines }: LinesProps & { areCards: boolean }) {
  return areCards ? <LineCards {...lines} /> : <LinesTable {...lines} className="record-table by-card" />;
}

interface LinesTableProps extends LinesProps {
  className?: string;
  isNumbered?: boolean;
  /** Columns behind the others that are left empty. */
  blank?: readonly string[] | undefined;
}

/** The lines of a record, to be read, a row each. */
export function LinesTable({
  title,
  fields,
  totals,
  lines,
  known,
  className = "record-table",
  isNumbered = false,
  blank = [],
}: LinesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="list-scroll" role="group" aria-label={`${title} 표`} tabIndex={0}>
      <table className={className}>
        <caption>
          {title} {lines.length}건
        </caption>
        <thead>
          <tr>
            {isNumbered && <th scope="col">번호</th>}
            {fields.map(({ key, field }) => (
              <th key={key} scope="col" className={kindOf(field).isNumber ? "is-number" : undefined}>
                {field.label}
              </th>
            ))}
            {blank.map((label) => (
              <th key={label} scope="col" className="is-blank">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
            <tr key={index}>
              {isNumbered && <td>{index + 1}</td>}
              {fields.map((placed) => (
                <td
                  key={placed.key}
                  data-label={placed.field.label}
                  className={kindOf(placed.field).isNumber ? "is-number" : undefined}
                >
                  <ShownField placed={placed} record={line} known={known} as="Cell" />
                </td>
              ))}
              {blank.map((label) => (
                <td key={label} />
              ))}
            </tr>
          ))}
        </tbody>
        <TotalsRow {...{ fields, totals, lines }} />
      </table>
    </div>
  );
}
