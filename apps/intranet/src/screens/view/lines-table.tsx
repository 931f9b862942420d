import type { Known } from "../../fields/field-kind";
import { kindOf } from "../../fields/kinds";
import { ShownField } from "../../fields/shown";
import type { PlacedField } from "../definitions";
import type { Row } from "../records";
import { TotalsRow } from "../totals-row";

interface LinesTableProps {
  title: string;
  fields: readonly PlacedField[];
  /** The keys of the fields that are added up. */
  totals: readonly string[];
  lines: readonly Row[];
  known: Known;
}

/** The lines of a record, to be read. */
export function LinesTable({ title, fields, totals, lines, known }: LinesTableProps) {
  return (
    <div className="list-scroll">
      <table className="record-table">
        <caption>
          {title} {lines.length}줄
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
                <td key={placed.key} className={kindOf(placed.field).isNumber ? "is-number" : undefined}>
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
