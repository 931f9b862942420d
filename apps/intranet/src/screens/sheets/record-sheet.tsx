import "../../controls/screen.css";
import "./record-sheet.css";
import type { Sheet } from "@portal/definition";
import type { Known } from "../../controls/field-kind";
import { fieldAt, linesAt } from "../../fields/definitions";
import { kindOf } from "../../fields/kinds";
import { entityOf } from "../../fields/modules";
import { isClosed, ShownField } from "../../fields/shown";
import { PaperFoot } from "../../shell/layouts/paper-foot";
import type { Row } from "../records";
import { LinesTable } from "../view/lines-table";

interface RecordSheetProps {
  entity: string;
  sheet: Sheet;
  record: Row;
  /** The records below it, where the sheet has them. */
  rows: readonly Row[];
  known: Known;
}

/** A record on paper, in the order of its definition: facts in two columns, lines as tables with their totals. */
export function RecordSheet({ entity, sheet, record, rows, known }: RecordSheetProps) {
  const { labels = {} } = sheet;
  return (
    <section className="record-sheet">
      <h2>{sheet.title}</h2>
      {sheet.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
        <SheetSection key={index} {...{ entity, section, labels, record, known }} />
      ))}
      {sheet.rows && (
        <LinesTable
          title={sheet.rows.title}
          fields={sheet.rows.columns.map((key) => fieldAt(sheet.rows?.of ?? entity, key))}
          totals={[]}
          lines={rows}
          known={known}
          isNumbered
          blank={sheet.rows.blank}
        />
      )}
      {sheet.note !== undefined && <p className="sheet-note">{sheet.note}</p>}
      <PaperFoot />
    </section>
  );
}

interface SheetSectionProps extends Pick<RecordSheetProps, "entity" | "record" | "known"> {
  section: Sheet["sections"][number];
  labels: NonNullable<Sheet["labels"]>;
}

function SheetSection({ entity, section: { title, fields }, labels, record, known }: SheetSectionProps) {
  const isLines = (key: string) => entityOf(entity).parts?.[key] !== undefined;
  const facts = fields
    .filter((key) => !isLines(key))
    .map((key) => fieldAt(entity, key))
    .filter((placed) => !isClosed(record, placed));
  const lines = fields.filter((key) => isLines(key) && key in record);
  if (facts.length + lines.length === 0) return null;
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      {facts.length > 0 && (
        <dl>
          {facts.map((placed) => (
            <div key={placed.key} className={kindOf(placed.field).isWide ? "is-wide" : undefined}>
              <dt>{labels[placed.key] ?? placed.field.label}</dt>
              <dd>
                <ShownField
                  placed={placed}
                  record={record}
                  known={known}
                  as={kindOf(placed.field).isWide ? "View" : "Cell"}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.map((part) => (
        <SheetLines key={part} {...{ entity, part, known }} value={record[part]} />
      ))}
    </>
  );
}

function SheetLines({ entity, part, value, known }: { entity: string; part: string; value: unknown; known: Known }) {
  const { fields = [], totals = [] } = linesAt(entity, part) ?? {};
  const lines = [value ?? []].flat() as Row[];
  const title = entityOf(entity).parts?.[part]?.title ?? entityOf(part).title;
  return <LinesTable title={title} fields={fields} totals={totals} lines={lines} known={known} />;
}
