import { totalOf } from "@portal/definition";
import { useId } from "react";
import type { Known } from "../../controls/field-kind";
import { numberText } from "../../controls/inputs/number-input";
import { type PlacedField, valueIn } from "../../fields/definitions";
import { kindOf } from "../../fields/kinds";
import { isEmpty, ShownField } from "../../fields/shown";
import type { Row } from "../records";

export interface LinesProps {
  title: string;
  fields: readonly PlacedField[];
  /** The keys of the fields that are added up. */
  totals: readonly string[];
  lines: readonly Row[];
  known: Known;
}

/** The lines of a record, to be read, a card each: what is empty is left out. */
export function LineCards({ title, fields, totals, lines, known }: LinesProps) {
  const id = useId();
  return (
    <section className="line-cards" aria-labelledby={id}>
      <h3 id={id}>
        {title} {lines.length}건
      </h3>
      <ol>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their order
          <li key={at}>
            <dl>
              {fields
                .filter((placed) => !isEmpty(valueIn(line, placed)))
                .map((placed) => (
                  <div key={placed.key} className={kindOf(placed.field).isWide ? "is-wide" : undefined}>
                    <dt>{placed.field.label}</dt>
                    <dd>
                      <ShownField placed={placed} record={line} known={known} as="View" />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ol>
      {totals.length > 0 && lines.length > 0 && (
        <dl aria-label={`${title} 합계`}>
          {fields
            .filter(({ key }) => totals.includes(key))
            .map(({ key, field, column }) => (
              <div key={key}>
                <dt>{field.label} 합계</dt>
                <dd>{numberText(totalOf(field, column, lines))}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}
