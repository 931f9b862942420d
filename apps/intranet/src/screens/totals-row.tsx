import "./totals-row.css";
import { totalOf } from "@portal/definition";
import { numberText } from "../controls/inputs/number-input";
import type { PlacedField } from "../fields/definitions";
import type { Row } from "./records";

interface TotalsRowProps {
  fields: readonly PlacedField[];
  /** The keys of the fields that are added up. */
  totals: readonly string[];
  lines: readonly Row[];
  /** Columns before and behind those of the fields. */
  before?: number;
  behind?: number;
}

/** The sums of lines below their table, as they are written so far. */
export function TotalsRow({ fields, totals, lines, before = 0, behind = 0 }: TotalsRowProps) {
  const first = fields.findIndex(({ key }) => totals.includes(key));
  if (first < 0 || lines.length === 0) return null;
  const span = before + first;
  return (
    <tfoot className="totals-row">
      <tr>
        {span > 0 && (
          <th scope="row" colSpan={span}>
            합계
          </th>
        )}
        {fields.slice(first).map(({ key, field, column }) => (
          <td key={key} className="is-number" {...(totals.includes(key) && { "data-label": field.label })}>
            {totals.includes(key) && numberText(totalOf(field, column, lines))}
          </td>
        ))}
        {behind > 0 && <td colSpan={behind} />}
      </tr>
    </tfoot>
  );
}
